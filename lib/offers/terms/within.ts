import { z } from "zod";
import { calendarDate, slug } from "../fields";
import type { NamedFigure } from "./ask";
import { basis, lapse } from "./figures";

/** By when something has to be done: a lapse from a day, the days of the campaign, a date, or unknown. */
export const within = z
  .union(
    [
      z.literal("campaign"),
      z.literal("unknown"),
      lapse,
      z.strictObject({
        lapse: lapse.describe("Cuánto tiempo: 30 days.").meta({ label: "plazo" }),
        from: slug
          .optional()
          .describe(
            "Desde cuándo: sign-up (el alta), el nombre de otra cosa que se pide, activation, first-salary o first-bill. Sin este campo, el alta.",
          )
          .meta({ label: "desde cuándo" }),
        basis,
      }),
      z.strictObject({
        until: calendarDate.describe("El último día, si es uno fijo.").meta({ label: "último día" }),
      }),
    ],
    { error: "un plazo (30 days), {lapse, from}, {until: 2026-01-31}, campaign o unknown" },
  )
  .optional()
  .describe("El plazo para hacerlo: 30 days, {lapse, from}, {until: una fecha}, campaign o unknown.")
  .meta({ label: "plazo" });

export type Within = z.output<typeof within>;

/** The lapse or the last day of a deadline, as a figure of its offer. */
export function lapseFigure(value: Within, name: string, what: string): NamedFigure | undefined {
  if (value === undefined || value === "campaign" || value === "unknown") return undefined;
  if (typeof value === "string") return { name, what, value };
  return "lapse" in value ? { name, what, value: value.lapse } : { name, what, value: value.until };
}

/** Whether a time is a fixed last day, and no lapse. */
const isFixed = (value: Within) => typeof value === "object" && "until" in value;

/** The end of a clause: « en 30 días», « hasta el 30 de septiembre de 2025», « durante la campaña»; empty if the time is unknown. */
export function inTime(value: Within, gap: string | undefined): string {
  if (gap && isFixed(value)) return ` hasta el ${gap}`;
  if (gap) return ` en ${gap}`;
  return value === "campaign" ? " durante la campaña" : "";
}
