import { isByInvitation, lacksInvitation, withInvitation } from "./invitation";
import { isDiscount } from "./net-value";
import { site } from "../config/site";
import { asSentence, euros, inSentence, list, present } from "../format/format";
import { quantityWords, readQuantity } from "../format/quantity";
import { accordingTo } from "../offers/derive/publisher";
import { inForm } from "../offers/terms/forms";
import { figureOf } from "../offers/figure";
import type { Offer } from "../offers/offer";
import { type Protection, protectionRows } from "../offers/protection";
import { closedShort } from "../offers/status";
import { placedAsks } from "../offers/terms/asks";

/** The words of an offer at a glance, the same in every place that shows one. */
export const offerCopy = {
  /** Word before a greatest sum, and before a saving by the promotion's own figure: the fee that one would pay may be less. */
  atMost: "hasta ",
  /** How much of the visitor's money a figure is for, said after it. */
  given: (amount: number) => `con\u00a0${euros(amount)}`,
  depends: "Depende",
  /** Words before the links to the registers in which a provider's authorisation can be looked up. */
  registers: "Búscala antes en los registros públicos:",
  registersShort: "Búscala en",
  beforeAsking: "antes de pedir la invitación",
  /**
   * Once beside a list of offers of which some have no invitation; what one asks a client for depends on them. `closed`
   * are those that have none either, and admit nobody new.
   */
  withoutInvitation: (ask: string, closed: readonly string[]) => {
    const but =
      closed.length > 0
        ? ` salvo en ${list(closed)}, que no ${closed.length > 1 ? "admiten" : "admite"} clientes nuevos,`
        : "";
    return `Donde pone «sin invitación»,${but} pide antes ${ask}: la ficha dice cómo.`;
  },
} as const;

/** The name of `sourceUrl`: not every provider has a public page of conditions. */
export const sourceName = "Condiciones o web oficial";

/** How one gets an invitation that this site does not have. */
export const requestCopy = {
  missing: "Falta la invitación.",
  action: "Pídela así",
  /** Word before that action, where the page has said that the invitation is missing. */
  subject: "Invitación:",
  /** The anchor of the part of an offer's page that says it. */
  id: "invitacion",
  title: "Invitación: pídela así",
  copy: "Copiar",
  /** What only screen readers read after it. */
  copyRest: "el mensaje",
  copied: "Mensaje copiado.",
  chat: "Enviar por WhatsApp",
  where: "Dónde está",
  then: "Úsala al darte de alta",
  nobody:
    "¿No conoces a ningún cliente? Pregunta en tu familia, en el trabajo o en tus grupos: tiene que invitarte alguno.",
} as const;

/** What an editor reads on an offer that visitors do not see yet. */
export const draftCopy = {
  /** A draft was never published; a disabled offer was. */
  label: ({ history }: Offer) => (history.length === 0 ? "Borrador." : "Desactivada."),
  text: (id: string) =>
    `Solo se ve aquí. Cuando esté lista, actívala con «npm run offers enable ${id}» y publícala con «npm run offers publish».`,
};

/** The owner's code, where an invitation travels as one. */
export const codeCopy = {
  label: "Código de invitación:",
  copy: "Copiar",
  /** What only screen readers read after it. */
  copyRest: "el código de invitación",
  copied: "Código copiado.",
} as const;

/** Who gains what from a referral link; stands before the first one. */
export const gainsCopy = {
  title: "Quién gana qué",
  you: "Tú",
  us: "Nosotros",
  /** Whether it affects the order, with a link to the explanation. */
  order: ({ hasInvitation, pays }: Offer) =>
    hasInvitation && pays !== "none"
      ? "Lo que ganemos no cambia el"
      : "Si algún día ganamos algo, no cambiará el",
  orderLink: "orden de la lista",
} as const;

/** What an offer gives, in one noun. */
export function rewardNoun(offer: Offer): string {
  if (isDiscount(offer)) return "descuento";
  return offer.terms.gives.find(({ to }) => to === "you")?.rate ? "interés" : "regalo";
}

/** What an offer gives, at the start of a sentence: «El regalo». */
export function theReward(offer: Offer): string {
  return `El ${rewardNoun(offer)}`;
}

