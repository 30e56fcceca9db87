import { all } from "./dom";
import { type Build, every, of, type Page } from "./site";

/** The words of a page in its head; an answer may have its own. */
const WORDS = /^(description|(og|twitter):(title|description|url|image|image:alt))$/;
/** What only a prerendered page has: its place in search results, and a twin in Markdown. */
const PAGES_OWN = "[name=robots], [type='text/markdown']";

/** The tags of a head by their attributes, in any order. */
function headOf({ document }: Page): string[] {
  const tags = all(`head > :is(title, meta, link):not(${PAGES_OWN})`, document).map((tag) => {
    const { content, href, ...rest } = Object.fromEntries(
      tag.getAttributeNames().map((name) => [name, tag.getAttribute(name) ?? ""]),
    );
    const isOwn = WORDS.test(rest.name ?? rest.property ?? "") || rest.rel === "canonical";
    // The framework gives a page's icons a version.
    const value = isOwn ? "" : (content ?? href?.replace(/\?.*/, "") ?? "");
    return `${tag.localName} ${JSON.stringify(Object.entries(rest).sort())} ${value}`;
  });
  return tags.sort();
}

/** What stands around the main part, without the names of classes and the address on paper. */
function frameOf({ document }: Page): string {
  const body = document.body.cloneNode(true) as HTMLElement;
  for (const part of all("main, [data-address]", body)) part.replaceChildren();
  for (const part of all("[class]", body)) part.removeAttribute("class");
  return body.innerHTML;
}

/** The page that an answer belongs to: `/paypal/plazos/fechas` → `/paypal/plazos`. */
const pageOf = ({ path }: Page, { page }: Build) => page(path.replace(/\/(calculo|fechas|elegir)$/, ""));

every(
  "an answer has the head and the frame of its page, around its own words",
  of("answer"),
  (answer, build) => {
    const page = pageOf(answer, build);
    if (!page) throw new Error("no page");
    expect(headOf(answer)).toEqual(headOf(page));
    expect(frameOf(answer)).toBe(frameOf(page));
    expect(answer.document.querySelector("[name=robots]")?.getAttribute("content")).toBe("noindex");
  },
);
