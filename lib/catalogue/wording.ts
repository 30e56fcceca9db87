import type { Path } from "../offers/field-info";

/** An answer shorter than this is hardly a sentence that says something. */
const SHORTEST_ANSWER = 40;

/** Words that name something which has a name already, each with that name. The same table stands in the manual. */
const preferred: readonly [RegExp, string][] = [
  [
    /\b(bonos?|bonificaci(ón|ones)|premi(o|a|an|ar|os)|recompensas?|incentivos?|gratificaci(ón|ones))\b/i,
    "«regalo» si es dinero, o «descuento» si rebaja lo que se paga",
  ],
  [/\b(promos?|ofertas?)\b/i, "«promoción»"],
  [
    /^no sabemos|\bno (lo )?hemos visto|\bno consta|\bno (lo )?tenemos confirmad|\bno conocemos|\bno tenemos (un|ningún) plazo/i,
    "el dato, o nada: lo que el proveedor no publica sale aparte",
  ],
  [/\b(referido|afiliad[oa]|padrino|ahijad[oa])s?\b/i, "«cliente» e «invitación»"],
];

/** References that need another text: nobody who reads this one alone, on a phone or aloud, knows what they mean. */
const orphans: readonly [RegExp, string][] = [
  [/(^|[.:;] )(Esto|Eso(?! sí)|Ello)(?!\p{L})/u, "de qué se habla, en vez de «esto» o «eso»"],
  [
    /^((A|Con|De|Desde|En|Hasta|Para|Por|Según|Sin|Tras) )?(es[ae]s?|est[ae]s?|dich[oa]s?|aquel(l[oa]s?)?)(?!\p{L})/iu,
    "el nombre de lo que se habla: al principio, «ese», «esta» o «dicho» no remiten a nada",
  ],
  [
    /^(lo (?!bueno|de|habitual|más|mejor|mismo|normal|primero|que|seguro)|(ahí|allí|aquí)(?!\p{L}))/iu,
    "el nombre de lo que se habla: al principio, «lo», «ahí» o «aquí» no remiten a nada",
  ],
  [
    /\b(lo|el|la|los|las) anterior(es)?(?!\p{L})|\bmás (arriba|abajo)\b|\bcomo (decíamos|hemos dicho|se ha dicho)\b/iu,
    "lo que se dijo, otra vez: el texto se lee también sin los demás",
  ],
  [/\best[ea] (enlace|botón|página|ficha|tabla|lista|apartado)\b/i, "qué enlace o qué página, con su nombre"],
  [
    /\blos (\p{L}+ )?pasos\b(?! (de|del|que)\b)/u,
    "qué pasos: «los pasos de la promoción», o lo que hay que hacer",
  ],
  [/\bel enlace\b(?! (de|del|que|o el código de)\b)/i, "qué enlace: {link}, o «el enlace de un cliente»"],
  [/\bel botón\b/i, "lo que hay que hacer, sin «el botón»: el texto se lee también donde no lo hay"],
];

/** Texts of a page that are read alone: in a list of answers, aloud, in Markdown or by a search engine. */
const ALONE = /^landing\.(steps|sections|faq|doubts|finePrint)\./;
/** A sentence that says nothing but that something is not known, or where to look. */
const HOLDS_NOTHING =
  /^(consulta|compru[eé]ba|confirma|mira|míra|lee|léelo|revisa|visita|búsca|pregunta|pregúnta|no (lo )?sabemos|depende$)|(?<!\p{L})no (lo )?publica(?!\p{L})|no hemos (visto|encontrado)/iu;
const ANSWER = /^landing\.(faq|doubts)\.\d+\.answer$/;

const strays = (table: typeof preferred, text: string) =>
  table.filter(([pattern]) => pattern.test(text)).map(([, right]) => right);

/** What the things are called that a text gives another name. */
export const preferredTerms = (text: string): string[] => strays(preferred, text);

/** How a text of an offer strays from the manual's words, or does not stand alone: what would be right. */
export function wordingFaults(path: Path, text: string, brand: string): string[] {
  const field = path.join(".");
  // What the history says was written then, and a new entry is looked at by itself; the name of a brand is its own.
  if (path[0] === "history" || path[0] === "brand") return [];
  const faults = [...preferredTerms(text), ...(ALONE.test(field) ? strays(orphans, text) : [])];
  if (!ANSWER.test(field)) return faults;
  if (text.length < SHORTEST_ANSWER)
    faults.push(
      `una respuesta que se entienda sola, de ${SHORTEST_ANSWER} caracteres como mínimo: con un dato`,
    );
  if (text.split(/[.:;] /).every((part) => HOLDS_NOTHING.test(part)))
    faults.push(
      "un dato, y después dónde mirarlo; si no lo hay, quita la pregunta: lo que no se publica sale aparte",
    );
  if (![brand, "{brand}"].some((name) => text.includes(name)))
    faults.push(`una respuesta que se entienda sola: nombra ${brand}`);
  return faults;
}
