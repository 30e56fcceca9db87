import * as files from "@/lib/offers/registry";
import { offerOfVariable, referralVariable } from "@/lib/settings";

const ids = Object.values(files).map(({ id }) => id);

test.each(ids)("the variable of the link of %s leads back to it", (id) => {
  expect(offerOfVariable(referralVariable(id))).toBe(id);
});

test.each([
  ["mi-banco", "NEXT_PUBLIC_REFERRAL_URL_MI_BANCO"],
  ["n26", "NEXT_PUBLIC_REFERRAL_URL_N26"],
  ["un-banco-mas", "NEXT_PUBLIC_REFERRAL_URL_UN_BANCO_MAS"],
])("%s: %s", (id, variable) => {
  expect(referralVariable(id)).toBe(variable);
  expect(offerOfVariable(variable)).toBe(id);
});

test.each(["NEXT_PUBLIC_REFERRAL_URL", "NEXT_PUBLIC_BRAND_NAME", ""])("%s sets no offer's link", (name) =>
  expect(offerOfVariable(name)).toBeUndefined(),
);
