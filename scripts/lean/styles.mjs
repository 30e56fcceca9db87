import { readFile } from "node:fs/promises";
import { join } from "node:path";
import postcss from "postcss";
import { attribute, elementsOf, nodesOf, parsePage, remove, textOf } from "./document.mjs";

/** @typedef {import("./document.mjs").Document} Document */

/** A class of a CSS module, by the mark that the framework puts before its name: no script knows it by name. */
const moduleClass = /\.((?:\\.|[\w-])*_(?:\\.|[\w-])+)/g;

/**
 * Puts the style sheets into the page, as one, where the first was asked for: a request less before the first paint.
 * The framework's own way (`inlineCss`) would do the same to pages made on demand, whose policy is made before them
 * and cannot know a hash.
 * @param {Document} document
 * @param {string} distDir
 */
export async function inlineStyles(document, distDir) {
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
  const [style] = elementsOf(parsePage(`<style>${css.join("\n").trim()}</style>`), "style");
  if (!style) throw new Error("a style sheet that is no style sheet");
  first.parentNode.childNodes.splice(first.parentNode.childNodes.indexOf(first), 0, style);
  style.parentNode = first.parentNode;
  links.forEach(remove);
}

/**
 * The framework writes the rules of every page into each. Takes out those that can match nothing on this one: they
 * need a module's class that no element has.
 * @param {Document} document
 */
export function leaveOwnStyles(document) {
  const classes = classesOf(document);
  for (const style of elementsOf(document, "style")) {
    const [text] = style.childNodes;
    if (text && "value" in text) text.value = ownRules(textOf(style), classes);
  }
}

/** @param {Document} document */
function classesOf(document) {
  const elements = nodesOf(document).flatMap((node) => ("tagName" in node ? [node] : []));
  return new Set(elements.flatMap((element) => (attribute(element, "class") ?? "").split(/\s+/)));
}

/**
 * What was left of each style sheet: by the sheet, and by those of its modules' classes that a page has. Pages of one
 * kind share both, so that a build of thousands reads the sheet a few times.
 * @type {Map<string, Map<string, string>>}
 */
const known = new Map();

/** @type {Map<string, ReadonlySet<string>>} */
const classesOfSheets = new Map();

/**
 * @param {string} css
 * @param {ReadonlySet<string>} classes
 */
function ownRules(css, classes) {
  const kinds = known.get(css) ?? new Map();
  known.set(css, kinds);
  const key = [...moduleClassesOf(css)].filter((name) => classes.has(name)).join(" ");
  const rules = kinds.get(key) ?? leftOf(css, classes);
  kinds.set(key, rules);
  return rules;
}

/** @param {string} css */
function moduleClassesOf(css) {
  const names = classesOfSheets.get(css) ?? new Set(namesIn(css));
  classesOfSheets.set(css, names);
  return names;
}

/** @param {string} selector */
function namesIn(selector) {
  return [...selector.matchAll(moduleClass)].map(([, name = ""]) => name.replaceAll("\\", ""));
}

/**
 * @param {string} css
 * @param {ReadonlySet<string>} classes
 */
function leftOf(css, classes) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent && "name" in rule.parent && /keyframes$/.test(String(rule.parent.name))) return;
    const left = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (left.length === 0) removeWithGroup(rule);
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  return root.toString();
}

/**
 * A group of rules goes with its last one.
 * @param {import("postcss").ChildNode} node
 */
function removeWithGroup(node) {
  const group = node.parent;
  node.remove();
  if (group?.type === "atrule" && group.nodes?.length === 0) {
    removeWithGroup(/** @type {import("postcss").AtRule} */ (group));
  }
}

/**
 * Whether a selector might match: each class that it needs is there, and of each list of alternatives one is.
 * @param {string} selector
 * @param {ReadonlySet<string>} classes
 * @returns {boolean}
 */
function canMatch(selector, classes) {
  const { outside, functions } = partsOf(selector);
  if (namesIn(outside).some((name) => !classes.has(name))) return false;
  return functions
    .filter(({ name }) => name !== ":not")
    .every(({ args }) => postcss.list.comma(args).some((alternative) => canMatch(alternative, classes)));
}

/**
 * A selector without what stands in brackets, and that apart, by the name before the bracket.
 * @param {string} selector
 */
function partsOf(selector) {
  /** @type {{ name: string, args: string }[]} */
  const functions = [];
  let outside = "";
  for (let at = 0; at < selector.length; ) {
    const end = selector[at] === "(" ? closing(selector, at) : at + 1;
    if (selector[at] === "(") {
      functions.push({ name: /:[\w-]+$/.exec(outside)?.[0] ?? "", args: selector.slice(at + 1, end - 1) });
    } else outside += selector[at];
    at = end;
  }
  return { outside, functions };
}

/**
 * The place after the bracket that closes the one at `start`.
 * @param {string} text
 * @param {number} start
 */
function closing(text, start) {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at + 1;
  }
  return text.length;
}
