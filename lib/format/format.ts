const number = new Intl.NumberFormat("es-ES", { useGrouping: "always", maximumFractionDigits: 2 });
const cents = new Intl.NumberFormat("es-ES", {
  useGrouping: "always",
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const conjunction = new Intl.ListFormat("es-ES", { type: "conjunction" });
const disjunction = new Intl.ListFormat("es-ES", { type: "disjunction" });

/** The space at which no line breaks. */
export const NBSP = "\u00a0";

/** Longest answer that an error message quotes, in characters. */
export const MAX_QUOTED = 40;

/** A number with Spanish separators: 15000 → «15.000», 0.1 → «0,1». */
export function decimal(value: number): string {
  return number.format(value);
}

/** An amount in euros, with a non-breaking space before the sign: 2000 → «2.000 €», 12.5 → «12,50 €». */
export function euros(amount: number): string {
  return `${Number.isInteger(amount) ? decimal(amount) : cents.format(amount)}${NBSP}€`;
}

/** A percentage in figures: 10 → «10 %» (`value` is 10, not 0.1). */
export function percent(value: number): string {
  return `${decimal(value)}${NBSP}%`;
}

/** A count and its noun, joined by a non-breaking space: (30, "día", "días") → «30 días», (1, …) → «1 día». */
export function count(value: number, singular: string, plural: string): string {
  return `${decimal(value)}${NBSP}${value === 1 ? singular : plural}`;
}

/** The host name of a URL without `www.`: «https://www.lowi.es/x» → «lowi.es». */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, "");
}

/** A figure that may break before its unit in words, for narrow places: «24 a 48 | horas», never «10 | €». */
export function breakable(figure: string): string {
  return figure.replaceAll(/\u00a0(?=\p{L})/gu, " ");
}

/** A title of which no line ends with «de», «por», «con» or «a»: in «10 € de regalo», «de regalo» stays together. */
export function unbrokenAfterSmallWords(words: string): string {
  return words.replaceAll(/(?<= )(de|por|con|a) /g, `$1${NBSP}`).replaceAll(/(?<=€) (?=a\s\d)/g, NBSP);
}

/** Words as they stand within a sentence: «Con riesgo» → «con riesgo», «SIM» stays. */
export function inSentence(words: string): string {
  return words.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLocaleLowerCase("es"));
}

/** Words as they begin a sentence: «si la llevas» → «Si la llevas». */
export function asSentence(words: string): string {
  return words.charAt(0).toLocaleUpperCase("es") + words.slice(1);
}

/** A list in words: ["a", "b", "c"] → «a, b y c». */
export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

/** A choice in words: «una nómina, una pensión o una prestación». */
export function either(items: readonly string[]): string {
  return disjunction.format(items);
}

/** A list in words, in parts, so that its elements can be links: ["a", "b"] → «a», « y », «b». */
export function listParts(items: readonly string[]): { type: "element" | "literal"; value: string }[] {
  return conjunction.formatToParts(items);
}

/** The items that are neither false nor empty, for lists with conditions: `[isNew && "Nuevo"]`. */
export function present<Item>(items: readonly (Item | "" | false | undefined)[]): Item[] {
  return items.filter((item): item is Item => Boolean(item));
}

/** Joins class names into one attribute; skips false and undefined ones. */
export function classes(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
