import { attribute, textOf } from "./document.mjs";

/** @typedef {import("./document.mjs").Element} Element */

/** Types that a browser does not execute: structured data, navigation hints, plain data. */
const dataTypes = ["application/ld+json", "speculationrules", "application/json"];

/** How the framework's inline scripts begin; the first two carry the payload. */
export const payloadBeginnings = ["(self.__next_f=self.__next_f||[]).push(", "self.__next_f.push("];
const bootBeginning = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';

/**
 * Where the few characters in the page fetch the site's script from, once the page is painted.
 * @param {Element} script
 */
export function addressIn(script) {
  return attribute(script, "data-script");
}

/**
 * Whether a browser takes a script for data and does not run it.
 * @param {Element} script
 */
export function isData(script) {
  return dataTypes.includes(attribute(script, "type") ?? "");
}

/**
 * Whose script this is. `ours` and `data` stay in a lean page, `framework` goes. A script that is none of
 * these stops the build: the framework has changed, or somebody added a script that our policy refuses.
 * @param {Element} script
 * @param {string} page
 * @returns {"ours" | "data" | "framework"}
 */
export function ownerOf(script, page) {
  const src = attribute(script, "src");
  // Of a page that the framework draws: a lean one fetches the site's script by itself.
  if (src?.startsWith("/_next/static/") || src?.startsWith("/assets/")) return "framework";
  if (src !== undefined) throw new Error(`${page}: unknown script ${src}`);
  if (addressIn(script) !== undefined) return "ours";
  if (isData(script)) return "data";

  const text = textOf(script);
  if ([...payloadBeginnings, bootBeginning].some((beginning) => text.startsWith(beginning)))
    return "framework";
  throw new Error(`${page}: unknown inline script that begins with ${JSON.stringify(text.slice(0, 80))}`);
}
