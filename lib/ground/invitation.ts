import { quantityWords, readQuantity } from "../format/quantity";
import type { Offer } from "../offers/offer";

type Invited = Pick<Offer, "terms">;

/** Whether one needs an invitation for an offer: without, its pages say nothing of invitations. */
export const isByInvitation = ({ terms }: Invited) => terms.invitation.by !== "none";

/** Whether an offer needs an invitation that this site does not have: its button does not give the benefit. */
export const lacksInvitation = (offer: Invited & Pick<Offer, "invitation">) =>
  isByInvitation(offer) && !offer.invitation;

/** Whether its page says how to get that invitation: not where nobody new is admitted. */
export const needsInvitation = (offer: Invited & Pick<Offer, "invitation">) =>
  lacksInvitation(offer) && !offer.terms.closed;

/** What a visitor does to take part, after «antes de»: a customer signs up for the promotion alone. */
export const joiningVerb = ({ terms }: Invited) => (terms.who.existing ? "apuntarte" : "registrarte");

/** What one asks a client for, and what one has from him, by how an invitation travels. */
const words = {
  link: {
    ask: "un enlace",
    withIt: "Con el enlace de un cliente",
    proofAsk: "un enlace de invitación",
    register:
      "Regístrate desde el enlace de invitación que te ha dado un cliente: el nuestro no lleva código.",
    used: "El enlace o el código de invitación que usé es",
    message: "Pásame tu enlace de invitación",
    then: "Abre el enlace que te pase y date de alta desde él.",
  },
  code: {
    ask: "un código",
    withIt: "Con el código de un cliente",
    proofAsk: "un código de invitación",
    register: "Usa al registrarte el código que te ha dado un cliente: nuestro enlace no lo lleva.",
    used: "El código de invitación que usé es",
    message: "Pásame tu código de invitación",
    then: "Escribe el código que te pase",
  },
  "inviter-id": {
    ask: "su DNI",
    withIt: "Con el DNI de un cliente",
    proofAsk: "su DNI",
    register: "Da al registrarte el DNI del cliente que te invita: nuestro enlace no lo lleva.",
    used: "El DNI de quien me invitó es",
    message: "Dame tu DNI para decir que me invitas",
    then: "Da al registrarte el DNI de quien te invita.",
  },
  branch: {
    ask: "una invitación",
    withIt: "Con la invitación de un cliente",
    proofAsk: "una invitación",
    register: "Ve a la oficina con la invitación de un cliente: por nuestro enlace no hay invitación.",
    used: "Me invitó",
    message: "Invítame",
    then: "Ve a la oficina con su invitación.",
  },
} as const;

/** These words for an offer. Pages of an offer without invitations show none of them; those of `link` stand in. */
export function invitationOf({ terms }: Invited): (typeof words)[keyof typeof words] {
  const { by } = terms.invitation;
  return words[by === "none" ? "link" : by];
}

/** What one asks clients for before signing up with several offers: «un enlace», or «una invitación» if it differs. */
export function askOf(offers: readonly Invited[]): string {
  const [first, ...more] = offers.map((offer) => invitationOf(offer).ask);
  return first !== undefined && more.every((ask) => ask === first) ? first : "una invitación";
}

/** How to get an invitation from a client: the message to send, where he finds it, and what to do with it. */
export function invitationRequest({ brand, terms }: Pick<Offer, "brand" | "terms">) {
  const { message, then } = invitationOf({ terms });
  const { where, typed = `al ${joiningVerb({ terms })}` } = terms.invitation;
  const gain = inviterGain({ terms });
  const earns = gain ? ` y te llevas ${gain}` : gainsSomething({ terms }) ? ": tú también ganas" : "";
  return {
    message: `¿Eres cliente de ${brand}? ${message}${earns}.`,
    where: where
      ? `En la aplicación de ${brand}: ${where}.`
      : `En la aplicación de ${brand}, donde pone «invitar» o «recomendar».`,
    then: then.endsWith(".") ? then : `${then} ${typed}.`,
  };
}

/** Whether the file says that the client who invites gets something that is no amount. */
const gainsSomething = ({ terms }: Invited) =>
  terms.gives.some(({ to, thing }) => to === "inviter" && thing !== undefined);

/** What the client who invites gets, where the file says its amount. */
function inviterGain({ terms }: Invited): string | undefined {
  const { money } = terms.gives.find(({ to }) => to === "inviter") ?? {};
  const amount = typeof money === "string" ? readQuantity(money) : undefined;
  return amount && quantityWords(amount);
}
