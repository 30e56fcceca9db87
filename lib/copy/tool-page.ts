/** Words that the pages of several tools share: links to the other tools and to the offer, the way back to the form. */
export const toolPageCopy = {
  navigation: (brand: string) => `Páginas de la promoción de ${brand}`,
  offer: (brand: string) => `Promoción de ${brand}`,
  detail: "Ver la promoción",
  /** The link from an answer to the form. */
  change: "Cambiar",
  /** What only screen readers read after it. */
  changed: "mis respuestas",
  /** Over the lines to write on, on paper. */
  notes: "Apunta aquí",
} as const;
