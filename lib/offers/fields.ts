import { z } from "zod";
import { isCalendarDate } from "@/lib/dates";

z.config(z.locales.es());

/** Words for a visitor: not empty, trimmed, without double spaces, at most `max` characters. */
export function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim() && !value.includes("  "), {
      error: "texto sin espacios al principio ni al final, ni dobles",
    })
    .refine((value) => !/\d[ ]?[€%]/.test(value), {
      error: "cifra, espacio duro y signo («10 €»): usa euros() o percent() de lib/format",
    });
}

/** A short name for an address: small letters, figures and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "minúsculas, cifras y guiones: «trade-republic»",
});

/** A public https address, whole. */
export const httpsUrl = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: "una dirección https completa: «https://www.ejemplo.es/»",
});

/** `2025-09-25`, or `2025-09` when the day is not known. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: "una fecha que exista: «2025-09-25», o «2025-09» si no se sabe el día" });
