import { type CalendarDate, newest } from "@/lib/dates";
import { site } from "@/lib/site";
import { createCatalogue } from "./catalogue";
import type { Offer } from "./offer";
import * as files from "./registry";

/** The offers of this build. */
export const catalogue = createCatalogue(files, site);

/** The last day on which something about an offer changed or was checked. */
export function modifiedOn(offer: Pick<Offer, "verifiedOn" | "history">): CalendarDate {
  return newest([offer.verifiedOn, ...offer.history.map((entry) => entry.date)]);
}

/** The newest verification: the date of the content as a whole. Where no offer is enabled, of what there was. */
export const contentDate: CalendarDate = newest(
  (catalogue.enabled.length > 0 ? catalogue.enabled : catalogue.all).map((offer) => offer.verifiedOn),
);
