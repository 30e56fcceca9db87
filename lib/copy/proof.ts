/** Words of the proof page, which visitors print or save before signing up. */
export const proof = {
  how: "Imprime esta página o guárdala como PDF antes de registrarte: en el menú del navegador, elige «Imprimir».",
  print: "Imprimir",
  printedOn: "Fecha de impresión",
  conditions: "Condiciones publicadas aquí",
  version: "Versión",
  link: "Enlace",
  deadlines: "Plazos",
  keep: "Qué guardar",
  claim: "Cómo reclamar",
  done: "Requisitos cumplidos el",
  promised: "Beneficio anunciado",
  received: "Recibido el",
  notes: "Apunta aquí",
  checklist: [
    "Captura de las condiciones en la web oficial, con la fecha y la dirección a la vista.",
    "Captura del registro donde se vea que la invitación se ha aplicado.",
    "Los correos de bienvenida y de confirmación, sin borrar.",
    "La fecha de cada paso: registro, verificación y requisitos cumplidos.",
    "Los importes y sus justificantes: recibos, facturas o extractos.",
    "Las conversaciones con atención al cliente: día, canal y respuesta.",
  ],
} as const;

/** What that page is called, what search engines would say of it, and what it says at its top. */
export function proofPage(brand: string) {
  return {
    title: `Guarda la prueba: ${brand}`,
    description: `Las condiciones de la promoción de ${brand} en una hoja para imprimir, qué conviene guardar y cómo reclamar si no llega el beneficio.`,
    lead: `Si el beneficio de ${brand} no llega, te ayudará poder demostrar qué se ofrecía y qué hiciste.`,
  };
}
