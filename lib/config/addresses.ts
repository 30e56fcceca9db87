import { escapeRegExp } from "../format/pattern";
import {
  answerFolder,
  assumptionNames,
  calendarDownload,
  calendarOfAll,
  claimNames,
  comparedParameter,
  deadlineNames,
  failurePath,
  fileTypes,
  legalPictureIds,
  listNames,
  listPath,
  pagePaths,
  planNames,
  privacyPath,
  refusalPath,
  siteAnswerPaths,
  termsPath,
  toolAnswerPath,
  toolFilePath,
  toolIds,
  toolPath,
  twinFolder,
} from "./paths";

/**
 * `page`: prerendered HTML. `answer`: HTML made per request, from the query. `file`: anything else. `internal`: reached
 * by a rewrite of the middleware, or answered by it.
 */
type Kind = "page" | "answer" | "file" | "internal";

/** How long caches keep what an address answers: a key of `cacheControl` in `lib/http/rules.ts`. */
type Caching = "page" | "answer" | "picture" | "immutable" | "none";

/** One address of the site, or one per offer, comparison or file. */
export interface Address {
  /** `:offer` stands for the id of an enabled offer, `:offers` for ids of a comparison; for `:script`… see `Names`. */
  path: `/${string}`;
  kind: Kind;
  caching: Caching;
  /** Whether search engines may show it: it stands in the sitemap. */
  indexed?: true;
  /** Whether a page links to it although a browser must not prerender it: the navigation hints exclude it. */
  notAhead?: true;
  /** The public address that shows this answer when its query has one of these parameters. */
  triggers?: { at: `/${string}`; by: readonly string[] };
  /** Query parameters on which an answer or a file depends, besides those in `triggers`; `any`: those with names of offers. */
  reads?: readonly string[] | "any";
  /** The handler that makes it, where it is not at its own path. */
  madeBy?: `/${string}`;
}

const page = (path: Address["path"], more: Partial<Address> = {}): Address => {
  return { path, kind: "page", caching: "page", ...more };
};
/** An address that the one handler of `app/answers` makes per request. */
const onRequest = (path: Address["path"]) => ({ path, madeBy: `${answerFolder}${path}` }) as const;
const answer = (path: Address["path"], more: Partial<Address> = {}): Address => {
  return { ...onRequest(path), kind: "answer", caching: "answer", ...more };
};
const file = (path: Address["path"], caching: Caching, more: Partial<Address> = {}): Address => {
  return { path, kind: "file", caching, ...more };
};
const requested = (path: Address["path"], caching: Caching, more: Partial<Address> = {}): Address => {
  return { ...onRequest(path), kind: "file", caching, ...more };
};
const indexed = { indexed: true } as const;
/** Stands for any offer in the paths of its pages. */
const anyOffer = { detailPath: "/:offer" } as const;

/**
 * Every address that the site has. From this table follow header rules, rewrites, policies of files, the ids that no
 * offer may have, navigation hints and the limit on queries; a test compares it with `app`, the sitemap and the
 * middleware's matcher. An address that is not here is a 404, and no cache keeps it.
 */
export const addresses: readonly Address[] = [
  page("/", indexed),
  ...Object.values(pagePaths).map((path) => page(path, indexed)),
  page(termsPath),
  page(privacyPath),
  page("/:offer", indexed),
  ...toolIds.map((tool) => page(toolPath(anyOffer, tool))),
  page(`${pagePaths.comparison}/:offers`),
  page(listPath),
  page(`${listPath}/:category`),
  { path: "/:offer/v/:variant", kind: "internal", caching: "none" },
  // The middleware answers it.
  { path: refusalPath, kind: "internal", caching: "none", notAhead: true },
  // The error page; not public.
  { path: failurePath, kind: "internal", caching: "none" },

  answer(siteAnswerPaths.plan, {
    triggers: { at: pagePaths.plan, by: Object.values(planNames) },
    reads: "any",
  }),
  answer(toolAnswerPath(anyOffer, "value"), {
    triggers: { at: toolPath(anyOffer, "value"), by: assumptionNames },
  }),
  answer(toolAnswerPath(anyOffer, "deadlines"), {
    notAhead: true,
    triggers: { at: toolPath(anyOffer, "deadlines"), by: Object.values(deadlineNames) },
    reads: Object.values(deadlineNames),
  }),
  answer(toolAnswerPath(anyOffer, "claim"), {
    triggers: { at: toolPath(anyOffer, "claim"), by: Object.values(claimNames) },
  }),
  answer(siteAnswerPaths.list, {
    notAhead: true,
    triggers: { at: listPath, by: Object.values(listNames) },
    reads: "any",
  }),
  answer(siteAnswerPaths.choice, {
    notAhead: true,
    triggers: { at: pagePaths.comparison, by: [comparedParameter] },
    reads: "any",
  }),

  ...Object.keys(fileTypes).map((path) => requested(path as Address["path"], "page")),
  requested("/:offer.atom", "page"),
  file("/:page.md", "page", { madeBy: `${twinFolder}:page` }),
  requested(toolFilePath(anyOffer, "deadlines", "calendar"), "answer", { reads: [deadlineNames.signUp] }),
  ...(["letter", "calendar"] as const).map((name) =>
    requested(toolFilePath(anyOffer, "claim", name), "answer", { reads: Object.values(claimNames) }),
  ),
  requested(calendarOfAll, "answer", { reads: "any" }),
  // `npm run offers` compares it with the files.
  file("/estado.json", "answer"),
  file("/healthz", "none"),
  file("/sitemap.xml", "page"),
  file("/robots.txt", "page"),
  file("/manifest.webmanifest", "page"),
  file("/.well-known/security.txt", "page"),
  file("/share/:share.png", "page"),
  file("/assets/:script", "immutable"),
  file("/icon.svg", "picture"),
  file("/apple-icon.png", "picture"),
  file("/favicon.ico", "picture"),
  file("/heroes/:hero", "picture"),
  // A changed font gets a new file name.
  file("/fonts/:font", "immutable"),
  file("/:picture", "page"),
];

