import { readFile } from "node:fs/promises";
import { filesBelow } from "./files.mjs";

/** Id of a client module in the built site -> the sources that carry it. */
/** @typedef {Map<string, Set<string>>} ClientModules */

/** An error boundary stands in every page's payload, but renders on no page that was built ahead. */
const errorPages = ["[project]/app/error.tsx", "[project]/app/global-error.tsx"];

/** The framework's own modules whose HTML does its work without script: router shell, metadata, links. */
const framework =
  /^\[project\]\/node_modules\/next\/dist\/(esm\/)?(client\/components|lib\/framework|lib\/metadata|client\/app-dir\/link)\b/;

/**
 * What the build wrote about client modules, of all routes together: ids are the same everywhere.
 * @param {string} distDir
 */
export async function readClientModules(distDir) {
  const files = await filesBelow(`${distDir}/server/app`, "_client-reference-manifest.js");
  if (files.length === 0) throw new Error(`no client reference manifest under ${distDir}/server/app`);
  return clientModulesIn(await Promise.all(files.map((file) => readFile(file, "utf8"))));
}

/**
 * @param {string[]} manifests texts of the form `globalThis.__RSC_MANIFEST["/page"] = {"clientModules":{…}};`
 * @returns {ClientModules}
 */
export function clientModulesIn(manifests) {
  /** @type {ClientModules} */
  const sources = new Map();
  for (const manifest of manifests) {
    for (const [source, { id }] of Object.entries(parseManifest(manifest).clientModules)) {
      sources.set(String(id), (sources.get(String(id)) ?? new Set()).add(source.replace(/ <.*$/, "")));
    }
  }
  return sources;
}

/**
 * @param {string} manifest
 * @returns {{ clientModules: Record<string, { id: string | number }> }}
 */
function parseManifest(manifest) {
  const start = manifest.indexOf("] = ");
  const json = manifest
    .slice(start + 4)
    .trim()
    .replace(/;$/, "");
  if (start < 0) throw new Error(`unknown form of a client reference manifest: ${manifest.slice(0, 120)}`);
  const parsed = JSON.parse(json);
  if (typeof parsed.clientModules !== "object")
    throw new Error(`a client reference manifest without clientModules`);
  return parsed;
}

/**
 * Which of these modules are client components that need the framework's script: ours, a package's, and any
 * part of the framework that is not known to work as plain HTML. Empty: the page can go without.
 * @param {string[]} ids
 * @param {ClientModules} modules
 * @param {string} page
 * @returns {string[]}
 */
export function modulesThatNeedScript(ids, modules, page) {
  return ids.flatMap((id) => {
    const sources = modules.get(id);
    if (sources === undefined)
      throw new Error(`${page}: its payload names client module ${id}, which no manifest knows`);
    return [...sources].filter((source) => !errorPages.includes(source) && !framework.test(source));
  });
}
