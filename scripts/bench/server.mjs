// The three ways to serve the same pages, paired: each round asks all of them in turn, so that what else the machine
// does falls on all alike.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { NEXT } from "../next.mjs";
import { Failure } from "../failure.mjs";
import { requireNginx } from "../nginx.mjs";
import { inFolder, sampleIn } from "../nginx-sample.mjs";
import { requireFreePort } from "../port.mjs";
import { launch, stop } from "../process.mjs";
import { usageOf } from "./group.mjs";
import { ask, HOST, untilHealthy } from "../http.mjs";
import { median } from "../median.mjs";
import { load } from "./load.mjs";

/** Pages of a visitor's first step and second. */
const paths = ["/", "/lowi"];
const ROUNDS = 3;

/**
 * @typedef {object} Served medians of the rounds
 * @property {string} path
 * @property {string} name
 * @property {number} requests a second
 * @property {number} share of what nginx does with plain files
 * @property {number} cpuMicroseconds per request, of the server's processes
 * @property {number} p50 milliseconds
 * @property {number} p99 milliseconds
 * @property {number} bytes of the page as it is sent
 */

/**
 * @param {{ env: NodeJS.ProcessEnv, seconds: number, ports: readonly [number, number, number] }} options
 * @returns {Promise<Served[]>}
 */
export async function compareServers({ env, seconds, ports: [bare, cache, files] }) {
  const nginx = await requireNginx();
  for (const port of [bare, cache, files]) await requireFreePort(port, "set E2E_PORT_BASE to another.");
  const folder = mkdtempSync(join(tmpdir(), "planamigo-nginx-"));
  const children = [];
  try {
    const site = launch(process.execPath, [NEXT, "start", "-p", String(bare)], {
      env,
      log: join(folder, "site"),
    });
    children.push(site);
    await requireHealthy(bare, 60_000);
    await writePages(join(folder, "pages"), bare);
    const start = (/** @type {string} */ name, /** @type {string} */ text) => {
      const own = join(folder, name);
      mkdirSync(join(own, "cache"), { recursive: true });
      writeFileSync(join(own, "nginx.conf"), text);
      // Workers that run as another user could not write here.
      const asOwner = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
      const args = ["-c", join(own, "nginx.conf"), "-e", join(own, "error.log"), ...asOwner];
      const child = launch(nginx, args, { log: join(own, "output") });
      children.push(child);
      return child;
    };
    const sample = sampleIn(join(folder, "cache"), { listen: cache, servers: [bare, bare], workers: 1 });
    const contestants = [
      { name: "`next start`", port: bare, child: site },
      { name: "nginx.conf before it", port: cache, child: start("cache", sample) },
      { name: "nginx, plain files", port: files, child: start("files", filesIn(folder, files)) },
    ];
    await requireHealthy(cache, 10_000);
    await requireHealthy(files, 10_000);
    return await inRounds(contestants, seconds, folder);
  } finally {
    for (const child of children) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The pages as files, compressed ahead.
 * @param {string} folder
 * @param {number} port
 */
async function writePages(folder, port) {
  mkdirSync(folder, { recursive: true });
  for (const path of [...paths, "/healthz"]) {
    const { body } = await ask(addressOf(port), path);
    const file = join(folder, `${path === "/" ? "index" : path.slice(1)}.html`);
    writeFileSync(file, body);
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
  }
}

/**
 * nginx with nothing but files.
 * @param {string} folder
 * @param {number} port
 */
function filesIn(folder, port) {
  const own = join(folder, "files");
  return `
worker_processes 1;
pid ${own}/nginx.pid;
daemon off;
events { worker_connections 1024; }
http {
  ${inFolder(own)}
  default_type text/html;
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip_static on;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages;
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html =404; }
  }
}`;
}

/**
 * @param {{ name: string, port: number, child: import("../process.mjs").Child }[]} contestants
 * @param {number} seconds
 * @param {string} folder
 */
async function inRounds(contestants, seconds, folder) {
  /** @type {Served[]} */
  const all = [];
  for (const path of paths) {
    const measured = contestants.map((one) => ({
      ...one,
      /** @type {Omit<Served, "path" | "name" | "share">[]} */ rounds: [],
    }));
    for (let round = 0; round < ROUNDS; round++)
      for (const { port, child, rounds } of measured) {
        const { body, status } = await ask(addressOf(port), path, { headers: { "accept-encoding": "gzip" } });
        if (status !== 200) throw new Failure(`${path} at port ${port}: answer ${status}`);
        const url = addressOf(port) + path;
        for (let i = 0; i < 20; i++)
          await ask(addressOf(port), path, { headers: { "accept-encoding": "gzip" } });
        const before = usageOf(child.pid).seconds;
        const { requests, total, p50, p99 } = await load({ url, host: HOST, seconds, folder });
        const cpuMicroseconds = ((usageOf(child.pid).seconds - before) / total) * 1e6;
        rounds.push({ requests, p50, p99, cpuMicroseconds, bytes: body.length });
        await wait(300);
      }
    const files = median((measured.at(-1)?.rounds ?? []).map(({ requests }) => requests));
    for (const { name, rounds } of measured) {
      const of = (/** @type {"requests" | "cpuMicroseconds" | "p50" | "p99" | "bytes"} */ figure) =>
        median(rounds.map((round) => round[figure]));
      const requests = of("requests");
      const rest = {
        cpuMicroseconds: of("cpuMicroseconds"),
        p50: of("p50"),
        p99: of("p99"),
        bytes: of("bytes"),
      };
      all.push({ path, name, requests, share: Math.round((100 * requests) / files) / 100, ...rest });
    }
  }
  return all;
}

/** @param {number} port */
const addressOf = (port) => `http://127.0.0.1:${port}`;

/**
 * @param {number} port
 * @param {number} limitMs
 */
async function requireHealthy(port, limitMs) {
  if (!(await untilHealthy(addressOf(port), limitMs)))
    throw new Failure(`Nothing answers at port ${port} after ${limitMs / 1000} s.`);
}
