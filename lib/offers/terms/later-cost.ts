import { z } from "zod";
import { text } from "../fields";
import { type Figures, namedFigure, type Slots } from "./ask";
import type { AskWords } from "./ask-words";
import { type Joining, sinceJoining } from "./context";
import { euroFigure, lapse } from "./figures";
import { spanOf } from "./within";

const cost = z.strictObject({
  what: text(40, "qué se paga", "Qué se paga, con su artículo: «el servicio de mantenimiento».").optional(),
  fee: euroFigure.describe("Cuánto.").meta({ label: "cuota" }),
  every: z
    .enum(["month", "year"])
    .describe("Cada cuánto se paga: month o year.")
    .meta({ label: "cada cuánto", kind: "choice", choices: { month: "mes", year: "año" } }),
  after: lapse.describe("Cuánto tiempo no cuesta nada: 1 year.").meta({ label: "cuándo empieza" }),
  cancel: z
    .literal(true)
    .optional()
    .describe("true si se puede cancelar antes y no pagarlo.")
    .meta({ label: "se puede cancelar" }),
});

const optional = <Schema extends z.ZodType>(schema: Schema, example: string) =>
  schema
    .optional()
    .describe(`Lo que cuesta después de un tiempo sin coste: ${example}.`)
    .meta({ label: "lo que cuesta después" });

/** What a product costs once a time without cost is over: unless it says what else is paid for, the product itself. */
export const laterCost = optional(cost, "{fee: 45 EUR, every: year, after: 1 year}");

/** What comes later on top of a service that has a price of its own: it says what is paid for. */
export const namedLaterCost = optional(
  cost.extend({ what: cost.shape.what.unwrap() }),
  "{what: el servicio de mantenimiento, fee: 4 EUR, every: month, after: 1 year}",
);

type LaterCost = z.output<typeof laterCost>;

/** The figures of it, under the names by which texts call them. */
export const laterFigures = (later: LaterCost): Figures => ({
  laterFee: namedFigure(
    "laterFee",
    later?.what ? `cuota: ${later.what}` : "cuota cuando deja de ser gratis",
    later?.fee,
    ["later", "fee"],
  ),
  laterAfter: namedFigure("freeTime", "tiempo sin cuota", later?.after, ["later", "after"]),
});

/** What is said of it: after its step, as a date, and as a cost that no sum counts. `product` is what is asked for. */
export function laterWords(
  later: LaterCost,
  slot: Slots,
  joining: Joining,
  product = "",
): Pick<AskWords, "later" | "deadlines" | "assumptions"> {
  if (!later) return {};
  const { what = product, cancel } = later;
  const each = `${slot.laterFee} al ${later.every === "month" ? "mes" : "año"}`;
  const [article = ""] = what.split(" ");
  const pronoun = { la: "la", una: "la", los: "los", las: "las" }[article] ?? "lo";
  const many = article.endsWith("s") ? "n" : "";
  const unless = cancel ? `, si no ${pronoun} cancelas antes` : "";
  const time = spanOf(later.after);
  const costs = `Después de ${time}, ${what} de {brand} cuesta${many} ${each}${unless}.`;
  return {
    later: costs,
    deadlines: [
      {
        id: "fin-sin-cuota",
        kind: "ends",
        title: later.what ? `Empieza${many} a pagarse ${later.what}` : "Empieza la cuota",
        text: `${costs} Lo contamos ${sinceJoining(joining)}.`,
        after: later.after,
      },
    ],
    assumptions: [
      `No contamos lo que ${later.what ? `cuesta${many} ${later.what}` : "cuesta"} después de ${time}: ${each}${unless}.`,
    ],
  };
}
