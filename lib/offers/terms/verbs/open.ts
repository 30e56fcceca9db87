import { z } from "zod";
import { text } from "../../fields";
import { does, shared, verb } from "../ask";

/** Opening a product: becoming a customer where it comes first, one more step where another verb has done that. */
export const open = verb({
  name: "open",
  schema: z.strictObject({
    do: does("open", "Abrir un producto: una cuenta, una tarjeta."),
    what: text(50)
      .optional()
      .describe("Qué se abre, con su artículo: «la Cuenta Nómina». Sin este campo, «la cuenta».")
      .meta({ label: "qué se abre" }),
    ...shared,
  }),
  words: ({ what = "la cuenta" }) => ({
    clause: `abre ${what}`,
    infinitive: `abrir ${what}`,
    third: `abre ${what}`,
    short: `Abre ${what}`,
    question: {
      id: "abrir",
      question: `¿Vas a abrir ${what}?`,
      name: `Abrir ${what}`,
      failure: `La promoción pide abrir ${what}: si no, no se cumplen los requisitos.`,
    },
    step: {
      title: `Abre ${what}`,
      text: `La promoción de {brand} pide abrir ${what}. Cómo se hace lo dice su web oficial.`,
    },
    loses: `no abres ${what}`,
  }),
});
