/**
 * A complaint: what is asked, and the days that follow. The periods are in `lib/offers/claim-periods.ts`. `routes.ts` has the
 * words of each route, `grievances.ts` those of each grievance, `answer-words.ts`, `words.ts` and `letter.ts` those around them.
 */
import { addDays, addLapse, addMonths, type CalendarDate, firstDay, lastDay } from "../../format/dates";
import { earliestArrival, earliestDone, latestOf } from "../../ground/arrivals";
import { addWorkingDays } from "../../ground/working-days";
import type { Period } from "../../offers/claim-periods";
import { promiseOf } from "../../offers/history";
import type { Offer } from "../../offers/offer";
import { isAfterClosing } from "../../offers/status";
import { yoursOf } from "../../ground/gains";
import { datesOf, expectedDay } from "./expected-day";
import { grievanceOf, isArrivalStated } from "./grievances";
import type { ClaimInput } from "./questions";
import { claimRoute, type Route } from "./routes";

/** The conditions known on a day, in the words that were recorded. Undefined before the first known ones. */
export function conditionsOn({ history }: Offer, day: CalendarDate) {
  const { benefit, shortBenefit, requirements } = promiseOf(
    history.filter(({ date }) => firstDay(date) <= day),
  );
  return benefit && requirements ? { benefit, shortBenefit, requirements } : undefined;
}

/** Whether that day is only usual, «suele tardar de 24 a 48 horas», and not promised. */
const isOnlyUsual = ({ deadlines: { items } }: Offer) =>
  items.some(({ kind, usually }) => kind === "expected" && usually !== undefined);

/** A day of the line of time. */
export interface ClaimStep {
  id:
    | "done"
    | "fact"
    | "ask"
    | "write"
    | "write-by"
    | "written"
    | "answered"
    | "answer-by"
    | "go"
    | "go-until";
  date: CalendarDate;
}

/** Days to write to the provider, by which it must have answered, and until which one can go where. */
export type Claim = NonNullable<ReturnType<typeof claimFor>>;

/** The claim that follows from a visitor's answers; undefined while one is missing or wrong. */
export function claimFor(
  offer: Offer,
  { signUp, grievance, since, written: writtenAnswer, answered: answerGiven }: ClaimInput,
  today: CalendarDate,
) {
  if (!grievance || "fault" in signUp || (since && "fault" in since)) return undefined;
  if (writtenAnswer && "fault" in writtenAnswer) return undefined;
  if (answerGiven && "fault" in answerGiven) return undefined;
  const answered = answerGiven?.day;
  const route = claimRoute(offer);
  const { missing, writesAfter, period } = grievanceOf(grievance);
  const usual = since || missing ? undefined : expectedDay(offer, signUp.day);
  const fact = since?.day ?? usual;
  if (missing && !fact) return undefined;
  const asksFirst = !fact || (usual !== undefined && isOnlyUsual(offer));
  const asked = asksFirst ? askedFirst(offer, route, signUp.day, usual, today) : undefined;
  const askOn = writtenAnswer ? undefined : asked?.askOn;
  const doneOn = asked?.doneOn;
  const writeFrom = asked ? asked.writeFrom : addDays(fact ?? signUp.day, writesAfter);
  const writeUntil = asked ? asked.writeUntil : fact && route.write && addMonths(fact, route.write.months);
  const written = writtenAnswer?.day ?? (writeFrom > today ? writeFrom : today);
  const isAssumed = writtenAnswer === undefined;
  const { [period]: time, other } = route.reply;
  const replyBy = after(written, time);
  const goFrom = answered ?? addDays(replyBy, 1);
  const start = route.until?.from === "answer" ? (answered ?? replyBy) : written;
  const goUntil = route.until && addMonths(start, route.until.months);
  const isLate = offer.validUntil !== undefined && signUp.day > lastDay(offer.validUntil);
  const days: [ClaimStep["id"], CalendarDate | undefined][] = [
    ["done", doneOn],
    ["fact", fact],
    ["ask", askOn],
    [isAssumed ? "write" : "written", written],
    ["write-by", isAssumed && !route.write?.far ? writeUntil : undefined],
    ["answered", answered],
    ["answer-by", answered ? undefined : replyBy],
    ["go", goFrom],
    ["go-until", goUntil],
  ];
  return {
    grievance,
    signUp: signUp.day,
    /** The day of the fact: when the benefit was due, was refused, or the charge was made; undefined if nobody knows. */
    fact,
    /** Whether `fact` is the usual day after signing up, because the visitor left it blank. */
    isUsual: usual !== undefined,
    /** The day to ask in writing when the benefit comes, if that is unknown: nothing can be claimed before. */
    askOn,
    /** Whether a complaint asks for that day too: there is no time left to wait for an answer, or no reason. */
    asksForDay: asked !== undefined && asked.askOn === undefined,
    /** The last day of what is asked, where `askOn` depends on it; and until when something has to be kept after that. */
    doneOn,
    keptUntil: asked?.keptUntil,
    /** The last day to write, counted from the end of what had to be kept, once it has passed. */
    lapsedOn: asked?.lapsedOn,
    /** Whether the promotion had not begun on the day of signing up, or had ended before it. */
    isEarly: offer.validFrom !== undefined && signUp.day < firstDay(offer.validFrom),
    isLate,
    /** Whether the provider admitted no new clients on that day. */
    isAfterClosing: isAfterClosing(offer, signUp.day),
    /** The first and the last day to write: counted from date to date, as every term of months. */
    writeFrom,
    writeUntil,
    /** The day of writing from which the rest counts. */
    written,
    /** Whether `written` is assumed: today, or `writeFrom` if that is later. */
    isAssumed,
    /** The day of the provider's answer, where there was one. */
    answered,
    /** The last day for the provider's answer. */
    replyBy,
    /** The last day for the answer about a charge that is no payment service, as for an order, where that period is another. */
    otherReplyBy: period === "charge" && route.isPaymentOnly ? after(written, other) : undefined,
    /** The first day on which one may go to the next body: of the answer or, without one, after its time; and the last, if there is one. */
    goFrom,
    goUntil,
    route,
    /** What was promised on the day of signing up. What was published for an ended promotion says nothing of a later day. */
    conditions: isLate ? undefined : conditionsOn(offer, signUp.day),
    /** The days above, in order. */
    steps: days
      .flatMap(([id, date]) => (date ? [{ id, date }] : []))
      .sort((a, b) => a.date.localeCompare(b.date)),
  };
}

