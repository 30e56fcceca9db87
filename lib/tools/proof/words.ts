import { isByInvitation } from "../../ground/invitation";
import type { Offer } from "../../offers/offer";

/** Words of the proof page, which visitors print or save before signing up. */
export const proofCopy = {
  /** Without script there is no button. */
  menu: "En el menú del navegador, elige «Imprimir».",
  print: "Imprimir o guardar como PDF",
  printedOn: "Fecha de impresión",
  conditions: "Condiciones publicadas aquí",
  details: "Letra pequeña",
  checked: "Condiciones comprobadas",
  /** Apart from it: an entry of the history may change words or add a warning, and check nothing. */
  changed: "Última entrada del historial",
  link: "Enlace",
  /** What to do first where the link has no code. */
  askForCode: (brand: string, { proofAsk, giver }: { proofAsk: string; giver: string }) =>
    `Pide antes ${proofAsk} a ${giver} de ${brand}.`,
  deadlines: "Plazos",
  keep: "Qué guardar",
  unsaved: "Lo que marcas no se guarda en este sitio. Si imprimes la hoja, sale marcado.",
  claim: "Cómo reclamar",
  claimInTime: "Mira cuándo y a quién reclamar, y prepara la carta",
  done: "Requisitos cumplidos el",
  promised: "Beneficio anunciado",
  received: "Beneficio recibido el",
} as const;

/** What to keep, and of an invitation that it was used. */
export function proofChecklist(offer: Pick<Offer, "terms">): string[] {
  return [
    "Captura de las condiciones en la web oficial, con la fecha y la dirección a la vista.",
    ...(isByInvitation(offer) ? ["Captura del registro donde se vea que la invitación se ha aplicado."] : []),
    "Los correos de bienvenida y de confirmación, sin borrar.",
    "La fecha de cada paso: registro, verificación y requisitos cumplidos.",
    "Los importes y sus justificantes: recibos, facturas o extractos.",
    "Las conversaciones con atención al cliente: día, canal y respuesta.",
  ];
}
