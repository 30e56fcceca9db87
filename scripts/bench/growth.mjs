// What a catalogue of so many offers costs: to build, to keep, to start and to send.
import { rmSync } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { NEXT } from "../next.mjs";
import { testEnvironment } from "../environment.mjs";
import { Failure } from "../failure.mjs";
import { filesBelow } from "../lean/files.mjs";
import { requireFreePort } from "../port.mjs";
import { ended, launch, stop } from "../process.mjs";
import { usageOf, watch } from "./group.mjs";
import { ask, untilHealthy } from "../http.mjs";
import { writeCatalogue } from "./synthetic.mjs";

/** Pages whose bytes are measured; those that a small catalogue has not are left out of its line. */
const measured = ["/", "/ofertas/2", "/ofertas/finanzas", "/lowi", "/comparar", "/cambios"];

const START_LIMIT_MS = 120_000;

/**
 * @typedef {object} Growth
 * @property {number} offers
 * @property {number} pages that were built ahead
 * @property {number} buildSeconds
 * @property {number} buildCpuSeconds
 * @property {number} buildBytes the highest memory of the build's processes together
 * @property {number} outputBytes
 * @property {number} startSeconds
 * @property {number} serverBytes memory of the server after it has answered once for each page measured
 * @property {Record<string, { bytes: number, gzip: number }>} html
 */

/**
 * @param {string} tree a copy that may be written
 * @param {{ size: number, own: number, port: number, log: string, minutes: number }} options
 * @returns {Promise<Growth>}
 */
export async function measureGrowth(tree, { size, own, port, log, minutes }) {
  rmSync(join(tree, ".next"), { recursive: true, force: true });
  writeCatalogue(tree, size, own);
  const env = testEnvironment(process.env, { DIST_DIR: ".next" });
  const began = performance.now();
  const build = launch(process.execPath, [NEXT, "build"], { cwd: tree, env, log: resolve(log) });
  const highest = watch(build.pid);
  const timer = setTimeout(() => void stop(build), minutes * 60_000);
  const code = await ended(build);
  clearTimeout(timer);
  const used = highest();
  const buildSeconds = (performance.now() - began) / 1000;
  if (code !== 0)
    throw new Failure(
      `The build with ${size} offers failed after ${Math.round(buildSeconds)} s; its output is in ${log}.`,
    );
  const started = await measureServer(tree, env, port);
  const dist = join(tree, ".next");
  return {
    offers: size,
    pages: (await filesBelow(join(dist, "server"), ".html")).length,
    buildSeconds,
    buildCpuSeconds: used.seconds,
    buildBytes: used.bytes,
    outputBytes: await sizeOf(dist),
    ...started,
  };
}

/**
 * @param {string} tree
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 */
async function measureServer(tree, env, port) {
  await requireFreePort(port, "set E2E_PORT_BASE to another.");
  const began = performance.now();
  const site = `http://127.0.0.1:${port}`;
  const server = launch(process.execPath, [NEXT, "start", "-p", String(port)], {
    cwd: tree,
    env,
    log: join(tree, "server.log"),
  });
  try {
    if (!(await untilHealthy(site, START_LIMIT_MS, server)))
      throw new Failure(`The site did not start: see ${join(tree, "server.log")}.`);
    // The first page reads the catalogue.
    await ask(site, "/llms.txt");
    const startSeconds = (performance.now() - began) / 1000;
    /** @type {Growth["html"]} */
    const html = {};
    for (const path of measured) {
      const { status, body } = await ask(site, path);
      if (status === 200) html[path] = { bytes: body.length, gzip: gzipSync(body).length };
    }
    return { startSeconds, html, serverBytes: usageOf(server.pid).bytes };
  } finally {
    await stop(server);
  }
}

/**
 * All that a build leaves for the server; its cache is for the next build.
 * @param {string} folder
 */
async function sizeOf(folder) {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.startsWith(join(folder, "cache/"))) bytes += (await stat(path)).size;
  }
  return bytes;
}
