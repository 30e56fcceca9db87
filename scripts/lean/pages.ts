import { createHash } from "node:crypto";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { parse } from "parse5";
import { failurePath, frameworkErrorPaths, TWIN_TEXT, twinFolder } from "../../lib/config/paths";
import { type BuiltFiles, DIGEST, FILES_LIST } from "../../lib/http/built-files";
import { compressFully, encodings, isTextType } from "../../lib/http/encoding";
import { filePolicy, POLICY } from "../../lib/http/security-headers";
import { clientComponent, perRequest } from "../refused.mjs";
import { pageMarkdown } from "./markdown";
import { policyOf, stripFramework } from "./strip";
import { inlineStyles, readManifest } from "./styles";

/** Headers and size of each file of the build, by path. */
type Made = Map<string, { headers: Record<string, string>; bytes: number }>;

/** The error page: its file, its HTML and its policy. */
interface Failure {
  name: string;
  html: string;
  policy: string;
}

/** Client components that need no script: the framework's own. */
const HARMLESS =
  /^\[project\]\/(?:node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib\/framework|lib\/metadata|client\/app-dir\/link)\b)/;

/** Where the server looks for an error page. */
const isFrameworkError = (page: string) => frameworkErrorPaths.some((path) => path === page);

/**
 * Removes the framework's script from every prerendered page of a finished build, writes each page's policy into its
 * `.meta` file, which `next start` sends, and makes the pages' twins in Markdown.
 *
 * @returns the headers of each file, for platforms that keep their own list
 */
export async function makePagesLean(distDir: string): Promise<Made> {
  const server = join(distDir, "server");
  const names = (await readdir(server, { recursive: true })).sort();
  await refuseClientComponents(
    names.filter((name) => name.endsWith("_client-reference-manifest.js")),
    server,
  );
  await refuseUnfinished(distDir);
  const made: Made = new Map();
  const failure = await leanPages(names, distDir, made);
  await writeTwins(names, server);
  await writeFilePolicies(names, server, made);
  const digests = await noteDigests(made.keys());
  await writeFileList(distDir, failure, digests);
  return made;
}

/** Writes a file's policy into its `.meta` file, and records it. */
async function keepPolicy(made: Made, file: string, policy: string, bytes: number): Promise<void> {
  const headers = { [POLICY]: policy };
  made.set(file, { headers, bytes });
  await addToMeta(file, headers);
}

/** The policies of files for machines. */
async function writeFilePolicies(names: readonly string[], server: string, made: Made): Promise<void> {
  for (const name of names.filter((name) => name.endsWith(".body"))) {
    const file = join(server, name);
    await keepPolicy(made, file, filePolicy(addressOf(name)), (await readFile(file)).length);
  }
}

/** Replaces every page by its lean form, and the framework's error pages by ours; returns that one. */
async function leanPages(names: readonly string[], distDir: string, made: Made): Promise<Failure> {
  const server = join(distDir, "server");
  const pages = names.filter((name) => name.endsWith(".html"));
  const total = { before: 0, after: 0 };
  let failure: Failure | undefined;
  const write = async (name: string, html: string, policy: string) => {
    const file = join(server, name);
    await writeFile(file, name.startsWith("pages/") ? withPolicy(html, policy) : html);
    await keepPolicy(made, file, policy, Buffer.byteLength(html));
    total.after += html.length;
  };
  for (const name of pages) {
    const page = addressOf(name);
    if (isFrameworkError(page)) continue;
    const before = await readFile(join(server, name), "utf8");
    const document = parse(before);
    await inlineStyles(document, distDir);
    const html = stripFramework(document, page);
    const policy = policyOf(document);
    if (page === failurePath) failure = { name, html, policy };
    await write(name, html, policy);
    total.before += before.length;
  }
  if (!failure) throw new Error(`${failurePath}: no page for what fails`);
  for (const name of pages.filter((name) => isFrameworkError(addressOf(name))))
    await write(name, failure.html, failure.policy);
  console.info(`${pages.length} lean pages: ${total.before} → ${total.after} characters`);
  return failure;
}

/** Writes each finished page's text into its Markdown twin. */
async function writeTwins(names: readonly string[], server: string): Promise<void> {
  const pages = new Map(
    names.filter((name) => name.endsWith(".html")).map((name) => [addressOf(name), name]),
  );
  for (const name of names.filter((name) => name.endsWith(".body"))) {
    const address = addressOf(name);
    if (!address.startsWith(twinFolder)) continue;
    const page = pages.get(addressOf(address.slice(twinFolder.length)));
    const twin = await readFile(join(server, name), "utf8");
    if (!page || !twin.includes(TWIN_TEXT)) throw new Error(`${address}: no page, or no place for its text`);
    const text = pageMarkdown(await readFile(join(server, page), "utf8"));
    await writeFile(
      join(server, name),
      twin.replace(TWIN_TEXT, () => text),
    );
  }
}

