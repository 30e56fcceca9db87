/** @jest-environment node */
import {
  dsn,
  euros,
  host,
  offerOfVariable,
  origin,
  referralUrl,
  referralVariable,
} from "@/lib/config/settings";

test.each([
  ["mi-banco", "NEXT_PUBLIC_REFERRAL_URL_MI_BANCO"],
  ["n26", "NEXT_PUBLIC_REFERRAL_URL_N26"],
])("the link of %s is set by %s", (id, variable) => {
  expect(referralVariable(id)).toBe(variable);
  expect(offerOfVariable(variable)).toBe(id);
});

test.each(["NEXT_PUBLIC_REFERRAL_URL", "NEXT_PUBLIC_BRAND_NAME"])("%s sets no offer's link", (name) =>
  expect(offerOfVariable(name)).toBeUndefined(),
);

const kinds = { origin, host, referralUrl, dsn, euros };

test.each<[kind: keyof typeof kinds, value: string, fits: boolean]>([
  ["origin", "HTTPS://www.ejemplo.es/", true],
  ["origin", "https://www.ejemplo.es/?x", false],
  ["origin", "https://ana@www.ejemplo.es", false],
  ["host", "www.ejemplo.es:8080", true],
  ["host", "www.ejemplo.es/", false],
  ["referralUrl", "https://a.es/x?y=1#z", true],
  ["referralUrl", "https://[", false],
  ["referralUrl", "https://a.es/x\ty", false],
  ["dsn", "https://clave@a.es/sentry/12", true],
  ["dsn", "https://clave@a.es/x12", false],
  ["dsn", "xhttps://clave@a.es/12", false],
  ["euros", "999999,99", true],
  ["euros", "1000000", false],
  ["euros", "1,234", false],
])("%s: %j fits: %s", (kind, value, fits) => {
  expect(kinds[kind].safeParse(value).success).toBe(fits);
});
