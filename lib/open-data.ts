import { z } from "zod";
import { share } from "@/lib/copy/share";
import { catalogue, contentDate, modifiedOn } from "@/lib/offers";
import { calendarDate } from "@/lib/offers/fields";
import type { Offer } from "@/lib/offers/offer";
import { site } from "./site";

/** The licence of everything published as open data. */
export const OPEN_DATA_LICENCE = "https://creativecommons.org/licenses/by/4.0/deed.es";

/** Where the open data and their schema are. */
export const openData = { data: "/ofertas.json", schema: "/ofertas.schema.json" } as const;

const openOffer = z.strictObject({
  id: z.string().describe("Nombre corto, estable."),
  brand: z.string().describe("Proveedor."),
  category: z.enum(["finanzas", "crypto", "telecom"]),
  benefit: z.string().describe("Qué recibe el nuevo cliente."),
  description: z.string(),
  requirements: z.string().describe("Qué tiene que hacer y en qué plazo."),
  url: z.url().describe("Ficha en este sitio."),
  officialUrl: z.url().describe("Web del proveedor, sin enlace de invitación."),
  sourceUrl: z.url().describe("Página del proveedor con la que se comprobó."),
  region: z.literal("ES").optional(),
  verifiedOn: calendarDate.describe("Última comprobación: día, o mes si no se sabe el día."),
  modifiedOn: calendarDate.describe("Última comprobación o cambio."),
  validFrom: calendarDate.optional(),
  validUntil: calendarDate.optional(),
  history: z.array(z.strictObject({ date: calendarDate, summary: z.string() })),
});

const openCatalogue = z.strictObject({
  $schema: z.url(),
  title: z.string(),
  license: z.url(),
  source: z.url(),
  language: z.literal("es-ES"),
  verifiedOn: calendarDate.describe("Última comprobación de cualquier oferta."),
  offers: z.array(openOffer).describe("Ofertas activas, en el orden de la página."),
});

export type OpenCatalogue = z.infer<typeof openCatalogue>;

/** The enabled offers as open data: facts and addresses, never a referral link. */
export function openCatalogueData(): OpenCatalogue {
  return openCatalogue.parse({
    $schema: `${site.url}${openData.schema}`,
    title: share.dataTitle(site.brand),
    license: OPEN_DATA_LICENCE,
    source: `${site.url}/`,
    language: "es-ES",
    verifiedOn: contentDate,
    offers: catalogue.enabled.map(openOfferData),
  });
}

/** The JSON Schema of the open data. */
export function openCatalogueSchema() {
  return z.toJSONSchema(openCatalogue, { io: "output" });
}

function openOfferData(offer: Offer): z.infer<typeof openOffer> {
  const { id, brand, category, benefit, description, requirements, officialUrl, sourceUrl } = offer;
  const { region, verifiedOn, validFrom, validUntil, history } = offer;
  return {
    ...{ id, brand, category, benefit, description, requirements },
    url: `${site.url}${offer.detailPath}`,
    ...{
      officialUrl,
      sourceUrl,
      region,
      verifiedOn,
      modifiedOn: modifiedOn(offer),
      validFrom,
      validUntil,
      history,
    },
  };
}
