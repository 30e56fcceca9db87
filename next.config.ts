import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path/posix";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import { type BuildConstants, buildSettings } from "./lib/config/build";
import { experiments } from "./lib/config/experiment";
import { madridDate } from "./lib/format/dates";
import { namesOf } from "./lib/config/addresses";
import { hashSource } from "./lib/http/hash-source";
import { headerRules, rewriteRules, slashRedirect } from "./lib/http/rules";
import { speculationRules } from "./lib/http/navigation-hints";
import { comparisonRedirects } from "./lib/tools/comparison/comparison";
import { type HeaderRule, securityRules } from "./lib/http/security-headers";
import { servingConfig } from "./lib/config/serving";
import { siteWarnings, warningLine } from "./lib/config/start-log";
import { site, siteEnvironment } from "./lib/config/site";
import { bundleSiteScript } from "./lib/site/script";

const root = fileURLToPath(new URL(".", import.meta.url));

const settings = buildSettings(process.env);
const { distDir } = settings;

const config: NextConfig = {
  // A platform that collects the pages itself does not find them once an adapter ran.
  ...(!settings.collectsPages && {
    adapterPath: fileURLToPath(new URL("scripts/lean-adapter.mjs", import.meta.url)),
  }),
  ...servingConfig,
  pageExtensions: ["tsx", "ts"],
  distDir,
  ...(settings.isStandalone && { output: "standalone" as const }),
  // Two builds of one commit are alike, byte for byte; without git, the framework chooses.
  generateBuildId: async () => commit() || null,
  reactStrictMode: true,
  agentRules: false,
  turbopack: {
    root,
    // Bundles the offers' files, and watches them in development.
    rules: { "**/lib/catalogue/sources.ts": { loaders: ["./scripts/sources-loader.mjs"] } },
  },
  typescript: { ignoreBuildErrors: settings.areTypesChecked },
  // With this, types are found through next-env.d.ts and a build does not rewrite tsconfig.json.
  experimental: { ...servingConfig.experimental, strictRouteTypes: true },
  serverExternalPackages: ["esbuild", "date-holidays"],
  // Used only at build time and in development.
  outputFileTracingExcludes: { "/*": ["node_modules/esbuild/**", "node_modules/@esbuild/**"] },
  redirects: async () => [slashRedirect],
  rewrites: async () => rewriteRules,
};

/** The commit that is built; empty without git. */
function commit(): string {
  if (settings.commit) return settings.commit;
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return (stdout ?? "").trim();
}

function publicFiles(): string[] {
  const files = readdirSync("public", { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => `/${join(parentPath, name).slice("public/".length)}`);
}

/** The configuration of a build also defines the constants of `lib/config/build.ts`. */
export default async function configure(phase: string): Promise<NextConfig> {
  // No security headers in development: a policy would block its tools, and HSTS would force HTTPS on localhost.
  if (phase === PHASE_DEVELOPMENT_SERVER) {
    const types = ({ headers }: HeaderRule) => headers.some(({ key }) => key === "Content-Type");
    return { ...config, headers: async () => headerRules(namesOf([], [], [])).filter(types) };
  }
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  // Imported here, so that a mistake in an offer does not keep the development server from starting.
  const typescript = await import("tsx/cjs/api");
  const { catalogueOn }: typeof import("./lib/catalogue") = typescript.require(
    "./lib/catalogue/index.ts",
    import.meta.url,
  );
  const catalogue = catalogueOn(madridDate(new Date()));
  const warnings = siteWarnings(catalogue.enabled);
  const { entry, early, files } = await bundleSiteScript({ minify: true });
  const ids = catalogue.enabled.map(({ id }) => id);
  const names = namesOf(ids, files.keys(), publicFiles());
  return {
    ...config,
    headers: async () => [...headerRules(names), ...securityRules(names)],
    redirects: async () => [slashRedirect, ...comparisonRedirects(catalogue.enabled)],
    compiler: {
      // Unlike this file, it runs once per build.
      runAfterProductionCompile: async () => {
        warnings.forEach((warning) => console.warn(warningLine(warning)));
        const lean: typeof import("./scripts/lean/styles") = typescript.require(
          "./scripts/lean/styles.ts",
          import.meta.url,
        );
        await lean.writePageStyles(distDir);
      },
      defineServer: {
        SITE_SCRIPT_ENTRY: entry,
        SITE_SCRIPT_EARLY: early,
        SITE_COMMIT: commit(),
        SITE_BUILT_AT: new Date().toISOString(),
        RUNNING_EXPERIMENTS: experiments
          .flatMap(({ slug }) => (catalogue.find(slug)?.landing.heroB ? [slug] : []))
          .join(" "),
        INLINE_SCRIPTS: [early, speculationRules].map(hashSource).join(" "),
        SITE_DIST_DIR: distDir,
        REPORTS_ERRORS: site.sentryDsn !== "",
        SITE_ENVIRONMENT: JSON.stringify(siteEnvironment(process.env)),
      } satisfies BuildConstants,
    },
  };
}
