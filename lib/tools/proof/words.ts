import { present } from "../../format/format";
import { isByInvitation } from "../../ground/invitation";
import type { Offer } from "../../offers/offer";
import { placedAsks } from "../../offers/terms/asks";
import { verbOf } from "../../offers/terms/verbs";
import type { InvitationWords } from "../../offers/terms/context";

/** Words of the proof page, which visitors print or save before signing up. */
export const proofCopy = {
  /** Advice without script, where there is no button. */
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
  askForCode: (brand: string, { ask, giver }: Pick<InvitationWords, "ask" | "giver">) =>
    `Pide antes ${ask} a ${giver} de ${brand}.`,
  deadlines: "Plazos",
  keep: "Qué guardar",
  unsaved: "Lo que marcas no se guarda en este sitio. Si imprimes la hoja, sale marcado.",
  claim: "Cómo reclamar",
  claimInTime: "Si no cumplen: prepara tu reclamación →",
  done: "Requisitos cumplidos el",
  promised: "Beneficio anunciado",
  received: "Beneficio recibido el",
} as const;

/** What to keep: what proves each condition of the offer, and apart from it what helps in any claim. */
export function proofChecklist(offer: Offer): { title: string; items: string[] }[] {
  const asked = placedAsks(offer.terms.asks).map(({ ask }) => verbOf(ask).proof(ask));
  return [
    {
      title: "Lo que prueba cada condición",
      items: [
        ...new Set(
          present([
            isByInvitation(offer) && "Invitación: captura del registro donde se vea que se ha aplicado.",
            ...asked,
          ]),
        ),
      ],
    },
    {
      title: "Además, te aconsejamos guardar",
      items: [
        "Captura de las condiciones en la web oficial, con la fecha y la dirección a la vista.",
        "Las conversaciones con atención al cliente: día, canal y respuesta.",
      ],
    },
  ];
}
