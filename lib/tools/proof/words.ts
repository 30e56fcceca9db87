import { present } from "../../format/format";
import { isByInvitation } from "../../ground/invitation";
import type { Offer } from "../../offers/offer";
import { placedAsks } from "../../offers/terms/asks";
import type { Ask } from "../../offers/terms/verbs";
import type { InvitationWords } from "../../offers/terms/context";
import { isCard } from "../../offers/terms/verbs/open";

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
  askForCode: (brand: string, { ask, giver }: Pick<InvitationWords, "ask" | "giver">) =>
    `Pide antes ${ask} a ${giver} de ${brand}.`,
  deadlines: "Plazos",
  keep: "Qué guardar",
  unsaved: "Lo que marcas no se guarda en este sitio. Si imprimes la hoja, sale marcado.",
  claim: "Cómo reclamar",
  claimInTime: "Mira cuándo y a quién reclamar, y prepara la carta",
  done: "Requisitos cumplidos el",
  promised: "Beneficio anunciado",
  received: "Beneficio recibido el",
} as const;

/** What proves each thing that an offer can ask for. What one only has to look up proves nothing. */
const proofs: Readonly<Record<Ask["do"], string | undefined>> = {
  "sign-up": "Registro: el correo de bienvenida, con su fecha.",
  open: "Apertura: el contrato o el correo que la confirma.",
  contract: "Contrato: tu copia, con la fecha.",
  enrol: "Inscripción: el correo o la captura que la confirma.",
  verify: "Identidad: el correo o la captura que la da por confirmada.",
  "link-card": "Tarjeta o cuenta: captura donde se vea que está vinculada.",
  deposit: "Depósito: el justificante del ingreso, con importe y fecha.",
  keep: "Lo que hay que mantener: extractos o facturas de todo ese tiempo.",
  buy: "Compras: los recibos, con importe y fecha.",
  trade: "Operaciones: la confirmación de cada una.",
  invest: "Inversión: el justificante de lo que pones, con importe y fecha.",
  salary: "Nómina o ingreso fijo: los extractos donde se vea cada uno.",
  bills: "Recibos: los extractos donde se vea cada cargo.",
  habit: "Lo que se repite: los extractos donde se vea cada vez.",
  port: "Portabilidad: el aviso de que la línea está activa, con su fecha.",
  campaign: "Campaña: captura de los pasos y del plazo que te muestran.",
  check: undefined,
};

const CARD = "Tarjeta: tu solicitud y la respuesta, con su fecha.";

/** What to keep: what proves each condition of the offer, and apart from it what helps in any claim. */
export function proofChecklist({ terms }: Pick<Offer, "terms">): { title: string; items: string[] }[] {
  const asked = placedAsks(terms.asks).map(({ ask }) =>
    ask.do === "open" && isCard(ask.product) ? CARD : proofs[ask.do],
  );
  return [
    {
      title: "Lo que prueba cada condición",
      items: [
        ...new Set(
          present([
            isByInvitation({ terms }) && "Invitación: captura del registro donde se vea que se ha aplicado.",
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
