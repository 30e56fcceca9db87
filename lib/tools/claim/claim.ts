import {
  addDays,
  addLapse,
  addMonths,
  type CalendarDate,
  firstDay,
  isDay,
  lastDay,
} from "../../format/dates";
import { promiseOf } from "../../offers/history";
import type { Offer } from "../../offers/offer";
import {
  CLAIM_SUFFIX,
  datedDeadlines,
  type DayAnswer,
  startAfter,
  type UnreadAnswer,
} from "../../ground/deadlines";
import { given, type Query } from "../../ground/query";
import { claimRoute, type Period, type Route, waitsForTie } from "./routes";
import { addWorkingDays } from "../../ground/working-days";

/** What can have happened, by its value in the address. */
export const grievances = ["no-llega", "denegado", "cobro"] as const;
/** One of them. */
export type Grievance = (typeof grievances)[number];

/**
 * The conditions known on a day, in the words that were recorded, and when they were read at the provider. Undefined
 * before the first known ones.
 */
export function conditionsOn({ history }: Pick<Offer, "history">, day: CalendarDate) {
  const editions = history.filter(({ date }) => firstDay(date) <= day);
  const { benefit, requirements } = promiseOf(editions);
  const edition = editions.findLast(({ facts }) => facts)?.date;
  return edition && benefit && requirements ? { benefit, requirements, edition } : undefined;
}

/**
 * The day on which the benefit should have arrived, for somebody who met the requirements at once; undefined if unknown.
 * Where nobody says when it comes, it is the end of what has to be kept.
 */
export function expectedDay(offer: Pick<Offer, "deadlines">, signUp: CalendarDate): CalendarDate | undefined {
  const dated = datedDeadlines(offer.deadlines.items, startAfter(offer, signUp));
  const kind = waitsForTie(offer) ? "keep" : "expected";
  return dated.findLast((deadline) => deadline.kind === kind)?.date;
}

/** What a visitor answered, read: each day, or its fault. `since` and `written` are undefined where none was given. */
export interface ClaimAnswers {
  signUp: DayAnswer;
  grievance: Grievance | undefined;
  /** What the address says instead of what happened, to be quoted; undefined if it says nothing. */
  unreadGrievance?: string;
  /** The day on which the benefit was due, was refused, or the charge was made. */
  since: DayAnswer | undefined;
  /** The day of having written to the provider. */
  written: DayAnswer | undefined;
}

/** A day of the line of time. */
export interface ClaimStep {
  id: "fact" | "write" | "write-by" | "written" | "answer-by" | "go" | "go-until";
  date: CalendarDate;
}

/** When to write to the provider, when it must have answered, and where to go until when. */
export interface Claim {
  grievance: Grievance;
  signUp: CalendarDate;
  /** The day of the fact: when the benefit was due, was refused, or the charge was made; undefined if nobody knows. */
  fact?: CalendarDate | undefined;
  /** Whether `fact` is the usual day after signing up, because the visitor left it blank. */
  isUsual: boolean;
  /** Whether the promotion had not begun on the day of signing up. */
  isEarly: boolean;
  /** Whether it had ended before that day. */
  isLate: boolean;
  /** The first day on which it makes sense to write. */
  writeFrom: CalendarDate;
  /** The first day on which it is too late to write. */
  writeBefore?: CalendarDate | undefined;
  /** The day of writing from which the rest counts. */
  written: CalendarDate;
  /** Whether `written` is assumed: today, or `writeFrom` if that is later. */
  isAssumed: boolean;
  /** The last day for the provider's answer. */
  answerBy: CalendarDate;
  /** The same for a charge that is no payment service, as for an order, where that period is another. */
  otherAnswerBy?: CalendarDate | undefined;
  /** The first day on which one may go to the next body, without an answer of the provider. */
  goFrom: CalendarDate;
  /** The last day on which one may go there; undefined if there is none. */
  goUntil?: CalendarDate | undefined;
  route: Route;
  /** What was promised on the day of signing up; undefined if nobody knows, or the promotion had ended. */
  conditions: ReturnType<typeof conditionsOn>;
  /** The days above, in order. */
  steps: ClaimStep[];
}

