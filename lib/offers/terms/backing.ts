import { z } from "zod";
import { httpsUrl, label, sentence } from "../fields";
import { euroFigure } from "./figures";

/** A sentence; `false` if it does not apply, and nothing is shown; absent if unknown, and the page says so. */
export function optionalFact(name: string, what: string) {
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

const supervisor = z.strictObject({
  name: label(60, "nombre", "Con su artículo: «la CNMV»."),
  country: label(30, "país", "De qué país: «España»."),
  pronoun: z
    .enum(["la", "lo"])
    .describe("«La supervisa» o «lo supervisa», según qué es la entidad.")
    .meta({ label: "pronombre", kind: "choice" }),
});

const guarantee = z.strictObject({
  amount: euroFigure.describe("Hasta cuánto, por persona y entidad.").meta({ label: "límite" }),
  what: label(
    60,
    "qué es",
    "Para los datos abiertos: «garantía de depósitos, por persona y entidad».",
  ).optional(),
  says: sentence(220, "frase", "Qué cubre y quién, en una frase, con {guarantee}."),
});

/** Who stands behind an offer, and what happens to the money, as its file says it. Facts with a known source only. */
export const backing = z
  .strictObject({
    title: label(70, "título", "El título, si no es «Quién está detrás».").optional(),
    entity: sentence(220, "entidad", "La entidad, y qué es. Sin este campo, no se sabe.").optional(),
    authorisation: sentence(
      220,
      "autorización",
      "Solo si nadie sabe con seguridad si puede prestar servicio en España: que no se puede confirmar; las fuentes con label son los registros donde buscarlo. Es lo primero que dice la página.",
    ).optional(),
    verdict: z
      .array(answer)
      .min(1)
      .max(3)
      .optional()
      .describe(
        "De una a tres preguntas con su respuesta. Sin este campo: quién supervisa y si se puede perder dinero.",
      )
      .meta({ label: "en tres respuestas" }),
    country: optionalFact("país", "El país cuyas reglas se aplican"),
    supervisor: z
      .union([supervisor, z.literal(false)], {
        error: "{name: la CNMV, country: España, pronoun: lo}, false si no se aplica, o nada si no se sabe",
      })
      .optional()
      .describe("Quién la supervisa; false si no se aplica; nada si no se sabe.")
      .meta({ label: "supervisión" }),
    guarantee: z
      .union([guarantee, sentence(220), z.literal(false)], {
        error:
          "{amount: 100000 EUR, says: una frase}, una frase, false si no se aplica, o nada si no se sabe",
      })
      .optional()
      .describe("El fondo de garantía: su límite y una frase; false si no se aplica; nada si no se sabe.")
      .meta({ label: "garantía" }),
    notCovered: optionalFact("qué no está cubierto", "Qué no cubre ningún fondo"),
    note: sentence(320, "nota", "Algo más que saber antes de confiarle dinero.").optional(),
  })
  .describe("Quién está detrás y qué pasa con el dinero. Solo lo que dice una fuente.")
  .meta({ label: "protección", shown: "en su página" });
