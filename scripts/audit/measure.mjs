import { median } from "../median.mjs";
import { openLighthouse } from "./lighthouse.mjs";
import { brotli } from "./server.mjs";
import { openVisits } from "./visits.mjs";

/** @typedef {import("./capture.mjs").Route} Route */
/** @typedef {import("./lighthouse.mjs").Measured} Measured */
/** @typedef {ReturnType<typeof bytesOf>} Bytes */
/**
 * @typedef {object} Row
 * @property {Route} route
 * @property {Bytes} bytes
 * @property {{ requests: number, cls: number }} arrival
 * @property {Measured} [page] by Lighthouse
 * @property {Measured} [twin]
 */
/**
 * @typedef {object} Results
 * @property {{ runs: number, clickToPaint?: number, plainLink?: number, control: number }} all
 * @property {Measured} [bound] the hand-made page
 * @property {number} boundBytes
 * @property {Row[]} rows
 */
/**
 * @typedef {object} Task
 * @property {string} site
 * @property {Awaited<ReturnType<typeof import("./server.mjs").serveCompressed>>} server
 * @property {Route[]} routes
 * @property {number} runs
 * @property {string} chromePath
 */

const all = ["performance", "accessibility", "best-practices", "seo"];
const DISTANCE = 150;

/** What a page's controls are: those that work without leaving it. */
const controls = [
  "[data-theme-switch]",
  "[data-share]",
  "main summary",
  "main details + details summary",
  "button.cookies",
];

/**
 * By kind, with brotli, as they are sent.
 * @param {Route} route
 * @param {Task["server"]} server
 */
function bytesOf({ address, twin, figures }, server) {
  const script = figures.entry ? server.sizeOf(figures.entry) : 0;
  const framework = figures.framework.reduce((sum, file) => sum + server.sizeOf(file), 0);
  const hero = figures.hero ? server.sizeOf(figures.hero) : 0;
  const html = server.sizeOf(address);
  return {
    html,
    css: brotli(Buffer.from(figures.css)).length,
    script,
    framework,
    hero,
    total: html + script + framework + hero,
    twin: server.sizeOf(twin) + hero,
  };
}

/**
 * @param {import("./lighthouse.mjs").Lighthouse} lighthouse
 * @param {string} url
 * @param {{ runs: number, categories: string[] }} options
 * @returns {Promise<Measured>}
 */
async function medians(lighthouse, url, { runs, categories }) {
  /** @type {Measured[]} */
  const found = [];
  for (let run = 0; run < runs; run++) {
    // Only times differ from run to run.
    found.push(await lighthouse.measure(url, run === 0 ? categories : ["performance"]));
  }
  /** @param {(one: Measured) => number} figure */
  const of = (figure) => median(found.map(figure));
  const performance = of(({ scores }) => scores.performance ?? 0);
  return {
    scores: { ...found[0]?.scores, performance },
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
  };
}

/**
 * Measures pages one after another: side by side they would measure each other.
 * @param {Task} task
 * @returns {Promise<Results>}
 */
export async function measureRoutes({ site, server, routes, runs, chromePath }) {
  const visits = await openVisits(chromePath);
  /** @type {Row[]} */
  const rows = [];
  /** @type {Results["all"]} */
  const together = { runs, control: 0 };
  try {
    for (const route of routes) {
      rows.push({ route, bytes: bytesOf(route, server), arrival: await visits.arrive(site + route.address) });
      together.control = Math.max(together.control, await visits.press(site + route.address, controls));
    }
    Object.assign(together, await clicks({ site, server, routes, visits }));
  } finally {
    await visits.close();
  }

  /** @type {Results} */
  const results = { all: together, boundBytes: server.sizeOf("/bound"), rows };
  if (runs === 0) return results;
  const lighthouse = await openLighthouse(chromePath);
  try {
    results.bound = await medians(lighthouse, `${site}/bound`, { runs, categories: ["performance"] });
    for (const row of rows) {
      const { address, twin } = row.route;
      row.page = await medians(lighthouse, site + address, { runs, categories: all });
      row.twin = await medians(lighthouse, site + twin, { runs, categories: ["performance"] });
      console.info(`${address}: ${Math.round(row.page.lcp)} ms`);
    }
  } finally {
    await lighthouse.close();
  }
  return results;
}

/**
 * From home to a landing page, five times: with the pointer on the link before, and by a plain click.
 * @param {Pick<Task, "site" | "server" | "routes"> & { visits: Awaited<ReturnType<typeof openVisits>> }} task
 */
async function clicks({ site, server, routes, visits }) {
  const target = routes.find(({ figures }) => figures.hero && !figures.hasTest)?.address;
  if (!target) return {};
  server.moveAway(DISTANCE);
  /** @type {{ clickToPaint: number[], plainLink: number[] }} */
  const found = { clickToPaint: [], plainLink: [] };
  for (let run = 0; run < 5; run++) {
    const way = { from: `${site}/`, path: target };
    found.plainLink.push(await visits.clickThrough({ ...way, intent: false }));
    found.clickToPaint.push(await visits.clickThrough({ ...way, intent: true }));
  }
  server.moveAway(0);
  return { clickToPaint: median(found.clickToPaint), plainLink: median(found.plainLink) };
}