/** On what it depends whether the visitor gets anything: meeting what is asked is not enough. Undefined where it is. */
export function limitOfGain({ terms, value: { gain } }: Offer): string | undefined {
  const isLimited = terms.gives.some(({ to, limitedBy }) => to === "you" && limitedBy);
  return gain.kind === "unknown" && isLimited ? gain.why : undefined;
}

/** What the visitor gets, and on what condition. */
export function youGain(offer: Offer): string {
  const limit = limitOfGain(offer);
  if (limit) return limit;
  const how = lacksInvitation(offer) ? `${withInvitation(offer)} y si` : "si";
  return `${theReward(offer)}, ${how} cumples los requisitos.`;
}

/** The label of a link to a provider on a ticket in a column, with the owner's code where an invitation travels as one. */
export function advertisingShort(offer: Offer): string {
  const { hasInvitation, invitationCode } = offer;
  const code = hasInvitation && isByInvitation(offer) && invitationCode;
  return `${advertisingShortest(offer)}${code ? ` · código ${code}` : ""}`;
}

/** The label of a link to a provider where there is least room, as in a bar: without the code. */
export function advertisingShortest(offer: Offer): string {
  if (!isByInvitation(offer)) return officialShort;
  return offer.hasInvitation ? advertising : asSentence(uninvited);
}

/** What the site earns by an offer's link, as a sentence: how much only if the owner says it. */
export function usGain({ brand, hasInvitation, pays, terms }: Offer): string {
  if (!hasInvitation) return `Hoy ${site.brand} no gana nada por tu registro en ${brand}.`;
  if (pays === "none") return `${brand} no nos paga nada por tu registro.`;
  if (pays !== "unknown")
    return `${brand} nos da ${euros(pays)} por cada registro que cumple los requisitos, hasta el máximo que fijen sus condiciones.`;
  return present([`Podemos recibir una comisión de ${brand}.`, inviterGain(terms)]).join(" ");
}

/** The one sum that the promotion gives to any client who invites, as a sentence; undefined if it is no single sum. */
function inviterGain(terms: Offer["terms"]): string | undefined {
  const [gain, another] = terms.gives.filter(({ to }) => to === "inviter");
  const sum = typeof gain?.money === "string" ? readQuantity(gain.money) : undefined;
  if (!gain || !sum || another || gain.every || gain.friend) return undefined;
  const yearly = readQuantity(gain.mostYearly ?? "");
  const most = yearly && `con un máximo de ${quantityWords(yearly)} al año`;
  const given = `La promoción da ${quantityWords(sum)}${inForm(gain, "su")} a quien invita`;
  return `${present([given, most, accordingTo(terms)]).join(", ")}.`;
}

/** The most characters of a figure that «Quién gana qué» repeats: «150-250 €». */
const SHORT_FIGURE = 9;

/**
 * Who gains what by an offer's button, in a few words after `gainsCopy.title`, with the amounts that are known. Of one that
 * nobody can take, only what the site gains.
 */
export function gainsSummary({ hasInvitation, pays, terms, value }: Offer): string {
  const isUnpaid = pays === "none" || !hasInvitation;
  const us = isUnpaid ? "nada" : pays === "unknown" ? "comisión" : euros(pays);
  if (terms.closed) return `nosotros, ${us}`;
  const { text = "", atMost, about } = figureOf(value);
  // A longer figure would take a second line of a phone; it stands in the panel already.
  const isShort = /\d/.test(text) && text.length <= SHORT_FIGURE;
  // Who invites may gain too: that the visitor alone does is not said.
  if (!isShort) return isUnpaid ? `nosotros, ${us}` : "tú y nosotros";
  const rate = value.gain.kind === "unknown" && value.gain.interest ? " TAE" : "";
  const bound = atMost || about ? offerCopy.atMost : "";
  return `tú, ${bound}${text.includes("%") ? "un " : ""}${text}${rate}; nosotros, ${us}`;
}

/** Says briefly that a provider's authorisation is not confirmed. */
export const unconfirmed = { short: "sin autorización comprobada", rest: "en España" } as const;

/** The warnings to put beside an offer's name in a sentence; empty if there are none. */
export function warningAside(offer: Offer): string {
  return present([caveatOf(offer), offer.risk && inSentence(shortRisk)]).join(", ");
}

/** What speaks against an offer besides its risk, within a sentence: no new customers, or no confirmed authorisation. */
export function caveatOf({ protection, terms }: Offer): string | undefined {
  if (terms.closed) return inSentence(closedShort);
  return protection.authorisation && `${unconfirmed.short} ${unconfirmed.rest}`;
}

