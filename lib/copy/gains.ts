/** Who gains what when a visitor follows a referral link: told before the first one. */
export const gains = {
  summary: "Quién gana qué",
  you: "Tú",
  us: "Nosotros",
  commission: "Quizá una comisión u otra recompensa del proveedor, si te das de alta con este enlace.",
  order: "El orden de la lista",
  orderAnswer: "No depende de lo que ganamos:",
  orderLink: "criterio editorial",
} as const;

/** What the site receives, where the provider says what whoever invites receives. */
export function usGain(referrerBenefit: string | undefined): string {
  return referrerBenefit ? `${referrerBenefit}.` : gains.commission;
}
