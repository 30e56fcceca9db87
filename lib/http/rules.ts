import { assumptionNames, feedPaths, fileTypes } from "../config/paths";
import { planQuery } from "./on-demand";
import { experiments, pathOf } from "../config/experiment";
import { headlineFace } from "../config/theme";
import { PREVIEW_HOSTS } from "./preview-hosts";
import type { HeaderRule } from "./security-headers";

export const cacheControl = {
  /** Browsers revalidate each time, shared caches keep it five minutes, so that a deploy shows soon. */
  page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** Depends on the visitor or the day: no shared cache keeps it, and browsers revalidate. */
  answer: "private, max-age=0, must-revalidate",
  /** A 404: kept like a page, but never served stale. */
  missing: "public, max-age=0, s-maxage=300",
  /** Short in shared caches, because the rule also matches pictures that do not exist. */
  picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
  /** For files whose content never changes under their name. */
  immutable: "public, max-age=31536000, immutable",
} as const;

const cacheRule = (source: string, value: string) => rule(source, "Cache-Control", value);
const typeRule = (source: string, value: string) => rule(source, "Content-Type", value);

function rule(source: string, key: string, value: string): HeaderRule {
  return { source, headers: [{ key, value }] };
}

/** Response headers by path; later rules win. No source may match a malformed path: the framework fails on it. */
export const headerRules: HeaderRule[] = [
  // Everything but the framework's files and the health check.
  cacheRule("/:path((?!_next/|healthz)[\\w./-]*)", cacheControl.page),
  cacheRule("/:offer([a-z0-9-]+)/plazos/:answer(fechas|calendario\\.ics)", cacheControl.answer),
  cacheRule("/mis-plazos.ics", cacheControl.answer),
  // `offers publish` polls it until the new version is live.
  cacheRule("/estado.json", cacheControl.answer),
  // Shows today's date.
  cacheRule("/legal/terminos", cacheControl.answer),
  cacheRule("/heroes/:file([\\w.-]+)", cacheControl.picture),
  // A changed font gets a new file name.
  cacheRule(headlineFace, cacheControl.immutable),
  cacheRule("/:icon(icon\\.svg|apple-icon\\.png|favicon\\.ico)", cacheControl.picture),
  // Types are repeated here because the framework compresses only responses whose type a header rule sets.
  typeRule("/estado.json", "application/json; charset=utf-8"),
  ...Object.entries(fileTypes).map(([path, type]) => typeRule(path, `${type}; charset=utf-8`)),
  typeRule("/sitemap.xml", "application/xml"),
  typeRule("/:page([a-z0-9-]+)\\.md", "text/markdown; charset=utf-8"),
  typeRule("/:offer([a-z0-9-]+)\\.atom", `${fileTypes[feedPaths.atom]}; charset=utf-8`),
  // A router request (`rsc` header) gets another body under the same address: no cache may store it.
  {
    ...cacheRule("/:path((?!_next/)[\\w./-]*)", "private, no-store"),
    has: [{ type: "header", key: "rsc" }],
  },
];

/** The headers of the script, file by file: a rule for the folder would also cache the 404s of missing files. */
export function scriptRules(files: Iterable<string>): HeaderRule[] {
  return [...files].map((file) => ({
    source: `/assets/${file}`,
    headers: [
      { key: "Cache-Control", value: cacheControl.immutable },
      { key: "Content-Type", value: "text/javascript; charset=utf-8" },
    ],
  }));
}

/** The A/B tests' internal paths, as part of a pattern. */
const internalPaths = experiments.map((one) => `${pathOf(one).slice(1)}/v/`).join("|");

/** Removes a trailing slash. On preview hosts the middleware does it, because it also marks the response noindex. */
export const redirectRules = [
  {
    // The middleware redirects the A/B tests' internal paths in one step.
    source: String.raw`/:path((?!(?:${internalPaths}))[\w./-]+)/`,
    missing: [{ type: "host" as const, value: PREVIEW_HOSTS }],
    destination: "/:path",
    permanent: true,
  },
];

/**
 * `/files` makes every file for machines, Markdown twins included. `/plan` and `/<offer>/valor` with answers in the
 * query are made on demand.
 */
export const rewriteRules = {
  beforeFiles: [
    { source: "/:page([a-z0-9-]+).md", destination: "/files/:page.md" },
    { source: "/:offer([a-z0-9-]+).atom", destination: "/files/:offer.atom" },
    ...Object.keys(fileTypes).map((path) => ({ source: path, destination: `/files${path}` })),
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
