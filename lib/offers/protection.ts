import { z } from "zod";
import { httpsUrl, label, sentence } from "./fields";

/** A sentence; `false` if it does not apply, and nothing is shown; absent if unknown, and the page says so. */
function known(name: string, what: string) {
  const error = "una frase, false si no se aplica, o nada si no se sabe con seguridad";
  return z
    .union([sentence(220), z.literal(false)], { error })
    .optional()
    .describe(`${what}; false si no se aplica; nada si no se sabe.`)
    .meta({ label: name, kind: "sentence" });
}

/** Who stands behind an offer, and what happens to the money. Facts with a known source only. */
export const protectionSchema = z
  .strictObject({
    title: label(70)
      .describe("El título: «Quién está detrás y qué cubre la garantía».")
      .meta({ label: "título" }),
    entity: sentence(220)
      .describe("La entidad, y qué es: «{brand} es un banco con licencia en Alemania.».")
      .meta({ label: "entidad" }),
    authorisation: sentence(220)
      .describe(
        "Solo si nadie sabe con seguridad si puede prestar servicio en España: que no se puede confirmar, y sources son los registros donde buscarlo. Es lo primero que dice la página.",
      )
      .meta({ label: "autorización" })
      .optional(),
    verdict: z
      .array(
        z.strictObject({
          question: label(60).describe("La pregunta, con sus signos.").meta({ label: "pregunta" }),
          answer: label(60).describe("La respuesta, en pocas palabras.").meta({ label: "respuesta" }),
          risk: z
            .boolean()
            .optional()
            .describe("true si la respuesta es un riesgo: se ve en ámbar, con un triángulo.")
            .meta({ label: "es un riesgo" }),
        }),
      )
      .min(1)
      .max(3)
      .describe("De una a tres preguntas con su respuesta, en grande: «¿La cubre un fondo de garantía? No».")
      .meta({ label: "en tres respuestas" })
      .optional(),
    country: known("país", "El país cuyas reglas se aplican"),
    supervisor: known("supervisión", "Quién la supervisa"),
    guarantee: known("garantía", "El fondo de garantía, su límite por persona y banco, y qué cubre"),
    notCovered: known("qué no está cubierto", "Qué no cubre ningún fondo"),
    note: sentence(320)
      .describe("Algo más que saber antes de confiarle dinero.")
      .meta({ label: "nota" })
      .optional(),
    sources: z
      .array(
        z.strictObject({
          label: label(60).describe("Qué página es.").meta({ label: "rótulo" }),
          url: httpsUrl.describe("Su dirección, sin ningún código.").meta({ label: "dirección" }),
        }),
      )
      .min(1)
      .max(3)
      .describe("Dónde se ha leído, o dónde se puede comprobar.")
      .meta({ label: "fuentes" }),
  })
  .describe("Quién está detrás y qué pasa con el dinero. Solo lo que dice una fuente.")
  .meta({ label: "protección", shown: "en su página" });

export type Protection = z.output<typeof protectionSchema>;
export const protectionRows = ["entity", "country", "supervisor", "guarantee", "notCovered"] as const;
