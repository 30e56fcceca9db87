import { experiment, type Variant } from "@/lib/config/experiment";
import { type Catalogue, createCatalogue } from "@/lib/offers/catalogue";
import { comparisonPath } from "@/lib/offers/comparison";
import { madridDate } from "@/lib/format/dates";
import { pagesOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import * as files from "@/lib/offers/registry";
import { readSite, type Site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";
import { isOpen } from "@/lib/offers/status";
import { siteEnvironment, siteUrl, type SiteName } from "../../scripts/sites.mjs";

/** A page as a visitor may ask for it. Both sides of the A/B test are views of one path. */
export interface View {
  /** What the browser asks for: `/trade-republic?v=b`. */
  address: string;
  path: string;
  kind: "home" | "offer" | "own" | "legal" | "further";
  /** What an offer's page is about. */
  offer?: Offer;
  variant?: Variant;
  /** The file of its own share picture, without ending; a page without one is shared with the home page's. */
  picture?: string;
}

/** What one of the built sites should hold, from the records that it was built of. */
export interface World {
  name: SiteName;
  url: string;
  site: Site;
  catalogue: Catalogue;
  views: View[];
  /** The paths of the pages that may be indexed. */
  indexable: string[];
}

function viewsOf(offer: Offer): View[] {
  const view = { path: offer.detailPath, kind: "offer", offer, picture: offer.id } as const;
  if (offer.detailPath !== experiment.path) return [{ ...view, address: offer.detailPath }];
  return (["a", "b"] as const).map((variant) => ({
    ...view,
    address: `${offer.detailPath}?v=${variant}`,
    variant,
  }));
}

/** Whether a visitor can take an offer, as a build of today has it. */
export const canTake = (offer: Offer) => isOpen(offer, madridDate(new Date()));

/** The comparisons that the landing pages lead to: an offer that nobody can take is compared with none. */
function comparisonsOf({ enabled, related }: Catalogue): string[] {
  return [
    ...new Set(
      enabled
        .filter((offer) => canTake(offer) && related(offer.id, canTake).length > 0)
        .map((offer) => comparisonPath([offer, ...related(offer.id, canTake)], enabled)),
    ),
  ];
}

export function worldOf(name: SiteName): World {
  const site = readSite(siteEnvironment(name));
  const catalogue = createCatalogue(files, site);
  const legal = ["/legal/terminos", "/legal/privacidad"];
  return {
    name,
    url: siteUrl(name),
    site,
    catalogue,
    views: [
      { address: "/", path: "/", kind: "home", picture: "inicio" },
      ...catalogue.enabled.flatMap(viewsOf),
      ...sitePages.map(({ id, path }): View => ({ address: path, path, kind: "own", picture: id })),
      ...legal.map((path): View => ({ address: path, path, kind: "legal" })),
      ...catalogue.enabled
        .flatMap(pagesOf)
        .map(({ path }): View => ({ address: path, path, kind: "further" })),
      ...comparisonsOf(catalogue).map((path): View => ({ address: path, path, kind: "further" })),
    ],
    indexable: [
      "/",
      ...catalogue.enabled.map((offer) => offer.detailPath),
      ...sitePages.map(({ path }) => path),
    ],
  };
}

/** Whether a page stays out of search results: without twin or structured data. */
export const isHidden = ({ kind }: View) => kind === "legal" || kind === "further";

/** The sites that every page's tests visit: as it is, and with the disabled offers switched on. */
export const worlds = (["default", "preview"] as const).map(worldOf);

/** The two sites: as it is, and with every offer. */
export const [plain, full] = worlds as [World, World];

/** How most tests of whole pages visit: every offer, and both ways to browse, without every combination. */
export const runs = [
  { world: plain, javaScriptEnabled: true, title: "default site, script on" },
  { world: full, javaScriptEnabled: false, title: "preview site, script off" },
];

/** The landing pages with a way to the provider. */
export const openLandings = (world: World) => landings(world).filter(({ offer }) => canTake(offer));

/** The offers of a world with their views, one line each: for tables of landing pages. */
export function landings(world: World): (View & { offer: Offer })[] {
  return world.views.flatMap((view) => (view.offer ? [{ ...view, offer: view.offer }] : []));
}
