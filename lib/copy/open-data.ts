/** What each field of the open data means, for whoever reads their schema. */
export const openDataWords = {
  title: (brand: string) => `Ofertas de ${brand}`,
  id: "Nombre corto, estable.",
  brand: "Proveedor.",
  benefit: "Qué recibe el nuevo cliente.",
  requirements: "Qué tiene que hacer y en qué plazo.",
  url: "Ficha en este sitio.",
  officialUrl: "Web del proveedor, sin enlace de invitación.",
  sourceUrl: "Página del proveedor con la que se comprobó.",
  verifiedOn: "Última comprobación: día, o mes si no se sabe el día.",
  modifiedOn: "Última comprobación o cambio.",
  newestVerification: "Última comprobación de cualquier oferta.",
  licence: {
    name: "Creative Commons Atribución 4.0 Internacional",
    url: "https://creativecommons.org/licenses/by/4.0/deed.es",
  },
  offers: "Ofertas activas, en el orden de la página.",
} as const;
