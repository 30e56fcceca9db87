const HYPE =
  /incre[ií]bl|imperdible|exclusiv|chollo|brutal|alucinante|espectacular|aprovech|date prisa|no te l[oa]s? pierdas|últimas? (horas?|plazas?|oportunidad)|solo hoy|ahora mismo|corre\b|garantizado|sin riesgo|dinero fácil|gana dinero|(el|la|los|las) mejor(es)? (oferta|promo|opción|banco|bróker|cuenta|regalo)|número 1\b|líder|revolucionari/i;

/** The faults that the site mends itself in whatever it shows: a plain space between a figure and its sign or word. */
export const looseFigures = {
  sign: "la cifra y su signo, unidos por un espacio que no se parte: «10 €»",
  word: "la cifra y su palabra, unidas por un espacio que no se parte",
} as const;

/** Patterns that no text may contain, each with the correct form. */
const faults: readonly [RegExp, string][] = [
  [/\d\.\d{1,2}\s?(€|%|euros?\b)/, "los decimales con coma: «12,50»"],
  [/\d ?[€%]/, looseFigures.sign],
  [/[€%]\s*\d/, "el signo, detrás de la cifra: «10 €»"],
  [/\d[ \u00a0](euros?|por ciento)\b/, "la cifra con su signo: «10 €», «10 %»"],
  [/\d (días?|mes(es)?|horas?|años?)(?!\p{L})/u, looseFigures.word],
  [/\d,\d{3}(?!\d)/, "los millares con punto: «15.000»"],
  // Between two letters it is an apostrophe: «L’Oréal».
  [/["`“”„‘]|(?<!\p{L})['’]|['’](?!\p{L})/u, "comillas españolas: «así»"],
  [/^[^«]*»|«[^»]*$/, "las dos comillas, la que abre y la que cierra: «así»"],
  [/[!¡]/, "una frase sin exclamaciones"],
  [/\.{3}|…/, "una frase completa, sin puntos suspensivos"],
  [/ {2}|^\s|\s$/, "sin espacios dobles, ni al principio ni al final"],
  [/ [,.;:!?]/, "el signo de puntuación, pegado a la palabra anterior"],
  [/^[^¿]*\?|\?[^¿]*\?/, "la pregunta, con «¿» delante"],
  [
    /(?![©®™])\p{Extended_Pictographic}|[\u200b-\u200f\ufeff]/u,
    "el texto sin emojis ni caracteres invisibles",
  ],
  [/\b(TODO|FIXME|lorem|undefined|null|NaN)\b|\[object/, "el texto, terminado"],
  [HYPE, "lo que es, sin exagerar ni meter prisa"],
  [/\b(usted|ustedes|vosotros|su cuenta bancaria)\b/i, "de tú"],
];

/** Common English words that do not exist in Spanish: they show an untranslated text. */
const english = /\b(the|and|with|your|you|for|of|to|is|are|from|when|get|free|our)\b/gi;

/** The faults of a text for visitors (typography, tone, language), each as its correct form. */
export function textFaults(text: string): string[] {
  const wrong = faults.filter(([pattern]) => pattern.test(text)).map(([, right]) => right);
  const foreign = (text.match(english) ?? []).length;
  return foreign > 1 && foreign * 8 > text.split(/\s+/).length ? [...wrong, "el texto en español"] : wrong;
}
