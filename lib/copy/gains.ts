import type { Offer } from "../offers/offer";

/** Who gains what from a referral link; stands before the first one. */
export const gains = {
  title: "Quién gana qué",
  you: "Tú",
  us: "Nosotros",
  /** Whether it affects the order, with a link to the explanation. */
  order: "No cambia el",
  orderLink: "orden de la lista",
} as const;

type Gains = Pick<Offer, "brand" | "benefit" | "referrerBenefit" | "invitation">;

/** What the visitor gets by an offer's link. */
export function youGain({ brand, benefit, invitation }: Gains): string {
  return invitation
    ? `${benefit}, si cumples los requisitos.`
    : `${benefit}, si te registras con una invitación. Nuestro enlace no la lleva: pídesela a un cliente de ${brand}.`;
}

/** What the site gets by it, where the provider says what whoever invites receives. */
export function usGain({ referrerBenefit, invitation }: Gains): string {
  if (!invitation) return "Nada por este enlace.";
  return referrerBenefit ? `${referrerBenefit}.` : "Quizá una comisión u otra recompensa.";
}
