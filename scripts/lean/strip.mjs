import { attribute, elementsOf, nodesOf, parsePage, remove, serializePage, textOf } from "./document.mjs";
import { addressIn, ownerOf } from "./scripts.mjs";
import { leaveOwnStyles } from "./styles.mjs";

/** @typedef {import("./document.mjs").Document} Document */
/** @typedef {import("./document.mjs").Element} Element */

/** What React writes between texts and around boundaries, for its own return to the page. */
const markers = [" ", "", "$", "/$", "&", "/&", "html", "head", "body", "F", "F!"];
/** A boundary whose content was not in place when the page was written: only script could put it there. */
const unfinished = ["$?", "$!", "$~"];

/**
 * The page without what the framework needs to take it over in the browser: its scripts, their preloads, its
 * payload, React's markers. Structured data and our own script stay. Changes the given tree.
 * @param {Document} document
 * @param {string} page named when something unexpected stops the build
 * @returns {string} the HTML to send
 */
export function stripFramework(document, page) {
  refuseUnfinished(document, page);
  const kept = keptScripts(document, page);
  removeScripts(document, page);
  removePreloads(document, page);
  removeMarkers(document);
  leaveOneRobots(document, page);
  leaveOwnStyles(document);

  const html = serializePage(document);
  const left = /\/_next\/static\/[^"'\s<>]*\.js/.exec(html);
  if (left) throw new Error(`${page}: still names a script of the framework after stripping: ${left[0]}`);
  if (keptScripts(parsePage(html), page).join("\n") !== kept.join("\n")) {
    throw new Error(`${page}: lost a script of ours or structured data while stripping`);
  }
  return html;
}

/**
 * @param {Document} document
 * @param {string} page
 */
function keptScripts(document, page) {
  return elementsOf(document, "script")
    .filter((script) => ownerOf(script, page) !== "framework")
    .map((script) => `${addressIn(script) ?? ""} ${textOf(script)}`);
}

/**
 * @param {Document} document
 * @param {string} page
 */
function removeScripts(document, page) {
  const scripts = elementsOf(document, "script").filter((script) => ownerOf(script, page) === "framework");
  if (scripts.length === 0) throw new Error(`${page}: no script of the framework where some were expected`);
  scripts.forEach(remove);
}

/**
 * What the framework would fetch ahead: its scripts, and style sheets of what only they could show, such as the words of
 * a page that is not there.
 * @param {Document} document
 * @param {string} page
 */
function removePreloads(document, page) {
  for (const link of elementsOf(document, "link")) {
    const rel = attribute(link, "rel");
    const as = attribute(link, "as") ?? "";
    const href = attribute(link, "href") ?? "";
    if (rel !== "modulepreload" && !(rel === "preload" && ["script", "style"].includes(as))) continue;
    if (!href.startsWith("/_next/static/")) throw new Error(`${page}: unknown preload ${href}`);
    remove(link);
  }
}

/**
 * A large or slow Suspense boundary is written at the end of the page, for a script to move it.
 * @param {Document} document
 * @param {string} page
 */
function refuseUnfinished(document, page) {
  for (const node of nodesOf(document)) {
    if ("data" in node && unfinished.includes(node.data)) {
      throw new Error(
        `${page}: a Suspense boundary (<!--${node.data}-->) that only script could fill; do without it`,
      );
    }
  }
}

/**
 * Comments of React, the attributes by which it would find a stylesheet again, and the empty box in which it
 * would have streamed late metadata.
 * @param {Document} document
 */
function removeMarkers(document) {
  nodesOf(document)
    .filter((node) => "data" in node && markers.includes(node.data))
    .forEach(remove);
  for (const style of elementsOf(document, "style")) {
    style.attrs = style.attrs.filter(({ name }) => name !== "data-precedence" && name !== "data-href");
  }
  for (const box of elementsOf(document, "div").filter(isEmptyMetadataBox)) remove(box);
}

/** @param {Element} box */
function isEmptyMetadataBox(box) {
  const parent = box.parentNode;
  const first = parent && "tagName" in parent && parent.tagName === "body" && parent.childNodes[0] === box;
  return first && box.childNodes.length === 0 && box.attrs.length === 1 && attribute(box, "hidden") === "";
}

/**
 * To a 404 the framework adds a `noindex` of its own beside the page's; the page's says more.
 * @param {Document} document
 * @param {string} page
 */
function leaveOneRobots(document, page) {
  const robots = elementsOf(document, "meta").filter((meta) => attribute(meta, "name") === "robots");
  if (robots.length < 2) return;
  const ours = robots.filter((meta) => attribute(meta, "content") !== "noindex");
  if (ours.length !== 1)
    throw new Error(`${page}: ${robots.length} robots metas, of which ${ours.length} are the page's own`);
  robots.filter((meta) => meta !== ours[0]).forEach(remove);
}
