/** @jest-environment node */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { comparisonSlug } from "@/lib/offers/comparison";
import { offerId } from "@/lib/offers/fields";
import { reservedIds } from "@/lib/offers/reserved-ids";
import { sitePages } from "@/lib/site/pages";

const root = join(__dirname, "../../..");
const isSlug = (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

/** Sources of the framework's at the top of `app`, which have no address. */
const sources = ["error", "global-error", "globals", "layout", "not-found", "page", "tokens", "base"];

/** What lies at the top of the addresses: `app/cambios.atom` is called «cambios», `app/[slug]` has no name. */
const served = ["app", "public"]
  .flatMap((folder) => readdirSync(join(root, folder)))
  .map((entry) => entry.split(".")[0] ?? "")
  .filter((name) => isSlug(name) && !sources.includes(name));

test("there are addresses", () => {
  expect(served).toEqual(expect.arrayContaining(["legal", "comparar", "heroes", "md"]));
});

test.each([...new Set(served)])("no offer is called «%s»", (id) => {
  expect(reservedIds).toContain(id);
  expect(offerId.safeParse(id).error?.issues[0]?.message).toContain("otro nombre");
});

test("every one has the form of an id: others are refused by it", () => {
  expect(reservedIds.filter((id) => !isSlug(id))).toEqual([]);
  expect(new Set(reservedIds).size).toBe(reservedIds.length);
});

test("every page of the site's own is reserved", () => {
  expect(reservedIds).toEqual(expect.arrayContaining(sitePages.map(({ id }) => id)));
});

test("an id that reads like a comparison is refused", () => {
  const id = comparisonSlug([{ id: "uno" }, { id: "dos" }]);
  expect(offerId.safeParse(id).error?.issues[0]?.message).toContain("un nombre sin «-vs-»");
});
