import { readFileSync } from "node:fs";
import { join } from "node:path";
import { plainText } from "@/lib/catalogue/characters";
import { fileOf } from "@/lib/catalogue/finding";
import { type NewOffer, newOfferText, slugOf } from "@/lib/catalogue/new-offer";
import { providerClasses, questions } from "./words/new-offer";
import { readState, Refusal, save, type Work } from "./work";

/** The file of a new offer, with marks in place of what is not known yet. */
export const readTemplate = () =>
  plainText(readFileSync(join(__dirname, "../../content/offer-template.yaml"), "utf8"));

/** `new`: writes the file of a new, disabled offer. It explains itself and marks what has to be written. */
export async function create(work: Work, options: Readonly<Record<string, unknown>>): Promise<void> {
  const state = readState(work);
  const { offers, sources } = state;
  const template = readTemplate();
  const weight = String(Math.max(0, ...offers.map((offer) => offer.weight)) + 1);
  const textOf = (answers: NewOffer) => newOfferText(template, weight, answers);
  const answered: NewOffer = {};
  for (const { name, label, field, words } of questions) {
    const fault = (answer: string) => {
      if (answer.trim() === "") return "una respuesta";
      if (/["\\]/.test(answer)) return "palabras sin comillas rectas ni barras: «así»";
      const same = name === "brand" && offers.find(({ brand }) => brand === answer.trim());
      if (same) return `una marca que no tenga ya oferta: la suya es ${fileOf(same.id)}`;
      if (name === "id" && answer in sources.texts) return "un nombre corto que no tenga ya otra oferta";
      const { id, text } = textOf({ ...answered, [name]: answer.trim() });
      const { findings } = readState(work, { ...sources, texts: { [id]: text } });
      return findings.find((finding) => finding.file === fileOf(id) && finding.field === field)?.right;
    };
    const preset = name === "id" ? slugOf(answered.brand ?? "") : "";
    const asked = () =>
      name === "category" ? work.choose?.(words, providerClasses) : work.ask?.(words, preset, fault);
    const answer = String(options[name] ?? (await asked()) ?? preset);
    const right = fault(answer);
    if (right)
      throw new Refusal(`No se ha creado nada: ${label} «${answer}» (--${name}). Correcto: ${right}`);
    answered[name] = answer.trim();
  }
  const { id, text } = textOf(answered);
  save(work, state, { [id]: text });
  work.say(`Creada ${fileOf(id)}, desactivada: cambia sus datos y escribe lo que pone PENDIENTE.`);
  work.say(`Se ve con «npm run dev» en http://localhost:3000/${id}. Después: npm run offers check ${id}`);
}
