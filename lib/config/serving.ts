import type { NextConfig } from "next";

/** What the framework is told when it serves a build, wherever it does: `next.config.ts`, and the container. */
export const servingConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Our server compresses (`lib/http/site-response.ts`).
  compress: false,
} as const satisfies NextConfig;
