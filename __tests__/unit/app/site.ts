import { createElement } from "react";
import { madridDate } from "@/lib/format/dates";
import { experiment } from "@/lib/config/experiment";
import * as files from "@/lib/offers/registry";

type Environment = Readonly<Record<string, string>>;

/** The site as built with a configuration; `show` puts a page on the document. */
export async function buildSite(env: Environment = {}) {
  jest.resetModules();
  jest.replaceProperty(process, "env", { ...process.env, ...env });
  const { renderPage } = await import("../../render");
  const { catalogue } = await import("@/lib/offers");
  const { pagesOf } = await import("@/lib/site/offer-pages");
  const { isOpen } = await import("@/lib/offers/status");
  const { comparisonPath } = await import("@/lib/offers/comparison");
  const { default: Choose } = await import("@/app/comparar/page");
  const { default: Glossary } = await import("@/app/glosario/page");
  const { default: SideBySide } = await import("@/app/comparar/[offers]/page");
  const { default: Home } = await import("@/app/page");
  const { default: Offer } = await import("@/app/[slug]/page");
  const { default: Further } = await import("@/app/[slug]/[page]/page");
  const { default: Variant } = await import("@/app/[slug]/v/[variant]/page");
  const { default: Methodology } = await import("@/app/metodologia/page");
  const { default: Changes } = await import("@/app/cambios/page");
  const { default: Terms } = await import("@/app/legal/terminos/page");
  const { default: Privacy } = await import("@/app/legal/privacidad/page");
  const { default: NotFound } = await import("@/app/not-found");
  // A build puts it in.
  Object.assign(globalThis, { SITE_SCRIPT_ENTRY: "site-ABCDEFGH.js" });
  const pages = {
    "/": () => createElement(Home),
    "/metodologia": () => createElement(Methodology),
    "/cambios": () => createElement(Changes),
    "/comparar": () => createElement(Choose),
    "/glosario": () => createElement(Glossary),
    "/legal/terminos": () => createElement(Terms),
    "/legal/privacidad": () => createElement(Privacy),
    "/nada": () => createElement(NotFound),
  };
  const element = async (path: string) => {
    if (path in pages) return pages[path as keyof typeof pages]();
    const [, slug = "", further, variant] = path.split("/");
    if (slug === "comparar")
      return createElement(SideBySide, { params: Promise.resolve({ offers: further ?? "" }) });
    if (variant) return createElement(Variant, { params: Promise.resolve({ slug, variant }) });
    if (further) return createElement(Further, { params: Promise.resolve({ slug, page: further }) });
    return createElement(Offer, { params: Promise.resolve({ slug }) });
  };
  const landings = catalogue.enabled.map(({ detailPath }) => detailPath);
  const further: string[] = catalogue.enabled.flatMap(pagesOf).map(({ path }) => path);
  const today = madridDate(new Date());
  const trios = catalogue.enabled.map((offer) => {
    const related = catalogue.related(offer.id, (other) => isOpen(other, today));
    return comparisonPath([offer, ...related], catalogue.enabled);
  });
  const comparisons: string[] = [...new Set(trios)];
  return {
    catalogue,
    landings,
    /** The comparisons that the landing pages lead to. */
    comparisons,
    /** The further pages of the offers: `/paypal/me-la-daran`. */
    further,
    /** The day on which its pages are read. */
    today,
    /** The pages that belong to no offer, the one for what is not there apart. */
    own: Object.keys(pages).filter((path) => path !== "/nada"),
    /** Every page, the one for what is not there and the other side of the A/B test included. */
    paths: [...Object.keys(pages), ...landings, ...further, ...comparisons, ...otherSide(landings)],
    show: async (path: string) => renderPage(await element(path)),
  };
}

export type BuiltSite = Awaited<ReturnType<typeof buildSite>>;

/** The page of the A/B test's other side, where the offer under test has a page at all. */
export function otherSide(landings: readonly string[]): string[] {
  return landings.includes(experiment.path) ? [`${experiment.path}/v/b`] : [];
}

const offers = Object.values(files).sort((one, other) => one.weight - other.weight);
const idsOf = (some: typeof offers) => some.map(({ id }) => id);
const enabled = offers.filter((offer) => offer.enabled);
const disabled = offers.filter((offer) => !offer.enabled);

/** Switches every offer on, so that a test of one holds whatever an editor has switched off. */
export const everyOffer = { OFFERS_PREVIEW: idsOf(disabled).join(",") };

const everyBuild: [name: string, env: Environment, ids: string[]][] = [
  ["as configured", {}, idsOf(enabled)],
  ["with OFFERS_PREVIEW", everyOffer, idsOf(offers)],
];

/** The ids that have a page in each build, today's first; a build without any offer has no such page to test. */
export const builds = everyBuild.filter(([, , ids]) => ids.length > 0);

export function all<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E[] {
  return [...within.querySelectorAll<E>(selector)];
}

/** The words of an element as a visitor reads them, in plain spaces. */
export function words(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** The section whose title is this one. */
export function section(title: string): HTMLElement {
  const heading = all("h2").find((one) => words(one) === title);
  const found = heading?.closest("section");
  if (!found) throw new Error(`no section «${title}» among: ${all("h2").map(words).join(", ")}`);
  return found;
}

export function before(one: Node, other: Node): boolean {
  return Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
}
