import { type AmountFault, readAmount } from "../format/amount";
import { addMonths, type CalendarDate, daysBetween, isDay } from "../format/dates";
import { datedDeadlines, readSignUp, type SignUpFault, signUpRange, startAfter } from "./deadlines";
import type { Deadline } from "../offers/deadlines-schema";
import {
  cents,
  isShareOfUnknown,
  needsOf,
  netValue,
  type Precision,
  precisionOf,
  type Span,
} from "./net-value";
import type { Offer } from "../offers/offer";
import { statusOn } from "../offers/status";

export interface PlanInput {
  /** Euros that the visitor can move. */
  money: number;
  /** Ids of the offers of providers that already have the visitor as a customer. */
  customerOf: readonly string[];
  /** The day from which deadlines count, by offer id, for promotions under way. */
  joined?: Readonly<Record<string, CalendarDate>>;
  /** The day of signing up, if given. */
  start?: CalendarDate;
  /** Whether the visitor would spend the required money even without the promotions. */
  anyway?: boolean;
}

/**
 * Sorts the offers for a visitor: first those with a known remainder, highest first; then those with an unknown cost,
 * by least gain; then the rest. Ties keep the catalogue's order. Without `input.start`, `today` is the start.
 */
export function planFor(offers: readonly Offer[], input: PlanInput, today: CalendarDate) {
  const misfits: PlanMisfit[] = [];
  const underway: Underway[] = [];
  const fitting: ReturnType<typeof entryOf>[] = [];
  for (const offer of offers) {
    const day = input.joined?.[offer.id];
    const misfit = misfitOf(offer, input, input.start ?? today);
    if (day) underway.push(underwayOf(offer, day, today));
    else if (misfit) misfits.push(misfit);
    else fitting.push(entryOf(offer, input));
  }
  fitting.sort((one, other) => rank(other) - rank(one) || worth(other) - worth(one));

  let needs = 0;
  const entries = fitting.map((entry) => {
    const affordable = needs + entry.needs <= input.money;
    if (affordable) needs = cents(needs + entry.needs);
    /** Whether the money covers this entry in addition to the affordable ones before it. */
    return { ...entry, affordable };
  });
  let spare = cents(input.money - needs);
  const counted = entries.flatMap(({ offer, left, affordable, needs: own }) => {
    if (!left || !affordable) return [];
    const money = cents(own + spare);
    if (offer.value.gain.kind === "share") spare = 0;
    return { ...leftOf(offer, input, money), precision: precisionOf(offer.value) };
  });
  const sum = (end: keyof Span) => cents(counted.reduce((all, { left }) => all + (left?.[end] ?? 0), 0));
  const precisions = counted.map(({ precision }) => precision);
  const precision: Precision =
    (["least", "about"] as const).find((one) => precisions.includes(one)) ?? "exact";
  return {
    /** Promotions under way, the next date first. */
    underway: underway.sort((one, other) => nextAway(one) - nextAway(other)),
    /** The offers that the visitor can take, sorted. */
    entries,
    misfits,
    /**
     * Sum, in euros, of what the affordable entries with known costs leave. The money that no entry needs goes to the
     * first offer that gives more for more money.
     */
    total: { least: sum("least"), most: sum("most") },
    /** The precision of the sum: the lowest of its parts. */
    precision,
    /** Euros that the affordable entries need at the same time. */
    needs,
  };
}

export type Plan = ReturnType<typeof planFor>;
export type PlanEntry = Plan["entries"][number];

/** The one reason why an offer is not for this visitor. */
function misfitOf(offer: Offer, input: PlanInput, start: CalendarDate) {
  if (input.customerOf.includes(offer.id)) return { offer, reason: "customer" as const };
  const status = statusOn(offer, start);
  if (status === "ended") return { offer, reason: "ended" as const, on: offer.validUntil ?? start };
  if (status === "upcoming") return { offer, reason: "not-begun" as const, on: offer.validFrom ?? start };
  const needs = needsOf(offer.value).euros ?? 0;
  return needs > input.money ? { offer, reason: "money" as const, needs } : undefined;
}

export type PlanMisfit = NonNullable<ReturnType<typeof misfitOf>>;

/** A promotion under way. `away` is the number of days until a date; negative once the date has passed. */
function underwayOf(offer: Offer, day: CalendarDate, today: CalendarDate) {
  const dated = datedDeadlines(offer.deadlines.items, day);
  return { offer, day, deadlines: dated.map((one) => ({ ...one, away: daysBetween(today, one.date) })) };
}

