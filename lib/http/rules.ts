import { type Address, addresses, looseSource, type Names, patternOf, sourcesOf } from "../config/addresses";
import { PREVIEW_HOSTS } from "./preview-hosts";
import type { HeaderRule } from "./security-headers";

/** The values of `Cache-Control`, by what they are for. */
export const cacheControl = {
  /** Browsers revalidate each time, shared caches keep it five minutes, so that a deploy shows soon. */
  page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** Depends on the visitor or the day: no shared cache keeps it, and browsers revalidate. */
  answer: "private, max-age=0, must-revalidate",
  /** For icons and drawings, which seldom change under their name: browsers keep them a day. */
  picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
  /** For files whose content never changes under their name. */
  immutable: "public, max-age=31536000, immutable",
  /** A 404, a refusal or a failure: what is missing or broken now may be there a minute later. */
  none: "no-store",
} as const;

const cacheRule = (source: string, value: string) => rule(source, "Cache-Control", value);

function rule(source: string, key: string, value: string): HeaderRule {
  return { source, headers: [{ key, value }] };
}

/** Parameters, also as mail programs spell the second and later ones of a query: `parametersOf` reads both. */
const spelled = (names: readonly string[]) => names.flatMap((name) => [name, `amp;${name}`]);

/** The rules for an address that is answered under another one when its query asks something. */
function askedRules({ asked, caching, type = "" }: Address, names: Names): HeaderRule[] {
  if (!asked) return [];
  const headers = [
    { key: "Cache-Control", value: cacheControl[caching] as string },
    { key: "Content-Type", value: type },
  ];
  return sourcesOf(asked.at, names).flatMap((source) =>
    spelled(asked.by).map((key) => ({ source, headers, has: [{ type: "query" as const, key }] })),
  );
}

/**
 * Response headers by path; later rules win. A path that the table of addresses does not know is not cached. No source
 * may match a malformed path: the framework fails on it.
 */
export function headerRules(names: Names): HeaderRule[] {
  const known = addresses
    .filter(({ kind }) => kind !== "internal")
    .flatMap((address) => sourcesOf(address.path, names).map((source) => ({ ...address, source })));
  return [
    // Everything but the framework's files.
    cacheRule(String.raw`/:path((?!_next/)[\w./-]*)`, cacheControl.none),
    ...known.map(({ source, caching }) => cacheRule(source, cacheControl[caching])),
    ...addresses.flatMap((address) => askedRules(address, names)),
    ...known.flatMap(({ source, type }) => (type ? [rule(source, "Content-Type", type)] : [])),
    // A router request (`rsc` header) gets another body under the same address: no cache may store it.
    {
      ...cacheRule(String.raw`/:path((?!_next/)[\w./-]*)`, "private, no-store"),
      has: [{ type: "header", key: "rsc" }],
    },
  ];
}

/**
 * Removes a trailing slash from addresses that look like one of the table; internal ones are the middleware's. On
 * preview hosts the middleware does it, because it also marks the response noindex.
 */
export const slashRedirect = {
  source: `/:path(${addresses
    .filter(({ kind, path }) => kind !== "internal" && path !== "/")
    .map(({ path }) => patternOf(path).slice(1))
    .join("|")})/`,
  missing: [{ type: "host" as const, value: PREVIEW_HOSTS }],
  destination: "/:path",
  permanent: true,
};

/** Handlers under another address: files for machines, and answers to what the query of a page asks. */
export const rewriteRules = {
  beforeFiles: addresses.flatMap(({ path, madeBy, asked }) => [
    ...(madeBy ? [{ source: looseSource(path), destination: madeBy }] : []),
    ...spelled(asked?.by ?? []).map((key) => ({
      source: looseSource(asked?.at ?? path),
      has: [{ type: "query" as const, key }],
      destination: path,
    })),
  ]),
};
