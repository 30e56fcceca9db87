import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type DefaultTreeAdapterTypes as Tree, parseFragment } from "parse5";
import postcss, { type ChildNode } from "postcss";
import parseSelector, { type Selector } from "postcss-selector-parser";
import {
  MADE_BY_SCRIPT,
  type Needs,
  type StylePiece,
  STYLES_FILE,
  stylesFor,
  tagNeed,
} from "../../lib/site/page-styles";
import { attribute, elementsOf, remove, textOf } from "./document";

/**
 * Inlines the style sheets as one: one request less before the first paint. What the page does not need is left out, and
 * the names of CSS modules are shortened. All styles stand after the page's title and metadata: programs that show a link
 * read the first few kilobytes only.
 */
export async function inlineStyles(document: Tree.Document, distDir: string): Promise<void> {
  const elements = elementsOf(document);
  const links = elements.filter((element) => attribute(element, "rel") === "stylesheet");
  if (links.length === 0) return;
  const addresses = links.map((link) => attribute(link, "href") ?? "");
  const present = elements.flatMap((element) => [tagNeed(element.tagName), ...classesOf(element)]);
  const rules = stylesFor(await piecesAt(addresses, distDir), new Set(present));
  // An answer that replaces a part of the page has the framework's class names, so this page keeps them.
  const isAnswered = elements.some((element) => attribute(element, "data-in-place") !== undefined);
  const css = isAnswered ? rules : shortenNames(rules, elements);
  const [head] = elementsOf(document, "head");
  if (!head) throw new Error("no head");
  // A page's own rules, such as the home page's filter: in one element, which needs one hash in the policy.
  const own = elementsOf(head, "style");
  const [style] = parseFragment(`<style>${css}${own.map(textOf).join("")}</style>`).childNodes;
  if (!style) throw new Error("no style sheet");
  [...links, ...own].forEach(remove);
  const isOurScript = (node: Tree.ChildNode) =>
    "tagName" in node && attribute(node, "data-script") !== undefined;
  const index = head.childNodes.findIndex(isOurScript);
  head.childNodes.splice(index < 0 ? head.childNodes.length : index, 0, style);
  style.parentNode = head;
}

/** The name of a custom property, in a declaration or a value; not `--font`, with which tests set a face of their own. */
const PROPERTY = /(?<![\w-])--(?!font[^\w-])[a-z][\w-]*/g;

/** A short valid name for an index: a … z, a1 … z1. */
const shortName = (index: number) => `${((index % 26) + 10).toString(36)}${Math.floor(index / 26) || ""}`;

/** Spaces that a value does not need. Strings match too, so that they are kept whole. */
const SPACES = /"[^"]*"|, | \/ /g;

/**
 * Style sheets as one, with short names of custom properties: a page is about 200 bytes smaller, compressed. They are the
 * same on every page, because the styles of an answer in place are added to those of its page.
 */
