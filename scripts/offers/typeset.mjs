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

/**
 * The code of a text in which every amount is replaced, and the names from `lib/format` that it calls.
 * @param {string} words
 * @param {RegExp} amount
 * @returns {{ code: string, names: string[] }}
 */
function codeOf(words, amount) {
  /** @type {Set<string>} */
  const names = new Set();
  let code = "";
  let at = 0;
  for (const match of words.matchAll(amount)) {
    const [found, whole = "", decimals, euro, percent, noun = ""] = match;
    const name = euro ? "euros" : percent ? "percent" : "count";
    const forms = NOUNS[noun[0]?.toLowerCase() ?? ""]?.map((form) => `, ${JSON.stringify(form)}`) ?? [];
    names.add(name);
    code += `${escape(words.slice(at, match.index))}\${${name}(${valueOf(whole, decimals)}${forms.join("")})}`;
    at = match.index + found.length;
  }
  if (names.size === 0) return { code: JSON.stringify(words), names: [] };
  return { code: `\`${code}${escape(words.slice(at))}\``, names: [...names].sort() };
}

/**
 * What an editor types, as the house writes it: amounts and nouns that never part, Spanish quotes.
 * @param {string} words
 */
export const typeset = (words) =>
  codeOf(
    words
      .trim()
      .replace(/\s+/g, " ")
      .replace(/"([^"]*)"/g, "«$1»"),
    AMOUNT,
  );

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
