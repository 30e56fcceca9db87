import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";

const root = fileURLToPath(new URL(".", import.meta.url));

const config: NextConfig = {
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
