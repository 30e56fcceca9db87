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
 * The code of a text, and the names from `lib/format` that it calls.
 * @param {string} words
 * @returns {{ code: string, names: string[] }}
 */
export function typeset(words) {
  const tidy = words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/"([^"]*)"/g, "«$1»");
  /** @type {Set<string>} */
  const names = new Set();
  let code = "";
  let at = 0;
  for (const match of tidy.matchAll(AMOUNT)) {
    const [found, whole = "", decimals, euro, percent, noun = ""] = match;
    const name = euro ? "euros" : percent ? "percent" : "count";
    const forms = NOUNS[noun[0]?.toLowerCase() ?? ""]?.map((form) => `, ${JSON.stringify(form)}`) ?? [];
    names.add(name);
    code += `${escape(tidy.slice(at, match.index))}\${${name}(${valueOf(whole, decimals)}${forms.join("")})}`;
    at = match.index + found.length;
  }
  if (names.size === 0) return { code: JSON.stringify(tidy), names: [] };
  return { code: `\`${code}${escape(tidy.slice(at))}\``, names: [...names].sort() };
}
