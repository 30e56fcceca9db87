import { assumptionNames } from "../config/paths";
import { planQuery } from "./on-demand";
import { experiment } from "../config/experiment";
import { PREVIEW_HOSTS } from "./preview-hosts";
import type { HeaderRule } from "./security-headers";

/** How long an answer may be kept, and by whom: the values of `Cache-Control`. */
export const cacheControl = {
  /** A browser asks each time, a shared cache keeps it five minutes: a deploy shows soon everywhere. */
  page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** An answer for whoever asked it: no shared cache keeps it, and a browser asks again. */
  answer: "private, max-age=0, must-revalidate",
  /** What is not there is asked for again like a page, but never told when it is old. */
  missing: "public, max-age=0, s-maxage=300",
  /** Shared caches ask as often as for a page: by address alone, one that is not there would be kept as long. */
  picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
  /** The name carries a hash of the content. */
  hashed: "public, max-age=31536000, immutable",
} as const;

function cacheRule(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: "Cache-Control", value }] };
}

function typeRule(source: string, value: string): HeaderRule {
  return { source, headers: [{ key: "Content-Type", value }] };
}

/**
 * The response headers that go by address; the edge sets those that go by visitor or host. No source may match
 * a malformed path, which the framework would decode and fail on. Later rules win.
 */
export const headerRules: HeaderRule[] = [
  // Pages, files and what is not found; not the address that tells whether the server lives.
  cacheRule("/:path((?!_next/|healthz)[\\w./-]*)", cacheControl.page),
  cacheRule("/:offer([a-z0-9-]+)/plazos/:answer(fechas|calendario\\.ics)", cacheControl.answer),
  cacheRule("/mis-plazos.ics", cacheControl.answer),
  // Whoever has published waits for it to change.
  cacheRule("/estado.json", cacheControl.answer),
  // Dated by the day.
  cacheRule("/legal/terminos", cacheControl.answer),
  cacheRule("/heroes/:file([\\w.-]+)", cacheControl.picture),
  cacheRule("/:icon(icon\\.svg|apple-icon\\.png|favicon\\.ico)", cacheControl.picture),
  // Said here too: the framework's server compresses nothing whose type only its own route names.
  typeRule("/estado.json", "application/json; charset=utf-8"),
  typeRule("/ofertas.json", "application/json; charset=utf-8"),
  typeRule("/ofertas.schema.json", "application/schema+json; charset=utf-8"),
  typeRule("/cambios.json", "application/feed+json; charset=utf-8"),
  typeRule("/cambios.atom", "application/atom+xml; charset=utf-8"),
  typeRule("/llms.txt", "text/plain; charset=utf-8"),
  typeRule("/sitemap.xml", "application/xml"),
  typeRule("/:page([a-z0-9-]+)\\.md", "text/markdown; charset=utf-8"),
  // The framework's own router, of which the pages have no part, is led elsewhere by a header that no cache tells apart.
  {
    ...cacheRule("/:path((?!_next/)[\\w./-]*)", "private, no-store"),
    has: [{ type: "header", key: "rsc" }],
  },
];

/**
 * The headers of the site's script, file by file: said for the whole folder they would also mark what is not found, which
 * a cache would then keep for a year.
 */
export function scriptRules(files: Iterable<string>): HeaderRule[] {
  return [...files].map((file) => ({
    source: `/assets/${file}`,
    headers: [
      { key: "Cache-Control", value: cacheControl.hashed },
      { key: "Content-Type", value: "text/javascript; charset=utf-8" },
    ],
  }));
}

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
 * The Markdown twin of a page stands beside it: `/paypal.md`. The page «¿Me compensa?» is static until a visitor says an
 * amount of his own in its address.
 */
export const rewriteRules = {
  beforeFiles: [
    { source: "/:page([a-z0-9-]+).md", destination: "/md/:page" },
    ...planQuery.map((key) => ({
      source: "/plan",
      has: [{ type: "query" as const, key }],
      destination: "/plan/calculo",
    })),
    ...assumptionNames.map((key) => ({
      source: "/:slug([a-z0-9-]+)/valor",
      has: [{ type: "query" as const, key }],
      destination: "/:slug/valor/calculo",
    })),
  ],
};
