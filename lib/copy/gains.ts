import type { Offer } from "../offers/offer";

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

/** What the site gets by it, where the provider says what whoever invites receives. */
export function usGain({ referrerBenefit, invitation }: Gains): string {
  if (!invitation) return "Nada por este enlace.";
  return referrerBenefit ? `${referrerBenefit}.` : "Quizá una comisión u otra recompensa.";
}
