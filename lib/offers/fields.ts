import { z } from "zod";
import { versus } from "../config/paths";
import { isCalendarDate, meantDate } from "../format/dates";
import { quantityForm, readQuantity } from "../format/quantity";
import { rightValue } from "./schema-messages";

z.config({ ...z.locales.es(), customError: rightValue });

/** Words for a visitor: not empty, trimmed, without double spaces, at most `max` characters once facts are in place. */
export function text(max: number) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim() && !value.includes("  "), {
      error: "texto sin espacios al principio ni al final, ni dobles",
    });
}

const slugError = "minúsculas, cifras y guiones: «trade-republic»";

/** A short name for an address: small letters, figures and hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: slugError });

const address = "una dirección https completa y sin espacios: «https://www.ejemplo.es/»";

/** Ids that no offer may have: path segments, file names and query parameters that the site uses or may use. */
export const reservedIds: readonly string[] = [
  ...["cambios", "comparar", "glosario", "legal", "metodologia", "plan"],
  ...["assets", "estado", "files", "fonts", "healthz", "heroes", "icon", "mis-plazos", "share"],
  ...["apple-icon", "favicon", "llms", "manifest", "ofertas", "robots", "sitemap"],
  ...["icon-192", "icon-512", "icon-maskable-512"],
  // Home page's Markdown and share picture; 404.
  ...["index", "inicio", "not-found"],
  // Query parameters of «Mi plan», beside a day for each offer.
  ...["dinero", "otro", "cliente", "gasto"],
  // Common server paths, and the internal path of variants.
  ...["api", "v"],
];

/** An offer's short name: the name of its file and its address, so that it must be free. */
export const offerId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, {
    abort: true,
    error: "un fichero con minúsculas, cifras y guiones, y una letra al principio: «trade-republic.yaml»",
  })
  .refine((id) => !reservedIds.includes(id), { error: "otro nombre: ese ya es una dirección de la web" })
  .refine((id) => !id.includes(versus), {
    error: `un nombre sin «${versus}», que separa las ofertas en la dirección de una comparación`,
  });

/** Whether no two entries have the same name. */
export function distinct<T>(entries: readonly T[], nameOf: (entry: T) => string): boolean {
  return new Set(entries.map(nameOf)).size === entries.length;
}

/** A complete, public https URL. */
export const httpsUrl = z
  .url({ hostname: z.regexes.domain, abort: true, error: address })
  .regex(/^https:\/\/\S+$/, { error: address });

/** An official address: what follows «?» or «#» could be a code, and this link is the unpaid one. */
export const unpaidUrl = httpsUrl.refine((url) => !/[?#]/.test(url), {
  error: "la dirección sin código: sin nada detrás de «?» ni de «#»",
});

const dateError = (given: unknown) =>
  meantDate(String(given)) ?? "una fecha que exista: 2025-09-25, o 2025-09 si no se sabe el día";

/** `2025-09-25`, or `2025-09` when the day is not known. */
export const calendarDate = z
  .string({ error: ({ input }) => dateError(input) })
  .refine(isCalendarDate, { error: ({ input }) => dateError(input) });

/** The value of a fact: a figure with its unit, a range of figures, or a date. */
export const factValue = z.string().regex(new RegExp(String.raw`^(?:${quantityForm}|\d{4}-\d{2}(-\d{2})?)$`));

/** A field for a figure with its unit, or for a fact by its name in braces. */
function quantity(unit: string, example: string) {
  const error = `una cifra con su unidad, o un dato entre llaves y comillas: ${example} o "{nombre}"`;
  const form = new RegExp(String.raw`^(\d+(\.\d{1,2})? (${unit})|\{[a-z][a-zA-Z0-9]*\})$`);
  return z.string({ error }).regex(form, { abort: true, error });
}

function figure(unit: string, most: number) {
  return quantity(unit, `10 ${unit}`)
    .transform((value) => readQuantity(value)?.least ?? 0)
    .pipe(z.number().min(0.01).max(most));
}

/** An amount of euros, `12.5 EUR`, read as a number. */
export const euros = figure("EUR", 1_000_000);

/** A percentage, `10 %`, read as a number of hundredths. */
export const percentage = figure("%", 100);

/** A length of time in whole days or whole months. */
export type Lapse = { days: number } | { months: number };

/** A length of time, `30 days` or `3 months`. */
export const lapse = quantity("days?|months?", "30 days, 3 months")
  .transform((value): Lapse => {
    const { least = 0, unit } = readQuantity(value) ?? {};
    return unit === "months" ? { months: least } : { days: least };
  })
  .refine(
    (given) => {
      const [figure, most] = "days" in given ? [given.days, 730] : [given.months, 24];
      return Number.isInteger(figure) && figure >= 1 && figure <= most;
    },
    { error: "un plazo de 1 a 730 días, o de 1 a 24 meses" },
  );
