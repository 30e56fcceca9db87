import { assumptionNames } from "./assumptions";
import { cacheControl } from "./cache-control";
import { planQuery } from "./on-demand";
import { experiment } from "../config/experiment";
import { PREVIEW_HOSTS } from "./preview-hosts";
import type { HeaderRule } from "./security-headers";

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
  // Dated by the day.
  cacheRule("/legal/terminos", cacheControl.answer),
  cacheRule("/heroes/:file([\\w.-]+)", cacheControl.picture),
  cacheRule("/:icon(icon\\.svg|apple-icon\\.png|favicon\\.ico)", cacheControl.picture),
  // Said here too: the framework's server compresses nothing whose type only its own route names.
  typeRule("/ofertas.json", "application/json; charset=utf-8"),
  typeRule("/ofertas.schema.json", "application/schema+json; charset=utf-8"),
  typeRule("/cambios.json", "application/feed+json; charset=utf-8"),
  typeRule("/cambios.atom", "application/atom+xml; charset=utf-8"),
  typeRule("/llms.txt", "text/plain; charset=utf-8"),
  typeRule("/sitemap.xml", "application/xml"),
  typeRule("/:page([a-z0-9-]+)\\.md", "text/markdown; charset=utf-8"),
  typeRule("/ofertas/:page([a-z0-9/]+)\\.md", "text/markdown; charset=utf-8"),
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
 * The Markdown twin of a page stands beside it: `/paypal.md`. The page «Valor neto» is static until a visitor says an
 * amount of his own in its address.
 */
export const rewriteRules = {
  beforeFiles: [
    { source: "/:page([a-z0-9-]+).md", destination: "/md/:page" },
    { source: "/ofertas/:part([a-z0-9]+).md", destination: "/md/ofertas/:part" },
    { source: "/ofertas/:kind([a-z]+)/:page([0-9]+).md", destination: "/md/ofertas/:kind/:page" },
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
