import { buildIfNeeded, NEXT } from "./build.mjs";
import { ownEnvironment } from "./environment.mjs";
import { installIfNeeded } from "./install.mjs";
import { readPort, requireFreePort } from "./port.mjs";
import { ended, launch } from "./process.mjs";

/** `npm start`: makes ready what is missing, then serves the site until it is stopped. */
export async function start() {
  const port = readPort("PORT", process.env.PORT || "3000");
  await requireFreePort(port, `choose another: PORT=${port < 65_535 ? port + 1 : 3000} npm start`);
  await installIfNeeded();
  const env = ownEnvironment(process.env);
  await buildIfNeeded(env);
  console.info(`Serving the site at http://localhost:${port} (Ctrl+C stops it).`);
  // No -H: bound to an IP address, the server would answer rewrites by calling itself.
  process.exitCode = await ended(launch(process.execPath, [NEXT, "start", "-p", String(port)], { env }));
}
