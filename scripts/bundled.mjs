import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";

/**
 * Bundles and loads a TypeScript module of the build. Packages stay outside of the bundle: bundled, the HTML parser takes
 * four times as long.
 * @param {string} entry
 * @param {string} distDir
 */
export async function loadBundled(entry, distDir) {
  const outfile = join(distDir, "cache", `${basename(entry, ".ts")}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href);
}