/** The claim that follows from a visitor's answers; undefined while one is missing or wrong. */
export function claimFor(
  offer: Pick<Offer, "claim" | "deadlines" | "history" | "validFrom" | "validUntil">,
  { signUp, grievance, since, written: writtenAnswer }: ClaimAnswers,
  today: CalendarDate,
): Claim | undefined {
  if (
    !grievance ||
    !("day" in signUp) ||
    (since && !("day" in since)) ||
    (writtenAnswer && !("day" in writtenAnswer))
  )
    return undefined;
  const route = claimRoute(offer);
  const fact =
    since?.day ?? (grievance === "no-llega" ? usualDay(offer, route, signUp.day, today) : undefined);
  if (!fact && grievance !== "no-llega") return undefined;
  const firstDayToWrite = fact && grievance === "no-llega" ? addDays(fact, 1) : fact;
  const writeFrom = firstDayToWrite ?? signUp.day;
  const written = writtenAnswer?.day ?? (writeFrom > today ? writeFrom : today);
  const { charge, other } = route.answer;
  const period = grievance === "cobro" ? charge : other;
  const answerBy = after(written, period);
  const isLate = offer.validUntil !== undefined && signUp.day > lastDay(offer.validUntil);
  const start = route.until?.from === "answer" ? answerBy : written;
  const claim = {
    grievance,
    signUp: signUp.day,
    fact,
    isUsual: fact !== undefined && since === undefined,
    isEarly: offer.validFrom !== undefined && signUp.day < firstDay(offer.validFrom),
    isLate,
    writeFrom,
    writeBefore: fact && route.write && addMonths(fact, route.write.months),
    written,
    isAssumed: writtenAnswer === undefined,
    answerBy,
    otherAnswerBy: period !== other ? after(written, other) : undefined,
    goFrom: addDays(answerBy, 1),
    goUntil: start && route.until && addMonths(start, route.until.months),
    route,
    // What was published for an ended promotion says nothing of a later day.
    conditions: isLate ? undefined : conditionsOn(offer, signUp.day),
  };
  return { ...claim, steps: stepsOf(claim) };
}

/**
 * The day that stands for one left blank. The end of a tie is no published day: once the time to write that would count
 * from it is over, there is none, and the visitor writes today.
 */
function usualDay(
  offer: Pick<Offer, "deadlines">,
  { write }: Route,
  signUp: CalendarDate,
  today: CalendarDate,
) {
  const day = expectedDay(offer, signUp);
  const isOver = day && write && waitsForTie(offer) && addMonths(day, write.months) <= today;
  return isOver ? undefined : day;
}

/** In the parameter of a claim, the day that nobody knows. */
const UNKNOWN_DAY = "sin-fecha";

/** A claim as a parameter of a calendar's address: `paypal.reclamar=no-llega.2026-12-05`, then the day of writing. */
export function claimParameter({ id }: Pick<Offer, "id">, claim: Claim): [name: string, value: string] {
  const { grievance, fact, written, isAssumed } = claim;
  return [
    `${id}${CLAIM_SUFFIX}`,
    [grievance, fact ?? UNKNOWN_DAY, ...(isAssumed ? [] : [written])].join("."),
  ];
}

/** An offer and a claim about it. */
export interface Claimed {
  offer: Offer;
  claim: Claim;
}

/** The claims that a calendar's address names, of each offer the first one that can be read; and what cannot. */
export function readClaims(query: Query, offers: readonly Offer[], today: CalendarDate) {
  const read: { claims: Claimed[]; unread: UnreadAnswer[] } = { claims: [], unread: [] };
  for (const offer of offers) {
    const name = `${offer.id}${CLAIM_SUFFIX}`;
    const values = given(query, name);
    const claims = values.map((value) => claimIn(value.toLowerCase(), offer, today));
    const first = claims.find((claim) => claim !== undefined);
    if (first) read.claims.push(first);
    for (const [place, value] of values.entries())
      if (!first || claims[place] !== first) read.unread.push([name, value]);
  }
  return read;
}

/** The claim in the parameter of an offer; undefined if it cannot be read. */
function claimIn(value: string, offer: Offer, today: CalendarDate): Claimed | undefined {
  const [code, fact = "", written] = value.split(".");
  const grievance = grievances.find((known) => known === code);
  const since = isDay(fact) ? { day: fact } : undefined;
  if ((!since && fact !== UNKNOWN_DAY) || (written !== undefined && !isDay(written))) return undefined;
  const writtenAnswer = written === undefined ? undefined : { day: written };
  // The address names no day of signing up; a calendar shows no conditions.
  const answers = { signUp: since ?? { day: today }, grievance, since, written: writtenAnswer };
  const claim = claimFor(offer, answers, today);
  return claim && { offer, claim };
}

/** The day a period after a day, which itself does not count. */
function after(day: CalendarDate, period: Period): CalendarDate {
  return "workingDays" in period ? addWorkingDays(day, period.workingDays) : addLapse(day, period);
}

/** The days of a claim in order. The last day to write is the day before `writeBefore`. */
function stepsOf(claim: Omit<Claim, "steps">): ClaimStep[] {
  const { fact, writeBefore, written, isAssumed, answerBy, goFrom, goUntil, route } = claim;
  const isNear = isAssumed && writeBefore && !route.write?.far;
  const days: [ClaimStep["id"], CalendarDate | undefined][] = [
    ["fact", fact],
    [isAssumed ? "write" : "written", written],
    ["write-by", isNear ? addDays(writeBefore, -1) : undefined],
    ["answer-by", answerBy],
    ["go", goFrom],
    ["go-until", goUntil],
  ];
  return days
    .flatMap(([id, date]) => (date ? [{ id, date }] : []))
    .sort((a, b) => a.date.localeCompare(b.date));
}
