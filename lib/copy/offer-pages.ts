/** The further pages of an offer: what the link to each says. In the order in which a visitor needs them. */
export const offerPages = {
  "me-la-daran": {
    title: "¿Me la darán?",
    text: "Unas preguntas de sí o no, y la condición que falla, si falla alguna.",
  },
  valor: {
    title: "Valor neto",
    text: "Qué te queda después de contar gastos, dinero inmovilizado y tiempo.",
  },
} as const satisfies Readonly<Record<string, { title: string; text: string }>>;

/** The section of a landing page that links to them. */
export const offerTools = { title: "Antes de registrarte" } as const;

/** The way back from a further page. */
export const offerTrail = { label: "Estás en", offer: (brand: string) => `Promoción de ${brand}` } as const;
