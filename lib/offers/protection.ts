import { z } from "zod";
import { httpsUrl, text } from "./fields";

/** A sentence; `false` if it does not apply, and nothing is shown; absent if unknown, and the page says so. */
function known(what: string) {
  const error = "una frase, false si no se aplica, o nada si no se sabe con seguridad";
  return z
    .union([text(220), z.literal(false)], { error })
    .optional()
    .describe(`${what}; false si no se aplica; nada si no se sabe.`);
}

/** Who stands behind an offer, and what happens to the money. Facts with a known source only. */
export const protectionSchema = z
  .strictObject({
    title: text(70).describe("El título: «Quién está detrás y qué cubre la garantía»."),
    entity: text(220).describe("La entidad, y qué es: «Trade Republic, banco con licencia en Alemania.»."),
    authorisation: text(220)
      .describe(
        "Solo si nadie sabe con seguridad si puede prestar servicio en España: que lo busques, y sources son los registros. Es lo primero que dice la página.",
      )
      .optional(),
    country: known("El país cuyas reglas se aplican"),
    supervisor: known("Quién la supervisa"),
    guarantee: known("El fondo de garantía, su límite por persona y banco, y qué cubre"),
    notCovered: known("Qué no cubre ningún fondo"),
    note: text(320).describe("Algo más que saber antes de confiarle dinero.").optional(),
    sources: z
      .array(
        z.strictObject({
          label: text(60).describe("Qué página es."),
          url: httpsUrl.describe("Su dirección, sin ningún código."),
        }),
      )
      .min(1)
      .max(3)
      .describe("Dónde se ha leído, o dónde se puede comprobar."),
  })
  .describe("Quién está detrás y qué pasa con el dinero. Solo lo que dice una fuente.");

export type Protection = z.output<typeof protectionSchema>;
export const protectionRows = ["entity", "country", "supervisor", "guarantee", "notCovered"] as const;
