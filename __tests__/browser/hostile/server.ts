import { spawn } from "node:child_process";
import { readFileSync, openSync, mkdirSync } from "node:fs";
import { NEXT } from "../../../scripts/next.mjs";
import { hostilePort, siteEnvironment } from "../../../scripts/sites.mjs";
import { exchange, type Exchange } from "./wire";
import { untilAnswering } from "../until-answering";
import { wired, type Input } from "./input";

const LOG = "test-results/server-hostile.log";
/** Longer than any answer takes on a busy machine. */
const LIMIT_MS = 20_000;

export const send = (input: Input): Promise<Exchange> =>
  exchange(hostilePort, wired(input), input.method ?? input.raw?.split(" ")[0] ?? "GET", LIMIT_MS);

/** A server of its own for the hostile, so that what it says in the meantime is about them. */
export async function hostileSite() {
  mkdirSync("test-results", { recursive: true });
  const log = openSync(LOG, "w");
  const child = spawn(process.execPath, [NEXT, "start", "-p", String(hostilePort)], {
    env: siteEnvironment("default"),
    stdio: ["ignore", log, log],
  });
  await untilAnswering(`http://localhost:${hostilePort}`, child).catch((error: Error) => {
    throw new Error(`${error.message}: see ${LOG}`);
  });
  const logged = () => readFileSync(LOG, "utf8");
  const begin = logged().length;
  return {
    lives: () => child.exitCode === null && child.signalCode === null,
    /** What it has said since it began. */
    said: () => logged().slice(begin),
    close: () =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null) return resolve();
        const stubborn = setTimeout(() => child.kill("SIGKILL"), 8000);
        child.once("exit", () => {
          clearTimeout(stubborn);
          resolve();
        });
        child.kill("SIGTERM");
      }),
  };
}
