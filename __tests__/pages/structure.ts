import { HtmlValidate } from "html-validate";
import { refusalPath } from "@/lib/config/paths";
import { all, hrefs, words } from "./dom";
import { every, full, type Page, pages } from "./site";

/** The addresses of a page's links, pictures and scripts. */
const targetsOf = ({ document }: Page) => [
  ...hrefs(document, "a[href], link[href]"),
  ...all("[src], [data-script]", document).map(
    (element) => element.getAttribute("src") ?? element.dataset.script ?? "",
  ),
];

every("every link, picture and script of the site exists", pages, (page, { at, origin }) => {
  const ours = targetsOf(page).filter((link) => link.startsWith("/") || link.startsWith(origin));
  const statuses = ours.map((link) => [link, at(link, page.address)?.status]);
  const expected = (link?: string | number) => (link === refusalPath ? 303 : 200);
  expect(statuses.filter(([link, status]) => status !== expected(link))).toEqual([]);
});

every("Cloudflare, in front of the site, leaves the e-mail addresses of a page whole", pages, ({ html }) => {
  // Cloudflare looks at no attribute but `href`: not at those of <html>.
  const outside = html.replace(
    /<html[^>]*>|<head>[^]*?<\/head>|<!--email_off-->[^]*?<!--\/email_off-->/g,
    "",
  );
  expect(outside).not.toMatch(/mailto:|[\w.+-]+@[\w-]+\.\w/);
});

every("Cloudflare's Rocket Loader leaves the scripts of a page alone", pages, ({ document }) => {
  const types = all("script:not([data-cfasync=false])", document).map((script) =>
    script.getAttribute("type"),
  );
  expect(types.filter((type) => type !== "application/ld+json" && type !== "speculationrules")).toEqual([]);
});

every("every link to an anchor has its target", pages, (page, { at, pages }) => {
  const broken = hrefs(page.document, "a[href*='#']").filter((link) => {
    const target = at(link, page.address);
    const anchor = decodeURIComponent(link.replace(/.*#/, ""));
    return (
      target && !pages.find(({ address }) => address === target.address)?.document.getElementById(anchor)
    );
  });
  expect(broken).toEqual([]);
});

every("a page has one title, and headings that skip no level", pages, ({ document }) => {
  const headings = all("h1, h2, h3, h4, h5, h6", document);
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  expect(levels.filter((level) => level === 1)).toEqual([levels[0]]);
  levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1));
  expect(headings.map(words)).not.toContain("");
});

every("a page has its landmarks once, and a name for each navigation", pages, ({ document }) => {
  for (const landmark of ["body > header", "main", "body > footer"])
    expect(all(landmark, document)).toHaveLength(1);
  const names = all("nav", document).map((nav) => {
    const titled = document.getElementById(nav.getAttribute("aria-labelledby") ?? "");
    return nav.getAttribute("aria-label") ?? words(titled);
  });
  expect(names).not.toContain("");
  expect(new Set(names).size).toBe(names.length);
});

every("a page has at most eight landmarks", pages, ({ document }) => {
  const named = "section[aria-label], section[aria-labelledby], form[aria-label]";
  expect(all(`body > header, main, nav, body > footer, ${named}`, document).length).toBeLessThanOrEqual(8);
});

every("a page repeats no id and refers to none that is missing", pages, ({ document }) => {
  const ids = all("[id]", document).map(({ id }) => id);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "for"])
    for (const element of all(`[${attribute}]`, document))
      expect(ids).toEqual(expect.arrayContaining((element.getAttribute(attribute) ?? "").split(" ")));
});

test("the pages are valid HTML", async () => {
  const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });
  const faults: string[] = [];
  // The default build's pages consist of the same parts.
  for (const { address, html } of full.pages)
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { ruleId, message, line } of messages)
        faults.push(`${address}:${line}: ${ruleId}: ${message}`);
  expect(faults).toEqual([]);
});

every("a page describes its pictures and hides its icons from screen readers", pages, ({ document }) => {
  for (const picture of all<HTMLImageElement>("img", document)) {
    expect(picture.getAttribute("alt")).not.toBeNull();
    expect([picture.width, picture.height]).toEqual([320, 240]);
  }
  expect(all("svg:not([aria-hidden=true])", document)).toEqual([]);
});

every(
  "a page shows no undefined, NaN, null, unfilled placeholder or unit as written in YAML",
  pages,
  ({ document }) => {
    expect(words(document.body)).not.toMatch(/undefined|\bNaN\b|\[object|Invalid Date|\{\w+\}|\bnull\b/);
    expect(words(document.body)).not.toMatch(/\d (EUR|days|months|hours|minutes|times)\b/);
  },
);
