import { claimNames } from "../../config/paths";
import { addMonths, type CalendarDate, lastDay, onDate } from "../../format/dates";
import { present } from "../../format/format";
import type { DayRange } from "../../ground/days";
import { signUpLabel } from "../../ground/deadline-words";
import { valuesOf, type Query, quoted } from "../../ground/query";
import { type ChoiceQuestion, type DayQuestion, isAsked, parseAnswer } from "../../ground/questions";
import { joiningOf } from "../../offers/derive/joining";
import type { Offer } from "../../offers/offer";
import { quickPickDay, readSignUp } from "../deadlines/questions";
import { expectedDay, fixedArrival } from "./expected-day";
import { type BlankDay, type Grievance, grievanceOf, grievances, isArrivalStated } from "./grievances";
import { claimRoute } from "./routes";

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
    hint: present([
      !joiningOf(offer.terms).card && "El día en que te registraste.",
      offer.validUntil !== undefined && lastDay(offer.validUntil) < today
        ? `La promoción que conocemos terminó ${onDate(offer.validUntil)}.`
        : "Puede ser de los últimos cinco años.",
    ]).join(" "),
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
    // An answer that has a day asks for this one alone.
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
  if (expectedDay(offer, today) !== undefined && !fixedArrival(offer)) return "usual";
  return isArrivalStated(offer) ? "told" : "unknown";
}

/** Whether the form was sent, or its address says more than what happened, as the link at the top of an offer's page does. */
export const isBegun = (query: Query) =>
  Object.values(claimNames).some((name) => name !== claimNames.grievance && name in query);

/** Reads the form. Nothing is guessed: a missing day that is needed is a fault. */
export function readClaim(query: Query, offer: Offer, today: CalendarDate) {
  const signUpQuestion = claimQuestions.signUp(today, offer);
  // A quick pick hides the field: a day typed there before is not the answer any more.
  const isPicked = quickPickDay(valuesOf(query, claimNames.ago)[0], today) !== undefined;
  const signUp = readSignUp(
    isPicked ? { ...query, [claimNames.signUp]: undefined } : query,
    signUpQuestion.range,
    today,
  );
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
