import { type Address, addresses, looseSource, type Names, patternOf, patternsOf } from "../config/addresses";
import { answerFolder, choiceSegment, pagePaths, toolSegments } from "../config/paths";
import { PREVIEW_HOSTS } from "./preview-hosts";
import type { HeaderRule } from "./security-headers";

/** The values of `Cache-Control`, by what they are for. */
export const cacheControl = {
  /** Browsers revalidate each time, shared caches keep it five minutes, so that a deploy shows soon. */
  page: "public, max-age=0, s-maxage=300, stale-while-revalidate=86400",
  /** Depends on the visitor or the day: no shared cache keeps it, and browsers revalidate. */
  answer: "private, max-age=0, must-revalidate",
  /** Icons and drawings, which seldom change under their name: browsers keep them a day. */
  picture: "public, max-age=86400, s-maxage=300, stale-while-revalidate=604800",
  /** Files whose content never changes under their name. */
  immutable: "public, max-age=31536000, immutable",
  /** A 404, a refusal or a failure: what is missing or broken now may be there a minute later. */
  none: "no-store",
} as const;

type Caching = keyof typeof cacheControl;

const cacheRule = (source: string, value: string): HeaderRule => {
  return { source, headers: [{ key: "Cache-Control", value }] };
};

/** Parameters, also as mail programs spell the second and later ones of a query: `parametersOf` reads both. */
const spelled = (names: readonly string[]) => names.flatMap((name) => [name, `amp;${name}`]);

const parameter = (key: string) => ({ type: "query" as const, key });

/** How many conditions a rule may have on Vercel. */
const MOST_CONDITIONS = 16;

/** The rules of an address at which a page and its answer share a path: the query decides which caching applies. */
function askedRules({ triggers, caching }: Address): HeaderRule[] {
  if (!triggers) return [];
  const source = looseSource(triggers.at);
  const by = spelled(triggers.by).map(parameter);
  const answer = cacheRule(source, cacheControl[caching]);
  return [
    { ...cacheRule(source, cacheControl.page), missing: by.slice(0, MOST_CONDITIONS) },
    ...by.slice(MOST_CONDITIONS).map((one) => ({ ...answer, has: [one] })),
  ];
}

/** Every way of caching, in the order of the rules: paths that only look like an offer's page come later and win. */
const cachings: readonly Caching[] = ["page", "answer", "picture", "immutable", "none"];

/**
 * Response headers by path, one rule for each way of caching; later rules win. A path that looks like none of the table is
 * not cached; where it looks like one and is a 404 all the same, the server says so (`lib/http/site-response.ts`). No
 * source may match a malformed path: the framework fails on it.
 */
export function headerRules(names: Names): HeaderRule[] {
  const pathsOf = (caching: Caching) =>
    addresses
      .filter((address) => address.kind !== "internal" && address.caching === caching)
      .flatMap(({ path, triggers }) => [path, ...(triggers ? [triggers.at] : [])]);
  return [
    // Everything but the framework's files.
    cacheRule(String.raw`/:path((?!_next/)[\w./-]*)`, cacheControl.none),
    ...cachings.flatMap((caching) =>
      patternsOf(pathsOf(caching), names).map((source) => cacheRule(source, cacheControl[caching])),
    ),
    ...addresses.flatMap(askedRules),
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

/** What is built ahead of the pages that are otherwise made on demand. */
interface Ahead {
  /** The last segments of comparisons. */
  comparisons: readonly string[];
  /** The offers with tools; undefined where all have. */
  tools?: readonly string[] | undefined;
}

/** A parameter that matches none of these names; `next` is what follows it in the path. */
const otherThan = (names: readonly string[], next: "/" | "$") =>
  `((?!(?:${names.join("|")})${next})[a-z0-9-]+)`;

/** The rewrites for pages on demand, comparisons and the tools of further offers: two rules, however many there are. */
const onDemand = ({ comparisons, tools }: Ahead) => [
  {
    source: `${pagePaths.comparison}/:offers${otherThan([choiceSegment, ...comparisons], "$")}`,
    destination: `${answerFolder}${pagePaths.comparison}/:offers`,
  },
  ...(tools
    ? [
        {
          source: `/:slug${otherThan(tools, "/")}/:page(${Object.values(toolSegments).join("|")})`,
          destination: `${answerFolder}/:slug/:page`,
        },
      ]
    : []),
];

/** Handlers under another address: files, answers to what the query of a page asks, and pages on demand. */
export const rewriteRules = (ahead: Ahead) => ({
  beforeFiles: [
    ...addresses.flatMap(({ path, madeBy, triggers }) => [
      ...(madeBy ? [{ source: looseSource(path), destination: madeBy }] : []),
      ...spelled(triggers?.by ?? []).map((key) => ({
        source: looseSource(triggers?.at ?? path),
        has: [parameter(key)],
        destination: madeBy ?? path,
      })),
    ]),
    ...onDemand(ahead),
  ],
});
