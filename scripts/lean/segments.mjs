import { readFile, rm, writeFile } from "node:fs/promises";

/** @typedef {import("./outputs.mjs").Outputs} Outputs */

/** Where the framework puts the parts of a page, beside it. */
const FOLDER = ".segments";

/**
 * Takes away the parts of lean pages that only the framework's router would fetch ahead: there is none on them, and
 * they are two thirds of a build. The framework takes a part that is not there for one that cannot be fetched ahead.
 * @param {Outputs} outputs changed in place
 * @param {readonly string[]} files of the lean pages
 */
export async function dropSegments(outputs, files) {
  const pages = new Set(files);
  let kept = 0;
  for (const output of outputs.prerenders) {
    const [page, part] = (output.fallback?.filePath ?? "").split(`${FOLDER}/`);
    if (part === undefined || !pages.has(`${page}.html`)) outputs.prerenders[kept++] = output;
  }
  outputs.prerenders.length = kept;
  for (const file of files) {
    await rm(file.replace(/\.html$/, FOLDER), { recursive: true, force: true });
    await forgetIn(file.replace(/\.html$/, ".meta"));
  }
}

/** @param {string} file */
async function forgetIn(file) {
  const meta = JSON.parse(await readFile(file, "utf8").catch(() => "{}"));
  if (!("segmentPaths" in meta)) return;
  delete meta.segmentPaths;
  await writeFile(file, JSON.stringify(meta, null, 2));
}
