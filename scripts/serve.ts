import { createServer } from "node:http";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { openBuild } from "../lib/http/built-files";
import { createSiteServer, stopServer } from "../lib/http/site-server";
import { portFault, readPort } from "./port";

/**
 * The site's server, the framework's documented custom server. `npm run build` bundles it into the build's folder, so that
 * a container needs nothing else; it is started in the folder of the site: `PORT=3000 node .next/serve.mjs`.
 */
async function serve(): Promise<void> {
  const folder = dirname(fileURLToPath(import.meta.url));
  const port = readPort();
  const build = openBuild(folder);
  // The framework reads them while it loads, `next.config.ts` the second one.
  Object.assign(process.env, { NODE_ENV: "production", DIST_DIR: relative(process.cwd(), folder) });
  const { default: next } = await import("next");
  // To its own server the framework would add a listener for upgrades (WebSocket, h2c); this one never listens. Without
  // that listener Node answers such a request as any other.
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: createServer() });
  // Made first, because `prepare` starts the error reporter, which must find a visitor's trace headers gone.
  const server = createSiteServer(app.getRequestHandler(), build);
  await app.prepare();
  const command = `node ${relative(process.cwd(), fileURLToPath(import.meta.url))}`;
  const refuse = ({ code }: NodeJS.ErrnoException) => stop(new Error(portFault(port, code, command)));
  server.on("error", refuse).listen(port, () => console.info(`http://localhost:${port}`));
  for (const [signal, code] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)
    process.once(signal, () => stopServer(server, () => app.close().finally(() => process.exit(code))));
}

function stop(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

serve().catch(stop);
