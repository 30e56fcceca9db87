import { readFileSync } from "node:fs";
import { getExtensionPath } from "idcac-playwright";
import postcss, { type Rule } from "postcss";
import parseSelector from "postcss-selector-parser";
import { all } from "./dom";
import { each, type Page } from "./site";

// What content blockers hide on every site: the list of «I don't care about cookies», which has most of EasyList Cookie.

/** A rule's selector, with the ids and classes without which it hits nothing. */
interface Filter {
  selector: string;
  needs: string[];
}

function readFilters(): Filter[] {
  const source = readFileSync(getExtensionPath(), "utf8");
  const [, css = ""] = /"data\/css\/common\.css": `(.*?)`/s.exec(source) ?? [];
  const rules = postcss.parse(css).nodes.filter((node): node is Rule => node.type === "rule");
  return rules.flatMap(({ selectors }) =>
    selectors.map((selector) => ({ selector, needs: namesNeeded(selector) })),
  );
}

function namesNeeded(selector: string): string[] {
  const [first] = parseSelector().astSync(selector).nodes;
  return (first?.nodes ?? []).flatMap((part) =>
    part.type === "id" || part.type === "class" ? [part.value] : [],
  );
}

const filters = readFilters();

/** The page's frame: what stands in its body, without what the page is about. It is the same on most pages. */
function frameOf({ document }: Page): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  copy.dataset.consent = "ask";
  for (const part of all("head > *, main > *, body > footer > *, [data-share]", copy)) part.remove();
  return copy.outerHTML;
}

test("the list knows the names of other sites' banners", () => {
  expect(filters.length).toBeGreaterThan(10_000);
  expect(filters.map(({ selector }) => selector)).toContain("#aviso-cookies");
});

each("no content blocker's list hides anything by its id or class", ({ pages }) => {
  const hits = pages.flatMap(({ address, document }) => {
    const names = new Set(all("[id], [class]", document).flatMap(({ id, classList }) => [id, ...classList]));
    return filters
      .filter(({ needs }) => needs.length > 0 && needs.every((name) => names.has(name)))
      .filter(({ selector }) => document.querySelector(selector))
      .map(({ selector }) => `${selector} ${address}`);
  });
  expect(hits).toEqual([]);
});

each("no content blocker's list hides part of the consent question or of the page's frame", ({ pages }) => {
  const frames = new Set(pages.map(frameOf));
  const parser = new DOMParser();
  const hits = [...frames].flatMap((html) => {
    const frame = parser.parseFromString(html, "text/html");
    return filters
      .filter(({ needs }) => needs.length === 0)
      .filter(({ selector }) => frame.querySelector(selector))
      .map(({ selector }) => selector);
  });
  expect(hits).toEqual([]);
});
