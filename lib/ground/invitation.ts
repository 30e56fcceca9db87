import type { Offer } from "../offers/offer";

type Invited = Pick<Offer, "terms">;

/** Whether one needs an invitation for an offer: without, its pages say nothing of invitations. */
export const isByInvitation = ({ terms }: Invited) => terms.invitation.by !== "none";

/** Whether an offer needs an invitation that this site does not have: its button does not give the benefit. */
export const lacksInvitation = (offer: Invited & Pick<Offer, "invitation">) =>
  isByInvitation(offer) && !offer.invitation;

/** What a visitor does to take part, after «antes de»: a customer signs up for the promotion alone. */
export const joiningVerb = ({ terms }: Invited) => (terms.who.existing ? "apuntarte" : "registrarte");

/** What one asks a client for, and what one has from him, by how an invitation travels. */
const words = {
  link: {
    ask: "un enlace",
    withIt: "Con el enlace de un cliente",
    proofAsk: "un enlace o un código de invitación",
    register:
      "Regístrate desde el enlace de invitación que te ha dado un cliente: el nuestro no lleva código.",
    used: "El enlace o el código de invitación que usé es",
  },
  code: {
    ask: "un código",
    withIt: "Con el código de un cliente",
    proofAsk: "un código de invitación",
    register: "Usa al registrarte el código que te ha dado un cliente: nuestro enlace no lo lleva.",
    used: "El código de invitación que usé es",
  },
  "inviter-id": {
    ask: "su DNI",
    withIt: "Con el DNI de un cliente",
    proofAsk: "su DNI",
    register: "Da al registrarte el DNI del cliente que te invita: nuestro enlace no lo lleva.",
    used: "El DNI de quien me invitó es",
  },
  branch: {
    ask: "una invitación",
    withIt: "Con la invitación de un cliente",
    proofAsk: "una invitación",
    register: "Ve a la oficina con la invitación de un cliente: por nuestro enlace no hay invitación.",
    used: "Me invitó",
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
