/** The further pages of an offer, by the last segment of their path, in the order in which a visitor needs them. */
export const offerPages = {
  "me-la-daran": "¿Cumplo los requisitos?",
  valor: "¿Me compensa?",
  plazos: "Plazos",
  prueba: "Prueba",
} as const;

/** When a visitor needs which of them. */
export const offerPageGroups = [
  { title: "Antes de registrarte", pages: ["me-la-daran", "valor"] },
  { title: "¿Ya te registraste?", pages: ["plazos", "prueba"] },
] as const;

/** What surrounds them: the way between them and, at the end, the offer itself. */
export const offerFrame = {
  navigation: (brand: string) => `Páginas de la promoción de ${brand}`,
  offer: (brand: string) => `Promoción de ${brand}`,
  detail: "Ver la promoción",
} as const;
