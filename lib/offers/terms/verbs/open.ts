import { z } from "zod";
import { choice, text } from "../../fields";
import { type AskWords, atOnce, does, free, shared, verb } from "../ask";
import { laterCost, laterFigures, laterWords } from "../later-cost";
import { inFirst, lapseFigure, within } from "../within";

/** The most characters of a product's name in a short condition. */
const ROOM = 35;

const CREDIT_COSTS =
  "Una tarjeta de crédito puede tener cuota anual y cobra intereses si aplazas el pago. {brand} decide si la concede.";

/** Whether a product is a card, which one asks for. */
export const isCard = (product: string | undefined) => product === "card" || product === "credit";

/** The words of a card, which one asks for and does not open. */
function ordered(what: string, when: string): AskWords {
  return {
    clause: `pide ${what}${when}`,
    infinitive: `pedir ${what}${when}`,
    third: `pide ${what}${when}`,
    short: what.length > ROOM ? "Pide la tarjeta" : `Pide ${what}`,
    question: {
      id: "pedir",
      question: `¿Vas a pedir ${what}${when}?`,
      name: `Pedir ${what}`,
      failure: `La promoción exige ${what}: sin ella no se cumplen los requisitos.`,
    },
    step: {
      title: `Pide ${what}`,
      text: `La promoción de {brand} exige ${what}${when}.`,
    },
    loses: `no pides ${what}${when}`,
  };
}

/** Opening a product: becoming a customer where it comes first, one more step where another verb has done that. */
export const open = verb({
  name: "open",
  role: "joining",
  takes: "nothing",
  cost: free,
  lasts: atOnce,
  schema: z.strictObject({
    do: does("open", "Abrir un producto: una cuenta, una tarjeta."),
    what: text(50)
      .optional()
      .describe("Qué se abre, con su artículo: «la Cuenta Nómina». Sin este campo, «la cuenta».")
      .meta({ label: "qué se abre" }),
    product: choice({ account: "una cuenta", card: "una tarjeta", credit: "una tarjeta de crédito" })
      .optional()
      .describe(
        "card si es una tarjeta, que se pide; credit si es de crédito, y la web avisa; sin este campo, una cuenta, que se abre.",
      )
      .meta({ label: "qué clase de producto" }),
    within,
    later: laterCost,
    ...shared,
  }),
  figures: ({ within: time, later }) => ({
    within: lapseFigure(time, "openWindow", "plazo para abrirlo o pedirlo"),
    ...laterFigures(later),
  }),
  words: ({ what = "la cuenta", product, within: time, later }, gap) => {
    const when = inFirst(time, gap.within);
    const costs = laterWords(later, gap, what);
    return isCard(product)
      ? {
          ...ordered(what, when),
          ...costs,
          ...(product === "credit" && { finePrint: [CREDIT_COSTS] }),
        }
      : {
          clause: `abre ${what}${when}`,
          infinitive: `abrir ${what}${when}`,
          third: `abre ${what}${when}`,
          short: what.length > ROOM ? "Abre la cuenta" : `Abre ${what}`,
          question: {
            id: "abrir",
            question: `¿Vas a abrir ${what}${when}?`,
            name: `Abrir ${what}`,
            failure: `La promoción pide abrir ${what}: si no, no se cumplen los requisitos.`,
          },
          step: {
            title: `Abre ${what}`,
            text: `La promoción de {brand} pide abrir ${what}${when}.`,
          },
          loses: `no abres ${what}${when}`,
          ...costs,
        };
  },
});
