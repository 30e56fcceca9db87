import { z } from "zod";
import { openDataCopy } from "../copy/open-data";
import { ownerNote } from "../copy/changes";
import { statusWords } from "../copy/status";
import type { CalendarDate } from "../format/dates";
import { catalogue, contentDate, inOrder } from "../catalogue";
import { calendarDate } from "../offers/fields";
import { removeOwnKeys } from "../offers/json-schema";
import { categories, risks } from "../offers/categories";
import { checkOf } from "../offers/never-checked";
import { labelOf } from "../ground/labels";
import { usGain, riskLineOf } from "../ground/offer-words";
import { openDataPaths } from "../config/paths";
import { offerUrl, pageUrl, site } from "../config/site";
import { statuses, statusOn } from "../offers/status";
import type { Offer } from "../offers/offer";
import { openFigures, offerFigures } from "./offer-figures";
import { openTermsOf, openTermsSchema } from "./open-terms";
import { termsText, termsWords } from "./terms-words";

/**
 * The version of the data's form: its first number changes when a field goes or means something else, the second when one is
 * added. `openDataCopy.version` promises it to whoever reads them.
 */
export const OPEN_DATA_VERSION = "1.1";

const schemaUrl = `${site.url}${openDataPaths.schema}`;

/** The licence of everything published as open data. */
export const OPEN_DATA_LICENCE = openDataCopy.licence.url;

const openOffer = z.object({
  id: z.string().describe(openDataCopy.id),
  brand: z.string().describe(openDataCopy.brand),
  name: z.string().optional().describe(openDataCopy.name),
  category: z.enum(categories),
  benefit: z.string().describe(openDataCopy.benefit),
  label: z.string().optional().describe(openDataCopy.label),
  description: z.string(),
  requirements: z.string().describe(openDataCopy.requirements),
  risk: z.enum(risks).optional().describe(openDataCopy.risk),
  riskText: z.string().optional().describe(openDataCopy.riskText),
  authorisationText: z.string().optional().describe(openDataCopy.authorisationText),
  url: z.url().describe(openDataCopy.url),
  officialUrl: z.url().describe(openDataCopy.officialUrl),
  sourceUrl: z.url().describe(openDataCopy.sourceUrl),
  weight: z.int().describe(openDataCopy.weight),
  status: z.enum(statuses).describe(openDataCopy.status),
  statusText: z.string().describe(openDataCopy.statusText),
  asOf: calendarDate.describe(openDataCopy.asOf),
  ...offerFigures.shape,
  terms: z.record(z.string(), z.unknown()).describe(openDataCopy.terms),
  termsText: termsText.describe(openDataCopy.termsText),
  invitationCode: z.string().optional().describe(openDataCopy.invitationCode),
  paysText: z.string().describe(openDataCopy.paysText),
  region: z.literal("ES").optional(),
  verifiedOn: calendarDate.nullable().describe(openDataCopy.verifiedOn),
  validFrom: calendarDate.optional(),
  validUntil: calendarDate.optional(),
  note: z.string().optional().describe(openDataCopy.note),
  history: z
    .array(
      z.object({
        date: calendarDate,
        summary: z.string(),
        benefit: z.string().optional(),
        shortBenefit: z.string().optional(),
        requirements: z.string().optional(),
      }),
    )
    .describe(openDataCopy.history),
});

const openCatalogue = z.object({
  $schema: z.url(),
  version: z.literal(OPEN_DATA_VERSION).describe(openDataCopy.version),
  title: z.string(),
  license: z.url(),
  source: z.url(),
  language: z.literal("es-ES"),
  verifiedOn: calendarDate.describe(openDataCopy.newestVerification),
  offers: z.array(openOffer).describe(openDataCopy.offers),
});

/** Everything that is published of an offer as data. JSON, table and front matter are made of it. */
export type OpenOffer = z.infer<typeof openOffer>;

/** An offer as open data, with its status on a day. Contains no referral link. */
export function offerData(offer: Offer, today: CalendarDate): OpenOffer {
  // Parsing keeps only the fields of the schema.
  return openOffer.parse({
    ...offer,
    ...openFigures(offer),
    name: offer.terms.name,
    verifiedOn: checkOf(offer) ?? null,
    terms: openTermsOf(offer.terms),
    termsText: termsWords(offer.terms),
    riskText: riskLineOf(offer) || undefined,
    authorisationText: offer.protection.authorisation,
    label: labelOf(offer, today),
    url: offerUrl(offer),
    status: statusOn(offer, today),
    statusText: statusWords(offer, today),
    asOf: today,
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
    $schema: schemaUrl,
    version: OPEN_DATA_VERSION,
    title: openDataCopy.title(site.brand),
    license: OPEN_DATA_LICENCE,
    source: pageUrl("/"),
    language: "es-ES",
    verifiedOn: contentDate,
    offers: openOffers(today),
  };
}

/** The JSON Schema of the open data. */
export function openCatalogueSchema() {
  const schema = z.toJSONSchema(openCatalogue, {
    override: ({ zodSchema, jsonSchema }) => {
      removeOwnKeys({ jsonSchema });
      // The file's own schema says it, with figures as data.
      if (zodSchema === openOffer.shape.terms) {
        const { description } = jsonSchema;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
        Object.assign(jsonSchema, openTermsSchema(), { description });
      }
    },
  });
  return { $id: schemaUrl, ...schema };
}
