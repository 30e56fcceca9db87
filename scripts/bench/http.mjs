import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "../failure.mjs";

/** A host that may be indexed: at a preview host every answer goes through the edge. */
export const HOST = "planamigo.example";

/**
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ status: number, headers: import("node:http").IncomingHttpHeaders, body: Buffer }>}
 */
export function ask(port, path, headers = {}) {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, headers: { host: HOST, ...headers }, timeout: 60_000 },
      (response) => {
        /** @type {Buffer[]} */
        const pieces = [];
        response.on("data", (piece) => pieces.push(piece));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(pieces),
          }),
        );
      },
    );
    sent.on("timeout", () => sent.destroy(new Error(`no answer to ${path} in a minute`)));
    sent.on("error", reject).end();
  });
}

/**
 * @param {number} port
 * @param {number} limitMs
 */
export async function whenHealthy(port, limitMs) {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit) {
    const status = await ask(port, "/healthz").then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(100);
  }
  throw new Failure(`Nothing answers at port ${port} after ${limitMs / 1000} s.`);
}
