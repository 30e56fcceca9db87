// The Markdown twins of the pages, read with another library than the one that writes them.
import { parse } from "marked";
import { markdownPath } from "@/lib/site/metadata";
import { all, hrefs, isBefore, plain, words } from "./dom";
import { type Build, every, type Page } from "./site";

/** Of an A/B test, a twin has variant a. */
const withTwin = ({ indexable }: Build) => indexable.filter(({ variant }) => variant !== "b");

const answerOf = ({ answers }: Build, { path }: Page) => answers.get(markdownPath(path));

/** A twin as a reader shows it: without front matter; its last rule ends what the page says. */
function readTwin(build: Build, page: Page) {
  const text = (answerOf(build, page)?.text ?? "").replace(/^---\n[^]*?\n---\n/, "");
  const { body } = new DOMParser().parseFromString(parse(text, { async: false }), "text/html");
  const end = all("hr", body).at(-1);
  const isClosing = (node: Element) => end !== undefined && isBefore(end, node);
  const said = [...body.children].filter((node) => node !== end && !isClosing(node));
  return { text, body, said, closing: [...body.children].filter(isClosing).map(words).join(" ") };
}

/** What only a visitor who looks at the page needs: controls, ways around it, and the button once more at its end. */
function isForEyes(element: Element): boolean {
  const isControls = element.matches("form, fieldset") && !element.querySelector(".ticket");
  const isMenu = element.matches("li") && element.firstElementChild?.matches(".pill");
  const around = [...(element.parentElement?.childNodes ?? [])];
  const isSentence = around.some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  return (
    isControls ||
    isMenu === true ||
    (element.matches(`a[href^="#"]`) && (!isSentence || element.matches(".not-printed"))) ||
    element.matches(
      `script, style, template, svg, button, legend, nav, summary.not-printed, .needs-script,
       [aria-hidden=true], [hidden], [role=group], [role=status], #cierre, #otras,
       :is(h2, h3, h4) + .visually-hidden`,
    )
  );
}

function visibleText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? "";
  if (!(node instanceof Element) || isForEyes(node)) return "";
  return [...node.childNodes].map(visibleText).join("");
}

/** A text without spaces, and without the signs that a twin puts between what a page sets apart by its layout. */
const squeezed = (text: string) => text.replaceAll("(pestaña nueva)", "").replace(/[\s:·]/g, "");

every("a Markdown twin says what its page says, all of it and in order", withTwin, (page, build) => {
  const [twin, own] = [readTwin(build, page).said.map(words).join(""), visibleText(page.main)].map(squeezed);
  const difference = [...(own ?? "")].findIndex((letter, place) => letter !== twin?.[place]);
  const around = (text = "") =>
    text.slice(Math.max(0, difference - 40), difference < 0 ? undefined : difference + 80);
  expect(around(twin)).toBe(around(own));
});

every("no line of a Markdown twin begins with what ends a sentence", withTwin, (page, build) => {
  expect(readTwin(build, page).text.match(/^[ ]*[.,:;].*/gm) ?? []).toEqual([]);
});

every("a Markdown twin has the parts of its page, and no HTML", withTwin, (page, build) => {
  const { text, body } = readTwin(build, page);
  // Nor links without a space between them.
  expect(text.match(/.{0,30}(?:<(?!https?:|[\w.-]+@)|&#?\w+;|\)\[).{0,30}/g) ?? []).toEqual([]);
  const headings = (within: ParentNode) =>
    all("h1, h2", within).filter((one) => !one.closest("#cierre, #otras"));
  const named = (one: Element) => [one.localName, plain(words(one))];
  expect(headings(body).map(named)).toEqual(headings(page.main).map(named));
  expect(all("h3, li, p, td, strong", body).filter((one) => words(one) === "")).toEqual([]);
});

every("the links of a Markdown twin have words, are whole and lead somewhere", withTwin, (page, build) => {
  const { body } = readTwin(build, page);
  expect(all("a", body).filter((link) => words(link) === "")).toEqual([]);
  expect(hrefs(body).filter((href) => !/^(https?|mailto):/.test(href))).toEqual([]);
  const own = hrefs(body).filter((href) => href.startsWith(build.site.url));
  expect(own.filter((href) => build.at(href, "/")?.status !== 200)).toEqual([]);
  const links = hrefs(page.main, "a[rel~=noopener]:not([data-referral], .pill)");
  expect(hrefs(body)).toEqual(expect.arrayContaining(links));
});

every("a Markdown twin names its page, and ends with who earns what", withTwin, (page, build) => {
  const canonical = page.document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const { headers = {} } = answerOf(build, page) ?? {};
  expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
  expect(headers.link).toContain(`<${canonical}>; rel="canonical"`);
  const { closing } = readTwin(build, page);
  expect(closing).toMatch(
    page.offer?.terms.invitation.by === "none" ? /no ganamos nada/ : /podemos recibir una comisión/,
  );
  // A page without a button costs nobody anything.
  const hasButton = !page.offer || page.offer.terms.invitation.by !== "none" || build.canTake(page.offer);
  expect(closing).toContain(hasButton ? "Tu coste no cambia." : "Esta página ya no lleva botón");
  const offers = page.offer ? [page.offer] : build.catalogue.enabled;
  expect(/hoy no ganamos nada/i.test(closing)).toBe(
    hasButton && offers.some(({ hasInvitation }) => !hasInvitation),
  );
  expect(closing).toContain(canonical);
});