/**
 * The days for a visitor who does not know when the benefit comes, or only when it usually does. Once the requirements are
 * over, the visitor asks the provider for the day, and complains if there is no reply: at once, asking in the same letter, if
 * the usual day has passed. If the time to write may count from the end of what has to be kept, the complaint comes before
 * that time is over.
 */
function askedFirst(
  offer: Offer,
  { write, reply }: Route,
  signUp: CalendarDate,
  usual: CalendarDate | undefined,
  today: CalendarDate,
) {
  const limit = latestOf(...datesOf(offer, signUp, "before"));
  const tie = latestOf(...datesOf(offer, signUp, "keep"));
  // Who knows how long the gift takes once the steps are done need not wait for the last day to do them.
  const wait =
    usual ??
    latestOf(
      isArrivalStated(offer) ? undefined : limit,
      earliestArrival(offer, signUp),
      earliestDone(offer, signUp),
    );
  const askOn = latestOf(today, wait && addDays(wait, 1)) ?? today;
  // What leaving early takes back has come before.
  const kept = usual || yoursOf(offer.terms).every(({ loses }) => loses?.length) ? undefined : tie;
  const from = usual ?? tie;
  const last = from && write && !write.far ? addMonths(from, write.months) : undefined;
  const isLapsed = last !== undefined && last < askOn;
  const unanswered = latestOf(after(askOn, reply.other), kept) ?? askOn;
  const writeFrom = addDays(unanswered, 1);
  // What has not come by its usual day is claimed at once.
  const isOverdue = usual !== undefined && usual < today;
  return {
    // On the last day to write, and after it, there is none left to wait for an answer.
    askOn: isOverdue || isLapsed || last === askOn ? undefined : askOn,
    doneOn: latestOf(limit, kept),
    keptUntil: kept ? undefined : tie,
    writeFrom: isOverdue || isLapsed ? askOn : last && last < writeFrom ? last : writeFrom,
    writeUntil: isLapsed ? undefined : last,
    lapsedOn: isLapsed ? last : undefined,
  };
}

/** Whether nothing is to be sent yet. */
export const isTooEarly = ({ askOn, writeFrom, isAssumed }: Claim, today: CalendarDate) =>
  isAssumed && (askOn ?? writeFrom) > today;

/** The day a period after a day, which itself does not count. */
function after(day: CalendarDate, period: Period): CalendarDate {
  return "workingDays" in period ? addWorkingDays(day, period.workingDays) : addLapse(day, period);
}
