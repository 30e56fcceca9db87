import { list } from "../format/format";
import type { Offer } from "../offers/offer";
import { type Protection, protectionRows } from "../offers/protection";

/** The words of an offer at a glance, the same in every place that shows one. */
export const offerView = {
  atMost: "hasta ",
  depends: "Depende",
} as const;

/** What an editor reads on an offer that visitors do not see yet. */
export const draft = {
  label: "Borrador.",
  text: (id: string) =>
    `Está desactivada: solo se ve aquí. Cuando esté lista, publícala con «npm run offers enable ${id}».`,
};

/** Who gains what from a referral link; stands before the first one. */
export const gains = {
  title: "Quién gana qué",
  you: "Tú",
  us: "Nosotros",
  /** Whether it affects the order, with a link to the explanation. */
  order: "Eso no cambia el",
  orderLink: "orden de la lista",
} as const;

type Gains = Pick<Offer, "referrerBenefit" | "invitation">;

/** What the visitor gets by an offer's link: the benefit, which stands beside it. */
export function youGain({ invitation }: Gains): string {
  return invitation
    ? "El beneficio, si cumples los requisitos."
    : "El beneficio, solo con invitación. Nuestro enlace no la lleva.";
}

/** What the site gets by it, if the provider states what the inviting person receives. */
export function usGain({ referrerBenefit, invitation }: Gains): string {
  if (!invitation) return "Nada por este enlace.";
  return referrerBenefit ? `${referrerBenefit}.` : "Quizá una comisión u otra recompensa.";
}

/** The names of the facts on the provider of an offer. */
export const protectionNames = {
  entity: "Entidad",
  country: "País",
  supervisor: "Supervisión",
  guarantee: "Garantía",
  notCovered: "Qué no está cubierto",
  sources: "Dónde comprobarlo",
} as const;

/** The facts that apply to a provider, in their order, and one sentence that names the unknown ones. */
export function protectionFacts(protection: Protection) {
  const unknown = protectionRows.filter((row) => protection[row] === undefined);
  const names = unknown.map((row) => protectionNames[row].toLocaleLowerCase("es"));
  return {
    facts: protectionRows.flatMap((row) => {
      const text = protection[row];
      return text ? { name: protectionNames[row], text } : [];
    }),
    missing: names.length > 0 ? `Sin confirmar: ${list(names)}. Consulta la web oficial.` : undefined,
  };
}
