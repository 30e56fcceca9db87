import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSettings } from "../../lib/config/build";
import { bundleServer } from "../bundle-server";
import { loadBundled } from "../bundled.mjs";

/**
 * Runs after `next build`: adds our server. On Vercel without its adapter (see `scripts/base-config.ts`) the pages are not done
 * yet: removes the framework's script in place and writes the headers into the manifest that Vercel reads.
 */
async function finish(distDir: string): Promise<void> {
  await bundleServer(distDir);
  // Where the adapter ran, the pages are done.
  if (existsSync(join(distDir, "server/route-cache"))) return;
  const { makePagesLean }: typeof import("./pages") = await loadBundled("scripts/lean/pages.ts", distDir);
  const made = await makePagesLean(distDir);
  const list = join(distDir, "prerender-manifest.json");
  const manifest = JSON.parse(await readFile(list, "utf8"));
  for (const [page, route] of Object.entries<Record<string, unknown>>(manifest.routes)) {
    const path = join(distDir, "server/app", page === "/" ? "index" : page);
    const file = made.get(`${path}.html`) ?? made.get(`${path}.body`);
    if (!file) throw new Error(`${page}: listed by the build, but not among its files`);
    Object.assign(route, { initialHeaders: { ...Object(route.initialHeaders), ...file.headers } });
    if (route.htmlSize !== undefined) route.htmlSize = file.bytes;
  }
  await writeFile(list, JSON.stringify(manifest));
}

finish(buildSettings(process.env).distDir).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
