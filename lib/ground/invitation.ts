import { quantityWords, readQuantity } from "../format/quantity";
import { invitationsBy, invitationWords } from "../offers/derive/invitation";
import { joiningOf } from "../offers/derive/joining";
import type { Offer } from "../offers/offer";
import { isForNew, isForReturning } from "../offers/terms/people";

/** Whether an offer needs an invitation. The pages of one that does not never mention invitations. */
export const isByInvitation = ({ terms }: Offer) => terms.invitation.by !== "none";

/** Whether an offer is for invited new customers only: not for former ones who count as new again. */
export const asksForInvited = (offer: Offer) =>
  isByInvitation(offer) && isForNew(offer.terms.who) && !isForReturning(offer.terms.who);

/** Whether an offer needs an invitation that this site does not have: its button does not give the benefit. */
export const lacksInvitation = (offer: Offer) => isByInvitation(offer) && !offer.hasInvitation;

/** Whether its page explains how to get that invitation; not if the provider admits no new customers. */
export const needsInvitation = (offer: Offer) => lacksInvitation(offer) && !offer.terms.closed;

/** What a visitor does to take part, as it follows «antes de»; an existing customer only joins the promotion. */
export const joiningVerb = ({ terms }: Offer) => (terms.who.existing ? "apuntarte" : joiningOf(terms).signUp);

/** What its invitation is called. An offer without one gets the words of a link, which its pages never show. */
export const invitationOf = ({ terms }: Offer) => invitationWords(terms) ?? invitationsBy(terms).link;

/** What one signs up with to get the benefit: «con el enlace de un cliente». */
export const withInvitation = (offer: Offer) => `con ${invitationOf(offer).client}`;

/** What to ask for before signing up with several offers: «un enlace a un cliente», or «una invitación» if they differ. */
export function askOf(offers: readonly Offer[]): string {
  const [first, ...more] = offers.map(invitationOf).map(({ briefly, giver }) => `${briefly} a ${giver}`);
  return first !== undefined && more.every((ask) => ask === first) ? first : "una invitación";
}

/** How to get an invitation: whom to message, with which text, where that person finds it, and what to do with it. */
export function invitationRequest(offer: Offer) {
  const { brand, terms } = offer;
  const { giver, message, then } = invitationOf(offer);
  const { where } = terms.invitation;
  // The gain depends on the edition and on what the invited person does: an unchecked offer promises nothing.
  const isChecked = terms.verifiedOn !== undefined;
  const gain = isChecked && inviterGain(offer);
  const earns = gain
    ? `: según la promoción, te llevas ${gain}`
    : isChecked && gainsSomething(offer)
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
    isPartner,
  };
}

/** Whether the inviting customer gets something that is not an amount of money. */
const gainsSomething = ({ terms }: Offer) =>
  terms.gives.some(({ to, money }) => to === "inviter" && money !== "unknown");

/** The amount that the inviting customer gets, if the file says it. */
function inviterGain({ terms }: Offer): string | undefined {
  const { money } = terms.gives.find(({ to }) => to === "inviter") ?? {};
  const amount = typeof money === "string" ? readQuantity(money) : undefined;
  return amount && quantityWords(amount);
}
