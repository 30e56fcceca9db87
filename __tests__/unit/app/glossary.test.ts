import { glossary } from "@/lib/copy/glossary";
import { all, type BuiltSite, buildSite, words } from "./site";
import { plain } from "../offers/texts";

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => jest.restoreAllMocks());

test("every entry has its anchor, its meaning and, where a public body says so itself, the way there", async () => {
  await site.show("/glosario");
  for (const { id, term, definition, source } of glossary) {
    const entry = document.getElementById(id);
    expect(words(entry?.querySelector("dt"))).toBe(term);
    expect(words(entry?.querySelector("dd p"))).toBe(plain(definition));
    expect(entry?.querySelector("a")?.getAttribute("href")).toBe(source?.url);
  }
  expect(all("dt")).toHaveLength(glossary.length);
});

test("a landing page leads to an entry by its own words, once, and never from a question's button", async () => {
  for (const path of site.landings) {
    await site.show(path);
    const links = all<HTMLAnchorElement>("main a[href^='/glosario#']");
    const ids = links.map((link) => link.hash.slice(1));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [i, link] of links.entries()) {
      const forms = glossary.find(({ id }) => id === ids[i])?.forms ?? [];
      expect(forms.map((form) => form.toLowerCase())).toContain(words(link).toLowerCase());
      expect(link.closest("summary")).toBeNull();
    }
  }
});
