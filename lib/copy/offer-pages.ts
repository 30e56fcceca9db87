/** The further pages of an offer: what the link to each says. In the order in which a visitor needs them. */
export const offerPages = {
  "me-la-daran": {
    title: "¿Cumplo los requisitos?",
    text: "Responde sí o no y sabrás si cumples.",
  },
  valor: {
    title: "¿Me compensa?",
    text: "Qué te queda después de contar gastos, dinero que tienes que poner y tiempo.",
  },
  plazos: {
    title: "Tus plazos",
    text: "Cada fecha de la promoción según tu día de alta, con avisos para tu calendario.",
  },
  prueba: {
    title: "Guarda la prueba",
    text: "Las condiciones en una hoja para imprimir, qué guardar y cómo reclamar.",
  },
} as const satisfies Readonly<Record<string, { title: string; text: string }>>;

/** What the link to an offer's deadlines says where none is known. */
export const noDeadlines = "No conocemos ninguno en esta promoción: mira qué conviene comprobar.";

/** The section of a landing page that links to them. */
export const offerTools = { title: "Antes de registrarte" } as const;

/** What stands at the end of a further page. */
export const offerMore = {
  title: (brand: string) => `Más sobre la promoción de ${brand}`,
  back: "La promoción",
} as const;

/** The way back from a further page. */
export const offerTrail = { label: "Estás en", offer: (brand: string) => `Promoción de ${brand}` } as const;
