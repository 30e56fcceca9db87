import { count } from "../format/format";

/** A number of days, in words. */
export function days(value: number): string {
  return count(value, "día", "días");
}

/** A number of minutes, in words. */
export function minutes(value: number): string {
  return count(value, "minuto", "minutos");
}
