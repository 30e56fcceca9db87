import { z } from "zod";
import { openDataWords as words } from "../copy/open-data";
import { ownerNote } from "../copy/changes";
import { riskLines } from "../copy/frame";
import { statusWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { catalogue, contentDate, inOrder, modifiedOn } from "../catalogue";
import { calendarDate } from "../offers/fields";
import { removeOwnKeys } from "../offers/json-schema";
import { categories, risks } from "../offers/categories";
import { usGain } from "../copy/offer";
import { openDataPaths } from "../config/paths";
import { offerUrl, pageUrl, site } from "../config/site";
import { statuses, statusOn } from "../offers/status";
import type { Offer } from "../offers/offer";
import { figuresOf, offerFigures } from "./offer-figures";

/** The licence of everything published as open data. */
export const OPEN_DATA_LICENCE = words.licence.url;

const openOffer = z.object({
  id: z.string().describe(words.id),
  brand: z.string().describe(words.brand),
  category: z.enum(categories),
  benefit: z.string().describe(words.benefit),
  description: z.string(),
  requirements: z.string().describe(words.requirements),
  risk: z.enum(risks).optional().describe(words.risk),
  riskText: z.string().optional().describe(words.riskText),
  url: z.url().describe(words.url),
  officialUrl: z.url().describe(words.officialUrl),
  sourceUrl: z.url().describe(words.sourceUrl),
  weight: z.int().describe(words.weight),
  status: z.enum(statuses).describe(words.status),
  statusText: z.string().describe(words.statusText),
  asOf: calendarDate.describe(words.asOf),
  ...offerFigures.shape,
  paysText: z.string().describe(words.paysText),
  region: z.literal("ES").optional(),
  verifiedOn: calendarDate.describe(words.verifiedOn),
  modifiedOn: calendarDate.describe(words.modifiedOn),
  validFrom: calendarDate.optional(),
  validUntil: calendarDate.optional(),
  note: z.string().optional().describe(words.note),
  history: z
    .array(
      z.object({
        date: calendarDate,
        summary: z.string(),
        benefit: z.string().optional(),
        requirements: z.string().optional(),
      }),
    )
    .describe(words.history),
});

const openCatalogue = z.object({
  $schema: z.url(),
  title: z.string(),
  license: z.url(),
  source: z.url(),
  language: z.literal("es-ES"),
  verifiedOn: calendarDate.describe(words.newestVerification),
  offers: z.array(openOffer).describe(words.offers),
});

/** Everything that is published of an offer as data. JSON, table and front matter are made of it. */
export type OpenOffer = z.infer<typeof openOffer>;

/** An offer as open data, with its status on a day. Contains no referral link. */
export function offerData(offer: Offer, today: CalendarDate): OpenOffer {
  // Parsing keeps only the fields of the schema.
  return openOffer.parse({
    ...offer,
    ...figuresOf(offer),
    riskText: offer.risk && riskLines[offer.risk],
    url: offerUrl(offer),
    status: statusOn(offer, today),
    statusText: statusWords(offer, today),
    asOf: today,
    modifiedOn: modifiedOn(offer),
    paysText: usGain(offer),
    note: ownerNote(offer),
    history: offer.history.map(({ facts, ...entry }) => ({ ...entry, ...facts })),
  });
}

/** The enabled offers as open data, in the order of the page. */
export function openOffers(today: CalendarDate): OpenOffer[] {
  return inOrder(catalogue.enabled, today).map((offer) => offerData(offer, today));
}

/** The open data as one object, with their licence and source. */
export function openCatalogueData(today: CalendarDate): z.infer<typeof openCatalogue> {
  return {
    $schema: `${site.url}${openDataPaths.schema}`,
    title: words.title(site.brand),
    license: OPEN_DATA_LICENCE,
    source: pageUrl("/"),
    language: "es-ES",
    verifiedOn: contentDate,
    offers: openOffers(today),
  };
}

/** The JSON Schema of the open data. */
export function openCatalogueSchema() {
  return z.toJSONSchema(openCatalogue, { override: removeOwnKeys });
}
