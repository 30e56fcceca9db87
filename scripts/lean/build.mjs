import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { modulesThatNeedScript, readClientModules } from "./client-modules.mjs";
import { elementsOf, parsePage } from "./document.mjs";
import { errorPage, errorPages } from "./error-page.mjs";
import { filesBelow } from "./files.mjs";
import { readLibrary } from "./library.mjs";
import { addressOf, listOf, markFiles, store } from "./outputs.mjs";
import { clientModuleIds, payloadOf } from "./payload.mjs";
import { policyOf } from "./policy.mjs";
import { addressIn } from "./scripts.mjs";
import { dropSegments } from "./segments.mjs";
import { stripFramework } from "./strip.mjs";
import { inlineStyles } from "./styles.mjs";
import { rowOf, table } from "./table.mjs";

/** @typedef {import("./outputs.mjs").Outputs} Outputs */
/** @typedef {import("./outputs.mjs").Listed} Listed */

/**
 * Makes every page of a finished build lean that can be, and prints what it did.
 * @param {Outputs} outputs changed in place, so that a platform's adapter sees the pages as they are sent
 * @param {string} distDir
 */
export async function makePagesLean(outputs, distDir) {
  const modules = await readClientModules(distDir);
  const files = await filesBelow(join(distDir, "server"), ".html");
  const listed = listOf(outputs);
  refuseMissing(outputs, files, listed);
  const library = await readLibrary(process.cwd());
  /** @param {string} page @param {string} file @param {string} html @param {boolean} lean */
  const write = (page, file, html, lean) =>
    store(listed, { page, file, html, lean, headers: { [library.POLICY]: policyOf(html, lean, library) } });

  const rows = [];
  const leanFiles = [];
  let notFound = "";
  for (const file of files) {
    const page = addressOf(listed, file);
    if (errorPages.includes(page)) continue;
    const before = await readFile(file, "utf8");
    const document = parsePage(before);
    refuseUnknownAddress(document, listed, page);
    const keptFor = modulesThatNeedScript(clientModuleIds(payloadOf(document, page), page), modules, page);
    const lean = keptFor.length === 0;
    // Before the styles come in: nobody could say the hash of a page that is sent in an emergency.
    if (page === "/_not-found") notFound = stripFramework(parsePage(before), page);
    if (lean) await inlineStyles(document, distDir);
    const after = lean ? stripFramework(document, page) : before;
    if (lean) leanFiles.push(file);
    await write(page, file, after, lean);
    rows.push(rowOf({ page, before, after, keptFor }));
  }
  for (const file of files.filter((file) => errorPages.includes(addressOf(listed, file)))) {
    const page = addressOf(listed, file);
    const before = await readFile(file, "utf8");
    const after = errorPage(notFound, library.errors);
    leanFiles.push(file);
    await write(page, file, after, true);
    rows.push(rowOf({ page, before, after, keptFor: [] }));
  }
  await dropSegments(outputs, leanFiles);
  await markFiles(outputs, (path) => ({ [library.POLICY]: library.filePolicy(path) }));
  console.info(`\n${table(rows)}\n`);
}

/**
 * @param {Outputs} outputs
 * @param {string[]} files
 * @param {Listed} listed
 */
function refuseMissing(outputs, files, listed) {
  const there = new Set(files);
  const built = outputs.prerenders.flatMap(({ fallback }) => fallback?.filePath ?? []);
  const pages = built.filter((file) => file.endsWith(".html"));
  if (pages.length === 0) throw new Error("the build lists no page that was built ahead");
  const missing = pages.find((file) => !there.has(file));
  if (missing)
    throw new Error(`${addressOf(listed, missing)}: its file ${missing} is not where built pages lie`);
}

/**
 * A script of ours that the build does not hold would answer 404 on every visit.
 * @param {import("./document.mjs").Document} document
 * @param {Listed} listed
 * @param {string} page
 */
function refuseUnknownAddress(document, { held }, page) {
  for (const script of elementsOf(document, "script")) {
    const address = addressIn(script);
    if (address !== undefined && !held.has(address)) {
      throw new Error(`${page}: asks for ${address}, which this build does not hold`);
    }
  }
}
