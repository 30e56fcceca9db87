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

/** A prerendered file by its name in the folder `server`. Without a text it stays as the framework wrote it. */
interface BuiltFile {
  name: string;
  text?: string;
  policy: string;
}

type Page = BuiltFile & { text: string };

/** Client components that need no script: the framework's own. */
const HARMLESS =
  /^\[project\]\/(?:node_modules\/next\/dist\/(?:esm\/)?(?:client\/components|lib\/framework|lib\/metadata|client\/app-dir\/link)\b)/;

/** Whether a page is one of the error pages that the framework's server reads itself. */
const isFrameworkError = (page: string) => frameworkErrorPaths.some((path) => path === page);

/**
 * Removes the framework's script from every prerendered page of a finished build, makes the pages' twins in Markdown, and
 * writes each file's policy into its `.meta` file, which `next start` sends.
 *
 * @returns the headers of each file, for platforms that keep their own list
 */
export async function makePagesLean(distDir: string): Promise<Made> {
  const server = join(distDir, "server");
  const names = (await readdir(server, { recursive: true })).sort();
  const endingIn = (end: string) => names.filter((name) => name.endsWith(end));
  await refuseClientComponents(endingIn("_client-reference-manifest.js"), server);
  await refuseUnfinished(distDir);
  const { pages, failure } = await leanPages(endingIn(".html"), distDir);
  const made: Made = new Map();
  const list: BuiltFiles = {
    errorPage: join("server", failure.name),
    errorPolicy: failure.policy,
    prerendered: {},
    bytes: {},
  };
  const finish = async (one: BuiltFile) => {
    const file = join(server, one.name);
    const { headers, bytes, digest } = await writeFinished(file, one);
    made.set(file, { headers, bytes });
    if (digest) list.prerendered[digest] = relative(distDir, file);
  };
  const files: BuiltFile[] = [...pages, ...(await filesForMachines(endingIn(".body"), server, pages))];
  // Node compresses four texts at once.
  while (files.length > 0) await Promise.all(files.splice(0, 32).map(finish));
  // By the list a server checks at its start that the build is whole.
  for (const name of (await readdir(server, { recursive: true })).sort())
    if (/\.(html|body|meta|br|gz)$/.test(name))
      list.bytes[join("server", name)] = (await stat(join(server, name))).size;
  await writeFile(join(distDir, FILES_LIST), JSON.stringify(list));
  return made;
}

/** Every page in its lean form, and in place of the framework's error pages ours, `failure`. */
async function leanPages(
  names: readonly string[],
  distDir: string,
): Promise<{ pages: Page[]; failure: Page }> {
  const pages: Page[] = [];
  for (const name of names.filter((name) => !isFrameworkError(addressOf(name)))) {
    const document = parse(await readFile(join(distDir, "server", name), "utf8"));
    await inlineStyles(document, distDir);
    const text = stripFramework(document, addressOf(name));
    pages.push({ name, text, policy: policyOf(document) });
  }
  const failure = pages.find(({ name }) => addressOf(name) === failurePath);
  if (!failure) throw new Error(`${failurePath}: no page for what fails`);
  for (const name of names.filter((name) => isFrameworkError(addressOf(name))))
    pages.push({ ...failure, name });
  console.info(`${pages.length} lean pages`);
  return { pages: pages.map((page) => (isPlain(page) ? withPolicy(page) : page)), failure };
}

/** The files for machines: each page's text is put into its Markdown twin. */
async function filesForMachines(
  names: readonly string[],
  server: string,
  pages: readonly Page[],
): Promise<BuiltFile[]> {
  const texts = new Map(pages.map(({ name, text }) => [addressOf(name), text]));
  const files = names.map(async (name): Promise<BuiltFile> => {
    const address = addressOf(name);
    const policy = filePolicy(address);
    if (!address.startsWith(twinFolder)) return { name, policy };
    const page = texts.get(addressOf(address.slice(twinFolder.length)));
    const twin = await readFile(join(server, name), "utf8");
    if (!page || !twin.includes(TWIN_TEXT)) throw new Error(`${address}: no page, or no place for its text`);
    return { name, policy, text: twin.replace(TWIN_TEXT, () => pageMarkdown(page)) };
  });
  return Promise.all(files);
}

/**
 * Writes a file, its headers into the `.meta` file beside it, and if it is a text its compressed forms. Among the headers is
 * the digest by which the server finds its size and those forms.
 */
async function writeFinished(file: string, { name, text, policy }: BuiltFile) {
  if (text !== undefined) await writeFile(file, text);
  const body = await readFile(file);
  const made = { headers: { [POLICY]: policy }, bytes: body.length, digest: undefined };
  if (isPlain({ name })) return made;
  const place = file.replace(/\.\w+$/, ".meta");
  const meta = JSON.parse(await readFile(place, "utf8"));
  const { link, "content-type": type } = Object(meta.headers) as Record<string, unknown>;
  if (/\/_next\/static\/.*\.js/.test(String(link)))
    throw new Error(`${file}: preloads a script of the framework: ${String(link)}`);
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 16);
  const headers = { ...meta.headers, ...made.headers, [DIGEST]: digest };
  // No page asks for the router's payloads, which the server would read for each request.
  await writeFile(place, JSON.stringify({ ...meta, segmentPaths: undefined, headers }, null, 2));
  if (name.endsWith(".html") || isTextType(String(type)))
    for (const [encoding, ending] of encodings)
      await writeFile(file + ending, await compressFully(body, encoding));
  return { ...made, digest };
}

/** Whether a page is one of the framework's own two error pages, beside which it keeps no headers. */
const isPlain = ({ name }: Pick<BuiltFile, "name">) => name.startsWith("pages/");

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
function withPolicy(page: Page): Page {
  // `frame-ancestors` is valid in headers only.
  const content = page.policy.replace(/; frame-ancestors [^;]*/, "");
  const place = '<meta charset="utf-8">';
  if (!page.text.includes(place)) throw new Error(`${failurePath}: no place for its policy`);
  return { ...page, text: page.text.replace(place, `$&<meta http-equiv="${POLICY}" content="${content}">`) };
}
