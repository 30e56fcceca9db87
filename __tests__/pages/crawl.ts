import { writeFileSync } from "node:fs";
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from "parse5";
import { experimentAt, VARIANT_PARAMETER } from "../../lib/config/experiment";
import { type BuildName, builds, everyPage } from "../builds";
import { type Answer, ask as request, type Asking } from "../server";

/** The port at which these tests serve a build. The browser tests, which may run at the same time, use the build's own. */
export const portOf = (name: BuildName) => builds[name].port + 10;

/** Requests an address from a build exactly as written. */
export const ask = (name: BuildName, address: string, { method, headers }: Asking = {}) =>
  request(portOf(name), address, { method, headers: { "accept-encoding": "gzip", ...headers } });

/** The folder of the crawls. */
export const FOLDER = "test-results/pages";
export const fileOf = (name: BuildName) => `${FOLDER}/${name}.json`;

/** Everything that a build answered. */
export interface Crawl {
  /** The site's own origin, as its canonical addresses have it. */
  origin: string;
  answers: Answer[];
}

const variantAddress = (path: string, variant: string) => `${path}?${VARIANT_PARAMETER}=${variant}`;

/** The addresses of both variants, if an answer is the page of an A/B test. */
function variantsOf({ address, text }: Answer): string[] {
  const path = address.replace(/\?.*/, "");
  return text.includes(" data-variant=") ? ["a", "b"].map((variant) => variantAddress(path, variant)) : [];
}

/** Addresses to begin with: the home page, and those that no page links. */
const STARTS = [
  ...["/", "/no-existe", "/sitemap.xml", "/robots.txt", "/llms.txt"],
  ...["/manifest.webmanifest", "/favicon.ico", "/.well-known/security.txt"],
];

/** The date so many days from now, as a form sends it. */
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

/** Input for each type of field, valid and invalid; checkboxes and radio buttons have values of their own. */
const TYPED: Record<string, string[]> = {
  date: [day(1), day(-1), "2026-02-31"],
  text: ["5000", "1", "mucho"],
  search: ["tarjeta", "zzz"],
};

/**
 * The path and query of a link within the site, without its anchor; undefined for other sites. For the page of an A/B
 * test, the address of variant a.
 */
export function addressOf(link: string, from: string, origin: string): string | undefined {
  const base = new URL(from, origin);
  if (!URL.canParse(link, base)) return undefined;
  const { origin: target, pathname, search } = new URL(link, base);
  if (target !== origin) return undefined;
  return experimentAt(pathname) && !search ? variantAddress(pathname, "a") : pathname + search;
}

/**
 * Fetches once every address of a build that a link, a picture, a form or a machine-readable file names, and saves the
 * answers for the tests.
 */
export async function crawl(name: BuildName): Promise<void> {
  const home = elementsIn(parse((await ask(name, "/")).text)).map(attributesOf);
  const { origin } = new URL(home.find(({ rel }) => rel === "canonical")?.href ?? "http://localhost");
  const answers = new Map<string, Answer>();
  const filledIn = new Map<string, string>();
  /** Whether a form is the first of its tool: those of other offers are answered by the same code. */
  const isFirst = (action: string) => {
    const tool = action.replace(/^\/[^/]+/, "");
    if (!filledIn.has(tool)) filledIn.set(tool, action);
    return everyPage || filledIn.get(tool) === action;
  };
  const queue = [...STARTS];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (answers.has(address)) continue;
    const answer = await ask(name, address);
    answers.set(address, answer);
    const links = [
      ...linksIn(answer, origin, isFirst),
      ...variantsOf(answer),
      answer.headers.location ?? "/",
    ];
    for (const link of links) queue.push(addressOf(link, address, origin) ?? "/");
  }
  writeFileSync(fileOf(name), JSON.stringify({ origin, answers: [...answers.values()] } satisfies Crawl));
}

/** The addresses in an answer: in links, pictures, forms and metadata of a page, or anywhere in the text of a file. */
function linksIn({ headers, text }: Answer, origin: string, isFirst: IsFirst): string[] {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/html"))
    return elementsIn(parse(text)).flatMap((element) => linksOf(element, isFirst));
  if (!/text|json|xml/.test(type)) return [];
  const whole = text.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? [];
  return [...whole.filter((url) => url.startsWith(origin)), ...(text.match(/(?<="src":")[^"]+/g) ?? [])];
}

type Element = DefaultTreeAdapterTypes.Element;
type IsFirst = (action: string) => boolean;

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return tree.isElementNode(node) ? [node, ...inner] : inner;
}

const attributesOf = ({ attrs }: Element): Record<string, string | undefined> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function linksOf(element: Element, isFirst: IsFirst): string[] {
  const { href, src, srcset = "", content = "", "data-script": script } = attributesOf(element);
  const pictures = srcset.split(",").map((part) => part.trim().split(" ")[0]);
  const meta = /^https?:/.test(content) ? content : "";
  const answers = element.tagName === "form" ? answersOf(element, isFirst) : [];
  return [href, src, script, meta, ...pictures, ...answers].flatMap((link) => link || []);
}

/** The addresses that a form leads to with one of its fields filled in; of another offer's form, with its first one. */
function answersOf(form: Element, isFirst: IsFirst): string[] {
  const { action = "", method } = attributesOf(form);
  const fields = elementsIn(form).map(attributesOf);
  const names = new Map(fields.map(({ name, type = "text", value }) => [name, TYPED[type] ?? [value ?? ""]]));
  if (method === "dialog") return [];
  const answers = [...names].flatMap(([name, values]) =>
    name ? values.map((value) => `${action}?${name}=${value}`) : [],
  );
  return isFirst(action) ? answers : answers.slice(0, 1);
}
