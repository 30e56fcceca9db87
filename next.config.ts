import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import { experiment } from "./lib/config/experiment";
import { madridDate } from "./lib/format/dates";
import { headerRules, redirectRules, rewriteRules, scriptRules } from "./lib/http/rules";
import { speculationRules } from "./lib/http/prerender";
import { comparisonRedirects } from "./lib/offers/comparison";
import { securityRules } from "./lib/http/security-headers";
import { siteWarnings, warningLine } from "./lib/config/start-log";
import { site, siteEnvironment } from "./lib/config/site";
import { bundleSiteScript } from "./lib/site/script";

const root = fileURLToPath(new URL(".", import.meta.url));

const rules = [...headerRules, ...securityRules(publicFiles())];

const config: NextConfig = {
  // A platform that collects pages by itself finds them only where an adapter has not had them moved: `scripts/lean/classic.ts`.
  ...((!process.env.VERCEL || process.env.NEXT_ADAPTER_PATH) && {
    adapterPath: fileURLToPath(new URL("scripts/lean-adapter.mjs", import.meta.url)),
  }),
  pageExtensions: ["tsx", "ts"],
  distDir: process.env.DIST_DIR ?? ".next",
  // A container takes only what the server reads: a tenth of the packages.
  ...(process.env.BUILD_OUTPUT === "standalone" && { output: "standalone" as const }),
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  turbopack: {
    root,
    // The offers travel in the bundle: no server reads a file, and development shows each change.
    rules: { "**/lib/offers/sources.ts": { loaders: ["./scripts/sources-loader.mjs"] } },
  },
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === "true" },
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Strict route types are found through next-env.d.ts, so a build does not rewrite tsconfig.json.
  experimental: { strictRouteTypes: true },
  serverExternalPackages: ["esbuild"],
  // Bundles the site's script in development and in a build; no server needs it.
  outputFileTracingExcludes: { "/*": ["node_modules/esbuild/**", "node_modules/@esbuild/**"] },
  headers: async () => rules,
  redirects: async () => redirectRules,
  rewrites: async () => rewriteRules,
};

/** A script that stands in the page, as a policy names it. */
function sourceOf(script: string): string {
  return `'sha256-${createHash("sha256").update(script, "utf8").digest("base64")}'`;
}

/** The commit that is built; empty without git. */
function commit(): string {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return (stdout ?? "").trim();
}

function publicFiles(): string[] {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  return files.map(({ parentPath, name }) => `/${join(parentPath, name).slice("public/".length)}`);
}

/**
 * A build fixes the site's script (`lib/site/script.ts`), the configuration (`lib/config/site.ts`), whether errors are
 * reported (`instrumentation.ts`) and whether the A/B test has a page (`middleware.ts`).
 */
export default async function configure(phase: string): Promise<NextConfig> {
  // Its tools run scripts and styles that a policy would refuse, and a browser would remember HTTPS for localhost.
  if (phase === PHASE_DEVELOPMENT_SERVER) return { ...config, headers: async () => headerRules };
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  // Read here, not above: a server needs no offers to start, and a mistake in one is for the page in development to show.
  const typescript = await import("tsx/cjs/api");
  const { catalogueOn }: typeof import("./lib/offers") = typescript.require(
    "./lib/offers/index.ts",
    import.meta.url,
  );
  const catalogue = catalogueOn(madridDate(new Date()));
  const warnings = siteWarnings(catalogue.enabled);
  const { entry, early, files } = await bundleSiteScript({ minify: true });
  return {
    ...config,
    headers: async () => [...rules, ...scriptRules(files.keys())],
    redirects: async () => [...redirectRules, ...comparisonRedirects(catalogue.enabled)],
    compiler: {
      // A configuration is read more than once in a build; this runs once.
      runAfterProductionCompile: async () =>
        warnings.forEach((warning) => console.warn(warningLine(warning))),
      defineServer: {
        SITE_SCRIPT_ENTRY: entry,
        SITE_SCRIPT_EARLY: early,
        SITE_COMMIT: process.env.VERCEL_GIT_COMMIT_SHA ?? commit(),
        EXPERIMENT_RUNS: catalogue.exists(experiment.slug),
        INLINE_SCRIPTS: [early, speculationRules].map(sourceOf).join(" "),
        REPORTS_ERRORS: site.sentryDsn !== "",
        SITE_ENVIRONMENT: JSON.stringify(siteEnvironment(process.env)),
      },
    },
  };
}
