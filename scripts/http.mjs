import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A public host of the site's own: at a local or a preview host, every answer says that it is not to be indexed. */
export const HOST = "planamigo.example";

/** An ordinary visitor's browser, as the A/B test sees it; a crawler's gets no cookie. */
export const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

/**
 * Asks a server on this machine for a path exactly as written: nothing is normalised, followed or unpacked.
 * @param {string | URL} site
 * @param {string} path
 * @param {{ method?: string, headers?: Record<string, string> }} [how]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, names: string[], body: Buffer }>} `names`: the headers' as they came, repeated ones repeatedly
 */
export function ask(site, path, { method = "GET", headers = {} } = {}) {
  const { hostname, port } = new URL(site);
  const all = { host: HOST, ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: all, timeout: 60_000 }, (response) => {
      /** @type {Buffer[]} */
      const pieces = [];
      response.on("data", (piece) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, place) => place % 2 === 0),
          body: Buffer.concat(pieces),
        }),
      );
    });
    sent.on("timeout", () => sent.destroy(new Error(`no answer to ${path} in a minute`)));
    sent.on("error", reject).end();
  });
}

/**
 * Waits until a server answers for its health; whether it did before the time was over or its process had ended.
 * @param {string | URL} site
 * @param {number} limitMs
 * @param {{ exitCode: number | null }} [server]
 */
export async function untilHealthy(site, limitMs, server) {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit && (server?.exitCode ?? null) === null) {
    const status = await ask(site, "/healthz").then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return true;
    await wait(100);
  }
  return false;
}
