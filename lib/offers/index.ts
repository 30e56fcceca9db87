import { type CalendarDate, newest } from "../format/dates";
import { site } from "../config/site";
import { type Catalogue, createCatalogue } from "./catalogue";
import type { Offer } from "./offer";
import * as files from "./registry";

/** The offers of this build. */
export const catalogue = createCatalogue(files, site);

/** The last day on which something about an offer changed or was checked. */
export function modifiedOn(offer: Pick<Offer, "verifiedOn" | "history">): CalendarDate {
  return newest([offer.verifiedOn, ...offer.history.map((entry) => entry.date)]);
}

/** The newest verification of the enabled offers; where there is none, of what there was. */
export function newestVerification({ enabled, all }: Pick<Catalogue, "enabled" | "all">): CalendarDate {
  return newest((enabled.length > 0 ? enabled : all).map((offer) => offer.verifiedOn));
}

/** The date of the content as a whole. */
export const contentDate = newestVerification(catalogue);

/** The enabled offer that was checked last; of several, the first in the list. */
export const newestChecked = catalogue.enabled.find(({ verifiedOn }) => verifiedOn === contentDate);
/** The widths of hero images, in pixels. */
const widths = [640, 960, 1280] as const;

/** The addresses of a hero image, built ahead at three widths and shown at 320 by 240 CSS pixels. */
export function heroImage(id: string) {
  const srcSet = (format: "avif" | "webp") =>
    widths.map((width) => `/heroes/${id}-${width}.${format} ${width}w`).join(", ");
  return {
    avif: srcSet("avif"),
    webp: srcSet("webp"),
    /** For a browser that knows no `srcset`. */
    fallback: `/heroes/${id}-${widths[0]}.webp`,
    width: 320,
    height: 240,
  };
}
