import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { modulesThatNeedScript, readClientModules } from "./client-modules.mjs";
import { attribute, elementsOf, parsePage } from "./document.mjs";
import { filesBelow } from "./files.mjs";
import { addressOf, store } from "./outputs.mjs";
import { clientModuleIds, payloadOf } from "./payload.mjs";
import { isOurs } from "./scripts.mjs";
import { stripFramework } from "./strip.mjs";
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

  const rows = [];
  for (const file of files) {
    const page = addressOf(outputs, file);
    const before = await readFile(file, "utf8");
    const document = parsePage(before);
    refuseUnknownAddress(document, outputs, page);
    const keptFor = modulesThatNeedScript(clientModuleIds(payloadOf(document, page), page), modules, page);
    const lean = keptFor.length === 0;
    const after = lean ? stripFramework(document, page) : before;
    await store(outputs, { page, file, html: after, lean });
    rows.push({ page, before, after, keptFor });
  }
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
