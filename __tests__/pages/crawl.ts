import { writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { gunzipSync } from "node:zlib";
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from "parse5";
import { experiment } from "../../lib/config/experiment";
import { type BuildName, builds } from "../builds";

/** A public host: at a local or a preview host every answer says that it is not to be indexed. */
const HOST = "planamigo.example";

/** An ordinary visitor's browser: a crawler takes no part in the A/B test. */
const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

/** What a server answered. */
export interface Answer {
  /** Path and query as they were asked for. */
  address: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The headers' names in small letters as they came, repeated ones repeatedly. */
  names: string[];
  /** Bytes of the body as sent, compressed or not. */
  sent: number;
  /** The body; of a file that is no text, each byte is one character. */
  text: string;
}

/** How to ask, where it matters. */
export interface Asking {
  method?: string;
  headers?: Record<string, string>;
}

/** The port at which these tests serve a build: the browser's tests may run beside them at the build's own. */
export const portOf = (name: BuildName) => builds[name].port + 10;

/** Asks a build for an address exactly as written: nothing is normalised or followed. */
export function ask(name: BuildName, address: string, asking: Asking = {}): Promise<Answer> {
  const headers = { host: HOST, "user-agent": BROWSER, "accept-encoding": "gzip", ...asking.headers };
  // Each asks by a connection of its own: one that is kept may be given up in the moment in which it is used again.
  const how = {
    ...asking,
    headers,
    port: portOf(name),
    path: address,
    timeout: 20_000,
    agent: false,
  } as const;
  return new Promise((resolve, reject) => {
    const asked = request(how, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers, rawHeaders } = response;
        const body = Buffer.concat(parts);
        const whole = headers["content-encoding"] === "gzip" && body.length > 0 ? gunzipSync(body) : body;
        const isText = /text|json|xml|calendar|javascript|svg/.test(headers["content-type"] ?? "");
        const names = rawHeaders.filter((_, place) => place % 2 === 0).map((one) => one.toLowerCase());
        const text = whole.toString(isText ? "utf8" : "latin1");
        resolve({ address, status, headers, names, sent: body.length, text });
      });
    });
    asked.on("timeout", () => asked.destroy(new Error(`No answer to ${address} in 20 seconds.`)));
    asked.on("error", reject).end();
  });
}

/** Where what was fetched is kept for the tests. */
export const FOLDER = "test-results/pages";
export const fileOf = (name: BuildName) => `${FOLDER}/${name}.json`;

/** Everything that a build answered. */
export interface Crawl {
  /** The site's own origin, as its canonical addresses have it. */
  origin: string;
  answers: Answer[];
}

const sideOf = (variant: string) => `${experiment.path}?${experiment.parameter}=${variant}`;

/** Addresses to begin with: the home page, and what no page leads to. */
const STARTS = [
  ...["/", sideOf("a"), sideOf("b"), "/no-existe", "/sitemap.xml", "/robots.txt", "/llms.txt"],
  ...["/manifest.webmanifest", "/favicon.ico", "/.well-known/security.txt"],
];

/** A day from now on, as a form sends it. */
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

/** What visitors type into a field of each type, right and wrong; a box or a choice has its own value. */
const TYPED: Record<string, string[]> = {
  date: [day(1), day(-1), "2026-02-31"],
  text: ["5000", "1", "mucho"],
};

/**
 * The path and query at which a link leads to this site, without its anchor; nothing where it leads elsewhere. The page
 * of the A/B test is variant a.
 */
export function addressOf(link: string, from: string, origin: string): string | undefined {
  const base = new URL(from, origin);
  if (!URL.canParse(link, base)) return undefined;
  const { origin: target, pathname, search } = new URL(link, base);
  if (target !== origin) return undefined;
  return pathname === experiment.path && !search ? sideOf("a") : pathname + search;
}

/**
 * Fetches every address of a build that a link, a picture, a form or a file for machines leads to, each once, and
 * keeps the answers for the tests.
 */
export async function crawl(name: BuildName): Promise<void> {
  const home = elementsIn(parse((await ask(name, "/")).text)).map(attributesOf);
  const { origin } = new URL(home.find(({ rel }) => rel === "canonical")?.href ?? "http://localhost");
  const answers = new Map<string, Answer>();
  const queue = [...STARTS];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (answers.has(address)) continue;
    const answer = await ask(name, address);
    answers.set(address, answer);
    for (const link of linksIn(answer, origin)) queue.push(addressOf(link, address, origin) ?? "/");
  }
  writeFileSync(fileOf(name), JSON.stringify({ origin, answers: [...answers.values()] } satisfies Crawl));
}

/** What an answer names: a page in links, pictures, forms and meta data, a file anywhere in its text. */
function linksIn({ headers, text }: Answer, origin: string): string[] {
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/html")) return elementsIn(parse(text)).flatMap(linksOf);
  if (!/text|json|xml/.test(type)) return [];
  const whole = text.match(/https?:\/\/[^\s"'<>)\]]+/g) ?? [];
  return [...whole.filter((url) => url.startsWith(origin)), ...(text.match(/(?<="src":")[^"]+/g) ?? [])];
}

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: DefaultTreeAdapterTypes.Node): Element[] {
  const inner = "childNodes" in node ? node.childNodes.flatMap(elementsIn) : [];
  return tree.isElementNode(node) ? [node, ...inner] : inner;
}

const attributesOf = ({ attrs }: Element): Record<string, string | undefined> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function linksOf(element: Element): string[] {
  const { href, src, srcset = "", content = "", "data-script": script } = attributesOf(element);
  const pictures = srcset.split(",").map((part) => part.trim().split(" ")[0]);
  const meta = /^https?:/.test(content) ? content : "";
  const answers = element.tagName === "form" ? answersOf(element) : [];
  return [href, src, script, meta, ...pictures, ...answers].flatMap((link) => link || []);
}

/** Where a form leads with one of its fields filled in. */
function answersOf(form: Element): string[] {
  const { action = "", method } = attributesOf(form);
  const fields = elementsIn(form).map(attributesOf);
  const names = new Map(fields.map(({ name, type = "text", value }) => [name, TYPED[type] ?? [value ?? ""]]));
  if (method === "dialog") return [];
  return [...names].flatMap(([name, values]) =>
    name ? values.map((value) => `${action}?${name}=${value}`) : [],
  );
}
