import { z } from "zod";
import { sentence, label, text } from "../../fields";
import { does, shared, verb } from "../ask";

/** Something to look up before signing up, in words of this offer alone: it stands in no list of requirements. */
export const check = verb({
  name: "check",
  schema: z.strictObject({
    do: does("check", "Algo que comprobar antes de registrarse, con sus propias palabras."),
    question: text(140)
      .describe("La pregunta: «sí» conserva el beneficio; «no» lo pierde o, con doubt, lo deja en duda.")
      .meta({ label: "pregunta" }),
    name: label(70).describe("La condición, como se nombra cuando falla.").meta({ label: "condición" }),
    failure: sentence(320)
      .describe("Qué significa un «no», en una a tres frases.")
      .meta({ label: "si la respuesta es «no»" }),
    doubt: z
      .boolean()
      .optional()
      .describe("true si con un «no» aún se puede cumplir.")
      .meta({ label: "en duda si la respuesta es «no»" }),
    step: z
      .strictObject({
        title: label(60).describe("Su título.").meta({ label: "título" }),
        text: sentence(320).describe("Su párrafo.").meta({ label: "texto" }),
      })
      .optional()
      .describe("El paso de la página, si es uno.")
      .meta({ label: "paso" }),
    ...shared,
  }),
  words: ({ id = "comprobar", question, name, failure, doubt, step }) => ({
    ...(step && { step }),
    question: { id, question, name, failure, ...(doubt !== undefined && { doubt }) },
  }),
});
