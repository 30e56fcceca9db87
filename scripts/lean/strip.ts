import { type DefaultTreeAdapterTypes as Tree, serialize } from "parse5";
import { hashSource } from "../../lib/http/hash-source";
import { pagePolicy } from "../../lib/http/page-policy";
import { keepAddressesWhole } from "../../lib/http/whole-addresses";
import { attribute, elementsOf, nodesOf, remove, textOf } from "./document";

/** Types that a browser does not execute: structured data, navigation hints, plain data. */
const DATA = ["application/ld+json", "speculationrules", "application/json"];
/** The beginnings of the framework's inline scripts: its payload and its start code. */
const FRAMEWORK = [
  "(self.__next_f=self.__next_f||[]).push(",
  "self.__next_f.push(",
  '(globalThis["TURBOPACK"] ',
];
/** Comment markers that React writes for hydration. */
const MARKERS = [" ", "", "$", "/$", "&", "/&", "html", "head", "body", "F", "F!"];
/** Markers of a Suspense boundary that was not resolved during the build. */
const UNFINISHED = ["$?", "$!", "$~"];

/**
 * The page without the framework's scripts, preloads, payload and React's comment markers. Structured data and our own
 * script stay. Throws on anything unknown.
 *
 * @param page path of the page, for error messages
 */
export function stripFramework(document: Tree.Document, page: string): string {
  const scripts = elementsOf(document, "script").filter((script) => isFrameworks(script, page));
  if (scripts.length === 0) throw new Error(`${page}: no script of the framework where some were expected`);
  scripts.forEach(remove);
  removePreloads(document, page);
  shortenIcons(document);
  removeMarkers(document, page);
  leaveOneRobots(document, page);
  // A space is shorter than its name.
  const html = keepAddressesWhole(serialize(document).replaceAll("&nbsp;", "\u00a0"));
  const left = /\/_next\/static\/[^"'\s<>]*\.js/.exec(html);
  if (left) throw new Error(`${page}: still names a script of the framework after stripping: ${left[0]}`);
  return html;
}

/** Whether a browser takes a script for data and does not run it. */
function isData(script: Tree.Element): boolean {
  return DATA.includes(attribute(script, "type") ?? "");
}

/**
 * Whether a script is the framework's and is removed. A script that is neither the framework's nor ours stops the
 * build: the policy would refuse it.
 */
function isFrameworks(script: Tree.Element, page: string): boolean {
  const src = attribute(script, "src");
  if (src?.startsWith("/_next/static/")) return true;
  if (src !== undefined) throw new Error(`${page}: unknown script ${src}`);
  if (attribute(script, "data-script") !== undefined || isData(script)) return false;
  const text = textOf(script);
  if (FRAMEWORK.some((beginning) => text.startsWith(beginning))) return true;
  throw new Error(`${page}: unknown inline script that begins with ${JSON.stringify(text.slice(0, 80))}`);
}

/** Removes the framework's preloads: its scripts, style sheets of client components, and its copy of one of ours. */
function removePreloads(document: Tree.Document, page: string): void {
  const ours = new Set<string>();
  for (const link of elementsOf(document, "link")) {
    const [rel, as, href = ""] = ["rel", "as", "href"].map((name) => attribute(link, name));
    if (rel === "preload" && as === "font") {
      if (ours.has(href)) remove(link);
      ours.add(href);
    }
    if (rel !== "modulepreload" && !(rel === "preload" && (as === "script" || as === "style"))) continue;
    if (!href.startsWith("/_next/static/")) throw new Error(`${page}: unknown preload ${href}`);
    remove(link);
  }
}

/** Icons without the digest in their addresses, as answers name them: browsers keep them for a day with it, too. */
function shortenIcons(document: Tree.Document): void {
  for (const { attrs } of elementsOf(document, "link")) {
    const href = attrs.find(({ name }) => name === "href");
    if (href && attrs.some(({ name, value }) => name === "rel" && /icon$/.test(value)))
      href.value = href.value.replace(/\?.*/, "");
  }
}

/** Removes React's comment markers, and the empty box for metadata that is streamed late. */
function removeMarkers(document: Tree.Document, page: string): void {
  for (const node of nodesOf(document)) {
    if (!("data" in node)) continue;
    if (UNFINISHED.includes(node.data))
      throw new Error(`${page}: a Suspense boundary (<!--${node.data}-->) that only script could fill`);
    if (MARKERS.includes(node.data)) remove(node);
  }
  const [first] = elementsOf(document, "body")[0]?.childNodes ?? [];
  if (!first || !("tagName" in first) || first.tagName !== "div" || first.childNodes.length > 0) return;
  if (first.attrs.length === 1 && attribute(first, "hidden") === "") remove(first);
}

/** Removes the plain `noindex` that the framework adds to a 404; the page's own robots meta says more. */
function leaveOneRobots(document: Tree.Document, page: string): void {
  const robots = elementsOf(document, "meta").filter((meta) => attribute(meta, "name") === "robots");
  if (robots.length < 2) return;
  const ours = robots.filter((meta) => attribute(meta, "content") !== "noindex");
  if (ours.length !== 1)
    throw new Error(`${page}: ${robots.length} robots metas, ${ours.length} of them the page's`);
  robots.filter((meta) => meta !== ours[0]).forEach(remove);
}

/** The Content-Security-Policy of a page: allows its inline scripts and styles by hash, and nothing else inline. */
export function policyOf(document: Tree.Document): string {
  const scripts = elementsOf(document, "script").filter(
    // Speculation rules run nothing, but browsers treat them as scripts in a policy.
    (script) => !isData(script) || attribute(script, "type") === "speculationrules",
  );
  return pagePolicy({ scripts: hashes(scripts), styles: hashes(elementsOf(document, "style")) });
}

function hashes(elements: Tree.Element[]): string[] {
  return [...new Set(elements.map((element) => hashSource(textOf(element))))];
}