/**
 * Writes the digest of each finished file among its headers, by which the server finds its size and its compressed forms,
 * and those forms beside each text.
 *
 * @returns the files by digest
 */
async function noteDigests(files: Iterable<string>): Promise<Map<string, string>> {
  const prerendered = new Map<string, string>();
  const note = async (file: string) => {
    const meta = await readMeta(file);
    if (!meta) return;
    const body = await readFile(file);
    const digest = createHash("sha256").update(body).digest("base64url").slice(0, 16);
    prerendered.set(digest, file);
    await addToMeta(file, { [DIGEST]: digest });
    if (file.endsWith(".html") || isTextType(String(meta.headers?.["content-type"])))
      for (const [encoding, ending] of encodings)
        await writeFile(file + ending, await compressFully(body, encoding));
  };
  const all = [...files];
  // Node compresses four texts at once.
  while (all.length > 0) await Promise.all(all.splice(0, 32).map(note));
  return prerendered;
}

/** Writes the list with which a server checks at its start that the build is whole. */
async function writeFileList(distDir: string, failure: Failure, digests: Map<string, string>): Promise<void> {
  const list: BuiltFiles = {
    errorPage: join("server", failure.name),
    errorPolicy: failure.policy,
    prerendered: Object.fromEntries([...digests].map(([digest, file]) => [digest, relative(distDir, file)])),
    bytes: {},
  };
  const names = (await readdir(join(distDir, "server"), { recursive: true })).sort();
  for (const name of names.filter((name) => /\.(html|body|meta|br|gz)$/.test(name)))
    list.bytes[join("server", name)] = (await stat(join(distDir, "server", name))).size;
  await writeFile(join(distDir, FILES_LIST), JSON.stringify(list));
}

/**
 * The address of a built file: `route-cache/APP_PAGE/…/$/paypal/valor.html` or `app/paypal/valor.html` →
 * `/paypal/valor`.
 */
function addressOf(name: string): string {
  const path = name.replace(/^(?:app|pages|.*?\/\$)\//, "").replace(/\.(?:html|body)$/, "");
  return path === "index" ? "/" : `/${path}`;
}

/**
 * Fails if a page uses a client component, which would do nothing without the framework's script. The manifests list
 * those that a route imports.
 */
async function refuseClientComponents(names: string[], server: string): Promise<void> {
  if (names.length === 0) throw new Error(`no client reference manifest under ${server}`);
  for (const name of names) {
    const { clientModules } = readManifest(await readFile(join(server, name), "utf8"), name);
    const component = Object.keys(clientModules).find((source) => !HARMLESS.test(source));
    if (component)
      throw new Error(`${name.replace(/_client.*/, "")} imports ${component}. ${clientComponent}`);
  }
}

/**
 * Fails if a page is made per request, revalidated or only partly prerendered: the server would render it with the
 * framework's script.
 */
async function refuseUnfinished(distDir: string): Promise<void> {
  const { routes, dynamicRoutes } = JSON.parse(
    await readFile(join(distDir, "prerender-manifest.json"), "utf8"),
  );
  const paths = JSON.parse(await readFile(join(distDir, "server/app-paths-manifest.json"), "utf8"));
  for (const entry of Object.keys(paths)) {
    const page = entry.replace(/\/page$/, "") || "/";
    if (page !== entry && !routes[page] && dynamicRoutes[page]?.fallback !== false)
      throw new Error(`${page}: ${perRequest}`);
  }
  for (const [page, route] of Object.entries<Record<string, unknown>>(routes)) {
    if (route.routeType !== "page") continue;
    if (route.initialRevalidateSeconds !== false || route.response !== "complete")
      throw new Error(`${page}: ${perRequest}`);
  }
}

/** Puts the policy into the page itself: a platform sends its two error pages as files, without our headers. */
function withPolicy(html: string, policy: string): string {
  // `frame-ancestors` is valid in headers only.
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  const place = '<meta charset="utf-8">';
  if (!html.includes(place)) throw new Error(`${failurePath}: no place for its policy`);
  return html.replace(place, `$&<meta http-equiv="${POLICY}" content="${content}">`);
}

const metaOf = (file: string) => file.replace(/\.\w+$/, ".meta");

/** What the framework keeps beside a file; beside its own two error pages, nothing. Throws if it keeps it elsewhere. */
const readMeta = async (file: string) =>
  file.includes("/server/pages/") ? undefined : JSON.parse(await readFile(metaOf(file), "utf8"));

async function addToMeta(file: string, headers: Record<string, string>): Promise<void> {
  const meta = await readMeta(file);
  if (!meta) return;
  const link = String(meta.headers?.link ?? "");
  if (/\/_next\/static\/.*\.js/.test(link))
    throw new Error(`${file}: preloads a script of the framework: ${link}`);
  // No page asks for the router's payloads, which the server would read for each request.
  const lean = { ...meta, segmentPaths: undefined, headers: { ...meta.headers, ...headers } };
  await writeFile(metaOf(file), JSON.stringify(lean, null, 2));
}
