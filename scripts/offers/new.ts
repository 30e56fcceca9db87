import { readFileSync } from "node:fs";
import { join } from "node:path";
import { list } from "@/lib/format/format";
import { categories, categoryOf } from "@/lib/offers/categories";
import { plainText } from "@/lib/catalogue/characters";
import { fileOf, findingsText } from "@/lib/catalogue/finding";
import { type NewOffer, newOfferText, slugOf } from "@/lib/catalogue/new-offer";
import type { Prompter } from "./field-question";
import { interview, answeredFileText } from "./interview";
import { mistakesWith, readState, Refusal, save, type State, type Work } from "./work";

/** The questions about a new offer: command-line option, its name, the field that it fills, and the words. */
const questions = [
  { name: "brand", label: "Marca", field: "brand", words: "Nombre de la marca, como ella lo escribe" },
  {
    name: "name",
    label: "Nombre de la promoción",
    field: "name",
    words: "Ya hay una oferta de esta marca. Nombre de esta promoción, que la distingue: «Plan Amigo»",
  },
  {
    name: "id",
    label: "Nombre corto",
    field: "",
    words: "Nombre corto: su dirección en la web, que no se cambia nunca",
  },
  { name: "category", label: "Clase", field: "category", words: "Clase de proveedor" },
  { name: "url", label: "Web oficial", field: "officialUrl", words: "Su web oficial, sin ningún código" },
] as const;

/** The classes of providers to choose from, each with who belongs to it. */
const providerClasses = categories.map((value) => ({
  value,
  label: `${value} (${list(categoryOf(value).providers)})`,
}));

/** The file of a new offer, with marks in place of what is not known yet. */
export const readTemplate = () =>
  plainText(readFileSync(join(__dirname, "../../content/offer-template.yaml"), "utf8"));

const WITHOUT_TERMINAL =
  'Aquí no se puede preguntar. Di marca, clase y web, y sale la plantilla, que explica qué escribir en cada sitio:\n  npm run offers -- new --brand "Mi Banco" --category finanzas --url https://www.mibanco.es/';

/**
 * `new`: writes the file of a new, disabled offer. On a terminal it asks for everything that the offer asks and gives;
 * without one, the file explains itself and marks what has to be written.
 */
export async function create(work: Work, options: Readonly<Record<string, unknown>>): Promise<void> {
  const state = readState(work);
  const { offers, sources } = state;
  const template = readTemplate();
  const weight = String(Math.max(0, ...offers.map((offer) => offer.weight)) + 1);
  const textOf = (answers: NewOffer) => newOfferText(template, weight, answers);
  const answered: NewOffer = {};
  for (const { name, label, field, words } of questions) {
    const isTaken = offers.some(({ brand }) => brand === answered.brand);
    if (name === "name" && !isTaken && options[name] === undefined) continue;
    const fault = (answer: string) => {
      if (answer.trim() === "") return "una respuesta";
      if (/["\\]/.test(answer)) return "palabras sin comillas rectas ni barras: «así»";
      if (name === "id" && answer in sources.texts) return "un nombre corto que no tenga ya otra oferta";
      const { id, text } = textOf({ ...answered, [name]: answer.trim() });
      const { findings } = readState(work, { ...sources, texts: { [id]: text } });
      return findings.find((finding) => finding.file === fileOf(id) && finding.field === field)?.right;
    };
    const preset = name === "id" ? slugOf(`${answered.brand} ${answered.name ?? ""}`) : "";
    const asked = () =>
      name === "category" ? work.choose?.(words, providerClasses) : work.ask?.(words, preset, fault);
    const answer = String(options[name] ?? (await asked()) ?? preset);
    const right = fault(answer);
    if (right && !work.ask && options[name] === undefined) throw new Refusal(WITHOUT_TERMINAL);
    if (right)
      throw new Refusal(`No se ha creado nada: ${label} «${answer}» (--${name}). Correcto: ${right}`);
    answered[name] = answer.trim();
  }
  const { id, text } = textOf(answered);
  if (work.ask) return createAsked({ ...work, ask: work.ask }, state, id, text);
  save(work, state, { [id]: text });
  work.say(`Creada ${fileOf(id)}, desactivada: cambia sus datos y escribe lo que pone PENDIENTE.`);
  work.say(`Se ve con «npm run dev» en http://localhost:3000/${id}. Después: npm run offers check ${id}`);
}

/** Asks for the rest, shows the file and writes it; one with mistakes only if the editor wants to mend it there. */
async function createAsked(work: Work & Prompter, state: State, id: string, template: string): Promise<void> {
  const { say, confirm } = work;
  const text = answeredFileText(template, await interview(work, id, template));
  say(`\n${text}`);
  const wrong = mistakesWith(work, state, { [id]: text });
  const question = `${findingsText(wrong)}\nAsí tiene estos errores. ¿La escribo igualmente, para corregirla en el fichero?`;
  if (wrong.length > 0 && !(await confirm?.(question)))
    return say("No se ha creado nada: lo de arriba se puede copiar.");
  save(work, state, { [id]: text }, wrong.length > 0);
  say(`Creada ${fileOf(id)}, desactivada. Qué le falta: npm run offers check ${id}`);
  say(`Se ve con «npm run dev» en http://localhost:3000/${id}. Para activarla: npm run offers enable ${id}`);
}
