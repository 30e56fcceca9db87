import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { buildSettings } from "../lib/config/build";
import { servingConfig } from "../lib/config/serving";
import { rewriteRules, slashRedirect } from "../lib/http/rules";
import { dataRules } from "./data-modules";
import { suspect } from "./refused.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

const settings = buildSettings(process.env);

/** The commit that is built; empty without git. */
export function commit(): string {
  if (settings.commit) return settings.commit;
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  return (stdout ?? "").trim();
}

/**
 * The framework's settings for everything but serving. They have no headers: in development a policy would block the
 * framework's tools, and HSTS would force HTTPS on localhost.
 */
export const baseConfig: NextConfig = {
  // A platform that collects the pages itself does not find them once an adapter ran.
  ...(!settings.collectsPages && { adapterPath: join(root, "scripts/lean-adapter.mjs") }),
  ...servingConfig,
  pageExtensions: ["tsx", "ts"],
  distDir: settings.distDir,
  ...(settings.isStandalone && { output: "standalone" as const }),
  // Two builds of one commit are alike, byte for byte; without git, the framework chooses.
  generateBuildId: async () => commit() || null,
  reactStrictMode: true,
  agentRules: false,
  turbopack: {
    root,
    rules: {
      ...dataRules(),
      "**/{app,components}/**/*.{ts,tsx}": {
        condition: { content: suspect },
        loaders: ["./scripts/refused-loader.mjs"],
      },
    },
  },
  typescript: { ignoreBuildErrors: settings.areTypesChecked },
  experimental: {
    ...servingConfig.experimental,
    // With this, types are found through next-env.d.ts and a build does not rewrite tsconfig.json.
    strictRouteTypes: true,
    turbopackFileSystemCacheForBuild: settings.keepsCache,
    // Production reads none; `npx next build --debug-prerender` names the functions of a page that fails in a build.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
  },
  enablePrerenderSourceMaps: false,
  serverExternalPackages: ["esbuild"],
  // Used only at build time and in development.
  outputFileTracingExcludes: { "/*": ["node_modules/esbuild/**", "node_modules/@esbuild/**"] },
  redirects: async () => [slashRedirect],
  rewrites: async () => rewriteRules({ comparisons: [] }),
};
