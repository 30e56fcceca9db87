import { z } from "zod";
import type { AskWords, Figures } from "./ask";
import { euros, lapse, lapseOf } from "./figures";

/** What something costs once a time without cost is over. */
export const laterCost = z
  .strictObject({
    fee: euros.describe("Cuánto.").meta({ label: "cuota" }),
    every: z
      .enum(["month", "year"])
      .describe("Cada cuánto se paga: month o year.")
      .meta({ label: "cada cuánto", kind: "choice", choices: { month: "mes", year: "año" } }),
    after: lapse.describe("Cuánto tiempo no cuesta nada: 1 year.").meta({ label: "cuándo empieza" }),
  })
  .optional()
  .describe("Lo que cuesta después de un tiempo sin coste: {fee: 45 EUR, every: year, after: 1 year}.")
  .meta({ label: "lo que cuesta después" });

type LaterCost = z.output<typeof laterCost>;

/** The figures of it, under the names by which texts call them. */
export const laterFigures = (later: LaterCost): Figures => ({
  laterFee: later && { name: "laterFee", what: "cuota cuando deja de ser gratis", value: later.fee },
  laterAfter: later && { name: "freeTime", what: "tiempo sin cuota", value: later.after },
});

/** What is said of it: after its step, as a date, and as a cost that no sum counts. */
export function laterWords(
  later: LaterCost,
  gap: Readonly<Record<string, string>>,
  what: string,
): Pick<AskWords, "later" | "deadlines" | "assumptions"> {
  if (!later) return {};
  const each = `${gap.laterFee} al ${later.every === "month" ? "mes" : "año"}`;
  const costs = `Después de ${gap.laterAfter}, ${what} de {brand} cuesta ${each}.`;
  return {
    later: costs,
    deadlines: [
      {
        id: "fin-sin-cuota",
        kind: "ends",
        title: "Empieza la cuota",
        text: `${costs} Lo contamos desde el alta.`,
        after: lapseOf(later.after),
      },
    ],
    assumptions: [`No contamos lo que cuesta después de ${gap.laterAfter}: ${each}.`],
  };
}
