import { z } from "zod";
import { isCalendarDate } from "@/lib/dates";
import { rightValue } from "./messages";

z.config({ ...z.locales.es(), customError: rightValue });

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
      error:
        "la cantidad con euros() o percent() de lib/format, entre acentos graves: `${euros(10)} de regalo`",
    })
    .refine((value) => !/\b(undefined|NaN|null)\b|\[object /.test(value), {
      error: "un texto sin huecos: el dato que va entre ${ } no existe o está mal escrito",
    });
}

/** A short name for an address: small letters, figures and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "minúsculas, cifras y guiones: «trade-republic»",
});

const address = "una dirección https completa y sin espacios: «https://www.ejemplo.es/»";

/** A public https address, whole. */
export const httpsUrl = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: address })
  .regex(/^https:\/\/\S+$/, { error: address });

/** `2025-09-25`, or `2025-09` when the day is not known. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: "una fecha que exista: «2025-09-25», o «2025-09» si no se sabe el día" });
