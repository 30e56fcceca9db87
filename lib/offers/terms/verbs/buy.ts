import { z } from "zod";
import { does, namedFigure, shared, verb } from "../ask";
import { readQuantity } from "../../../format/quantity";
import { choice } from "../../fields";
import { priceTotal } from "../cost";
import { amountIn, ANY_AMOUNT, counted, hasSum, isEuros, money, noSum } from "../figures";
import { notCounted } from "../not-counted";
import { lapseFigure, within } from "../within";
import { means, purchaseWords, severalOf, unfixed } from "./buy-words";

/** How much a sum to spend within some months is for each; undefined if it is within less, or no euros. */
function monthlyOf(amount: string | undefined, time: unknown): string | undefined {
  const lapse = typeof time === "string" ? readQuantity(time) : undefined;
  const { least: sum } = readQuantity(amount ?? "") ?? {};
  if (!sum || !isEuros(amount) || lapse?.unit !== "months" || lapse.least < 2) return undefined;
  return `${Math.round(sum / lapse.least)} EUR`;
}

/** Buying with the provider's card or account: one purchase, or several. */
export const buy = verb({
  role: "task",
  takes: "money",
  cost: ({ count, amount, together }) => ({
    apart: { each: amountIn(amount), times: together ? undefined : severalOf(count) },
  }),
  proof: () => "Compras: los recibos, con importe y fecha.",
  schema: z
    .strictObject({
      do: does("buy", "Comprar con su tarjeta o su cuenta."),
      amount: z
        .union([z.enum([ANY_AMOUNT, "shown"]), money], {
          error:
            "el importe mínimo (10 EUR), any (vale cualquiera) o shown (hay un mínimo que solo se ve al comprar)",
        })
        .optional()
        .describe(
          "El importe mínimo, de cada compra si son varias: 10 EUR, any si vale cualquiera, o shown si hay un mínimo que solo se ve al comprar; sin este campo, no se sabe.",
        )
        .meta({ label: "importe", kind: "figure", choices: unfixed }),
      count: counted("purchases")
        .optional()
        .describe("Cuántas compras: 5 purchases. Sin este campo, una.")
        .meta({ label: "cuántas" }),
      differentDays: z
        .boolean()
        .optional()
        .describe("true si tienen que ser en días distintos.")
        .meta({ label: "en días distintos" }),
      together: z
        .boolean()
        .optional()
        .describe("true si el importe es el de todas las compras juntas.")
        .meta({ label: "en total" }),
      with: choice(means)
        .optional()
        .describe("Con qué hay que pagar, si no vale todo: card (la tarjeta), credit o debit.")
        .meta({ label: "con qué" }),
      within,
      not: notCounted,
      ...shared,
    })
    .refine(hasSum, noSum),
  figures: ({ amount: said, count: times, together, within: time }) => {
    const amount = amountIn(said);
    const count = severalOf(times);
    const total = count && !together ? priceTotal({ each: amount, times: count }) : undefined;
    const monthly = together && !count ? monthlyOf(amount, time) : undefined;
    return {
      amount: namedFigure("minimumPurchase", "compra mínima", amount),
      count: namedFigure("purchases", "compras que hay que hacer", count),
      within: lapseFigure(time, "window", "plazo para la compra"),
      total: namedFigure("purchasesTotal", "compras en total", total, ["amount"], { isSum: true }),
      monthly: namedFigure("purchasesMonthly", "compras de cada mes", monthly, ["amount"], { isSum: true }),
    };
  },
  words: purchaseWords,
});
