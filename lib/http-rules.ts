import { assumptionNames } from "./assumptions";
import { experiment } from "./experiment";
import { PREVIEW_HOSTS } from "./preview-hosts";
import type { HeaderRule } from "./security-headers";

function cacheRule(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: "Cache-Control", value }] };
}

/** A browser asks each time, a shared cache keeps it five minutes: a deploy shows soon everywhere. */
const PAGE = "public, max-age=0, s-maxage=300, stale-while-revalidate=86400";
/** An answer for whoever asked it: no shared cache keeps it, and a browser asks again. */
const ANSWER = "private, max-age=0, must-revalidate";
const PICTURE = "public, max-age=86400, stale-while-revalidate=604800";

/**
 * The response headers that go by address; the edge sets those that go by visitor or host. No source may match
 * a malformed path, which the framework would decode and fail on. Later rules win.
 */
export const headerRules: HeaderRule[] = [
  // Pages, files and what is not found; not the script, hashed by name, nor the terms, dated by the day, nor the
  // address that tells whether the server lives.
  cacheRule("/:path((?!_next/|assets/|healthz|legal/terminos)[\\w./-]*)", PAGE),
  cacheRule("/:offer([a-z0-9-]+)/plazos/:answer(fechas|calendario\\.ics)", ANSWER),
  cacheRule("/heroes/:file([\\w.-]+)", PICTURE),
  // The framework's own router, of which the pages have no part, is led elsewhere by a header that no cache tells apart.
  {
    ...cacheRule("/:path((?!_next/)[\\w./-]*)", "private, no-store"),
    has: [{ type: "header", key: "rsc" }],
  },
];

/** An address has no slash at its end. On preview hosts the edge says so, since it marks the answer noindex. */
export const redirectRules = [
  {
    // Of the A/B test's inner address the edge says at once where it leads.
    source: String.raw`/:path((?!${experiment.path.slice(1)}/v/)[\w./-]+)/`,
    missing: [{ type: "host" as const, value: PREVIEW_HOSTS }],
    destination: "/:path",
    permanent: true,
  },
];

/**
 * The Markdown twin of a page stands beside it: `/paypal.md`. The page «Valor neto» is static until a visitor says an
 * amount of his own in its address.
 */
export const rewriteRules = {
  beforeFiles: [
    { source: "/:page([a-z0-9-]+).md", destination: "/md/:page" },
    ...assumptionNames.map((key) => ({
      source: "/:slug([a-z0-9-]+)/valor",
      has: [{ type: "query" as const, key }],
      destination: "/:slug/valor/calculo",
    })),
  ],
};
