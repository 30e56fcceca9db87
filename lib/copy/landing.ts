/** Words that every landing page shares. */
export const landing = {
  breadcrumb: "Estás en",
  facts: "La promoción en breve",
  benefit: "Qué recibes",
  requirements: "Qué tienes que hacer",
  audience: "Para quién",
  newCustomers: "Solo nuevos clientes",
  verified: "Última verificación",
  source: "Página oficial",
  faq: "Preguntas frecuentes",
  finePrint: "Letra pequeña",
  related: "Promos relacionadas",
  detail: "Ver detalle",
  allOffers: "Ver todas las ofertas",
  page: "Página",
  quickAction: "Acción rápida",
  riskFirst: "Ver riesgos y oferta",
  validFrom: "Vigente desde",
  validUntil: "Vigente hasta",
  duration: "Tiempo de dedicación aproximado:",
  openData: "Datos abiertos",
  openDataFiles: [
    { path: "/ofertas.json", label: "Ofertas en JSON" },
    { path: "/ofertas.schema.json", label: "Esquema de las ofertas" },
    { path: "/cambios.atom", label: "Cambios, en Atom" },
    { path: "/cambios.json", label: "Cambios, en JSON Feed" },
  ],
} as const;

/** The title over the last button of a landing page. */
export function closingTitle(brand: string): string {
  return `¿Te encaja la promoción de ${brand}?`;
}

/** What to do before that last button. */
export const closingText =
  "Repasa las condiciones en la web oficial antes de registrarte: son las que valen.";

/** What a link adds, read aloud, where many offers have one with the same words. */
export function detailOf(brand: string): string {
  return `de ${brand}`;
}