/** The names of the facts on the provider of an offer. */
export const protectionNames = {
  entity: "Entidad",
  country: "País",
  supervisor: "Supervisión",
  guarantee: "Garantía",
  notCovered: "Qué no está cubierto",
  sources: "Dónde comprobarlo",
} as const;

/** The known facts about the provider, in order. */
export const protectionFacts = (protection: Protection) =>
  protectionRows.flatMap((row) => {
    const text = protection[row];
    return text ? { name: protectionNames[row], text } : [];
  });

/** Whether anything is known about the provider. */
export const isBacked = ({ protection }: Offer) =>
  protection.verdict !== undefined || protection.note !== undefined || protectionFacts(protection).length > 0;

/** The word beside every referral link. */
export const advertising = "Publicidad";

/** The label of a link that earns nothing, where there is little room. */
export const officialShort = "Web oficial";

/** Says that this site has no invitation to an offer. */
const uninvited = "sin\u00a0invitación";

/** The label before every referral link: that the link is advertising and invites, or where it leads. */
export function advertisingLabel(offer: Offer): string {
  const { brand, hasInvitation, invitationCode } = offer;
  if (!isByInvitation(offer)) return officialLabel(offer);
  if (!hasInvitation) return `${officialLabel(offer)}, ${uninvited}`;
  return `${advertising} · ${invitationCode ? "con código" : "enlace"} de invitación de ${brand}`;
}

/** Name of a link that earns nothing: it says where it leads. */
export const officialLabel = ({ brand }: Offer) => `Enlace a la web oficial de ${brand}`;

/** What is bold in a risk line that has it. */
export const riskStress = "puedes perder todo el importe invertido";

/** The risk of an offer in a few words, wherever its name stands beside its benefit. */
export const shortRiskParts = { short: "Con riesgo", rest: "de perder dinero" } as const;
/** `shortRiskParts` as one text. */
export const shortRisk = `${shortRiskParts.short} ${shortRiskParts.rest}`;

const cryptoRisk =
  "Los criptoactivos son de alto riesgo: puedes perder todo el importe invertido. Pueden no ser adecuados para inversores minoristas y no los cubre ningún fondo de garantía de depósitos.";

/** The risk lines that stand above every button where money is at risk. */
export const riskLines = {
  investment:
    "Invertir conlleva riesgo de pérdida; rentabilidades pasadas no garantizan rentabilidades futuras.",
  crypto: `${cryptoRisk} Antes de registrarte, comprueba en el registro de la CNMV y de ESMA que la entidad está autorizada a prestar el servicio en España.`,
} as const;

/** The risk line of an offer. Where its state or its provider's authorisation is said first, that names the registers instead. */
export function riskLineOf({ risk, terms }: Offer): string {
  if (risk === "crypto" && (terms.closed || terms.protection.authorisation)) return cryptoRisk;
  return risk ? riskLines[risk] : "";
}

/**
 * What the law wants said of what advertises credit (Directive (EU) 2023/2225, article 8), as a sentence after a name: «es
 * una tarjeta de crédito. Tomar dinero prestado cuesta dinero.»; undefined where no credit card is asked for.
 */
export function creditWordsOf({ terms }: Offer): string | undefined {
  const opened = placedAsks(terms.asks).flatMap(({ ask }) => (ask.do === "open" ? ask : []));
  const index = opened.findIndex(({ product }) => product === "credit");
  if (index < 0) return undefined;
  // The first product is how one becomes a customer: if it is a card, the offer is about that card.
  const is = index === 0 ? "es" : "pide";
  return `${is} una tarjeta de crédito. Tomar dinero prestado cuesta dinero.`;
}

/** The warning above every button of an offer that advertises credit; undefined of any other. */
export function creditLineOf(offer: Offer): string | undefined {
  const words = creditWordsOf(offer);
  return words && `Atención: ${words}`;
}

/** The warnings that must follow an offer's figure wherever it is named: no new customers, its risk, its credit. */
export function warningSentences(offer: Offer): string[] {
  const aside = warningAside(offer);
  const credit = creditWordsOf(offer);
  return present([aside && `${asSentence(aside)}.`, credit && asSentence(credit)]);
}
