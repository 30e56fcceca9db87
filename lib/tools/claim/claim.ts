/**
 * A complaint: what is asked, and the days that follow. The periods are in `lib/offers/claim-periods.ts`. `routes.ts` has the
 * words of each route, `grievances.ts` those of each grievance, `answer-words.ts`, `words.ts` and `letter.ts` those around them.
 */
import { claimNames } from "../../config/paths";
import { addDays, addLapse, addMonths, type CalendarDate, firstDay, lastDay } from "../../format/dates";
import type { DayRange } from "../../ground/days";
import { earliestArrival, earliestDone, latestOf } from "../../ground/arrivals";
import { signUpLabel } from "../../ground/deadline-words";
import { datedDeadlines, startAfter } from "../../ground/deadlines";
import type { DeadlineKind } from "../../offers/deadlines-schema";
import { valuesOf, type Query, quoted } from "../../ground/query";
import { type ChoiceQuestion, type DayQuestion, isAsked, parseAnswer } from "../../ground/questions";
import { addWorkingDays } from "../../ground/working-days";
import { promiseOf } from "../../offers/history";
import { joiningOf } from "../../offers/derive/joining";
import type { Offer } from "../../offers/offer";
import type { Period } from "../../offers/claim-periods";
import { yoursOf } from "../../ground/gains";
import { type BlankDay, type Grievance, grievanceOf, grievances, isArrivalStated } from "./grievances";
import { quickPickDay } from "../deadlines/questions";
import { claimRoute, type Route } from "./routes";

/** A visitor's parsed answers. */
export type ClaimInput = ReturnType<typeof readClaim>;

/** The oldest sign-up, in months: a firm need not deal with facts older than five years. */
const MONTHS_BACK = 60;
/** The latest day on which a benefit can be due, in months from today. */
const MONTHS_AHEAD = 24;

/** What the form asks: each later question depends on the answers before it. */
export const claimQuestions = {
  grievance: {
    kind: "choice",
    name: claimNames.grievance,
    label: "¿Qué ha pasado?",
    options: grievances,
  } as ChoiceQuestion<Grievance>,

  signUp: (today: CalendarDate, offer: Offer): DayQuestion => ({
    kind: "day",
    name: claimNames.signUp,
    label: signUpLabel(offer),
    hint: joiningOf(offer.terms).card
      ? "Puede ser de los últimos cinco años."
      : "El día en que te registraste. Puede ser de los últimos cinco años.",
    range: { first: addMonths(today, -MONTHS_BACK), last: today },
  }),

  /** The day of the fact, as it is asked for each thing that can have happened. */
  since: (offer: Offer, grievance: Grievance, today: CalendarDate, range: DayRange): DayQuestion => {
    const { since, missing } = grievanceOf(grievance);
    const { question: label, hint } = since(offer, blankDay(offer, today));
    const faults = missing ? { missing: () => missing } : {};
    return { kind: "day", name: claimNames.since, label, hint, range, faults };
  },

  written: (offer: Offer, range: DayRange): DayQuestion => ({
    kind: "day",
    name: claimNames.written,
    label: "¿Qué día escribiste? (opcional)",
    // Only what begins the period counts.
    hint: `El día en que escribiste ${claimRoute(offer).service.toIts}. Un chat puede no contar. Déjalo en blanco si aún no lo has hecho.`,
    range,
    // Asked for alone by an answer that has a day.
    faults: { missing: () => "Dinos también qué día escribiste." },
  }),

  answered: (range: DayRange): DayQuestion => ({
    kind: "day",
    name: claimNames.answered,
    label: "¿Qué día te contestaron? (opcional)",
    hint: "La fecha de su respuesta. Déjalo en blanco si aún no te han contestado.",
    range,
    faults: { early: () => "La respuesta no puede ser anterior al día en que escribiste." },
  }),
} as const;

/** What a blank day of the fact means for an offer. */
function blankDay(offer: Offer, today: CalendarDate): BlankDay {
  if (expectedDay(offer, today) !== undefined) return "usual";
  return isArrivalStated(offer) ? "told" : "unknown";
}

/** Whether the form was sent, or its address says more than what happened, as the link at the top of an offer's page does. */
export const isBegun = (query: Query) =>
  Object.values(claimNames).some((name) => name !== claimNames.grievance && name in query);

/** Reads the form. Nothing is guessed: a missing day that is needed is a fault. */
export function readClaim(query: Query, offer: Offer, today: CalendarDate) {
  const signUpQuestion = claimQuestions.signUp(today, offer);
  const picked = quickPickDay(valuesOf(query, claimNames.ago)[0], today);
  const signUp = picked ? { day: picked } : parseAnswer(signUpQuestion, query);
  const { known, unknown } = parseAnswer(claimQuestions.grievance, query);
  const grievance = known.length === 1 && unknown.length === 0 ? known[0] : undefined;
  const unread = grievance ? "" : quoted(valuesOf(query, claimNames.grievance));
  const first = "day" in signUp ? signUp.day : signUpQuestion.range.first;
  const isOptional = !grievance || !grievanceOf(grievance).missing;
  const last = grievance && isOptional ? addMonths(today, MONTHS_AHEAD) : today;
  const since = claimQuestions.since(offer, grievance ?? "no-llega", today, { first, last });
  const writtenQuestion = claimQuestions.written(offer, { first, last: today });
  const hasAnswer = valuesOf(query, claimNames.answered).length > 0;
  const written =
    hasAnswer || isAsked(writtenQuestion, query) ? parseAnswer(writtenQuestion, query) : undefined;
  const wroteOn = written && "day" in written ? written.day : first;
  return {
    signUp,
    grievance,
    /** An unknown value of `hecho`, to be quoted. */
    ...(unread && { unreadGrievance: unread }),
    /** The day on which the benefit was due, was refused, or the charge was made; undefined if not given. */
    since: !isAsked(since, query) && isOptional ? undefined : parseAnswer(since, query),
    /** The day of having written to the provider; undefined if not given. */
    written,
    /** The day of the provider's answer; undefined if not given. */
    answered: hasAnswer
      ? parseAnswer(claimQuestions.answered({ first: wroteOn, last: today }), query)
      : undefined,
  };
}

/**
 * The conditions known on a day, in the words that were recorded, and when they were read at the provider. Undefined
 * before the first known ones.
 */
export function conditionsOn({ history }: Offer, day: CalendarDate) {
  const editions = history.filter(({ date }) => firstDay(date) <= day);
  const { benefit, requirements } = promiseOf(editions);
  const edition = editions.findLast(({ facts }) => facts)?.date;
  return edition && benefit && requirements ? { benefit, requirements, edition } : undefined;
}

/** The days of an offer for who signed up on one, by their kind. */
const datesOf = (offer: Offer, signUp: CalendarDate, kind: DeadlineKind) =>
  datedDeadlines(offer.deadlines.items, startAfter(offer, signUp)).flatMap((deadline) =>
    deadline.kind === kind ? deadline.date : [],
  );

/** The day by which the benefit should have arrived, if it counts from signing up: never before the last day of a requirement. */
function expectedDay(offer: Offer, signUp: CalendarDate): CalendarDate | undefined {
  const expected = latestOf(...datesOf(offer, signUp, "expected"));
  return expected && latestOf(expected, ...datesOf(offer, signUp, "before"));
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

/** When to write to the provider, when it must have answered, and where to go until when. */
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
