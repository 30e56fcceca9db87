import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { requireBrowser } from "../browser-install.mjs";
import { buildIfNeeded } from "../build.mjs";
import { NEXT } from "../next.mjs";
import { ownEnvironment } from "../environment.mjs";
import { Failure } from "../failure.mjs";
import { untilHealthy } from "../http.mjs";
import { readPort, requireFreePort } from "../port.mjs";
import { launch, stop } from "../process.mjs";
import { captureSite } from "./capture.mjs";
import { measureRoutes } from "./measure.mjs";
import { reportOf, resultsFile } from "./report.mjs";
import { serveCompressed } from "./server.mjs";

const usage = `npm run audit -- [--runs 3] [--only /paypal]
  --runs  how often Lighthouse measures each page; the middle value counts. 0: without Lighthouse
  --only  only pages whose address begins so (/ alone is home); may be given more than once`;

/** @param {string[]} args */
function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: "string", default: "3" },
        only: { type: "string", multiple: true, default: [] },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 0) throw new Error(`--runs ${values.runs}: not a number of runs`);
    return { runs, only: values.only };
  } catch (error) {
    throw new Failure(`${/** @type {Error} */ (error).message}\n${usage}`);
  }
}

/**
 * What the built site answers, asked of a server that is ended again.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 */
async function capture(env, port) {
  const server = launch(process.execPath, [NEXT, "start", "-p", String(port)], {
    env,
    log: "test-results/audit.log",
  });
  const site = `http://localhost:${port}`;
  try {
    if (!(await untilHealthy(site, 60_000, server)))
      throw new Failure("The site did not start: see test-results/audit.log.");
    return await captureSite(site);
  } finally {
    await stop(server);
  }
}

/**
 * `npm run audit`: what each page costs, in one table, beside its twin without script and a hand-made page. Ends with 1
 * where a limit of `budgets.mjs` is passed, and names page and figure.
 * @param {string[]} args
 */
export async function audit(args) {
  const { runs, only } = readOptions(args);
  const port = readPort("PORT", process.env.PORT || "4180");
  for (const one of [port, port + 1]) await requireFreePort(one, "choose another: PORT=5180 npm run audit");
  const chromePath = await requireBrowser();
  const env = ownEnvironment(process.env);
  await buildIfNeeded(env);
  mkdirSync("test-results", { recursive: true });

  const { answers, routes } = await capture(env, port);
  const chosen = routes.filter(
    ({ address }) =>
      only.length === 0 ||
      only.some((start) => (start === "/" ? address === start : address.startsWith(start))),
  );
  if (chosen.length === 0) throw new Failure(`No page begins with ${only.join(" or ")}.`);
  const body = readFileSync(new URL("bound.html", import.meta.url));
  answers.set("/bound", { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body });

  const server = await serveCompressed(answers, port + 1);
  try {
    // A name of its own: Lighthouse takes plain localhost for a place where a page is being made.
    const site = `http://promos.localhost:${port + 1}`;
    const results = await measureRoutes({ site, server, routes: chosen, runs, chromePath });
    const { text, breaches } = reportOf(results);
    writeFileSync(resultsFile, `${JSON.stringify({ ...results, breaches }, null, 2)}\n`);
    console.info(text);
    if (breaches.length > 0) process.exitCode = 1;
  } finally {
    server.close();
  }
}
