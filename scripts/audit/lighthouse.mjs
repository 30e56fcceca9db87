import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure } from "../failure.mjs";
import { npm } from "../npm.mjs";

/** The newest that runs on Node 20. Its own wish for any version of `third-party-web` can break an installation. */
const wanted = { dependencies: { lighthouse: "12.8.2" }, overrides: { "third-party-web": "0.27.0" } };
const folder = "node_modules/.cache/audit";

/** @typedef {{ scores: Record<string, number>, fcp: number, lcp: number, tbt: number, cls: number }} Measured */
/** @typedef {{ measure: (url: string, categories: string[]) => Promise<Measured>, close: () => Promise<void> }} Lighthouse */

/** Installed for the audit alone, where nothing else sees it: 150 packages that no test and no page needs. */
async function install() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, ...wanted }, null, 2));
  if (existsSync(join(folder, "node_modules/lighthouse/core/index.js"))) return;
  console.info(`Installing Lighthouse ${wanted.dependencies.lighthouse} into ${folder} ...`);
  const args = [
    "install",
    "--prefix",
    folder,
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
  ];
  const code = await npm(args, { timeoutMs: 300_000 });
  if (code !== 0)
    throw new Failure("Lighthouse could not be installed. Without it: npm run audit -- --runs 0", code);
}

/** @param {string} file below the folder's packages */
const load = (file) => import(pathToFileURL(join(process.cwd(), folder, "node_modules", file)).href);

const TRIALS = 3;

/**
 * Lighthouse in a browser of its own, which serves all measurements one after another.
 * @param {string} chromePath
 * @returns {Promise<Lighthouse>}
 */
export async function openLighthouse(chromePath) {
  await install();
  const { default: lighthouse } = await load("lighthouse/core/index.js");
  const { launch } = await load("chrome-launcher/dist/index.js");
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  });
  return {
    async measure(url, onlyCategories) {
      const options = { port: chrome.port, output: "json", logLevel: "error", onlyCategories };
      let { lhr } = await lighthouse(url, options);
      // A trace may go wrong on a busy machine, and its message says: run again.
      for (let trial = 1; lhr.runtimeError && trial < TRIALS; trial++)
        ({ lhr } = await lighthouse(url, options));
      const { runtimeError, audits, categories } = lhr;
      if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
      /** @param {string} name */
      const figure = (name) => audits[name].numericValue;
      return {
        scores: Object.fromEntries(
          onlyCategories.map((name) => [name, Math.round(categories[name].score * 100)]),
        ),
        fcp: figure("first-contentful-paint"),
        lcp: figure("largest-contentful-paint"),
        tbt: figure("total-blocking-time"),
        cls: figure("cumulative-layout-shift"),
      };
    },
    async close() {
      chrome.kill();
    },
  };
}
