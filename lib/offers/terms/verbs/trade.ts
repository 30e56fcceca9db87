import { z } from "zod";
import { text } from "../../fields";
import { atOnce, does, shared, verb } from "../ask";
import { unpriced } from "../cost";
import { basis, counted, eurosOrNone, hasSum, money, noSum } from "../figures";
import { notCounted } from "../not-counted";
import { lapseFigure, within } from "../within";
import { tradeWords } from "./trade-words";

/** Trading: buying and selling what can lose its value. */
export const trade = verb({
  name: "trade",
  role: "task",
  takes: "money",
  cost: ({ count, amount, together, cost }) => {
    if (!count || together) return { apart: unpriced, risk: together ? { each: amount } : unpriced };
    return {
      ...(cost ? { deposit: { each: cost.each, times: count, isAskable: true } } : { apart: unpriced }),
      risk: { each: amount, times: count },
    };
  },
  lasts: atOnce,
  isRisky: true,
  proof: () => "Operaciones: la confirmación de cada una.",
  schema: z
    .strictObject({
      do: does("trade", "Operar: comprar o vender lo que puede perder valor."),
      count: counted("trades")
        .optional()
        .describe("Cuántas operaciones: 3 trades. Sin este campo, las que se quiera.")
        .meta({ label: "cuántas" }),
      amount: money
        .optional()
        .describe("De cuánto cada una, como mínimo; con together, todas juntas.")
        .meta({ label: "importe" }),
      together: z
        .literal(true)
        .optional()
        .describe("true si el importe es el de todas las operaciones juntas: un volumen.")
        .meta({ label: "en total" }),
      first: z
        .literal(true)
        .optional()
        .describe("true si tiene que ser la primera operación de la cuenta; solo con count: 1 trades.")
        .meta({ label: "la primera" }),
      about: z
        .boolean()
        .optional()
        .describe("true si el importe es aproximado.")
        .meta({ label: "aproximado" }),
      markets: z
        .array(text(40))
        .min(1)
        .optional()
        .describe("Dónde vale operar: [al contado (spot), con margen].")
        .meta({ label: "dónde" }),
      cost: z
        .strictObject({
          each: eurosOrNone.describe("Lo que cuesta cada operación.").meta({ label: "cada una" }),
          basis,
          of: text(80, "quién lo dice", "Quién lo dice: «Finanztip».").optional(),
        })
        .optional()
        .describe("Lo que cuesta operar, aparte de lo que se invierte.")
        .meta({ label: "coste" }),
      within,
      not: notCounted,
      ...shared,
    })
    .refine(hasSum, noSum)
    .refine(({ amount, count, together }) => !amount || count || together, {
      path: ["amount"],
      error: "con count, el de cada operación: 3 trades; con together: true, el de todas juntas",
    }),
  figures: ({ count, amount, together, about, cost, within: time }) => ({
    count: count && { name: "trades", what: "operaciones que hay que completar", value: count },
    amount: amount && {
      name: "trade",
      what:
        count && !together
          ? `importe ${about ? "aproximado" : "mínimo"} de cada operación`
          : "lo que hay que comprar o vender",
      value: amount,
    },
    cost: cost && {
      name: "order",
      what: "coste de cada operación",
      value: cost.each,
      at: ["cost", "each"],
      basis: cost.basis,
    },
    within: lapseFigure(time, "tradeWindow", "plazo para operar"),
  }),
  words: tradeWords,
});
