import { mkdirSync } from "node:fs";
import { requireBrowsers } from "./browser-install.mjs";
import { buildIfNeeded } from "./build.mjs";
import { Failure } from "./failure.mjs";
import { untilHealthy } from "./http.mjs";
import { installIfNeeded } from "./install.mjs";
import { NEXT } from "./next.mjs";
import { requireNginx } from "./nginx.mjs";
import { readPort, requireFreePort } from "./port.mjs";
import { launch, run, stop } from "./process.mjs";
import { siteEnvironment, siteNames, sitePort, siteUrl } from "./sites.mjs";

/** @typedef {import("./process.mjs").Child} Child */

export const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

export async function requireFreePorts() {
  if (process.env.E2E_PORT_BASE) readPort("E2E_PORT_BASE", process.env.E2E_PORT_BASE);
  for (const name of siteNames) {
    await requireFreePort(sitePort(name), "choose others: E2E_PORT_BASE=5310 npm test");
  }
}

/** Builds every site of the table whose build is missing or old, one after another. */
export async function buildSites() {
  for (const name of siteNames) await buildIfNeeded(siteEnvironment(name), `"${name}" site`);
}

/**
 * Serves the built sites, lets Playwright visit them and ends them.
 * @param {string[]} args for Playwright
 */
export async function visitSites(args) {
  const programs = { ...(await requireBrowsers()), NGINX_PATH: await requireNginx() };
  const env = { ...siteEnvironment("default"), ...programs };
  await requireFreePorts();
  mkdirSync("test-results", { recursive: true });
  /** @type {Child[]} */
  const servers = [];
  try {
    for (const name of siteNames) {
      const log = `test-results/server-${name}.log`;
      const command = [NEXT, "start", "-p", String(sitePort(name))];
      const server = launch(process.execPath, command, { env: siteEnvironment(name), log });
      servers.push(server);
      if (!(await untilHealthy(siteUrl(name), 60_000, server)))
        throw new Failure(`The "${name}" site did not start: see ${log}.`);
    }
    return await run(process.execPath, [PLAYWRIGHT, "test", ...args], { env });
  } finally {
    await Promise.all(servers.map(stop));
  }
}

/**
 * `npm run test:e2e [-- Playwright's arguments]`
 * @param {string[]} args
 */
export async function testInBrowser(args) {
  await requireFreePorts();
  await installIfNeeded();
  await requireBrowsers();
  await requireNginx();
  await buildSites();
  process.exitCode = await visitSites(args);
}
