import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_BUILD } from "next/constants";
import { bundleSiteScript } from "./lib/site-script";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
  adapterPath: fileURLToPath(new URL("scripts/lean-adapter.mjs", import.meta.url)),
  distDir: process.env.DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  turbopack: { root },
  images: { unoptimized: true },
  // Strict route types are found through next-env.d.ts, so a build does not rewrite tsconfig.json.
  experimental: { inlineCss: true, strictRouteTypes: true },
  serverExternalPackages: ["esbuild"],
};

/** A build fixes the name of the site's script in the pages (`lib/site-script.ts`). */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  const { entry } = await bundleSiteScript({ minify: true });
  return { ...config, compiler: { defineServer: { SITE_SCRIPT_ENTRY: entry } } };
}
