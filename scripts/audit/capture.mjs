import { ask, BROWSER } from "../http.mjs";
import { readPage, scriptFreeTwin } from "./page.mjs";

/** @typedef {import("./server.mjs").Answer} Answer */
/** @typedef {import("./server.mjs").Answers} Answers */
/** @typedef {ReturnType<typeof readPage>} Figures */
/** @typedef {{ address: string, twin: string, onDemand: boolean, figures: Figures }} Route */

/**
 * @param {string} site
 * @param {string} path
 * @returns {Promise<Answer>}
 */
async function answerOf(site, path) {
  const { status, headers, body } = await ask(site, path, { headers: { "user-agent": BROWSER } });
  const given = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { status, headers: Object.fromEntries(given), body };
}

/**
 * Where a link leads, if it is a page of the site: no query, no file.
 * @param {string} href
 */
function pageOf(href) {
  const { host, pathname, search } = new URL(href, "http://here");
  return host === "here" && search === "" && !pathname.includes(".") ? [pathname] : [];
}

/**
 * Every page that links lead to from home, both sides of the A/B test, and the files that pages ask for. Beside each page
 * its twin without script.
 * @param {string} site address of a server
 */
export async function captureSite(site) {
  /** @type {Answers} */
  const answers = new Map();
  /** @type {Route[]} */
  const routes = [];
  const queue = ["/"];
  const known = new Set(queue);
  for (const address of queue) {
    const answer = await answerOf(site, address);
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
    const html = answer.body.toString("utf8");
    const figures = readPage(html);
    const more = figures.links.flatMap(pageOf);
    // Its address without a side answers one by chance.
    if (figures.hasTest && !address.includes("?")) more.push(`${address}?v=a`, `${address}?v=b`);
    else {
      const twin = `/twin${address}`;
      const body = Buffer.from(scriptFreeTwin(html));
      routes.push({ address, twin, figures, onDemand: figures.frameworkScripts > 0 });
      answers.set(twin, { ...answer, body });
    }
    answers.set(address, answer);
    queue.push(...more.filter((link) => !known.has(link) && known.add(link)));
  }
  const files = new Set(
    routes.flatMap(({ address }) => filesOf(answers.get(address)?.body.toString("utf8") ?? "")),
  );
  for (const file of files) {
    const answer = await answerOf(site, file);
    answers.set(file, answer);
    // A part of the site's script names the parts that it fetches in turn; the set grows while it is gone through.
    if (!file.startsWith("/assets/")) continue;
    const text = answer.body.toString("utf8");
    for (const [, name] of text.matchAll(/\.\/([\w-]+\.js)/g)) files.add(`/assets/${name}`);
    for (const named of filesOf(text)) files.add(named);
  }
  return { answers, routes };
}

/**
 * The files that a page or a script names: scripts, pictures, icons, the manifest.
 * @param {string} text
 */
function filesOf(text) {
  return [
    ...text.matchAll(
      /\/(?:assets|heroes|_next\/static)\/[\w./-]+|\/(?:icon|apple-icon|favicon|manifest)\.\w+/g,
    ),
  ].map(([file]) => file);
}
