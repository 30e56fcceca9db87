// What the offers' files say, read as text: a build's settings are needed before anything is compiled.
import { existsSync, readFileSync } from "node:fs";

/**
 * From the root, where every command runs: the browser tests load this file as a script, which has no address. Of a
 * file that is not there the content's check tells, in its own words.
 * @param {string} name
 */
function read(name) {
  const path = `lib/offers/${name}.ts`;
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/**
 * The constant of the code that an offer is: `trade-republic` → `tradeRepublic`.
 * @param {string} id
 */
export const constantOf = (id) => id.replace(/-(.)/g, (_, sign) => sign.toUpperCase());

/** The ids of all offers, in the registry's order. */
export function allOffers() {
  return [...read("registry").matchAll(/ from "\.\/(.+)"/g)].map(([, id = ""]) => id);
}

/** The ids of the offers that no visitor sees, in the registry's order. */
export function disabledOffers() {
  return allOffers().filter((id) => /^ {2}enabled: false,$/m.test(read(id)));
}
