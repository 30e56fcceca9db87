import { type CalendarDate, newest } from "@/lib/dates";
import { site } from "@/lib/site";
import { createCatalogue } from "./catalogue";
import type { Offer } from "./offer";
import * as files from "./registry";

/** The offers of this build. */
export const catalogue = createCatalogue(files, site);

/** The last day on which something about an offer changed or was checked. */
export function modifiedOn({ verifiedOn, history }: Pick<Offer, "verifiedOn" | "history">): CalendarDate {
  return newest([verifiedOn, ...history.map((entry) => entry.date)]);
}

/** The newest verification among the enabled offers: the date of the content as a whole. */
export const contentDate: CalendarDate = newest(catalogue.enabled.map((offer) => offer.verifiedOn));
