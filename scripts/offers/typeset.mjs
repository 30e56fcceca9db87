// What an editor types in a terminal, as the offer's file has it: «10€» becomes ${euros(10)}.

/** Nouns that never part from their figure: plural of each form. */
const NOUNS = /** @type {Record<string, [string, string]>} */ ({
  d: ["día", "días"],
  m: ["mes", "meses"],
  h: ["hora", "horas"],
  a: ["año", "años"],
});

const AMOUNT =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(,\d+)?\s*(?:(€|euros?\b)|(%|por ciento\b)|(d[ií]as?|mes(?:es)?|horas?|años?)(?![\p{L}]))/giu;

/**
 * A Spanish figure as a number: «2.000,50» is 2000.5.
 * @param {string} whole
 * @param {string} [decimals]
 */
const valueOf = (whole, decimals = "") => Number(whole.replaceAll(".", "") + decimals.replace(",", "."));

/** @param {string} words */
const escape = (words) => words.replace(/[\\`]|\$\{/g, "\\$&");

/** @typedef {{ name: "euros" | "percent" | "count", value: number, forms: [string, string] }} Amount */

/**
 * A text in its parts: words, and amounts as `lib/format` is asked for them.
 * @param {string} words
 * @param {RegExp} amount
 * @returns {(string | Amount)[]}
 */
function partsOf(words, amount) {
  /** @type {(string | Amount)[]} */
  const parts = [];
  let at = 0;
  for (const match of words.matchAll(amount)) {
    const [found, whole = "", decimals, euro, percent, noun = ""] = match;
    const name = euro ? "euros" : percent ? "percent" : "count";
    const forms = NOUNS[noun[0]?.toLowerCase() ?? ""] ?? ["", ""];
    parts.push(words.slice(at, match.index), { name, value: valueOf(whole, decimals), forms });
    at = match.index + found.length;
  }
  return [...parts, words.slice(at)];
}

/**
 * The code of a text in which every amount is replaced, and the names from `lib/format` that it calls.
 * @param {string} words
 * @param {RegExp} amount
 * @returns {{ code: string, names: string[] }}
 */
function codeOf(words, amount) {
  const parts = partsOf(words, amount);
  const names = new Set(parts.flatMap((part) => (typeof part === "string" ? [] : part.name)));
  if (names.size === 0) return { code: JSON.stringify(words), names: [] };
  const code = parts.map((part) => {
    if (typeof part === "string") return escape(part);
    const forms = part.name === "count" ? part.forms.map((form) => `, ${JSON.stringify(form)}`).join("") : "";
    return `\${${part.name}(${part.value}${forms})}`;
  });
  return { code: `\`${code.join("")}\``, names: [...names].sort() };
}

/** @param {string} words */
const inHouseQuotes = (words) =>
  words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/"([^"]*)"/g, "«$1»");

/**
 * What an editor types, as the house writes it: amounts and nouns that never part, Spanish quotes.
 * @param {string} words
 */
export const typeset = (words) => codeOf(inHouseQuotes(words), AMOUNT);

/**
 * The same, as visitors will read it.
 * @param {string} words
 * @param {Pick<typeof import("../../lib/format/format"), "euros" | "percent" | "count">} format
 */
export const asRead = (words, format) =>
  partsOf(inHouseQuotes(words), AMOUNT)
    .map((part) => (typeof part === "string" ? part : format[part.name](part.value, ...part.forms)))
    .join("");

/** As `lib/format` writes them, so that the code gives the very same text again. */
const WRITTEN =
  /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(,\d{2})?\u00a0(?:(€)|(%)|(días?|mes(?:es)?|horas?|años?)(?![\p{L}]))/gu;

/**
 * A text that the site already has, letter by letter.
 * @param {string} words
 */
export function exactly(words) {
  const { code, names } = codeOf(words, WRITTEN);
  // Spaces that never part would be lost on whoever reads the code.
  return { code: code.replaceAll("\u00a0", "\\u00a0"), names };
}
