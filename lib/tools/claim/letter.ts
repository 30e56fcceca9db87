import { type CalendarDate, longDate } from "../../format/dates";
import { inSentence, list, present } from "../../format/format";
import { hasSameFigures } from "../../format/quantity";
import { invitationOf, isByInvitation } from "../../ground/invitation";
import { titleOf } from "../../ground/offer-names";
import type { Offer } from "../../offers/offer";
import { yoursOf } from "../../ground/gains";
import { isDiscount } from "../../ground/net-value";
import { rewardNoun } from "../../ground/offer-words";
import { joiningOf } from "../../offers/derive/joining";
import { type Claim, isTooEarly } from "./claim";
import { blanks, grievanceOf, isArrivalStated } from "./grievances";

/** Splits a letter into its words and its blanks, which alternate; a comma or a full stop stays with its blank. */
export const blankPattern = /(_{2,}[,.]?)/;

/** A text addressed to the visitor, turned into the first person: «traer mi número y quedarme». */
const inFirstPerson = (text: string) =>
  text
    .replace(/\b(tus?|ti|te)\b/gi, (word) => firstPerson[word.toLowerCase()] ?? word)
    .replace(/\b(apuntar|dar|hacer|llevar|quedar|registrar)te\b/gi, "$1me")
    .replace(/^Ahorra\b/, "ahorrar");

const firstPerson: Readonly<Record<string, string>> = { tu: "mi", tus: "mis", ti: "mí", te: "me" };

/** The steps of the offer, one line each with a blank for its day; none if the conditions have changed since. */
function stepLines({ eligibility, requirements }: Offer, asked: string): string[] {
  if (!hasSameFigures(asked, requirements)) return [];
  const done = eligibility.conditions.filter(({ isStep }) => isStep);
  return done.map(({ name }) => `- ${inFirstPerson(name)}: ${blanks.place}`);
}

/**
 * The letter to the provider, as plain text. Where nobody says when the benefit comes it only asks for the day. A
 * complaint has the conditions of the day of signing up, what was done and when: it asks for what they say and never
 * asserts that the benefit is owed. Where nobody knows those conditions, or the day of the fact has not come yet, it has
 * blanks for them.
 */
export function claimLetter(offer: Offer, claim: Claim, today: CalendarDate): string {
  const { brand, terms } = offer;
  const { signUp, askOn, conditions, grievance } = claim;
  const byInvitation = isByInvitation(offer);
  const about = `la promoción ${byInvitation ? "de invitación («plan amigo») " : ""}de ${titleOf(offer)}`;
  const promised =
    conditions &&
    `La promoción anunciaba esto: ${inSentence(inFirstPerson(promiseFor(grievance, conditions)))}. ${capture}`;
  return `${[
    `En ${blanks.place}, a ${letterDay(claim, today)}`,
    `Al servicio de atención al cliente de ${addressee(offer)}`,
    `Asunto: ${askOn ? "pregunta" : "reclamación"} sobre ${about}`,
    [`Nombre y apellidos: ${blanks.name}`, `Correo, teléfono o número de mi cuenta: ${blanks.name}`].join(
      "\n",
    ),
    `${joinedWords(terms)} ${brand} el ${longDate(signUp)}.${byInvitation ? ` ${invitationOf(offer).used}:\n${blanks.name}` : ""}`,
    ...(askOn ? question(offer, promised) : complaint(offer, claim, promised, today)),
    ["Atentamente,", blanks.name].join("\n\n"),
  ].join("\n\n")}\n`;
}

/** Who has to answer: the company that stands behind the brand, where the file names it. */
function addressee({ brand, claim: { company } }: Offer): string {
  if (company === undefined) return brand;
  return company.includes(brand) ? company : `${company} (${brand})`;
}

/** The day on a letter: that of having sent it, else today, where it may be sent today. */
function letterDay(claim: Claim, today: CalendarDate): string {
  if (!claim.isAssumed) return longDate(claim.written);
  return isTooEarly(claim, today) ? blanks.amount : longDate(today);
}

