import { quantityWords, readQuantity } from "../format/quantity";
import { invitations, joiningOf } from "../offers/derive/joining";
import type { Offer } from "../offers/offer";
import type { Joining } from "../offers/terms/context";
import { giverOf, isForNew, isForReturning } from "../offers/terms/people";

type Invited = Pick<Offer, "terms">;

/** Whether an offer needs an invitation. The pages of one that does not never mention invitations. */
export const isByInvitation = ({ terms }: Invited) => terms.invitation.by !== "none";

/** Whether an offer is for invited new customers only: not for former ones who count as new again. */
export const asksForInvited = ({ terms }: Invited) =>
  isByInvitation({ terms }) && isForNew(terms.who) && !isForReturning(terms.who);

/** Whether an offer needs an invitation that this site does not have: its button does not give the benefit. */
export const lacksInvitation = (offer: Invited & Pick<Offer, "hasInvitation">) =>
  isByInvitation(offer) && !offer.hasInvitation;

/** Whether its page explains how to get that invitation; not if the provider admits no new customers. */
export const needsInvitation = (offer: Invited & Pick<Offer, "hasInvitation">) =>
  lacksInvitation(offer) && !offer.terms.closed;

/** What a visitor does to take part, as it follows «antes de»; an existing customer only joins the promotion. */
export const joiningVerb = ({ terms }: Invited) =>
  terms.who.existing ? "apuntarte" : joiningOf(terms).signUp;

/**
 * What to ask the giver of an invitation for, and what to do with it, by the way it travels. `imperative` is «Abre la
 * cuenta»; `typed` is when a code is typed in: «al registrarte».
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

/** These words for an offer. One without invitations gets those of `link`, which its pages never show. */
export function invitationOf({ terms }: Invited) {
  const { invitation } = terms;
  const giver = giverOf(invitation);
  const { typed = `al ${joiningVerb({ terms })}` } = invitation;
  const by = invitation.by === "none" ? "link" : invitation.by;
  const { client, ask: proofAsk } = invitations(giver)[by];
  return { giver, withIt: `Con ${client}`, proofAsk, ...words(giver, joiningOf(terms), typed)[by] };
}

/** What to ask for before signing up with several offers: «un enlace a un cliente», or «una invitación» if they differ. */
export function askOf(offers: readonly Invited[]): string {
  const [first, ...more] = offers.map(invitationOf).map(({ ask, giver }) => `${ask} a ${giver}`);
  return first !== undefined && more.every((ask) => ask === first) ? first : "una invitación";
}

/** How to get an invitation: whom to message, with which text, where that person finds it, and what to do with it. */
export function invitationRequest({ brand, terms }: Pick<Offer, "brand" | "terms">) {
  const { giver, message, then } = invitationOf({ terms });
  const { where } = terms.invitation;
  // The gain depends on the edition and on what the invited person does: an unchecked offer promises nothing.
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

/** Whether the inviting customer gets something that is not an amount of money. */
const gainsSomething = ({ terms }: Invited) =>
  terms.gives.some(({ to, money }) => to === "inviter" && money !== "unknown");

/** The amount that the inviting customer gets, if the file says it. */
function inviterGain({ terms }: Invited): string | undefined {
  const { money } = terms.gives.find(({ to }) => to === "inviter") ?? {};
  const amount = typeof money === "string" ? readQuantity(money) : undefined;
  return amount && quantityWords(amount);
}
