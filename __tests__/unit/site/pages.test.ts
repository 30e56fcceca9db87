import { newest } from "@/lib/format/dates";
import { glossaryThing } from "@/lib/site/glossary";
import { catalogue, contentDate, modifiedOn } from "@/lib/offers";
import { lowi } from "@/lib/offers/registry";
import * as pages from "@/lib/site/pages";

const { sitePages, ...each } = pages;

test("every page stands once in the list, under the address that its id says", () => {
  expect([...sitePages].sort((one, other) => one.id.localeCompare(other.id))).toEqual(
    Object.values(each).sort((one, other) => one.id.localeCompare(other.id)),
  );
  for (const { id, path } of sitePages) expect(path).toBe(`/${id}`);
});

test("the glossary alone holds something that has a type of its own", () => {
  expect(sitePages.filter(({ things }) => things)).toEqual([pages.glossaryPage]);
  expect(pages.glossaryPage.things).toEqual([glossaryThing()]);
});

test("what is told of offers is as new as the newest change in them", () => {
  const { enabled } = catalogue;
  const changed = enabled.flatMap(({ history }) => history.map(({ date }) => date));
  expect(pages.changesPage.modifiedOn).toBe(changed.length > 0 ? newest(changed) : contentDate);
  expect(pages.comparisonPage.modifiedOn).toBe(newest([contentDate, ...enabled.map(modifiedOn)]));
});

/** The page of changes of a site whose only offer is Lowi's, with something changed. */
async function changesPageWith(changed: object): Promise<pages.SitePage> {
  const landing = { ...lowi.landing, sections: [] };
  const only = { ...lowi, landing, verifiedOn: "2030-01-02", ...changed };
  jest.resetModules();
  // The mark of a module, without which its default would count as an offer.
  const registry = Object.defineProperty({ lowi: only }, "__esModule", { value: true });
  jest.doMock("@/lib/offers/registry", () => registry);
  const { changesPage } = await import("@/lib/site/pages");
  jest.dontMock("@/lib/offers/registry");
  return changesPage;
}

test.each([
  ["a check without a change leaves it as it was", {}, lowi.history.at(-1)?.date],
  ["without any offer it is as new as the last check", { enabled: false }, "2030-01-02"],
])("the page of changes: %s", async (_case, changed, day) => {
  expect((await changesPageWith(changed)).modifiedOn).toBe(day);
});
