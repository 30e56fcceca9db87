import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";

/** @typedef {import("next/dist/build/adapter/build-complete").AdapterOutputs} Outputs */
/** @typedef {{ page: string; file: string; html: string; lean: boolean; headers: Record<string, string> }} Page */
/**
 * What the framework lists of a build, found by a file or an address at once: there may be tens of thousands.
 * @typedef {object} Listed
 * @property {Map<string, string>} addresses of each file
 * @property {Map<string, Outputs["prerenders"]>} prerenders of each file
 * @property {Set<string>} held every address
 */

/**
 * @param {Outputs} outputs
 * @returns {Listed}
 */
export function listOf({ prerenders, staticFiles }) {
  /** @type {Listed} */
  const listed = { addresses: new Map(), prerenders: new Map(), held: new Set() };
  for (const { filePath, pathname } of staticFiles) listed.addresses.set(filePath, pathname);
  for (const output of prerenders) {
    const file = output.fallback?.filePath;
    if (file === undefined) continue;
    const same = listed.prerenders.get(file);
    if (same) same.push(output);
    else listed.prerenders.set(file, [output]);
    if (!same) listed.addresses.set(file, output.pathname);
  }
  for (const { pathname } of [...prerenders, ...staticFiles]) listed.held.add(pathname);
  return listed;
}

/**
 * The address of a built page: the one the framework lists, else (the 404 page is in no list) its file's name.
 * @param {Listed} listed
 * @param {string} file
 */
export function addressOf(listed, file) {
  return listed.addresses.get(file) ?? file.replace(/^.*[\\/]/, "/").replace(/\.html$/, "");
}

/**
 * Writes a lean page where the framework reads it, and tells everything that describes it.
 * @param {Listed} listed
 * @param {Page} page
 */
export async function store(listed, page) {
  const { headers } = page;
  if (page.lean) await writeFile(page.file, page.html);
  await addToMeta(page.file.replace(/\.html$/, ".meta"), headers);

  for (const output of listed.prerenders.get(page.file) ?? []) {
    if (page.lean) refuseUnfinished(output, page.page);
    if (output.htmlSize !== undefined) output.htmlSize = Buffer.byteLength(page.html);
    if (output.fallback) output.fallback.initialHeaders = { ...output.fallback.initialHeaders, ...headers };
  }
}

/**
 * Gives the files that the build has made (pictures, scripts, feeds) headers of their own.
 * @param {Outputs} outputs
 * @param {(path: string) => Record<string, string>} headersOf
 */
export async function markFiles(outputs, headersOf) {
  for (const { fallback, pathname } of outputs.prerenders) {
    if (!fallback?.filePath || !/\.body$/.test(fallback.filePath)) continue;
    const headers = headersOf(pathname);
    await addToMeta(fallback.filePath.replace(/\.body$/, ".meta"), headers);
    fallback.initialHeaders = { ...fallback.initialHeaders, ...headers };
  }
}

/**
 * A page that the server would write again, or complete, would come back with the framework's script.
 * @param {Outputs["prerenders"][number]} output
 * @param {string} page
 */
function refuseUnfinished({ fallback, response }, page) {
  const again = fallback?.initialRevalidate;
  if (typeof again === "number") throw new Error(`${page}: revalidates every ${again} s; a lean page cannot`);
  if (fallback?.postponedState !== undefined || (response !== undefined && response !== "complete")) {
    throw new Error(`${page}: only partly built ahead; a lean page must be complete`);
  }
  const link = String(fallback?.initialHeaders?.["link"] ?? "");
  if (link.includes("/_next/static/") && link.includes(".js")) {
    throw new Error(`${page}: a Link header that preloads a script of the framework: ${link}`);
  }
}

/**
 * @param {string} file
 * @param {Record<string, string>} headers
 */
async function addToMeta(file, headers) {
  if (Object.keys(headers).length === 0 || !existsSync(file)) return;
  const meta = JSON.parse(await readFile(file, "utf8"));
  await writeFile(file, JSON.stringify({ ...meta, headers: { ...meta.headers, ...headers } }, null, 2));
}
