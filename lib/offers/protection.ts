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

const answer = z.strictObject({
  question: label(60, "pregunta", "La pregunta, con sus signos."),
  answer: label(60, "respuesta", "La respuesta, en pocas palabras."),
  risk: z
    .boolean()
    .optional()
    .describe("true si la respuesta es un riesgo: se ve en ámbar, con un triángulo.")
    .meta({ label: "es un riesgo" }),
});

/** A page that says something, and what it is. */
export const sourceSchema = z.strictObject({
  label: label(60, "rótulo", "Qué página es."),
  url: httpsUrl.describe("Su dirección, sin ningún código.").meta({ label: "dirección" }),
});

/** Who stands behind an offer, and what happens to the money. Facts with a known source only. */
export const protectionSchema = z
  .strictObject({
    title: label(70, "título", "El título: «Quién está detrás y qué cubre la garantía»."),
    entity: sentence(
      220,
      "entidad",
      "La entidad, y qué es: «{brand} es un banco con licencia en Alemania.».",
    ),
    authorisation: sentence(
      220,
      "autorización",
      "Solo si nadie sabe con seguridad si puede prestar servicio en España: que no se puede confirmar, y sources son los registros donde buscarlo. Es lo primero que dice la página.",
    ).optional(),
    verdict: z
      .array(answer)
      .min(1)
      .max(3)
      .optional()
      .describe("De una a tres preguntas con su respuesta, en grande: «¿La cubre un fondo de garantía? No».")
      .meta({ label: "en tres respuestas" }),
    country: known("país", "El país cuyas reglas se aplican"),
    supervisor: known("supervisión", "Quién la supervisa"),
    guarantee: known("garantía", "El fondo de garantía, su límite por persona y banco, y qué cubre"),
    notCovered: known("qué no está cubierto", "Qué no cubre ningún fondo"),
    note: sentence(320, "nota", "Algo más que saber antes de confiarle dinero.").optional(),
    sources: z
      .array(sourceSchema)
      .min(1)
      .max(3)
      .describe("Dónde se ha leído, o dónde se puede comprobar.")
      .meta({ label: "fuentes" }),
  })
  .describe("Quién está detrás y qué pasa con el dinero. Solo lo que dice una fuente.")
  .meta({ label: "protección", shown: "en su página" });

export type Protection = z.output<typeof protectionSchema>;
export const protectionRows = ["entity", "country", "supervisor", "guarantee", "notCovered"] as const;
