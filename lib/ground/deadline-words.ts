import { yoursOf } from "./gains";
import { type Lapse, longDate } from "../format/dates";
import { asSentence, inSentence } from "../format/format";
import { days, quantityWords } from "../format/quantity";
import type { Deadline, DeadlineKind } from "../offers/deadlines-schema";
import { ofWhat } from "../offers/derive/gain-text";
import { joiningOf } from "../offers/derive/joining";
import type { Offer } from "../offers/offer";
import { placedAsks } from "../offers/terms/asks";
import { theReward } from "./offer-words";

/** The kind of a deadline, in words that stand before its date. */
export const deadlineKindNames: Readonly<Record<DeadlineKind, string>> = {
  before: "Último día",
  keep: "Al menos hasta",
  ends: "Termina",
  expected: "Fecha habitual",
};

/** Stands before the earliest of several last days, of which only one applies to a visitor. */
export const shortestDay = "Último día del plazo más corto";

/** The earliest fixed last day of an offer, as a sentence; undefined if it has none. */
export function lastDayOf({ terms: { asks } }: Offer): string | undefined {
  const days = placedAsks(asks).flatMap(({ ask }) =>
    "within" in ask && typeof ask.within === "object" && "until" in ask.within ? [ask.within.until] : [],
  );
  const [first] = days.toSorted();
  return first && `Como muy tarde, el ${longDate(first)}`;
}

/** Says that the time to meet the requirements is unknown. */
export const unknownLapse = "Sin plazo conocido";

/** Line on when the reward arrives: «Llega 1 mes después de la activación». Undefined if unknown. */
export const arrivalLine = ({ deadlines: { arrives } }: Offer) => arrives && asSentence(arrives);

/** What to say of a benefit that lasts for ever. */
const ENDLESS = "Sin fecha de fin";

/**
 * What to say where no deadline counts from signing up: a last day, else when the reward arrives, else that the benefit does
 * not end, else that it is unknown.
 */
export const noLapse = (offer: Offer) =>
  lastDayOf(offer) ?? arrivalLine(offer) ?? (isForEver(offer) ? ENDLESS : unknownLapse);

const isForEver = ({ terms }: Offer) =>
  terms.gives.some(({ to, for: time }) => to === "you" && time === "ever");

/** The day from which an offer's deadlines count, as a complement of «día»: «del alta». */
export const startOf = ({ deadlines: { start = "el alta" } }: Offer) => ofWhat(start);

/** The label of the field that asks for that day. */
export function dayField(offer: Offer): string {
  return `Día ${startOf(offer)}`;
}

/** The field of the day on which a customer signed up, or asked for the card. */
export const signUpLabel = ({ terms }: Offer) =>
  joiningOf(terms).card ? "Día en que pediste la tarjeta" : "Día del alta";

/** A length of time and where it counts from: «30 días después del alta». */
export function lapseText(offer: Offer, after: Lapse): string {
  return `${lengthOf(after)} ${sinceStart(offer)}`;
}

const ends: Readonly<Record<DeadlineKind, string>> = {
  before: "como muy tarde",
  keep: "al menos",
  ends: "si se cuenta desde ese día",
  expected: "normalmente",
};

/** The note under a length of time that stands as a figure: «después del alta, como muy tarde» under «30 días». */
export function lapseNote(
  offer: Offer,
  { kind, isStartSupposed }: Pick<Deadline, "kind" | "isStartSupposed">,
): string {
  if (isStartSupposed) return `desde el día ${startOf(offer)}, lo más prudente`;
  return `${sinceStart(offer)}, ${ends[kind]}`;
}

/** What follows the length of time: «después del alta». */
export function sinceStart(offer: Offer): string {
  return `después ${startOf(offer)}`;
}

/** A length of time in words: «30 días», «3 meses». */
export function lengthOf(after: Lapse): string {
  return "days" in after ? days(after.days) : quantityWords({ least: after.months, unit: "months" });
}

/** The words before the end of what has to be kept: «Mantén la línea al menos hasta». */
export const keptUntil = ({ title }: Pick<Deadline, "title">) => `${title} al menos hasta`;

/**
 * A deadline with its title, without a chosen day: «Haz tu primera compra: como muy tarde, 30 días después del alta»,
 * «Comprueba si ha llegado el regalo: suele tardar de 24 a 48 horas».
 */
export function deadlineLine(offer: Offer, deadline: Deadline): string {
  const { kind, title, after, isStartSupposed } = deadline;
  if (isStartSupposed)
    return `${title}: ${lengthOf(after)}; lo más prudente es contar desde el día ${startOf(offer)}`;
  if (kind === "keep") return `${keptUntil(deadline)} ${lapseText(offer, after)}`;
  if (kind === "expected") return `${title}: ${usualTime(deadline)}`;
  return `${title}: ${kind === "before" ? "como muy tarde, " : ""}${lapseText(offer, after)}`;
}

