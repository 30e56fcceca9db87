import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { headerRules, redirectRules, rewriteRules } from "./lib/http-rules";
import { bundleSiteScript } from "./lib/site-script";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
  adapterPath: fileURLToPath(new URL("scripts/lean-adapter.mjs", import.meta.url)),
  distDir: process.env.DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  turbopack: { root },
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  experimental: { inlineCss: true },
  serverExternalPackages: ["esbuild"],
  headers: async () => headerRules,
  redirects: async () => redirectRules,
  rewrites: async () => rewriteRules,
};

/** A build fixes the name of the site's script in the pages (`lib/site-script.ts`). */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  const { entry } = await bundleSiteScript({ minify: true });
  return { ...config, compiler: { defineServer: { SITE_SCRIPT_ENTRY: entry } } };
}
