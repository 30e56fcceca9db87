import { buildIfNeeded } from "./build.mjs";
import { NEXT } from "./next.mjs";
import { ownEnvironment } from "./environment.mjs";
import { installIfNeeded } from "./install.mjs";
import { readPort, requireFreePort } from "./port.mjs";
import { ended, launch } from "./process.mjs";

/**
 * The port to serve at, free.
 * @param {string} task
 */
async function freePort(task) {
  const port = readPort("PORT", process.env.PORT || "3000");
  await requireFreePort(port, `choose another: PORT=${port < 65_535 ? port + 1 : 3000} npm ${task}`);
  return port;
}

/**
 * Serves until it is stopped.
 * @param {string[]} command
 * @param {number} port
 * @param {NodeJS.ProcessEnv} env
 */
async function serve(command, port, env) {
  console.info(`Serving the site at http://localhost:${port} (Ctrl+C stops it).`);
  process.exitCode = await ended(launch(process.execPath, command, { env }));
}

/** `npm start`: makes ready what is missing, then serves the site. */
export async function start() {
  const port = await freePort("start");
  await installIfNeeded();
  const env = ownEnvironment(process.env);
  await buildIfNeeded(env);
  // No -H: bound to an IP address, the server would answer rewrites by calling itself.
  await serve([NEXT, "start", "-p", String(port)], port, env);
}

/**
 * `npm run dev`: the site as it stands in the files, page by page, with every change shown at once. Disabled offers
 * are there too, marked as drafts; a mistake in one shows as a page that says what to mend.
 */
export async function develop() {
  const port = await freePort("run dev");
  await installIfNeeded();
  /** @type {NodeJS.ProcessEnv} */
  const env = { OFFERS_PREVIEW: "*", ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" };
  await serve(["scripts/dev/server.mjs", String(port)], port, env);
}
