import { basename } from "node:path";
import type { Plugin } from "esbuild";

/** The site's script as files: names carry a hash of the content, so that browsers may keep them for ever. */
type LateScript = {
  /** Name of the file that the early characters import, e.g. `site-4HQ2ZK7A.js`; it imports the others when they are needed. */
  entry: string;
  /** Every file by name. */
  files: ReadonlyMap<string, string>;
};

type SiteScript = LateScript & {
  /** The few characters that run inside the page, before it is first painted. */
  early: string;
};

/** The oldest browsers that run modules with everything the script uses; older ones get the plain page. */
const browsers = ["safari16.4", "chrome107", "firefox104"];

/**
 * Bundles `lib/browser` for the browser. The same sources give the same names, on every machine.
 *
 * @param minify off in development, so that the browser's debugger shows readable code
 * @throws the bundler's own message when a source is wrong; it ends the build
 */
export async function bundleSiteScript(options: { minify: boolean }): Promise<SiteScript> {
  const [late, early] = await Promise.all([bundleLateScript(options), bundleEarlyScript()]);
  return { ...late, early };
}

async function bundleLateScript({ minify }: { minify: boolean }): Promise<LateScript> {
  // Imported late: a server whose pages are all built never needs the bundler to be installed.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: { site: "lib/browser/main.ts" },
    outdir: "assets",
    entryNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    target: browsers,
    charset: "utf8",
    // The notices that others' code brings go with every copy of it.
    legalComments: "eof",
    minify,
    write: false,
    logLevel: "silent",
    plugins: [styleText(minify)],
    define: { ...sentryParts, ...environment },
  });

  const files = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const entry = [...files.keys()].find((name) => name.startsWith("site-"));
  if (entry === undefined)
    throw new Error(`the bundle of lib/browser has no entry: ${[...files.keys()].join(", ")}`);
  return { entry, files };
}

async function bundleEarlyScript(): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    absWorkingDir: process.cwd(),
    entryPoints: ["lib/browser/early.ts"],
    bundle: true,
    format: "iife",
    target: browsers,
    minify: true,
    write: false,
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}

/** What packages ask for: one that thinks that it is being developed fetches a script for that from elsewhere. */
const environment = { "process.env.NODE_ENV": '"production"' };

/** What of the error reporter's code is left out: debugging, and what a page of ours has nothing of. */
const sentryParts = {
  __SENTRY_DEBUG__: "false",
  __SENTRY_EXCLUDE_REPLAY_WORKER__: "true",
  __RRWEB_EXCLUDE_IFRAME__: "true",
  __RRWEB_EXCLUDE_SHADOW_DOM__: "true",
};

/** A style sheet comes as text, for the script to adopt: a policy without inline styles allows that. */
function styleText(minify: boolean): Plugin {
  return {
    name: "style sheets as text",
    setup: ({ onLoad, esbuild }) =>
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { outputFiles } = await esbuild.build({
          entryPoints: [path],
          bundle: true,
          target: browsers,
          minify,
          write: false,
        });
        const text = outputFiles.map((file) => file.text.trim()).join("");
        return { loader: "js", contents: `export const style = ${JSON.stringify(text)};` };
      }),
  };
}

/** Put in by `next.config.ts` when the site is built; not there in development or in a test. */
declare const SITE_SCRIPT_ENTRY: string | undefined;
declare const SITE_SCRIPT_EARLY: string | undefined;

let built: Promise<LateScript> | undefined;

/** The site's script but for its first few characters: bundled once by a build, anew for each request in development, so that an edit shows. */
export function siteScript(): Promise<LateScript> {
  if (typeof SITE_SCRIPT_ENTRY === "undefined") return bundleLateScript({ minify: false });
  built ??= bundleLateScript({ minify: true });
  return built;
}

/**
 * Address that a page asks for. A built site knows it beforehand: a page that is rendered on demand must not
 * need the bundler.
 */
export async function siteScriptAddress(): Promise<string> {
  const entry = typeof SITE_SCRIPT_ENTRY === "undefined" ? (await siteScript()).entry : SITE_SCRIPT_ENTRY;
  return `/assets/${entry}`;
}

/** What a page runs before it is painted; known beforehand like the address. */
export async function earlyScript(): Promise<string> {
  return typeof SITE_SCRIPT_EARLY === "undefined" ? bundleEarlyScript() : SITE_SCRIPT_EARLY;
}