/** What the visitor did to take part: «Me di de alta en». */
function joinedWords(terms: Offer["terms"]): string {
  const { card } = joiningOf(terms);
  if (card) return `Pedí ${card} de`;
  return terms.who.existing ? "Me apunté a la promoción de" : "Me di de alta en";
}

/**
 * The promise that a letter quotes, with the sum that only its short form says; about a charge, without the sum that the
 * discount may save: «0 % de comisión».
 */
function promiseFor(grievance: Claim["grievance"], { benefit, shortBenefit }: Conditions): string {
  if (grievance === "cobro") return benefit.replace(/^Ahorra hasta [^:]+: /, "");
  return shortBenefit ? `${benefit} (${inSentence(shortBenefit)})` : benefit;
}

type Conditions = NonNullable<Claim["conditions"]>;

const capture = `Adjunto la captura de las condiciones del día de mi alta, hecha el ${blanks.amount}.`;

const sendConditions = "Les pido que me envíen las condiciones que estaban publicadas ese día.";

const comesInParts = ({ terms }: Offer) => yoursOf(terms).some(({ instalments }) => instalments);

const isMonthly = ({ terms }: Offer) => yoursOf(terms)[0]?.every !== undefined;

const parts = (offer: Offer) =>
  `El ${rewardNoun(offer)} llega por partes: ${list(offer.landing.gains ?? [])}.`;

/** The day that is asked for. */
const dayAsked = (offer: Offer) =>
  isDiscount(offer) ? "desde qué día se aplica" : `qué día se abona el ${rewardNoun(offer)}`;

/** A question, which is no complaint. */
function question(offer: Offer, promised: string | undefined): string[] {
  const when = dayAsked(offer);
  const asks = isArrivalStated(offer)
    ? `Les pido que me digan ${when}.`
    : `No he visto publicado ${when}. Les pido que me digan la fecha.`;
  return present([
    promised ?? `La promoción anunciaba:\n${blanks.line}\n${capture} ${sendConditions}`,
    `Cumplí las condiciones el ${blanks.amount}. ${asks}`,
    comesInParts(offer) && `${parts(offer)} La parte por la que pregunto es:\n${blanks.line}`,
    "Si entienden que no me corresponde, les pido que me indiquen por escrito el motivo y la condición concreta en la que se basan.",
  ]);
}

function complaint(
  offer: Offer,
  { grievance, fact, isUsual, conditions, asksForDay }: Claim,
  promised: string | undefined,
  today: CalendarDate,
): string[] {
  const { event, request, doubt, ground, period } = grievanceOf(grievance);
  const steps = conditions ? stepLines(offer, conditions.requirements) : [];
  const days = steps.length > 0 ? steps.join("\n") : blanks.line;
  const requests = present([
    request,
    asksForDay && `Que me digan ${dayAsked(offer)}.`,
    `Si entienden que ${doubt}, que me indiquen por escrito el motivo y la condición concreta en la que se basan.`,
    "Que me confirmen la recepción de esta reclamación y su fecha.",
  ]);
  return present([
    promised ?? `La promoción anunciaba:\n${blanks.line}\nY pedía:\n${blanks.line}\n${sendConditions}`,
    `Hice cada paso de la promoción en estas fechas:\n${days}`,
    event(offer, fact ? (fact <= today ? longDate(fact) : blanks.amount) : "", isUsual),
    period === "other" && comesInParts(offer) && `${parts(offer)} La que me falta es:\n${blanks.line}`,
    period === "other" &&
      isMonthly(offer) &&
      `El ${rewardNoun(offer)} llega cada mes: ${inSentence(inFirstPerson(offer.benefit))}. Los meses que me faltan son:\n${blanks.line}`,
    ground?.(offer),
    ["Por todo ello, solicito:", ...requests.map((one, index) => `${index + 1}. ${one}`)].join("\n"),
    `Adjunto copia de los justificantes de cada paso y, si las tengo, de nuestras comunicaciones anteriores.`,
  ]);
}
