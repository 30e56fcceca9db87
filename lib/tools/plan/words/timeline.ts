import { asSentence, count, euros, inSentence, list } from "../../../format/format";
import { quantityWords, readQuantity } from "../../../format/quantity";
import { type CalendarDate, daysBetween, longDate, shortDate } from "../../../format/dates";
import { eventTitle } from "../../../ground/calendar-words";
import {
  dateWords,
  deadlineKindNames,
  deadlineOf,
  lengthOf,
  sinceStart,
} from "../../../ground/deadline-words";
import { needsInvitation } from "../../../ground/invitation";
import { titleOf } from "../../../ground/offer-names";
import type { Span } from "../../../ground/net-value";
import { checkOf } from "../../../offers/never-checked";
import { timeFields } from "../../../offers/terms/when";
import { countdown } from "../../deadlines/words";
import type { Plan, PlanEntry, PlanPayment, PlanPoint } from "../plan";
import { planCopy, planFigure } from "./plan";

/** What happens at a point of the line of time, in the parts that a page shows in their own way. */
export interface PointParts {
  /** What leads to the offer's ticket. */
  link?: string;
  text: string;
  /** What arrives, after the text. */
  income?: Span;
}

/** What happens at a point, after another of the same day if there is one. */
export function pointParts(point: PlanPoint, before?: PlanPoint): PointParts {
  const { entry } = point;
  const { brand } = entry.offer;
  switch (point.kind) {
    case "start":
      return { link: `Empieza con ${brand}`, text: startWords(entry) };
    case "back":
      return { text: backWords(entry, point.euros, before?.entry === entry) };
    case "gain":
      return {
        text: `${asSentence(giftOf(entry.payments))} de ${brand}, sin día conocido: `,
        income: point.sum,
      };
    case "paid":
      return { text: `${paidWords(entry, point.payment)}: `, income: point.payment.sum };
    case "deadline": {
      const { kind, title } = point.deadline;
      if (kind === "keep" || kind === "ends") return { text: eventTitle(brand, point.deadline) };
      return { text: `${brand} · ${deadlineKindNames[kind]}: ${inSentence(title)}` };
    }
  }
}

/** A point of the timeline as one text. */
export function pointWords(point: PlanPoint, before?: PlanPoint): string {
  const { link = "", text, income } = pointParts(point, before);
  return `${link}${text}${income ? planFigure(income) : ""}`;
}

/**
 * Sentence on the first gift whose day is known: «El 1 de diciembre de 2026 suele llegar el regalo de PayPal: 10 €.» Nobody
 * knows the day on which a visitor gets a missing invitation: then it says for which one the date is. Without `today` no day
 * is known.
 */
export function firstGiftWords(points: readonly PlanPoint[], today?: CalendarDate): string | undefined {
  const first = points.find((point) => point.kind === "paid" && !point.payment.isRevocable);
  if (first?.kind !== "paid") return undefined;
  const { entry, date } = first;
  const isMissing = needsInvitation(entry.offer);
  const invited = isMissing
    ? `Si te invitan ${entry.start === today ? "hoy" : `el ${longDate(entry.start)}`}, el`
    : "El";
  const undated = () =>
    isMissing
      ? (afterSteps(first.payment) ?? afterInvitation(daysBetween(entry.start, date)))
      : afterText(first);
  const when = today ? `${invited} ${longDate(date)}` : undated();
  return `${when} ${inSentence(pointWords(first))}.`;
}

/** How long after the last step something usually comes, if that is what it counts from: «De 24 a 48 horas después de cumplirlo todo». */
function afterSteps({ gain }: PlanPayment): string | undefined {
  const { usually, after } = timeFields(gain.when);
  const time = readQuantity(usually ?? "");
  if (!time || after) return undefined;
  return `${time.most === undefined ? "" : "De "}${quantityWords(time)} después de cumplirlo todo`;
}

/** How long after getting an invitation something comes: «Unos 2 días después de tener la invitación». */
function afterInvitation(away: number): string {
  if (away === 0) return "El día en que tengas la invitación";
  if (away === 1) return "Un día después de tener la invitación";
  return `Unos ${count(away, "día", "días")} después de tener la invitación`;
}

