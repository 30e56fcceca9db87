import type { NextConfig } from "next";

/** What the framework is told when it serves a build, wherever it does: `next.config.ts`, and the container. */
export const servingConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // Our server compresses (`lib/http/site-response.ts`).
  compress: false,
  // Pages come from the files of the build, and only from there: one that is lost and put back is served again, and what
  // the framework renders in the meantime is kept nowhere.
  cacheMaxMemorySize: 0,
  // A handler is loaded when it is first asked for: all at the start would hold the first answer up.
  experimental: { isrFlushToDisk: false, preloadEntriesOnStart: false },
} as const satisfies NextConfig;
