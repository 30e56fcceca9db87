import { newest } from "@/lib/dates";
import { glossaryThing } from "@/lib/glossary";
import { catalogue, contentDate, modifiedOn } from "@/lib/offers";
import * as pages from "@/lib/site-pages";

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
