import type { NextConfig } from "next";

/** The framework's settings for serving a build, from `next.config.ts` or in the container. */
export const servingConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Our server compresses (`lib/http/site-response.ts`).
  compress: false,
  // Pages come from the files of the build only: a file that is lost and restored is served again, and what the framework
  // renders in the meantime is not kept.
  cacheMaxMemorySize: 0,
  // Handlers are loaded at their first request: loading all at the start would delay the first response.
  experimental: { isrFlushToDisk: false, preloadEntriesOnStart: false },
} as const satisfies NextConfig;
