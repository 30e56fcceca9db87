import { experiment, type Variant } from "@/lib/config/experiment";
import { readSite } from "@/lib/config/site";
import { madridDate } from "@/lib/format/dates";
import { createCatalogue } from "@/lib/offers/catalogue";
import { comparisonPath } from "@/lib/offers/comparison";
import type { Offer } from "@/lib/offers/offer";
import { settingsOf } from "@/lib/offers/settings";
import { sources } from "@/lib/offers/sources";
import { isOpen } from "@/lib/offers/status";
import { pagesOf } from "@/lib/site/offer-pages";
import { sitePages } from "@/lib/site/pages";
import { type BuildName, buildEnvironment, buildUrl } from "../builds";

/** Whether a visitor can take an offer, as a build of today has it. */
export const canTake = (offer: Offer) => isOpen(offer, madridDate(new Date()));

/** A landing page, or one side of the one that the A/B test has. */
interface Landing {
  address: string;
  side?: Variant;
  offer: Offer;
}

/** What a build holds, from the records that it was built of. Both sides of the A/B test are addresses of one path. */
export function worldOf(name: BuildName) {
  const catalogue = createCatalogue(sources, settingsOf(readSite(buildEnvironment(name))));
  const { enabled } = catalogue;
  const landings = enabled.flatMap((offer): Landing[] =>
    offer.detailPath === experiment.path
      ? (["a", "b"] as const).map((side) => ({ address: `${offer.detailPath}?v=${side}`, side, offer }))
      : [{ address: offer.detailPath, offer }],
  );
  const further = enabled.flatMap((offer) => pagesOf(offer).map(({ path }) => path));
  const compared = enabled.filter(canTake).slice(0, 3);
  return {
    name,
    url: buildUrl(name),
    catalogue,
    /** The offers' own pages. */
    landings,
    /** One page of each kind, of each offer that has one. */
    addresses: [
      "/",
      ...landings.map(({ address }) => address),
      ...sitePages.map(({ path }) => path),
      "/legal/terminos",
      "/legal/privacidad",
      ...further,
      ...(compared.length > 1 ? [comparisonPath(compared, enabled)] : []),
    ],
    /** The same, of one offer alone. */
    kinds: [
      "/",
      ...landings.slice(0, 3).map(({ address }) => address),
      ...sitePages.map(({ path }) => path),
      "/legal/terminos",
      "/legal/privacidad",
      ...enabled.slice(0, 1).flatMap((offer) => pagesOf(offer).map(({ path }) => path)),
      ...(compared.length > 1 ? [comparisonPath(compared, enabled)] : []),
    ],
  };
}

/** The site as its editors have it, and with every offer. */
export const plain = worldOf("default");
export const full = worldOf("full");
