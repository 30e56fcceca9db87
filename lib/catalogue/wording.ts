import type { Path } from "./finding";

/** An answer shorter than this is hardly a sentence that says something. */
const SHORTEST_ANSWER = 40;

/** Words that name something which has a name already, each with that name. The same table stands in the manual. */
const terms: readonly [RegExp, string][] = [
  [
    /\b(bonos?|bonificaci(ón|ones)|premi(o|a|an|ar|os)|recompensas?|incentivos?|gratificaci(ón|ones))\b/i,
    "«regalo» si es dinero, o «descuento» si rebaja lo que se paga",
  ],
  [/\b(promos?|ofertas?)\b/i, "«promoción»"],
  [
    /\bno (nos )?consta|\bno (lo )?tenemos confirmad|\bno conocemos|\bno tenemos (un|ningún) plazo/i,
    "«No sabemos», y quién lo sabe",
  ],
  [/\b(referido|afiliad[oa]|padrino|ahijad[oa])s?\b/i, "«cliente» e «invitación»"],
];

/** References that need another text: nobody who reads this one alone, on a phone or aloud, knows what they mean. */
const orphans: readonly [RegExp, string][] = [
  [/(^|[.:;] )(Esto|Eso(?! sí)|Ello)(?!\p{L})/u, "de qué se habla, en vez de «esto» o «eso»"],
  [
    /\blos (\p{L}+ )?pasos\b(?! (de|del|que)\b)/u,
    "qué pasos: «los pasos de la promoción», o lo que hay que hacer",
  ],
  [/\bel enlace\b(?! (de|del|que|o el código de)\b)/i, "qué enlace: {link}, o «el enlace de un cliente»"],
  [/\bel botón\b/i, "lo que hay que hacer, sin «el botón»: el texto se lee también donde no lo hay"],
];

/** Texts of a page that are read alone: in a list of answers, aloud, in Markdown or by a search engine. */
const ALONE = /^landing\.(steps|sections|faq|doubts|finePrint)\./;
const ANSWER = /^landing\.(faq|doubts)\.\d+\.answer$/;

/** How a text of an offer strays from the manual's words, or does not stand alone: what would be right. */
export function wordingFaults(path: Path, text: string, brand: string): string[] {
  const field = path.join(".");
  // What the history says was written then; the name of a brand is its own.
  if (path[0] === "history" || path[0] === "brand") return [];
  const strays = (table: typeof terms) =>
    table.filter(([pattern]) => pattern.test(text)).map(([, right]) => right);
  const faults = [...strays(terms), ...(ALONE.test(field) ? strays(orphans) : [])];
  if (!ANSWER.test(field)) return faults;
  if (text.length < SHORTEST_ANSWER)
    faults.push("una respuesta que se entienda sola: una frase entera, con un dato o con qué no sabemos");
  if (!text.includes(brand)) faults.push(`una respuesta que se entienda sola: nombra ${brand}`);
  return faults;
}