/** The same after its offer's name and a colon: «haz tu primera compra, como muy tarde 30 días después del alta». */
export function deadlineOf(offer: Offer, deadline: Deadline): string {
  const { kind, after, isStartSupposed } = deadline;
  const title = inSentence(deadline.title);
  if (isStartSupposed)
    return `${title} en ${lengthOf(after)}; lo más prudente es contar desde el día ${startOf(offer)}`;
  if (kind === "keep") return inSentence(deadlineLine(offer, deadline));
  if (kind === "expected") return `${title}; ${usualTime(deadline)}`;
  return `${title}, ${kind === "before" ? "como muy tarde " : ""}${lapseText(offer, after)}`;
}

/**
 * Every deadline of an offer as `deadlineLine` says it. A day on which the reward is expected is no limit: if there is
 * nothing else, a line after it says that there is none.
 */
export function deadlineLines(offer: Offer): string[] {
  const { items, days: fixed = [] } = offer.deadlines;
  const last = fixed.map(({ title, on }) => `${title}: como muy tarde, el ${longDate(on)}`);
  if (items.some(({ kind }) => kind !== "expected"))
    return [...items.map((item) => deadlineLine(offer, item)), ...last];
  const unknown = items.length > 0 ? ["Los requisitos que conocemos no ponen plazo"] : [];
  return [...items.map((item) => usualArrival(offer, item)), ...(last.length > 0 ? last : unknown)];
}

/** «suele tardar de 24 a 48 horas» */
function usualTime({ usually, after, nextMonthUntil }: Deadline): string {
  if (nextMonthUntil) return "suele llegar el mes siguiente al de cumplir los requisitos";
  const time = usually ?? lengthOf(after);
  return `suele tardar ${/\sa\s/.test(time) ? "de " : ""}${time}`;
}

/** Sentence on when the reward usually comes: «El regalo suele tardar de 24 a 48 horas». */
export function usualArrival(offer: Offer, deadline: Deadline): string {
  // A reward may come in several parts: the title then says which of them it is.
  const isInParts = yoursOf(offer.terms).some(({ instalments, every }) => instalments ?? every);
  if (isInParts) return deadlineLine(offer, deadline);
  return `${theReward(offer)} ${usualTime(deadline)}`;
}

/** The words around a deadline's date, as one sentence: «Mantén la línea al menos hasta el» … «.» */
export function dateWords({
  kind,
  title,
}: Pick<Deadline, "kind" | "title">): Record<"before" | "after", string> {
  if (kind === "keep") return { before: `${keptUntil({ title })} el`, after: "." };
  if (kind === "ends") return { before: `${title}:`, after: "." };
  return { before: `${deadlineKindNames[kind]}:`, after: `. ${title}.` };
}

/** How many days lie between signing up and the day from which the deadlines count, if they differ. */
export function delayWords(offer: Offer): string | undefined {
  const { delay, delayUsually, start } = offer.deadlines;
  if (!delay || !start) return undefined;
  return delayUsually
    ? `${delayUsually}: para calcular ${start}, contamos ${days(delay)} naturales desde el alta, por si hay un fin de semana.`
    : countedDelay(offer);
}

/** How many days the delay after signing up is counted as, for a place beside a date that includes it; undefined without one. */
export function countedDelay({ deadlines: { delay, start } }: Offer): string | undefined {
  return delay && start ? `Contamos ${days(delay)} entre el alta y ${start}.` : undefined;
}

/** The shortest and the longest of several lengths of time, for the start of a line: «De 30 a 90 días». */
export function lengthsOf(items: readonly Pick<Deadline, "after">[]): string {
  return `De ${spanOfLengths(items)}`;
}

/** The shortest and the longest of several lengths of time, as a figure; the noun stands once if both share it: «30 a 90 días», «1 mes a 3 meses». */
export function spanOfLengths(items: readonly Pick<Deadline, "after">[]): string {
  const inDays = (after: Lapse) => ("days" in after ? after.days : 30 * after.months);
  const sorted = items.map(({ after }) => after).toSorted((a, b) => inDays(a) - inDays(b));
  const [shortest, longest] = [sorted[0], sorted.at(-1)];
  if (!shortest || !longest) return "";
  const isOneUnit = "days" in shortest === "days" in longest;
  const least = "days" in shortest ? shortest.days : shortest.months;
  return `${isOneUnit && least > 1 ? least : lengthOf(shortest)} a ${lengthOf(longest)}`;
}

/** Note beside several limits, of which only one applies to the visitor. */
export const ownLimit = "según tu campaña";

/** Whether only one of these limits applies to a visitor, who may not know which. */
export function isOneOf(limits: readonly Pick<Deadline, "kind">[]): boolean {
  return limits.length > 1 && limits.every(({ kind }) => kind === "before");
}
