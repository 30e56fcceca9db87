import { z } from "zod";
import { distinct, slug, text } from "./fields";

/** A yes/no question about one condition of an offer. «Sí» keeps the benefit, «no» loses it. */
const condition = z.strictObject({
  /** Short name, unique in the offer: the anchor of the question. Example: `portabilidad`. */
  id: slug,
  /** The question, asked so that «sí» is the answer that counts. Example: «¿Vas a traer tu línea?». */
  question: text(140),
  /** The condition, as it is named when it fails: «Traer tu línea con portabilidad». */
  name: text(70),
  /** What a «no» means, in one to three sentences. */
  failure: text(320),
  /** The words of `requirements` that state it, letter by letter; leave it out where that sentence does not. */
  said: text(160).optional(),
  /** The question while the link has no invitation code; leave it out where that changes nothing. */
  withoutCode: z.strictObject({ question: text(140), name: text(70), failure: text(320) }).optional(),
});

/** Whether a visitor would get the benefit, as far as the site knows. */
export const eligibilitySchema = z.strictObject({
  /** Four to six questions, the commonest reason for a «no» first; each part of `requirements` has its own. */
  conditions: z
    .array(condition)
    .min(4)
    .max(6)
    .refine((all) => distinct(all, ({ id }) => id), {
      error: "un id distinto para cada pregunta",
    }),
  /** What no question can settle and has to be read on the provider's page, one sentence each. */
  remaining: z.array(text(240)).min(1).max(4),
});

export type Condition = z.infer<typeof condition>;

/** A part of `requirements` without its question, or a question without its part. */
interface Gap {
  /** Where it shows: in `requirements`, or in the `said` of the condition at this place. */
  path: string[];
  /** What would be right. */
  right: string;
}

/**
 * Compares the sentence of the requirements with the questions: what is asked must be said there, and what is said
 * there must be asked, once. Words that only join the parts («y», «e») count for nothing.
 */
export function gapsBetween(requirements: string, conditions: readonly Condition[]): Gap[] {
  const gaps: Gap[] = [];
  let rest = requirements;
  conditions.forEach(({ said }, place) => {
    if (said === undefined) return;
    if (!rest.includes(said))
      gaps.push({
        path: ["eligibility", "conditions", String(place), "said"],
        right: `una parte de requirements, letra por letra, que no esté ya en otra pregunta: «${requirements}»`,
      });
    rest = rest.replace(said, " · ");
  });
  const unasked = rest.split(/[\s,.;·]/).filter((word) => !/^[ye]?$/.test(word));
  if (gaps.length === 0 && unasked.length > 0)
    gaps.push({
      path: ["requirements"],
      right: `que cada parte tenga su pregunta: ningún said de eligibility.conditions recoge «${unasked.join(" ")}»`,
    });
  return gaps;
}

/** The condition that fails most often. */
export function newCustomer(brand: string): Condition {
  return {
    id: "cliente-nuevo",
    question: `¿Es la primera vez que te haces cliente de ${brand}?`,
    name: `Ser nuevo cliente de ${brand}`,
    failure: `La promoción es solo para nuevos clientes. ${whoCounts}`,
  };
}

/** The same where a bank pays, of which the OCU has written. `who` says whom it calls new, where that is known. */
export function newBankCustomer(brand: string, who: string = whoCounts): Condition {
  const frequent =
    "Según la OCU, ser ya cliente es uno de los motivos más frecuentes de que un plan amigo bancario no se pague.";
  return {
    ...newCustomer(brand),
    failure: `La promoción es solo para nuevos clientes. ${frequent} ${who}`,
  };
}

const whoCounts = "Si lo fuiste hace tiempo, consulta en la web oficial si cuentas como nuevo.";

/** The condition on the link of a provider; `said` is how the offer's requirements state it. */
export function invitationLink(brand: string, said: string): Condition {
  return {
    id: "enlace",
    question: "¿Vas a usar el enlace de invitación para darte de alta?",
    name: "Usar el enlace de invitación",
    failure:
      "Si te das de alta por otro camino, la invitación no cuenta. El enlace es el del botón de la ficha: ábrelo antes de empezar el registro.",
    said,
    withoutCode: {
      question: "¿Tienes ya un enlace o un código de invitación?",
      name: "Tener un enlace o un código de invitación",
      failure: `Pídeselo a un cliente de ${brand} antes de registrarte: nuestro enlace lleva a la web oficial, sin código. Si te das de alta sin invitación, puedes quedarte sin el beneficio.`,
    },
  };
}