async function readSheets(addresses: readonly string[], distDir: string): Promise<string> {
  const read = async (path: string) => [path, await readFile(join(distDir, "static", path), "utf8")] as const;
  const files = await readdir(join(distDir, "static"), { recursive: true });
  const sheets = new Map(await Promise.all(files.filter((name) => name.endsWith(".css")).map(read)));
  const used: Record<string, number> = {};
  for (const name of [...sheets.values()].flatMap((sheet) => sheet.match(PROPERTY) ?? []).sort())
    used[name] = (used[name] ?? 0) + 1;
  const names = Object.keys(used).sort((one, other) => Number(used[other]) - Number(used[one]));
  return addresses
    .map((address) => {
      const sheet = sheets.get(address.replace(/^\/_next\/static\/|\?.*/g, ""));
      if (sheet === undefined) throw new Error(`unknown style sheet ${address}`);
      return sheet.replace(/\/\*# sourceMappingURL=.*?\*\//g, "").trim();
    })
    .join("")
    .replace(PROPERTY, (name) => `--${shortName(names.indexOf(name))}`)
    .replace(SPACES, (text) => (text.startsWith('"') ? text : text.trim()));
}

/**
 * Adds a file to the list of those that a handler is deployed with. `outputFileTracingIncludes` would not find it: the
 * list is made before the file.
 */
async function addFile(list: string, file: string, content: string): Promise<void> {
  const trace = JSON.parse(await readFile(list, "utf8"));
  trace.files.push(relative(dirname(list), file));
  trace.fileHashes?.push(createHash("md5").update(content).digest("hex"));
  await writeFile(list, JSON.stringify(trace));
}

/**
 * Writes the style sheets of all pages in pieces, for pages that are made per request (`lib/site/page-styles.ts`), and
 * adds them to what each handler is deployed with.
 */
export async function writePageStyles(distDir: string): Promise<void> {
  const server = join(distDir, "server");
  const files = await readdir(server, { recursive: true });
  const manifests = files.filter((name) => name.endsWith("page_client-reference-manifest.js")).sort();
  const lists = manifests.map(async (name) => {
    const { entryCSSFiles } = readManifest(await readFile(join(server, name), "utf8"), name);
    return Object.entries(entryCSSFiles).flatMap(([entry, sheets]) =>
      entry.endsWith("/page") ? sheets.map(({ path }) => `/_next/${path}`) : [],
    );
  });
  const sheets = new Set((await Promise.all(lists)).flat());
  if (sheets.size === 0) throw new Error("no page names a style sheet");
  const css = await readSheets([...sheets], distDir);
  const content = JSON.stringify(piecesOf(css));
  await writeFile(join(distDir, STYLES_FILE), content);
  for (const name of files.filter((name) => name.endsWith("/route.js.nft.json")))
    await addFile(join(server, name), join(distDir, STYLES_FILE), content);
}

/** The framework's list of what a route needs: `globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{…}};` */
export function readManifest(text: string, name: string) {
  const [, json = ""] = /\] = (\{.*\});?\s*$/s.exec(text) ?? [];
  const { clientModules, entryCSSFiles } = JSON.parse(json || "{}");
  if (!clientModules || !entryCSSFiles)
    throw new Error(`${name}: unknown form of a client reference manifest`);
  return { clientModules, entryCSSFiles } as {
    clientModules: Record<string, unknown>;
    entryCSSFiles: Record<string, { path: string }[]>;
  };
}

/** The pieces of some style sheets, by their addresses: pages of one route share them. */
const pieces = new Map<string, Promise<StylePiece[]>>();

function piecesAt(addresses: readonly string[], distDir: string): Promise<StylePiece[]> {
  const key = [distDir, ...addresses].join(" ");
  const cut = pieces.get(key) ?? readSheets(addresses, distDir).then(piecesOf);
  pieces.set(key, cut);
  return cut;
}

/** A style sheet in pieces, each with the classes that it needs. */
export function piecesOf(css: string): StylePiece[] {
  return postcss.parse(css).nodes.flatMap(pieceOf);
}

function pieceOf(node: ChildNode): StylePiece[] {
  if (node.type === "comment") return [];
  if (node.type === "rule") {
    const selectors = node.selectors.map((text) => {
      return { text, needs: parseSelector().astSync(text).nodes.flatMap(needsOf) };
    });
    return node.nodes.length === 0 ? [] : [{ selectors, body: `{${node.nodes.join(";")}}` }];
  }
  if (node.type === "decl" || !node.nodes) return [`${node};`];
  if (node.name === "keyframes") return [{ animation: node.params, css: `${node}` }];
  if (node.nodes.every(({ type }) => type === "decl")) return [`${node}`];
  return [{ group: `@${node.name} ${node.params}`, pieces: node.nodes.flatMap(pieceOf) }];
}

/** The classes and elements that a selector needs; of alternatives such as `:is()`, at least one. */
function needsOf({ nodes }: Selector): Needs {
  return nodes.flatMap((part): Needs => {
    if (part.type === "class") return [part.value];
    if (part.type === "tag" && !MADE_BY_SCRIPT.has(part.value)) return [tagNeed(part.value)];
    // The numbers of `:nth-child()` are parsed as elements.
    if (part.type !== "pseudo" || /^:n(ot|th)/.test(part.value) || part.nodes.length === 0) return [];
    return [part.nodes.map(needsOf)];
  });
}

const classesOf = (element: Tree.Element) => (attribute(element, "class") ?? "").split(/\s+/).filter(Boolean);

/**
 * Gives the classes and animations of CSS modules, which contain `_`, short names in the elements and in the rules: a page
 * is about 500 bytes smaller, compressed.
 *
 * @returns the rules with the new names
 */
function shortenNames(css: string, elements: readonly Tree.Element[]): string {
  const names = new Map<string, string>();
  const shorten = (name: string) => {
    if (!name.includes("_")) return name;
    const short = names.get(name) ?? shortName(names.size);
    names.set(name, short);
    return short;
  };
  for (const element of elements)
    for (const attribute of element.attrs)
      if (attribute.name === "class") attribute.value = classesOf(element).map(shorten).join(" ");
  return css.replace(/[\w-]+_[\w-]+/g, shorten);
}
