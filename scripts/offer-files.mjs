// What the offers' files say, read as text: a build's settings are needed before anything is compiled.
import { readFileSync } from "node:fs";

/**
 * From the root, where every task runs: Playwright cannot load a module that asks where it is.
 * @param {string} name
 */
const read = (name) => readFileSync(`lib/offers/${name}.ts`, "utf8");

/** The ids of the offers that no visitor sees, in the registry's order. */
export function disabledOffers() {
  const ids = [...read("registry").matchAll(/ from "\.\/(.+)"/g)].map(([, id = ""]) => id);
  return ids.filter((id) => /^ {2}enabled: false,$/m.test(read(id)));
}