/**
 * Names of files that another build may not have. No cache may keep a 404 for them, so header rules list them by name. All
 * other rules match by shape, so that their number does not grow with the offers.
 */
export type Names = Readonly<Record<(typeof kinds)[number], readonly string[]>>;

const kinds = ["script", "hero", "font", "picture"] as const;

/** The names of a build: the files of its script, and those in `public`. */
export function fileNamesOf(scripts: Iterable<string>, publicFiles: readonly string[]): Names {
  const inFolder = (folder: string) =>
    publicFiles.flatMap((path) => (path.replace(/[^/]+$/, "") === folder ? [path.slice(folder.length)] : []));
  return {
    script: [...scripts],
    hero: inFolder("/heroes/"),
    font: inFolder("/fonts/"),
    picture: inFolder("/"),
  };
}

const PARAMETER = /:(\w+)/g;

/**
 * Paths of the table as at most one pattern for the framework. Parameters of `Names` match only the names that pass
 * `meant`; all others match anything of their shape.
 */
export function patternsOf(paths: readonly string[], names: Names, meant = /./): string[] {
  const patterns = paths.flatMap((path) => {
    const kind = kinds.find((kind) => path.includes(`:${kind}`));
    if (!kind) return bare(path, "[a-z0-9-]+").slice(1);
    const known = names[kind].filter((name) => meant.test(name));
    return known.length > 0 ? path.slice(1).replace(`:${kind}`, oneOf(known)) : [];
  });
  return patterns.length > 0 ? [`/:path(${patterns.join("|")})`] : [];
}

/** Names as one short pattern: names with the same ending share it. */
function oneOf(names: readonly string[]): string {
  const parts = names.map((name) => /^(.+?)((?:-\d+)?\\\.\w+)$/.exec(escapeRegExp(name)) ?? ["", name]);
  const endings = grouped(parts.map(([, stem = "", ending = ""]) => [stem, ending]));
  const stems = grouped([...endings].map(([stem, list]) => [list.join("|"), stem]));
  return `(?:${[...stems].map(([list, some]) => `(?:${some.join("|")})(?:${list})`).join("|")})`;
}

/** The second of each pair, by the first. */
function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

/** The paths of the pages that search engines may show. */
export function indexedPaths(offers: readonly string[]): string[] {
  const indexed = addresses.filter((address) => address.indexed).map(({ path }) => path);
  return indexed.flatMap((path) =>
    path.includes(":offer") ? offers.map((id) => path.replace(":offer", id)) : path,
  );
}

/** A pattern that matches whatever looks like a path of the table: `/:slug/valor`. */
export const looseSource = (path: string) =>
  path.replaceAll(".", String.raw`\.`).replace(PARAMETER, ":$1([a-z0-9-]+)");

/** A pattern that matches whatever looks like a path of the table, without names, as a part of another pattern. */
export const patternOf = (path: string) => bare(path, String.raw`[\w.-]+`);

const bare = (path: string, name: string) => path.replaceAll(".", String.raw`\.`).replace(PARAMETER, name);

const shapeOf = (path: string) => new RegExp(`^${patternOf(path)}$`);

const answers = addresses
  .filter(({ kind, reads }) => kind === "answer" || reads)
  .map(({ path }) => shapeOf(path));
const asked = addresses.flatMap((address) =>
  address.triggers ? [{ shape: shapeOf(address.triggers.at), by: address.triggers.by }] : [],
);

/** Whether an address is computed per request from its query. An empty value asks nothing, unless it is repeated. */
export function isAnswer(pathname: string, query: URLSearchParams): boolean {
  if (answers.some((shape) => shape.test(pathname))) return true;
  const isSaid = (name: string) => query.getAll(name).length > 1 || Boolean(query.get(name));
  return asked.some(({ shape, by }) => shape.test(pathname) && by.some(isSaid));
}

const firstSegment = (path: string) => /^\/([a-z0-9-]+)/.exec(path)?.[1] ?? [];

const ownSegments = addresses.flatMap(({ path, madeBy = "" }) => [path, madeBy].flatMap(firstSegment));
/** Icons, and the home page's Markdown and share picture. */
const ownFiles = ["icon-192", "icon-512", "icon-maskable-512", "index", "inicio"];
/** Common on servers, and the last segments of a variant's path. */
const elsewhere = ["api", "v"];

/** Ids that no offer may have: first segments of the site's own paths, and names that it uses or may use elsewhere. */
export const reservedIds: readonly string[] = [
  ...ownSegments,
  ...ownFiles,
  ...Object.values(legalPictureIds),
  ...Object.values(planNames),
  calendarDownload,
  ...elsewhere,
];
