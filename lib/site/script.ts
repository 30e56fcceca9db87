import { basename } from "node:path";
import type { BuildOptions } from "esbuild";
import { build } from "../config/build";

/** The oldest browsers that support all the script uses; in older ones the page works without it. */
const target = ["safari16.4", "chrome107", "firefox104"];

const bundled = {
  absWorkingDir: process.cwd(),
  bundle: true,
  target,
  write: false,
  logLevel: "silent",
} as const satisfies BuildOptions;

/**
 * Bundles `lib/browser`; the same sources give the same names. `minify` is off in development, for the debugger.
 * `files` are by name, `entry` names the one that imports the others on demand (`site-4HQ2ZK7A.js`), `early` is the
 * source of the inline script.
 *
 * @throws the bundler's own message when a source is wrong; it ends the build
 */
export async function bundleSiteScript({ minify }: { minify: boolean }) {
  // Imported here because a production server runs without the bundler.
  const esbuild = await import("esbuild");
  const [late, inline] = await Promise.all([
    esbuild.build({
      ...bundled,
      entryPoints: { site: "lib/browser/main.ts" },
      outdir: "assets",
      entryNames: "[name]-[hash]",
      splitting: true,
      format: "esm",
      charset: "utf8",
      // Keeps the licence notices of third-party code.
      legalComments: "eof",
      minify,
      define,
    }),
    esbuild.build({ ...bundled, entryPoints: ["lib/browser/early.ts"], format: "iife", minify: true }),
  ]);
  const files = new Map(late.outputFiles.map(({ path, text }) => [basename(path), text]));
  const entry = [...files.keys()].find((name) => name.startsWith("site-"));
  if (entry === undefined)
    throw new Error(`the bundle of lib/browser has no entry: ${[...files.keys()].join(", ")}`);
  return { entry, files, early: inline.outputFiles.map(({ text }) => text.trim()).join("") };
}

const define = {
  // Packages read this; in development mode one of them would load a debug script from another host.
  "process.env.NODE_ENV": '"production"',
  // Leaves out parts of Sentry: debugging, and what our pages do not use.
  __SENTRY_DEBUG__: "false",
  __SENTRY_EXCLUDE_REPLAY_WORKER__: "true",
  __RRWEB_EXCLUDE_IFRAME__: "true",
  __RRWEB_EXCLUDE_SHADOW_DOM__: "true",
};

let built: ReturnType<typeof bundleSiteScript> | undefined;

/** The bundled script: made once per build, and per request in development. */
export function siteScript() {
  if (build.scriptEntry === undefined) return bundleSiteScript({ minify: false });
  built ??= bundleSiteScript({ minify: true });
  return built;
}

/** Path of the entry file and the inline source, fixed at build time: a page rendered on demand needs no bundler. */
export async function siteScriptParts() {
  const { scriptEntry: entry, scriptEarly: early } = build;
  const parts = entry === undefined || early === undefined ? await siteScript() : { entry, early };
  return { address: `/assets/${parts.entry}`, early: parts.early };
}
