import { z } from "zod";
import { distinct, label, sentence, slug, text } from "./fields";

/**
 * A yes/no question about one condition of an offer. «Sí» keeps the benefit; «no» loses it, puts it in doubt or costs a
 * part of it. With `lostByYes`, it is «sí» that does.
 */
export const question = {
  question: text(
    140,
    "pregunta",
    "«Sí» conserva el beneficio; «no» lo pierde o, con doubt, lo deja en duda. Con lostByYes, al revés.",
  ),
  name: label(70, "condición", "Como se nombra cuando falla: «Traer tu línea con portabilidad»."),
  failure: sentence(
    320,
    "si no se cumple",
    "Qué significa un «no» o, con lostByYes, un «sí», en una a tres frases.",
  ),
  doubt: z
    .boolean()
    .optional()
    .describe("true si con un «no» aún se puede cumplir.")
    .meta({ label: "en duda si la respuesta es «no»" }),
};

// The `id` is its anchor on the page.
const condition = z.strictObject({
  id: slug.meta({ label: "nombre corto" }),
  ...question,
  lostByYes: z.literal(true).optional().meta({ label: "se pierde con «sí»" }),
  /** Whether only a part of the benefit needs it: who says no has the rest. */
  optional: z.literal(true).optional().meta({ label: "solo para una parte" }),
  /** Whether it is something that the visitor does, and not what they are or look up. */
  isStep: z.literal(true).optional().meta({ label: "un paso" }),
  /** Part of the benefit that needs the condition, where all of the benefit comes in parts. */
  part: text(240, "parte").optional(),
});

/** Whether a visitor would get the benefit, as far as the site knows. */
export const eligibilitySchema = z
  .strictObject({
    conditions: z
      .array(condition)
      .min(4)
      .max(12)
      .refine((all) => distinct(all, ({ id }) => id), { error: "un id distinto para cada pregunta" })
      .meta({ label: "preguntas" }),
    remaining: z.array(sentence(240)).min(1).max(4).meta({ label: "por comprobar" }),
  })
  .meta({ label: "¿cumplo los requisitos?", shown: "en ¿Cumplo los requisitos?" });

export type Condition = z.output<typeof condition>;

/** The conditions that nearly every promotion has, and that about the provider's authorisation, by their names. */
export const conditionIds = {
  newCustomer: "cliente-nuevo",
  invitation: "enlace",
  authorisation: "autorizacion",
} as const;

/** Whether a question is about the provider's authorisation, which is to be looked up before anything else. */
export const asksForAuthorisation = ({ id, doubt }: Condition) =>
  id === conditionIds.authorisation && doubt === true;

/** Whether a «no» leaves the outcome open, and the questions go on. */
export const isDoubtful = (condition: Condition) =>
  condition.doubt === true && !asksForAuthorisation(condition);
