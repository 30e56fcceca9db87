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
    title: "Plazos",
    text: "Cada fecha de la promoción según tu día de alta, con avisos para tu calendario.",
  },
  prueba: {
    title: "Prueba",
    text: "Las condiciones en una hoja para imprimir, qué guardar y cómo reclamar.",
  },
} as const satisfies Readonly<Record<string, { title: string; text: string }>>;

/** What the link to an offer's deadlines says where none is known. */
export const noDeadlines = "No conocemos ninguno en esta promoción: mira qué conviene comprobar.";

/** When a visitor needs which of them. */
export const offerPageGroups = [
  { title: "Antes de registrarte", pages: ["me-la-daran", "valor"] },
  { title: "¿Ya te registraste?", pages: ["plazos", "prueba"] },
] as const satisfies readonly { title: string; pages: readonly (keyof typeof offerPages)[] }[];

/** What surrounds them: the way between them and, at the end, the offer itself. */
export const offerFrame = {
  navigation: (brand: string) => `Páginas de la promoción de ${brand}`,
  offer: (brand: string) => `Promoción de ${brand}`,
  detail: "Ver la promoción",
} as const;
