import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** The file with the data of a module, as `unit-data.ts` has written it. Its name is a hash of what it holds. */
function madeOf(/** @type {string} */ path) {
  return JSON.parse(String(process.env.MADE_DATA))[relative(process.cwd(), path)];
}

/** Replaces a module by the data that it exports. */
const transformer = {
  getCacheKey: (/** @type {string} */ _source, /** @type {string} */ path) =>
    madeOf(path).replace(/\W/g, "-"),
  process: (/** @type {string} */ _source, /** @type {string} */ path) => ({
    code: readFileSync(madeOf(path), "utf8").replace(/^export const (\w+) =/gm, "exports.$1 ="),
  }),
};

export default transformer;
