import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
  adapterPath: fileURLToPath(new URL("scripts/lean-adapter.mjs", import.meta.url)),
  distDir: process.env.DIST_DIR ?? ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  turbopack: { root },
  images: { unoptimized: true },
  experimental: { inlineCss: true },
  serverExternalPackages: ["esbuild"],
};

export default config;
