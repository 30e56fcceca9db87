import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from "parse5";
import postcss, { type ChildNode } from "postcss";
import parseSelector, { type Selector } from "postcss-selector-parser";
import { attribute, elementsOf, remove } from "./document";

/**
 * Inlines the style sheets as one, in the place of the first: one request less before the first paint. Next's
 * `inlineCss` would also inline them in pages made on demand, whose policy cannot contain a hash.
 */
export async function inlineStyles(document: Tree.Document, distDir: string): Promise<void> {
  const links = elementsOf(document, "link").filter((link) => attribute(link, "rel") === "stylesheet");
  const [first] = links;
  if (!first?.parentNode) return;
  const sheets = links.map((link) => {
    const path = (attribute(link, "href") ?? "").replace(/\?.*/, "");
    if (!path.startsWith("/_next/static/")) throw new Error(`unknown style sheet ${path}`);
    return readFile(join(distDir, path.slice("/_next/".length)), "utf8");
  });
  const css = (await Promise.all(sheets)).map((sheet) =>
    sheet.replace(/\/\*# sourceMappingURL=.*?\*\//g, ""),
  );
  const classes = elementsOf(document).flatMap((element) => (attribute(element, "class") ?? "").split(/\s+/));
  const [style] = parseFragment(`<style>${ownRules(css.join("\n").trim(), classes)}</style>`).childNodes;
  if (!style) throw new Error("a style sheet that is no style sheet");
  first.parentNode.childNodes.splice(first.parentNode.childNodes.indexOf(first), 0, style);
  style.parentNode = first.parentNode;
  links.forEach(remove);
}

/** Whether a class comes from a CSS module: their names contain `_`. Scripts never add such a class. */
const isOfModule = (name: string) => name.includes("_");

/** Pruned style sheets, by sheet and classes: pages of one kind share both. */
const known = new Map<string, string>();

/**
 * Removes rules that cannot match: those that need a CSS module class that no element of the page has. The framework
 * puts the rules of every page into each.
 */
export function ownRules(css: string, classes: readonly string[]): string {
  const present = new Set(classes.filter(isOfModule));
  const key = [...present].sort().join(" ") + css;
  const rules = known.get(key) ?? prune(css, present);
  known.set(key, rules);
  return rules;
}

function prune(css: string, present: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (!isOfModule(rule.selector)) return;
    const left = rule.selectors.filter((text) =>
      parseSelector()
        .astSync(text)
        .some((one) => canMatch(one, present)),
    );
    if (left.length === 0) removeWithGroup(rule);
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  return root.toString();
}

/** Whether every class that a selector needs is present; of alternatives such as `:is()`, at least one. */
function canMatch(selector: Selector, present: ReadonlySet<string>): boolean {
  return selector.every((part) => {
    if (part.type === "class") return !isOfModule(part.value) || present.has(part.value);
    if (part.type !== "pseudo" || part.value === ":not" || part.nodes.length === 0) return true;
    return part.nodes.some((alternative) => canMatch(alternative, present));
  });
}

/** Removes a rule, and its at-rule if nothing is left in it. */
function removeWithGroup(node: ChildNode): void {
  const group = node.parent;
  node.remove();
  if (group?.type === "atrule" && group.nodes?.length === 0) removeWithGroup(group as postcss.AtRule);
}
