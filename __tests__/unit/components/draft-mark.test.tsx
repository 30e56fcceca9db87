import { screen } from "@testing-library/dom";
import { renderPage } from "@/__tests__/render";
import { DraftMark } from "@/components/draft-mark";
import { draft as words } from "@/lib/copy/draft";
import { site } from "@/lib/config/site";

const mark = async (offer: { id: string; draft: boolean }, production: boolean) => {
  const before = site.production;
  site.production = production;
  await renderPage(<DraftMark offer={offer} />);
  site.production = before;
  return screen.queryByText(words.label);
};

test.each([
  ["a draft in development", true, false, true],
  ["a draft in a built preview", true, true, false],
  ["an offer that is published", false, false, false],
])("%s", async (_name, draft, production, shown) => {
  expect((await mark({ id: "n26", draft }, production)) !== null).toBe(shown);
  if (shown) expect(document.body.textContent).toContain("npm run offers enable n26");
});
