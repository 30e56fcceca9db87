import { createHash } from "node:crypto";
import { attribute, elementsOf, parsePage, textOf } from "./document.mjs";
import { isData } from "./scripts.mjs";

/** @typedef {import("./library.mjs").Library} Library */

/**
 * The policy of a built page: it names what stands in the page by its hash, and nothing else in the page runs or
 * applies.
 * @param {string} html as it is sent
 * @param {boolean} lean
 * @param {Library} library
 */
export function policyOf(html, lean, { pagePolicy, servicesOf, site }) {
  const document = parsePage(html);
  const scripts = elementsOf(document, "script").filter((script) => attribute(script, "src") === undefined);
  // Navigation hints run nothing, but a browser asks the policy for them as for a script.
  const asked = scripts.filter(
    (script) => !isData(script) || attribute(script, "type") === "speculationrules",
  );
  return pagePolicy(servicesOf(site), site.sentryDsn, {
    scripts: hashes(asked),
    styles: hashes(elementsOf(document, "style")),
    framework: !lean,
  });
}

/** @param {import("./document.mjs").Element[]} elements */
function hashes(elements) {
  const all = elements.map((element) => `'sha256-${sha256(textOf(element))}'`);
  return [...new Set(all)];
}

/** @param {string} text */
function sha256(text) {
  return createHash("sha256").update(text, "utf8").digest("base64");
}
