import { type CalendarDate, shortMonth } from "../format/dates";

/** The words of an offer at a glance, the same in every place that shows one. */
export const offerView = {
  list: "Promociones de hoy",
  atMost: "hasta ",
  depends: "Depende",
  risk: "riesgo",
} as const;

/** When it was last checked, where there is least room: «comprobada sept. 2025». */
export function verifiedShort(date: CalendarDate): string {
  return `comprobada ${shortMonth(date)}`;
}
