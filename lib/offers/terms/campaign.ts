import { z } from "zod";
import { type CalendarDate, isCalendarDate, isOver } from "../../format/dates";
import { calendarDate, text } from "../fields";

/** Whether days exist: one that does not is a mistake of its own field. */
export const areDates = (...days: CalendarDate[]) => days.every(isCalendarDate);

/** The days on which an offer admits new clients, and how many. */
export const campaignSchema = z
  .strictObject({
    from: calendarDate.optional().describe("El primer día.").meta({ label: "primer día" }),
    until: calendarDate.optional().describe("El último día.").meta({ label: "último día" }),
    endless: z
      .literal(true)
      .optional()
      .describe("true si la promoción dice que no tiene fecha de fin.")
      .meta({ label: "sin fecha de fin" }),
    places: z
      .int()
      .min(1)
      .optional()
      .describe("Para cuántas personas, como máximo.")
      .meta({ label: "plazas" }),
    season: text(40, "temporada", "Si no se saben los días: «verano de 2025».").optional(),
  })
  .refine(({ from = "", until = "" }) => !areDates(from, until) || !isOver(until, from), {
    path: ["until"],
    error: ({ input }) => `un día igual o posterior a campaign.from, ${(input as { from?: string }).from}`,
  })
  .refine(({ endless, until, season }) => !endless || !(until || season), {
    path: ["endless"],
    error: "nada: until y season dicen hasta cuándo dura",
  });
