import {
  attribute,
  elementsOf,
  nodesOf,
  parsePage,
  remove,
  serializePage,
  textOf,
} from "../lean/document.mjs";
import { addressIn } from "../lean/scripts.mjs";
import { zipped } from "../lean/table.mjs";

/** @typedef {import("../lean/document.mjs").Document} Document */
/** @typedef {import("../lean/document.mjs").Element} Element */

/** @param {Element} script */
const runs = (script) => /^$|^module$|^text\/javascript$/.test(attribute(script, "type") ?? "");

/** @param {Document} document */
const scriptsThatRun = (document) => elementsOf(document, "script").filter(runs);

/**
 * What a page costs by its HTML alone.
 * @param {string} html
 */
export function readPage(html) {
  const document = parsePage(html);
  const scripts = scriptsThatRun(document).map((script) => attribute(script, "src") ?? "");
  const links = elementsOf(document, "link").filter((link) =>
    /style|font/.test(`${attribute(link, "rel")} ${attribute(link, "as")}`),
  );
  return {
    htmlBytes: zipped(html),
    cssBytes: zipped(elementsOf(document, "style").map(textOf).join("\n")),
    scripts: scripts.length,
    frameworkScripts: scripts.filter((src) => src.startsWith("/_next/")).length,
    stylesheets: links.length,
    nodes: nodesOf(document).filter((node) => "tagName" in node).length,
    /** The styles themselves. */
    css: elementsOf(document, "style").map(textOf).join("\n"),
    /** The framework's scripts, by address. */
    framework: scripts.filter((src) => src.startsWith("/_next/")),
    entry: elementsOf(document, "script").map(addressIn).find(Boolean),
    hero: elementsOf(document, "source").flatMap((source) => firstOf(attribute(source, "srcset") ?? ""))[0],
    isIndexable: !elementsOf(document, "meta").some(
      (meta) => attribute(meta, "name") === "robots" && /noindex/.test(attribute(meta, "content") ?? ""),
    ),
    hasTest: nodesOf(document).some(
      (node) => "tagName" in node && attribute(node, "data-variant") !== undefined,
    ),
    links: elementsOf(document, "a").flatMap((link) => attribute(link, "href") ?? []),
  };
}

/**
 * The narrowest picture of a list: what a phone takes.
 * @param {string} srcset
 */
function firstOf(srcset) {
  const [address] = srcset.trim().split(" ");
  return address ? [address] : [];
}

/**
 * The same page without any script, rules and early characters among them: what it would be if it needed none.
 * @param {string} html
 */
export function scriptFreeTwin(html) {
  const document = parsePage(html);
  for (const script of elementsOf(document, "script")) {
    if (attribute(script, "type") !== "application/ld+json") remove(script);
  }
  return serializePage(document);
}
