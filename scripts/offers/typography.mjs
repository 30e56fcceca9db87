// How the site writes Spanish: one list for the editors' commands and for the tests of words.

/** @typedef {{ place: string, text: string }} Text where in an offer, and what it says */

/** Fields that nobody reads: addresses, names for code, drawings. */
const UNREAD = /(^|\.)(\w*[uU]rl|id|color|path|kind|layout|category|risk|offerIds\.\d+|detailPath)$/;

/**
 * Every text of a record that somebody reads, dates apart.
 * @param {unknown} record
 * @param {string} [place]
 * @returns {Text[]}
 */
export function textsOf(record, place = "") {
  if (UNREAD.test(place)) return [];
  if (typeof record === "string") return /^\d{4}-\d{2}/.test(record) ? [] : [{ place, text: record }];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) => textsOf(value, place ? `${place}.${key}` : key));
}

const HYPE =
  /incre[ií]bl|imperdible|exclusiv|chollo|brutal|alucinante|espectacular|aprovech|date prisa|no te l[oa]s? pierdas|últimas? (horas?|plazas?|oportunidad)|solo hoy|ahora mismo|corre\b|garantizado|sin riesgo|dinero fácil|gana dinero|(el|la|los|las) mejor(es)? (oferta|promo|opción|banco|bróker|cuenta|regalo)|número 1\b|líder|revolucionari/i;

/** @type {[RegExp, string][]} what no text may hold, and what is right */
const faults = [
  [/\d\.\d{1,2}\s?(€|%|euros?\b)/, "los decimales con coma: «12,50»"],
  [/\d ?[€%]/, "la cifra y su signo, unidos por un espacio que no se parte: ${euros(10)}, ${percent(10)}"],
  [/[€%]\s*\d/, "el signo, detrás de la cifra: ${euros(10)}"],
  [
    /\d (euros?|por ciento|días?|mes(es)?|horas?|años?)\b/,
    'la cifra y su palabra, unidas: ${euros(10)}, ${count(30, "día", "días")}',
  ],
  [/\d,\d{3}(?!\d)/, "los millares con punto: «15.000»"],
  [/["'`]/, "comillas españolas: «así»"],
  [/[“”‘’]/, "comillas españolas: «así»"],
  [/^[^«]*»|«[^»]*$/, "las dos comillas, la que abre y la que cierra: «así»"],
  [/[!¡]/, "una frase sin exclamaciones"],
  [/\.{3}|…/, "una frase completa, sin puntos suspensivos"],
  [/ {2}|^\s|\s$/, "sin espacios dobles, ni al principio ni al final"],
  [/ [,.;:!?]/, "el signo de puntuación, pegado a la palabra anterior"],
  [/^[^¿]*\?|\?[^¿]*\?/, "la pregunta, con «¿» delante"],
  [/\b(TODO|FIXME|lorem|undefined|null|NaN)\b|\[object/, "el texto, terminado"],
  [HYPE, "lo que es, sin exagerar ni meter prisa"],
  [/\b(usted|ustedes|vosotros|su cuenta bancaria)\b/i, "de tú"],
];

const SENTENCE =
  /^(description|requirements|seoDescription)$|\.(lead|answer|imageAlt|summary)$|finePrint|(items|points)\.\d+\.text$/;
const LABEL =
  /^(brand|benefit|shortBenefit|seoTitle|callToAction)$|\.(title|badges\.\d|figure|label|eyebrow)$/;

/**
 * What would be right in a text, for each thing that is not.
 * @param {string} text
 */
export const typographyFaults = (text) =>
  faults.filter(([pattern]) => pattern.test(text)).map(([, right]) => right);

/**
 * @param {Text} text of an offer
 * @returns {string[]}
 */
export function endingFaults({ place, text }) {
  if (SENTENCE.test(place) && !/[.?]$/.test(text)) return ["una frase con su punto final"];
  if (LABEL.test(place) && /\.$/.test(text)) return ["un rótulo sin punto final"];
  return [];
}

/**
 * Every fault of an offer's words.
 * @param {object} offer
 * @returns {{ field: string, found: string, right: string }[]}
 */
export function offerTypography(offer) {
  return textsOf(offer).flatMap((text) =>
    [...typographyFaults(text.text), ...endingFaults(text)].map((right) => ({
      field: text.place,
      found: text.text,
      right,
    })),
  );
}