/** The first deadline, where no gift has a day: «Último día de PayPal: 29 dic. 2026.» */
export function firstDateWords(points: readonly PlanPoint[], isDated: boolean): string | undefined {
  const first = points.find((point) => point.kind === "deadline");
  if (!first) return undefined;
  const { entry, date, deadline } = first;
  const { offer } = entry;
  if (!isDated || needsInvitation(offer)) return `${offer.brand}: ${deadlineOf(offer, deadline)}.`;
  if (deadline.kind === "before") return `Último día de ${offer.brand}: ${shortDate(date)}.`;
  const { before, after } = dateWords(deadline);
  return `${offer.brand}: ${inSentence(before)} ${longDate(date)}${after}`;
}

/** What one does on the day on which an offer begins: «pones 300 € y mueves tu nómina». */
function startWords({ offer, needs, net, salary, bills }: PlanEntry): string {
  const isUnchecked = checkOf(offer) === undefined;
  const does = [
    ...(needs > 0 ? [`pones ${euros(needs)}`] : []),
    ...(salary ? ["mueves tu nómina"] : []),
    ...(bills > 0 ? [`domicilias ${count(bills, "recibo", "recibos")}`] : []),
  ];
  if (does.length > 0) return `: ${list(does)}${isUnchecked ? ` (${inSentence(planCopy.unchecked)})` : ""}`;
  return optionalNote({ net });
}

/** Note behind what one does for an offer that is in no sum: what it leaves is a range. */
export const optionalNote = ({ net }: Pick<PlanEntry, "net">) =>
  net.least < net.most ? ", si te interesa" : "";

const giftOf = (pays: readonly PlanPayment[]) => (pays.length > 1 ? "una parte del regalo" : "el regalo");

/** What is paid on a day that the offer says, before its figure. */
function paidWords({ offer: { brand }, payments }: PlanEntry, payment: PlanPayment): string {
  const { gain, isRevocable, dates, each } = payment;
  const isUsual = timeFields(gain.when).usually !== undefined;
  const gift = giftOf(payments);
  if (isRevocable) return `Ya no puedes perder ${gift} de ${brand}`;
  if (dates.length === 1) return `${isUsual ? "Suele llegar" : "Llega"} ${gift} de ${brand}`;
  return `Empieza a llegar ${gift} de ${brand}, ${planFigure(each)} al mes durante ${dates.length} meses`;
}

/**
 * What comes back of what was put, and where the rest is: «Recuperas unos 94 € de Trade Republic (lo suponemos): gastas
 * unos 3 € y quedan 3 € invertidos». The point before it may have named the offer.
 */
function backWords(entry: PlanEntry, back: number, isNamed: boolean): string {
  const { offer, spend, risk, precision, back: coming } = entry;
  const figure = (amount: number) => planFigure({ least: amount, most: amount }, precision);
  const rest = [
    ...(spend > 0 ? [`gastas ${figure(spend)}`] : []),
    ...(risk > 0 ? [risk === 1 ? `queda ${euros(risk)} invertido` : `quedan ${euros(risk)} invertidos`] : []),
  ];
  const whole = `Recuperas ${figure(back)}${isNamed ? "" : ` de ${offer.brand}`}${coming?.isStated ? "" : " (lo suponemos)"}`;
  return rest.length > 0 ? `${whole}: ${list(rest)}` : whole;
}

/** Time of a point if the plan's first day is not known: «El primer día», «2 días después», «3 meses después del alta». */
export function afterText({ entry: { offer }, after, ...point }: PlanPoint): string {
  if (point.kind === "deadline" && "months" in point.deadline.after)
    return `${lengthOf(point.deadline.after)} ${sinceStart(offer)}`;
  return after === 0 ? "El primer día" : `${count(after, "día", "días")} después`;
}

/** How near the last day of what is under way is that comes before the plan, in days. */
const URGENT = 7;

/**
 * What is under way and has to be done within a week, before anything of the plan: «Antes que nada: PayPal, te queda 1 día. Haz
 * tu primera compra de al menos 5 €.»
 */
export const urgentWords = (underway: Plan["underway"]): string[] =>
  underway.flatMap(({ offer, deadlines }) =>
    deadlines.flatMap(({ kind, away, title }) => {
      if (kind !== "before" || away < 0 || away > URGENT) return [];
      const { before, figure } = countdown(kind, away);
      return `Antes que nada: ${titleOf(offer)}, ${inSentence(before)} ${figure}. ${title}.`;
    }),
  );
