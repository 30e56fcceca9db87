import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure } from "../failure.mjs";
import { run } from "../process.mjs";

/** The load generator, fetched by npx the first time. */
const GENERATOR = "autocannon@8.0.0";
const CONNECTIONS = 50;

/**
 * Asks one address as fast as it answers.
 * @param {{ url: string, host: string, seconds: number, folder: string }} options
 * @returns {Promise<{ requests: number, total: number, p50: number, p99: number }>} a second, in all, and milliseconds
 */
export async function load({ url, host, seconds, folder }) {
  const log = join(folder, "load.json");
  const headers = ["-H", `Host=${host}`, "-H", "Accept-Encoding=gzip"];
  const args = [
    "--yes",
    GENERATOR,
    "-c",
    String(CONNECTIONS),
    "-d",
    String(seconds),
    "--json",
    ...headers,
    url,
  ];
  const code = await run("npx", args, { log, timeoutMs: (seconds + 60) * 1000 });
  const output = readFileSync(log, "utf8");
  const line = output.split("\n").find((one) => one.startsWith("{"));
  if (code !== 0 || !line) throw new Failure(`${GENERATOR} failed (code ${code}):\n${output.slice(0, 2000)}`);
  const result = JSON.parse(line);
  const failed = result.errors + result.timeouts + result.non2xx;
  if (failed > 0) throw new Failure(`${url}: ${failed} of ${result.requests.total} requests failed.`);
  return {
    requests: result.requests.average,
    total: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}
