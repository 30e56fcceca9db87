import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { modulesThatNeedScript, readClientModules } from "./client-modules.mjs";
import { attribute, elementsOf, parsePage } from "./document.mjs";
import { errorPage, errorPages } from "./error-page.mjs";
import { filesBelow } from "./files.mjs";
import { readLibrary } from "./library.mjs";
import { addressOf, markFiles, store } from "./outputs.mjs";
import { clientModuleIds, payloadOf } from "./payload.mjs";
import { policyOf } from "./policy.mjs";
import { isOurs } from "./scripts.mjs";
import { stripFramework } from "./strip.mjs";
import { inlineStyles } from "./styles.mjs";
import { table } from "./table.mjs";

/** @typedef {import("./outputs.mjs").Outputs} Outputs */

/**
 * Makes every page of a finished build lean that can be, and prints what it did.
 * @param {Outputs} outputs changed in place, so that a platform's adapter sees the pages as they are sent
 * @param {string} distDir
 */
export async function makePagesLean(outputs, distDir) {
  const modules = await readClientModules(distDir);
  const files = await filesBelow(join(distDir, "server"), ".html");
  refuseMissing(outputs, files);
  const library = await readLibrary(process.cwd());

  const rows = [];
  let notFound = "";
  for (const file of files) {
    const page = addressOf(outputs, file);
    const before = await readFile(file, "utf8");
    if (errorPages.includes(page)) continue;
    const document = parsePage(before);
    refuseUnknownAddress(document, outputs, page);
    const keptFor = modulesThatNeedScript(clientModuleIds(payloadOf(document, page), page), modules, page);
    const lean = keptFor.length === 0;
    // Before the styles come in: nobody could say the hash of a page that is sent in an emergency.
    if (page === "/_not-found") notFound = stripFramework(parsePage(before), page);
    if (lean) await inlineStyles(document, distDir);
    const after = lean ? stripFramework(document, page) : before;
    rows.push({ page, file, before, after, keptFor });
  }
  for (const file of files.filter((file) => errorPages.includes(addressOf(outputs, file)))) {
    const before = await readFile(file, "utf8");
    const after = errorPage(notFound, library.errors);
    rows.push({ page: addressOf(outputs, file), file, before, after, keptFor: [] });
  }

  for (const { page, file, after, keptFor } of rows) {
    const lean = keptFor.length === 0;
    const headers = { [library.POLICY]: policyOf(after, lean, library) };
    await store(outputs, { page, file, html: after, lean, headers });
  }
  await markFiles(outputs, (path) => ({ [library.POLICY]: library.filePolicy(path) }));
  console.info(`\n${table(rows)}\n`);
}

/**
 * @param {Outputs} outputs
 * @param {string[]} files
 */
function refuseMissing(outputs, files) {
  const listed = outputs.prerenders.flatMap(({ fallback }) => fallback?.filePath ?? []);
  const pages = listed.filter((file) => file.endsWith(".html"));
  if (pages.length === 0) throw new Error("the build lists no page that was built ahead");
  const missing = pages.find((file) => !files.includes(file));
  if (missing)
    throw new Error(`${addressOf(outputs, missing)}: its file ${missing} is not where built pages lie`);
}

/**
 * A script of ours that the build does not hold would answer 404 on every visit.
 * @param {import("./document.mjs").Document} document
 * @param {Outputs} outputs
 * @param {string} page
 */
function refuseUnknownAddress(document, outputs, page) {
  const held = [...outputs.prerenders, ...outputs.staticFiles].map(({ pathname }) => pathname);
  for (const script of elementsOf(document, "script")) {
    const src = attribute(script, "src") ?? "";
    if (isOurs(src) && !held.includes(src)) {
      throw new Error(`${page}: asks for ${src}, which this build does not hold`);
    }
  }
}
