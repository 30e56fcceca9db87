/**
 * An offer as open data, with the version of its format. `open-terms.ts` has what it asks and gives, in words of
 * `lib/copy/terms-words.ts`; `offer-table.ts` the table, with the columns of `lib/copy/table-columns.ts`.
 */
import { z } from "zod";
import {
  OPEN_DATA_VERSION,
  openCatalogue,
  openDataLicence,
  openDataTitle,
  openOffer,
  type OpenOffer,
} from "../copy/open-data";
import { ownerNote } from "../copy/changes";
import { statusWords } from "../copy/status";
import { termsWords } from "../copy/terms-words";
import type { CalendarDate } from "../format/dates";
import { catalogue, contentDate, inOrder } from "../catalogue";
import { removeOwnKeys } from "../offers/json-schema";
import { checkOf } from "../offers/never-checked";
import { labelOf } from "../site/offer-labels";
import { usGain, riskLineOf } from "../ground/offer-words";
import { openDataPaths } from "../config/paths";
import { offerUrl, pageUrl, site } from "../config/site";
import { statusOn } from "../offers/status";
import type { Offer } from "../offers/offer";
import { openFigures } from "./offer-figures";
import { openTermsOf, openTermsSchema } from "./open-terms";

const schemaUrl = `${site.url}${openDataPaths.schema}`;

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
    title: openDataTitle(site.brand),
    license: openDataLicence.url,
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
