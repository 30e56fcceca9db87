import { z } from "zod";
import { label } from "../fields";

const question = z
  .union([z.string(), z.record(z.string(), z.string())], {
    error: 'una pregunta que ya tiene respuesta, por su nombre, o la suya: - "¿Pregunta?": "Respuesta."',
  })
  .meta({ kind: "name" });

/** The texts that an offer says in its own way, by name. */
export const words = z
  .looseObject({
    faq: z
      .array(question)
      .min(1)
      .max(8)
      .optional()
      .describe(
        "Las preguntas frecuentes, en su orden: el nombre de una ya escrita, o una propia con su respuesta.",
      )
      .meta({ label: "preguntas frecuentes" }),
    doubts: z
      .array(question)
      .max(10)
      .optional()
      .describe("Las otras dudas, igual.")
      .meta({ label: "otras dudas" }),
    factNames: z
      .record(z.string(), label(60))
      .optional()
      .describe("Qué es un dato, si no basta con lo que dice su verbo.")
      .meta({ label: "qué es cada dato" }),
    phrases: z
      .record(z.string(), z.string())
      .optional()
      .describe("Palabras que se repiten en los textos de esta oferta, con un nombre: {trading}.")
      .meta({ label: "frases" }),
  })
  .describe(
    "Los textos que esta oferta dice a su manera, por el nombre del texto: landing.hero.title, landing.steps.deposit.text. Los demás salen solos.",
  )
  .meta({ label: "textos propios" });

/** The fields of `words` that are no text with a name. */
export const unnamedWords: readonly string[] = Object.keys(words.shape);
