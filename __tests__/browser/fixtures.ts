import { toolsOf } from "@/lib/tools";
import { readFileSync } from "node:fs";
import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { experimentAt, type Variant } from "@/lib/config/experiment";
import { readSite } from "@/lib/config/site";
import { madridDate } from "@/lib/format/dates";
import { checkedOffers, settingsOf } from "@/lib/catalogue/catalogue";
import { offerList } from "@/lib/catalogue/offer-list";
import { listedPaths } from "@/lib/tools/list/list";
import { comparisonPath } from "@/lib/tools/comparison/comparison";
import type { Offer } from "@/lib/offers/offer";
import { readSources } from "@/lib/catalogue/read-sources";
import { isRunning } from "@/lib/offers/status";
import { CONSENT_DAYS, type ConsentCategory } from "@/lib/privacy/consent";
import { consentRevision } from "@/lib/privacy/consent-plan";
import { sitePages } from "@/lib/site/pages";
import { answerCookie } from "../answer";
import { type BuildName, buildEnvironment, buildUrl, everyPage } from "../builds";
import { stubServices } from "./services";

interface Options {
  /** The build that a test visits. */
  site: BuildName;
  /** What the visitor allowed on an earlier visit; `unasked` on a first visit, which shows the banner. */
  consent: readonly ConsentCategory[] | "unasked";
  /** Console messages that a test provokes: `test.use({ expectedComplaints: [/status of 404/] })`. */
  expectedComplaints: RegExp[];
  /** Width of the font: like most system fonts, or like the widest (Verdana, DejaVu Sans). */
  face: "ordinary" | "wide";
}

export { expect };

export const test = base.extend<Options>({
  site: ["full", { option: true }],
  consent: [["necessary"], { option: true }],
  expectedComplaints: [[], { option: true }],
  face: ["ordinary", { option: true }],
  baseURL: ({ site }, provide) => provide(buildUrl(site)),
  context: async ({ context, site, consent, expectedComplaints, face, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on("page", waitForScript);
    await context.addInitScript(useFace, { font, width: face === "wide" ? "120%" : "100%" });
    if (consent !== "unasked") await context.addCookies([consentCookie(site, consent)]);
    const complaints = await watch(context, expectedComplaints);
    await stubServices(context, providers);
    await provide(context);
    expect(complaints, "what the browser must not do").toEqual([]);
  },
});

export const font = readFileSync(
  "node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff2",
).toString("base64");

/** Sets every page in one font, so that no result depends on the machine's fonts. */
function useFace({ font, width }: { font: string; width: string }): void {
  const bytes = Uint8Array.from(atob(font), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace("Test", bytes, { sizeAdjust: width } as FontFaceDescriptors));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":root { --font: Test !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** An earlier answer of a visitor, as the banner stores it. */
export function consentCookie(site: BuildName, categories: readonly ConsentCategory[]) {
  const revision = consentRevision(readSite(buildEnvironment(site)));
  const [name = "", value = ""] = answerCookie(categories, { revision }).split("=");
  const expires = Math.floor(Date.now() / 1000) + CONSENT_DAYS * 86_400;
  return { name, value, url: buildUrl(site), expires, sameSite: "Lax" as const };
}

/** Records what must never happen: a logged error or warning, an exception, or a request to another machine. */
async function watch(context: BrowserContext, expected: RegExp[]): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => complain(`thrown: ${error.error().stack || error.error().message}`));
  // Routes that a test adds later take precedence.
  await context.route(
    (url) => url.protocol.startsWith("http") && !/^(127\.0\.0\.1|([^.]+\.)*localhost)$/.test(url.hostname),
    (route) => {
      complain(`request to another machine: ${route.request().url()}`);
      return route.abort();
    },
  );
  return complaints;
}

/**
 * Makes every navigation wait until the site's script has run, which is requested after the load event. A navigation with
 * a `waitUntil` of its own is left alone.
 */
function waitForScript(page: Page): void {
  const { goto, reload, goBack } = page;
  type Options = { waitUntil?: string } | undefined;
  const complete = async <T>(visit: Promise<T>, options: Options): Promise<T> => {
    const response = await visit;
    if (!options?.waitUntil) await scriptOf(page);
    return response;
  };
  page.goto = (url, options) => complete(goto.call(page, url, options), options);
  page.reload = (options) => complete(reload.call(page, options), options);
  page.goBack = (options) => complete(goBack.call(page, options), options);
}

/** Resolves when the page's script has run or could not be fetched; at once if the page has none. */
export async function scriptOf(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const { ready, consent } = document.documentElement.dataset;
        return ready !== undefined || consent === "off" || !document.querySelector("script[data-script]");
      },
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
}

/**
 * Runs a check on each item as steps of one test, because opening a tab costs more than a navigation. Runs all of them,
 * and reports the failures together, by name.
 */
export async function inTurn<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  check: (item: T) => Promise<void>,
): Promise<void> {
  const failures: string[] = [];
  test.setTimeout(30_000 + items.length * 20_000);
  for (const item of items)
    await test
      .step(nameOf(item), () => check(item))
      .catch((error: unknown) => failures.push(`${nameOf(item)}: ${(error as Error).stack}`));
  expect(items.length).toBeGreaterThan(0);
  expect(failures.length, failures.join("\n\n")).toBe(0);
}

export const canTake = (offer: Offer) => isRunning(offer, madridDate(new Date()));

/** A landing page, or one variant of the page under test. */
interface Landing {
  address: string;
  variant?: Variant;
  offer: Offer;
}

/** The pages of a build, derived from its records. Both variants of the A/B test have an address (`?v=`). */
function fixturesOf(name: BuildName) {
  const settings = settingsOf(readSite(buildEnvironment(name)));
  const catalogue = offerList(checkedOffers(readSources(process.cwd()), settings));
  const { enabled } = catalogue;
  const landings = enabled.flatMap((offer): Landing[] =>
    experimentAt(offer.detailPath) && offer.landing.heroB
      ? (["a", "b"] as const).map((variant) => ({
          address: `${offer.detailPath}?v=${variant}`,
          variant,
          offer,
        }))
      : [{ address: offer.detailPath, offer }],
  );
  const compared = enabled.filter(canTake).slice(0, 3);
  const rest = [
    ...["/", "/legal/terminos", "/legal/privacidad", ...sitePages.map(({ path }) => path)],
    ...listedPaths(enabled).slice(0, 2),
    ...(compared.length > 1 ? [comparisonPath(compared, enabled)] : []),
  ];
  const pathsOf = (offers: readonly Offer[]) =>
    offers.flatMap((offer) => toolsOf(offer).map(({ path }) => path));
  const addressesOf = (some: readonly Landing[]) => some.map(({ address }) => address);
  const addresses = [...addressesOf(landings), ...pathsOf(enabled), ...rest];
  return {
    name,
    url: buildUrl(name),
    catalogue,
    landings,
    /** The page of an open offer without an A/B test. */
    untested: landings.find(({ variant, offer }) => !variant && canTake(offer))?.address ?? "/",
    addresses,
    /** One page of each kind. */
    kinds: everyPage
      ? addresses
      : [...addressesOf(landings.slice(0, 3)), ...pathsOf(enabled.slice(0, 1)), ...rest],
  };
}

/** The default build and the full one, which has every offer. */
export const plain = fixturesOf("default");
export const full = fixturesOf("full");

const providers = new Set(
  full.catalogue.all
    .concat(plain.catalogue.all)
    .flatMap(({ referralUrl, officialUrl }) =>
      [referralUrl, officialUrl].map((url) => new URL(url).hostname),
    ),
);
