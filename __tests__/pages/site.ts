import { readFileSync } from "node:fs";
import { isAnswer } from "@/lib/config/addresses";
import { isVariant, type Variant, VARIANT_PARAMETER } from "@/lib/config/experiment";
import { type CalendarDate, madridDate, onDate } from "@/lib/format/dates";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import type { Offer } from "@/lib/offers/offer";
import { listPath } from "@/lib/config/paths";
import { isRunning, statusOn } from "@/lib/offers/status";
import { buildEnvironment, type BuildName, buildNames } from "../builds";
import type { Answer } from "../server";
import { addressOf, type Crawl, fileOf } from "./crawl";
import { all as elements, plain, words } from "./dom";

/** What a page is for. `tool`: a tool of an offer; `answer`: made from what the visitor asked. */
type Kind = "home" | "offer" | "own" | "legal" | "tool" | "list" | "comparison" | "answer" | "missing";

/** A page of a build as a crawler gets it. */
export interface Page extends Answer {
  path: string;
  kind: Kind;
  /** The offer that it is about, if any. */
  offer: Offer | undefined;
  /** Its variant in the A/B test, if it takes part. */
  variant: Variant | undefined;
  html: string;
  document: Document;
  main: Element;
  /** The text of its content without scripts and styles, white space normalised. */
  text: string;
}

export type Landing = Page & { offer: Offer };

/** The hero of a landing page: the second one in variant b. */
export const heroOf = ({ offer, variant }: Landing) =>
  variant === "b" ? offer.landing.heroB : offer.landing.hero;

/** A build: its records, and the answers of its crawl. */
export type Build = ReturnType<typeof readBuild>;

/** Loads `lib` with the settings of a build, separately from the modules that the tests import. */
function readLib(name: BuildName) {
  const own = process.env;
  const lib: object[] = [];
  process.env = buildEnvironment(name);
  jest.isolateModules(() => {
    for (const part of ["config/site", "catalogue", "site/pages"])
      lib.push(jest.requireActual(`@/lib/${part}`));
  });
  process.env = own;
  return Object.assign({}, ...lib) as typeof import("@/lib/config/site") &
    typeof import("@/lib/catalogue") &
    typeof import("@/lib/site/pages");
}

function readBuild(name: BuildName) {
  const { site, catalogue, contentDate, sitePages } = readLib(name);
  const { origin, answers: all } = JSON.parse(readFileSync(fileOf(name), "utf8")) as Crawl;
  const answers = new Map(all.map((answer) => [answer.address, answer]));
  const kindOf = ({ address, status }: Answer, offer: Offer | undefined): Kind => {
    const { pathname: path, searchParams } = new URL(address, origin);
    if (status === 404) return "missing";
    if (path === "/") return "home";
    if (path.startsWith("/legal/")) return "legal";
    if (isAnswer(path, searchParams)) return "answer";
    if (`${path}/`.startsWith(`${listPath}/`)) return "list";
    if (offer) return path === offer.detailPath ? "offer" : "tool";
    return sitePages.some((page) => page.path === path) ? "own" : "comparison";
  };
  const pages = all.flatMap((answer) => {
    const { location, "content-type": type } = answer.headers;
    if (location || !type?.startsWith("text/html")) return [];
    const { pathname: path, searchParams } = new URL(answer.address, origin);
    const offer = catalogue.enabled.find(({ detailPath }) => `${path}/`.startsWith(`${detailPath}/`));
    const v = searchParams.get(VARIANT_PARAMETER);
    return parsed({
      ...answer,
      path,
      kind: kindOf(answer, offer),
      offer,
      variant: isVariant(v) ? v : undefined,
    });
  });
  const page = (path: string) => pages.find((item) => item.path === path);
  // The day of the build, which may be yesterday: prerendered pages are right for that day.
  const today = madridDate(new Date(Number(page("/")?.document.documentElement.dataset.freshUntil) - 1));
  return {
    ...{ name, site, catalogue, contentDate, sitePages, origin, answers, pages, page, today },
    /** Pages that search engines may show. */
    indexable: pages.filter(({ kind }) => ["home", "offer", "own"].includes(kind)),
    landings: pages.filter((page): page is Landing => page.kind === "offer"),
    /** Whether a visitor can take an offer. */
    canTake: (offer: Offer) => isRunning(offer, today),
    /** The answer that a link of a page leads to; undefined for another site. */
    at: (link: string, from: string) => answers.get(addressOf(link, from, origin) ?? ""),
  };
}

const parser = new DOMParser();

/** A page whose document is parsed on first use. */
function parsed(page: Omit<Page, "document" | "main" | "html">): Page {
  const html = page.text;
  let document: Document | undefined;
  const documentOf = () => (document ??= parser.parseFromString(html, "text/html"));
  const mainOf = () => documentOf().querySelector("main") ?? documentOf().body;
  const got = { document: { get: documentOf }, main: { get: mainOf }, text: { get: () => words(mainOf()) } };
  return Object.defineProperties({ ...page, html } as Page, got);
}

export const sites: readonly Build[] = buildNames.map(readBuild);
export const [asConfigured, full] = sites as [Build, Build];

