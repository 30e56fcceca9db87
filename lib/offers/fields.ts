import { z } from "zod";
import { isCalendarDate } from "../format/dates";
import { rightValue } from "./messages";
import { reservedIds, versus } from "./reserved-ids";

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
    })
    .refine((value) => !value.includes("\ufffd"), {
      error: "el fichero guardado como UTF-8: hay una letra que no se puede leer",
    });
}

/** A short name for an address: small letters, figures and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: "minúsculas, cifras y guiones: «trade-republic»",
});

const address = "una dirección https completa y sin espacios: «https://www.ejemplo.es/»";

/** An offer's short name: also a constant of the code, so that a letter comes first, and an address of the site. */
export const offerId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
    abort: true,
    error: "minúsculas, cifras y guiones, con una letra al principio: «trade-republic»",
  })
  .refine((id) => !reservedIds.includes(id), {
    error: "otro nombre: ese ya es una dirección de la web o una palabra de su código",
  })
  .refine((id) => !id.includes(versus), {
    error: `un id sin «${versus}», que separa las ofertas en la dirección de una comparación`,
  });

/** Whether each of some entries has a name of its own. */
export function distinct<T>(entries: readonly T[], nameOf: (entry: T) => string): boolean {
  return new Set(entries.map(nameOf)).size === entries.length;
}

/** A public https address, whole. */
export const httpsUrl = z
  .url({ hostname: z.regexes.domain, error: address })
  .regex(/^https:\/\/\S+$/, { error: address });

/** `2025-09-25`, or `2025-09` when the day is not known. */
export const calendarDate = z
  .string()
  .refine(isCalendarDate, { error: "una fecha que exista: «2025-09-25», o «2025-09» si no se sabe el día" });
