import { site } from "@/lib/site";
import { createCatalogue } from "./catalogue";
import { type CalendarDate, newest } from "@/lib/dates";
import * as files from "./registry";

/** The offers of this build. */
export const catalogue = createCatalogue(files, site);

/** The newest verification among the enabled offers: the date of the content as a whole. */
export const contentDate: CalendarDate = newest(catalogue.enabled.map((offer) => offer.verifiedOn));