/** Tests each build as a whole. */
export function each(title: string, check: (build: Build) => unknown): void {
  test.each(sites.map((build) => [build.name, build] as const))(`%s build: ${title}`, async (_, build) => {
    await check(build);
  });
}

/** Maximum number of reported failures: a fault in the frame fails every page. */
const MAX_REPORTED = 6;

/** Tests every page or answer of each build, and reports failures by address. */
export function every<T extends { address: string }>(
  title: string,
  itemsOf: (build: Build) => readonly T[],
  check: (item: T, build: Build) => unknown,
): void {
  each(title, async (build) => {
    const faults: string[] = [];
    for (const item of itemsOf(build))
      try {
        await check(item, build);
      } catch (error) {
        faults.push(`${item.address}: ${String(error).slice(0, 1500)}`);
      }
    if (faults.length > 0)
      throw new Error(`${faults.length} failed.\n\n${faults.slice(0, MAX_REPORTED).join("\n\n")}`);
  });
}

/** Tests that pages of each build contain these texts of the records. */
export function says<P extends Page>(
  title: string,
  itemsOf: (build: Build) => readonly P[],
  wordsOf: (page: P, build: Build) => readonly (string | undefined)[],
): void {
  every(title, itemsOf, (page, build) => {
    const texts = wordsOf(page, build).map((text = "") => plain(text));
    expect(texts.filter((text) => !page.text.includes(text))).toEqual([]);
  });
}

/** Headers of every answer: with these values the MDN Observatory gives its highest grade. */
const SECURITY: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=31536000; includeSubDomains$/,
  "x-content-type-options": /^nosniff$/,
  // Other sites get the origin alone: enough to count where visitors come from.
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\), .*geolocation=\(\), microphone=\(\), payment=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
};

/** Expects an answer to have each security header once. */
export function expectSecurity({ headers, names }: Answer): void {
  const expected = Object.entries(SECURITY).map(([name, value]) => [name, 1, expect.stringMatching(value)]);
  const times = (name: unknown) => names.filter((text) => text === name).length;
  expect(expected.map(([name]) => [name, times(name), headers[String(name)]])).toEqual(expected);
  expect(names).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^x-powered-by|allow-credentials$/)]),
  );
}

/** Whether a page is made per request. */
const isOnDemand = ({ kind }: Page) => kind === "answer";

/** The day in Madrid on which a page was made: that of the build, or of the request. */
export const madeOn = (page: Page, { today }: Build) =>
  isOnDemand(page) ? madridDate(new Date(String(page.headers.date))) : today;

export const pages = ({ pages }: Build) => pages;
export const indexable = ({ indexable }: Build) => indexable;
export const landings = ({ landings }: Build) => landings;
export const everything = ({ answers }: Build) => [...answers.values()];

/** Selects the pages of a kind. */
export function of(kind: Kind) {
  return ({ pages }: Build) => pages.filter((page) => page.kind === kind);
}

/** Selects the pages at a path. */
export function at(path: string) {
  return ({ pages }: Build) => pages.filter((page) => page.path === path);
}

/** The risk that pages state, by kind. */
export const RISKS = {
  investment:
    "Invertir conlleva riesgo de pérdida; rentabilidades pasadas no garantizan rentabilidades futuras.",
  crypto: "Los criptoactivos son de alto riesgo: puedes perder todo el importe invertido.",
};
export const riskLine = ({ risk }: Offer) => (risk ? RISKS[risk] : "");

/** When an offer was checked, as visitors read it; before its first day and after its last, that instead. */
export function checkedWords(offer: Offer, today: CalendarDate): string {
  const status = statusOn(offer, today);
  if (status === "ended") return "Finalizada";
  if (status === "upcoming") return "Vigente desde";
  if (status === "closed") return "No admite clientes nuevos";
  return offer.verifiedOn === NEVER_CHECKED
    ? "Sin comprobar"
    : plain(`Comprobada ${onDate(offer.verifiedOn)}`);
}

/** The referral links of a page, with their offers. */
export const referralsOf = ({ document }: Page, { catalogue }: Build) =>
  elements<HTMLAnchorElement>("a[data-referral]", document).map((link) => {
    const offer = catalogue.find(link.dataset.referral ?? "");
    if (!offer) throw new Error(`a referral link of «${link.dataset.referral}», which is no enabled offer`);
    const part = link.closest("article, details, section, main > div > div") ?? document.body;
    return { link, offer, part };
  });

type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

export const scriptsOf = ({ document }: Page) => elements("script[type='application/ld+json']", document);

/** The one graph of a page. */
export const graphOf = (page: Page): { "@context": string; "@graph": Thing[] } =>
  JSON.parse(scriptsOf(page)[0]?.textContent ?? "null");

/** Every thing of a graph, nested ones included. */
export function thingsIn(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

export const thingOf = (page: Page, type: string) =>
  graphOf(page)["@graph"].find((thing) => thing["@type"] === type);
export const namesOf = (value: unknown, type: string) =>
  thingsIn(value).flatMap(({ "@type": named, name }) => (named === type ? [name] : []));

/** Whether a promotion's last day has passed: its page tells it as over. */
export const isOver = ({ validUntil }: Pick<Offer, "validUntil">) =>
  validUntil !== undefined && validUntil < madridDate(new Date());
