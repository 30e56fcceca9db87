import { z } from "zod";
import { protectionSchema } from "../protection";
import { label, sentence } from "../fields";
import { euros } from "./figures";

const { title, entity, authorisation, verdict, country, notCovered, note, sources } = protectionSchema.shape;

/** Who stands behind an offer, as its file says it. */
export const backing = z
  .strictObject({
    title: title.optional().describe("El título, si no es «Quién está detrás»."),
    entity: entity.optional().describe("La entidad, y qué es. Sin este campo, no se sabe."),
    authorisation,
    verdict: verdict.describe(
      "De una a tres preguntas con su respuesta. Sin este campo: quién supervisa y si se puede perder dinero.",
    ),
    country,
    supervisor: z
      .union(
        [
          z.strictObject({
            name: label(40, "nombre", "Con su artículo: «la CNMV»."),
            country: label(30, "país", "De qué país: «España»."),
            pronoun: z
              .enum(["la", "lo"])
              .describe("«La supervisa» o «lo supervisa», según qué es la entidad.")
              .meta({ label: "pronombre", kind: "choice" }),
          }),
          z.literal(false),
        ],
        {
          error: "{name: la CNMV, country: España, pronoun: lo}, false si no se aplica, o nada si no se sabe",
        },
      )
      .optional()
      .describe("Quién la supervisa; false si no se aplica; nada si no se sabe.")
      .meta({ label: "supervisión" }),
    guarantee: z
      .union(
        [
          z.strictObject({
            amount: euros.describe("Hasta cuánto, por persona y banco.").meta({ label: "límite" }),
            what: label(
              60,
              "qué es",
              "Qué es, para los datos abiertos: «garantía de depósitos, por persona y banco».",
            ).optional(),
            says: sentence(220, "frase", "Qué cubre y quién, en una frase, con {guarantee}."),
          }),
          sentence(220),
          z.literal(false),
        ],
        {
          error:
            "{amount: 100000 EUR, says: una frase}, una frase, false si no se aplica, o nada si no se sabe",
        },
      )
      .optional()
      .describe("El fondo de garantía: su límite y una frase; false si no se aplica; nada si no se sabe.")
      .meta({ label: "garantía" }),
    notCovered,
    note,
    sources: sources.optional().describe("Dónde se ha leído. Sin este campo, su web oficial."),
  })
  .describe("Quién está detrás y qué pasa con el dinero. Solo lo que dice una fuente.")
  .meta({ label: "protección", shown: "en su página" });

export type Backing = z.output<typeof backing>;
