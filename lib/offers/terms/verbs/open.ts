import { z } from "zod";
import { choice, text } from "../../fields";
import { type AskWords, does, shared, verb } from "../ask";

/** The most characters of a product's name in a short condition. */
const ROOM = 35;

/** The words of a card, which one asks for and does not open. */
function ordered(what: string): AskWords {
  return {
    clause: `pide ${what}`,
    infinitive: `pedir ${what}`,
    third: `pide ${what}`,
    short: what.length > ROOM ? "Pide la tarjeta" : `Pide ${what}`,
    question: {
      id: "pedir",
      question: `¿Vas a pedir ${what}?`,
      name: `Pedir ${what}`,
      failure: `La promoción exige ${what}: sin ella no se cumplen los requisitos.`,
    },
    step: {
      title: `Pide ${what}`,
      text: `La promoción de {brand} exige ${what}.`,
    },
    loses: `no pides ${what}`,
  };
}

/** Opening a product: becoming a customer where it comes first, one more step where another verb has done that. */
export const open = verb({
  name: "open",
  schema: z.strictObject({
    do: does("open", "Abrir un producto: una cuenta, una tarjeta."),
    what: text(50)
      .optional()
      .describe("Qué se abre, con su artículo: «la Cuenta Nómina». Sin este campo, «la cuenta».")
      .meta({ label: "qué se abre" }),
    product: choice({ account: "una cuenta", card: "una tarjeta" })
      .optional()
      .describe("card si es una tarjeta, que se pide; sin este campo, una cuenta, que se abre.")
      .meta({ label: "qué clase de producto" }),
    ...shared,
  }),
  words: ({ what = "la cuenta", product }) =>
    product === "card"
      ? ordered(what)
      : {
          clause: `abre ${what}`,
          infinitive: `abrir ${what}`,
          third: `abre ${what}`,
          short: what.length > ROOM ? "Abre la cuenta" : `Abre ${what}`,
          question: {
            id: "abrir",
            question: `¿Vas a abrir ${what}?`,
            name: `Abrir ${what}`,
            failure: `La promoción pide abrir ${what}: si no, no se cumplen los requisitos.`,
          },
          step: {
            title: `Abre ${what}`,
            text: `La promoción de {brand} pide abrir ${what}.`,
          },
          loses: `no abres ${what}`,
        },
});
