/** The further pages of an offer: what the link to each says. In the order in which a visitor needs them. */
export const offerPages: Readonly<Record<string, { title: string; text: string }>> = {};

/** The section of a landing page that links to them. */
export const offerTools = { title: "Antes de registrarte" } as const;
