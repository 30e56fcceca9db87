import { claimQuery } from "../../config/paths";
import { addMonths, type CalendarDate } from "../../format/dates";
import type { DayRange } from "../../ground/deadlines";
import { type Query, quoted, given } from "../../ground/query";
import { type ChoiceQuestion, type DayQuestion, isAsked, readAnswer } from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { type ClaimAnswers, expectedDay, type Grievance, grievances } from "./claim";
import { claimRoute, waitsForTie } from "./routes";
import { claimCopy, sinceWords, writtenHint } from "./words";

/** The oldest sign-up, in months: a firm need not deal with facts older than five years. */
const MONTHS_BACK = 60;
/** The latest day on which a benefit can be due, in months from today. */
const MONTHS_AHEAD = 24;

/** What the form asks: each later question depends on the answers before it. */
export const claimQuestions = {
  grievance: {
    kind: "choice",
    name: claimQuery.grievance,
    label: claimCopy.what,
    options: grievances,
  } as ChoiceQuestion<Grievance>,

  signUp: (today: CalendarDate): DayQuestion => ({
    kind: "day",
    name: claimQuery.signUp,
    label: claimCopy.day,
    hint: claimCopy.dayHint,
    range: { first: addMonths(today, -MONTHS_BACK), last: today },
  }),

  since: (words: ReturnType<typeof sinceQuestions>[Grievance], range: DayRange): DayQuestion => ({
    kind: "day",
    name: claimQuery.since,
    label: words.question,
    hint: words.hint,
    range,
    faults: { missing: () => words.missing },
  }),

  written: (offer: Pick<Offer, "claim">, range: DayRange): DayQuestion => ({
    kind: "day",
    name: claimQuery.written,
    label: claimCopy.written,
    hint: writtenHint(claimRoute(offer)),
    range,
  }),
} as const;

/** What is asked about the day of the fact, by what happened. */
export function sinceQuestions(
  offer: Pick<Offer, "claim" | "deadlines" | "reward" | "terms">,
  today: CalendarDate,
) {
  if (waitsForTie(offer)) return sinceWords(offer, "tie");
  return sinceWords(offer, expectedDay(offer, today) === undefined ? "unknown" : "usual");
}

/** Reads the form. Nothing is guessed: a missing day that is needed is a fault. */
export function readClaim(
  query: Query,
  offer: Pick<Offer, "claim" | "deadlines" | "reward" | "terms">,
  today: CalendarDate,
): ClaimAnswers {
  const signUpQuestion = claimQuestions.signUp(today);
  const signUp = readAnswer(signUpQuestion, query);
  const { known, unknown } = readAnswer(claimQuestions.grievance, query);
  const grievance = known.length === 1 && unknown.length === 0 ? known[0] : undefined;
  const unread = grievance ? "" : quoted(given(query, claimQuery.grievance));
  const first = "day" in signUp ? signUp.day : signUpQuestion.range.first;
  const isOptional = !grievance || grievance === "no-llega";
  const last = grievance === "no-llega" ? addMonths(today, MONTHS_AHEAD) : today;
  const words = sinceQuestions(offer, today)[grievance ?? "no-llega"];
  const since = claimQuestions.since(words, { first, last });
  const written = claimQuestions.written(offer, { first, last: today });
  return {
    signUp,
    grievance,
    ...(unread && { unreadGrievance: unread }),
    since: !isAsked(since, query) && isOptional ? undefined : readAnswer(since, query),
    written: isAsked(written, query) ? readAnswer(written, query) : undefined,
  };
}
