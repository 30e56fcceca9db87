import { quantityWords, readQuantity } from "../format/quantity";
import { invitations, joiningOf } from "../offers/derive/joining";
import type { Offer } from "../offers/offer";
import type { Joining } from "../offers/terms/context";
import { giverOf, isForNew, isForReturning } from "../offers/terms/people";

type Invited = Pick<Offer, "terms">;

/** Whether one needs an invitation for an offer: without, its pages say nothing of invitations. */
export const isByInvitation = ({ terms }: Invited) => terms.invitation.by !== "none";

/** Whether an offer is for new customers who come by an invitation; it admits none of some time ago. */
export const asksForInvited = ({ terms }: Invited) =>
  isByInvitation({ terms }) && isForNew(terms.who) && !isForReturning(terms.who);

/** Whether an offer needs an invitation that this site does not have: its button does not give the benefit. */
export const lacksInvitation = (offer: Invited & Pick<Offer, "hasInvitation">) =>
  isByInvitation(offer) && !offer.hasInvitation;

/** Whether its page says how to get that invitation: not where nobody new is admitted. */
export const needsInvitation = (offer: Invited & Pick<Offer, "hasInvitation">) =>
  lacksInvitation(offer) && !offer.terms.closed;

/** What a visitor does to take part, after «antes de»: a customer signs up for the promotion alone. */
export const joiningVerb = ({ terms }: Invited) =>
  terms.who.existing ? "apuntarte" : joiningOf(terms).signUp;

/**
 * What one asks somebody for, and what one has from him, by how an invitation travels. `imperative` is «Abre la cuenta»,
 * `typed` where a code is typed in: «al registrarte».
 */
const words = (
  giver: string,
  { imperative, signUp }: Pick<Joining, "imperative" | "signUp">,
  typed: string,
) => ({
  link: {
    ask: "un enlace",
    register: `${imperative} desde el enlace que te ha dado ${giver}: nuestro botón lleva a la web oficial, sin invitación.`,
    used: "El enlace o el código de invitación que usé es",
    message: "Pásame tu enlace de invitación",
    then: "Abre el enlace que te pase y date de alta desde él.",
  },
  code: {
    ask: "un código",
    register: `Escribe al ${signUp} el código que te ha dado ${giver}: nosotros aún no tenemos.`,
    used: "El código de invitación que usé es",
    message: "Pásame tu código de invitación",
    then: `Escribe el código que te pase ${typed}.`,
  },
  "inviter-id": {
    ask: "su DNI",
    register: `Da al ${signUp} el DNI del cliente que te invita: en nuestro enlace no hay invitación.`,
    used: "El DNI de quien me invitó es",
    message: "Dame tu DNI para decir que me invitas",
    then: `Da al ${signUp} el DNI de quien te invita.`,
  },
  email: {
    ask: "una invitación por correo",
    register: `${imperative} desde la invitación que te ha llegado por correo: en nuestro enlace no hay invitación.`,
    used: "Me llegó por correo la invitación de",
    message: "Invítame por correo",
    then: "Abre el correo que te llegue y regístrate desde él.",
  },
  branch: {
    ask: "una invitación",
    register: "Ve a la oficina con la invitación de un cliente: en nuestro enlace no hay invitación.",
    used: "Me invitó",
    message: "Invítame",
    then: "Ve a la oficina con su invitación.",
  },
});

/** These words for an offer. Pages of an offer without invitations show none of them; those of `link` stand in. */
export function invitationOf({ terms }: Invited) {
  const { invitation } = terms;
  const giver = giverOf(invitation);
  const { typed = `al ${joiningVerb({ terms })}` } = invitation;
  const by = invitation.by === "none" ? "link" : invitation.by;
  const { client, ask: proofAsk } = invitations(giver)[by];
  return { giver, withIt: `Con ${client}`, proofAsk, ...words(giver, joiningOf(terms), typed)[by] };
}

/** What one asks whom for before signing up with several offers: «un enlace a un cliente», or «una invitación» if it differs. */
export function askOf(offers: readonly Invited[]): string {
  const [first, ...more] = offers.map(invitationOf).map(({ ask, giver }) => `${ask} a ${giver}`);
  return first !== undefined && more.every((ask) => ask === first) ? first : "una invitación";
}

/** How to get an invitation: whom to send which message, where he finds it, and what to do with it. */
export function invitationRequest({ brand, terms }: Pick<Offer, "brand" | "terms">) {
  const { giver, message, then } = invitationOf({ terms });
  const { where } = terms.invitation;
  // What the promotion says depends on its edition, and on what the invited person does; unchecked, nobody praises it.
  const isChecked = terms.verifiedOn !== undefined;
  const gain = isChecked && inviterGain({ terms });
  const earns = gain
    ? `: según la promoción, te llevas ${gain}`
    : isChecked && gainsSomething({ terms })
      ? ": según la promoción, tú también ganas"
      : "";
  const isPartner = terms.invitation.from === "partners";
  return {
    send: `Envía este mensaje a ${giver}`,
    message: `¿${isPartner ? "Colaboras con" : "Eres cliente de"} ${brand}? ${message}${earns}.`,
    where: isPartner
      ? `En lo que publican los colaboradores de ${brand}: los de otros clientes no valen.`
      : where
        ? `En la aplicación de ${brand}: ${where}.`
        : `En la aplicación de ${brand}, donde pone «invitar» o «recomendar».`,
    then,
  };
}

/** Whether the file says that the client who invites gets something that is no amount. */
const gainsSomething = ({ terms }: Invited) =>
  terms.gives.some(({ to, money }) => to === "inviter" && money !== "unknown");

/** What the client who invites gets, where the file says its amount. */
function inviterGain({ terms }: Invited): string | undefined {
  const { money } = terms.gives.find(({ to }) => to === "inviter") ?? {};
  const amount = typeof money === "string" ? readQuantity(money) : undefined;
  return amount && quantityWords(amount);
}
