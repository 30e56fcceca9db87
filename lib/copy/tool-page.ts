/** The frame of a tool's page: links between the tools and, at the end, the offer. */
export const toolPageCopy = {
  navigation: (brand: string) => `Páginas de la promoción de ${brand}`,
  offer: (brand: string) => `Promoción de ${brand}`,
  detail: "Ver la promoción",
} as const;