type Underway = ReturnType<typeof underwayOf>;

/** Days until the next date; infinite if all have passed, which sorts them last. */
const nextAway = ({ deadlines }: Underway) => deadlines.find(({ away }) => away >= 0)?.away ?? Infinity;

function entryOf(offer: Offer, input: PlanInput) {
  // The gain depends on future fees, not on this money.
  const isUnknown = isShareOfUnknown(offer.value);
  const { gain, left } = isUnknown ? {} : leftOf(offer, input, input.money);
  const unknown = offer.value.spend.filter(({ euros }) => euros === undefined);
  const { items } = offer.deadlines;
  const deadlines: readonly (Deadline & { date?: CalendarDate })[] = input.start
    ? datedDeadlines(items, startAfter(offer, input.start))
    : items;
  return {
    offer,
    /** Euros needed, as far as known. */
    needs: needsOf(offer.value).euros ?? 0,
    /** Euros received; undefined if unknown beforehand. */
    gain,
    /** Euros left; undefined if a cost is unknown. */
    left,
    /** Costs unknown beforehand: «La tarifa de la línea durante 3 meses». */
    unknownCosts: isUnknown || left ? [] : unknown.map(({ what }) => what),
    /** With dates, earliest first, if the day of signing up is known. */
    deadlines,
  };
}

/** The gain of an offer for an amount, and the remainder after costs. */
function leftOf({ value }: Offer, { anyway }: PlanInput, money: number): { gain?: Span; left?: Span } {
  const { gross, onlyForIt } = netValue(value, money);
  return { gain: gross, left: anyway ? gross : onlyForIt };
}

const rank = ({ left, gain }: ReturnType<typeof leftOf>) => (left ? 2 : gain ? 1 : 0);
const worth = ({ left, gain }: ReturnType<typeof leftOf>) => (left ?? gain)?.least ?? 0;

export type PlanFault = AmountFault | "date" | "early" | "late";

interface FaultyAnswer<T> {
  typed: string;
  fault: T;
}

/** Euros assumed until the visitor enters an amount. */
export const USUAL_MONEY = 100;

/**
 * Reads the form's answers from the query: `?dinero=100&cliente=paypal&paypal=2026-11-01&inicio=2026-11-22`. Missing or
 * wrong money becomes 100 €.
 */
export function readPlan(
  query: Readonly<Record<string, string | string[] | undefined>>,
  offers: readonly Offer[],
  today: CalendarDate,
) {
  const one = (name: string) => ([query[name]].flat()[0] ?? "").trim().slice(0, 40);
  const faults: {
    dinero?: FaultyAnswer<PlanFault>;
    inicio?: FaultyAnswer<PlanFault>;
    /** By offer id. */
    joined?: Record<string, FaultyAnswer<SignUpFault>>;
  } = {};

  // The field for another amount keeps what was typed in it when an offered amount is chosen instead.
  const chosen = one("dinero");
  const money = ["", "otro"].includes(chosen) ? one("otro") : chosen;
  const read = money === "" && chosen === "" ? { euros: USUAL_MONEY } : readAmount(money);
  if ("fault" in read) faults.dinero = { typed: money, fault: read.fault };

  const day = one("inicio");
  const fault = day === "" ? undefined : dayFault(day, today);
  if (fault) faults.inicio = { typed: day, fault };

  const ids = [query["cliente"]].flat();
  const known = offers.filter(({ id }) => ids.includes(id));
  const joined: Record<string, CalendarDate> = {};
  for (const offer of known.filter(({ id, deadlines }) => one(id) !== "" && deadlines.items.length > 0)) {
    const typed = one(offer.id);
    const signUp = readSignUp([typed], signUpRange(offer, today));
    if ("day" in signUp) joined[offer.id] = signUp.day;
    else faults.joined = { ...faults.joined, [offer.id]: { typed, fault: signUp } };
  }
  const input: PlanInput = {
    money: "euros" in read ? read.euros : USUAL_MONEY,
    customerOf: known.map(({ id }) => id),
    joined,
    ...(day !== "" && !fault && { start: day }),
    anyway: one("gasto") === "igual",
  };
  return { input, faults };
}

export type PlanAnswers = ReturnType<typeof readPlan>;

function dayFault(day: string, today: CalendarDate): PlanFault | undefined {
  if (!isDay(day)) return "date";
  if (day < today) return "early";
  return day > addMonths(today, 12) ? "late" : undefined;
}
