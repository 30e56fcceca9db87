import { addDays, type CalendarDate, daysBetween } from "../../format/dates";
import type { Deadline } from "../../offers/deadlines-schema";
import type { Offer } from "../../offers/offer";
import { statusOn } from "../../offers/status";
import { datedDeadlines, startAfter, startParameter } from "../../ground/deadlines";
import { gainPrecision, type Precision, precisionOf, type Span } from "../../ground/net-value";
import type { PlanInput } from "./visitor";
import { bestSchedule } from "./search";
import {
  candidateOf,
  type Doubt,
  doubtsOf,
  minimumOf,
  payment,
  shareTerms,
  type Terms,
  termsOf,
  toCents,
  windowOf,
} from "./terms";

/** An offer in the plan, with its dates. Amounts are euros. */
export interface PlanEntry {
  offer: Offer;
  /** The day to sign up. */
  start: CalendarDate;
  /** What has to be there on that day. */
  needs: number;
  spend: number;
  risk: number;
  gain: Span;
  /** What it leaves. */
  left: Span;
  precision: Precision;
  /** What comes back, and when; undefined if nothing does within the plan. */
  back?: { euros: number; date: CalendarDate };
  deadlines: readonly (Deadline & { date: CalendarDate })[];
}

/**
 * A dated point of the plan: something starts, comes back, or is due. `after` counts from the plan's first day. A gain
 * whose day nobody knows stands at its offer's last date.
 */
export type PlanPoint = { entry: PlanEntry; date: CalendarDate; after: number } & (
  | { kind: "start" }
  | { kind: "back"; euros: number }
  | { kind: "deadline"; deadline: Deadline; isPayment: boolean }
  | { kind: "gain" }
);

/** Why an offer is not in the plan. */
export type PlanMisfit = { offer: Offer } & (
  | { reason: "customer" | "risk" | "no-gain" }
  | { reason: "ended" | "not-begun"; on: CalendarDate }
  | { reason: "money"; needs: number }
  | { reason: "order" }
  | { reason: "doubt"; doubts: readonly Doubt[] }
);

/**
 * The best plan for a visitor, as docs/decisions/0008-best-plan.md defines it: entries, figures, dates and calendar come from
 * this one computation. Without `input.start`, `today` is the start.
 */
export function planFor(offers: readonly Offer[], input: PlanInput, today: CalendarDate) {
  const start = input.start ?? today;
  const underway = offers.flatMap((offer) => {
    const day = input.joined[offer.id];
    return day ? underwayOf(offer, day, today) : [];
  });
  const { sure, ranges, invested, misfits } = sortOffers(offers, input, start);
  const best = bestSchedule(
    sure.filter(({ risk }) => !input.noRisk || risk === 0).map((terms) => candidateOf(terms, start)),
    toCents(input.money),
  );
  const entries = best.steps.map(({ candidate, start: day }) =>
    entryOf(candidate.terms, addDays(start, day)),
  );
  const leftOver = sure.filter(({ offer }) => !entries.some((entry) => entry.offer === offer));
  const alone = (terms: Terms) => entryOf(terms, addDays(start, windowOf(terms.offer, start).first));
  const more = ranges.map(alone);
  return {
    start,
    /** Promotions under way, the next date first. */
    underway: underway.sort((a, b) => nextAway(a) - nextAway(b)),
    /** «Sin arriesgar más de lo que ganas»: what to do, in its order. */
    entries,
    /** Their sum, in euros, and how exact it is. */
    total: best.sum / 100,
    precision: entries.some((entry) => entry.precision === "about") ? ("about" as const) : ("exact" as const),
    /** Euros at risk in them. They stay the visitor's. */
    risk: best.risk / 100,
    /** Whether no plan leaves more: with very many offers the search stops before it has compared all. */
    isProven: best.isProven,
    /** What may come on top, between two amounts: «30-90 € si llevas tu línea a Lowi». Not in the sum. */
    more,
    /** «Si ya pensabas invertir»: each alone, with the same money, best first. Not in the sum. */
    invested: invested.map(alone).sort((a, b) => b.left.least - a.left.least),
    misfits: [...misfits, ...leftOver.map((terms) => leftOverReason(terms, input))],
    /** Every dated point of the entries and of what may come on top, the next first. */
    points: [...entries, ...more]
      .flatMap((entry) => pointsOf(entry, start))
      .sort((a, b) => a.date.localeCompare(b.date)),
    /** The parameters of the calendar's address: the days from which deadlines count, and those on which offers begin. */
    days: {
      ...input.joined,
      ...Object.fromEntries(
        [...entries, ...more].flatMap(({ offer, start: day, deadlines }) => [
          ...(deadlines.length > 0 ? [[offer.id, startAfter(offer, day)]] : []),
          startParameter(offer, day),
        ]),
      ),
    } as Readonly<Record<string, CalendarDate>>,
  };
}

/** A plan as `planFor` returns it: amounts in euros. */
export type Plan = ReturnType<typeof planFor>;

/** The offers that the visitor has not joined, by the answer they belong to; `misfits` belong to none. */
function sortOffers(offers: readonly Offer[], input: PlanInput, start: CalendarDate) {
  const misfits: PlanMisfit[] = [];
  const sure: Terms[] = [];
  const ranges: Terms[] = [];
  const invested: Terms[] = [];
  for (const offer of offers.filter(({ id }) => !input.joined[id])) {
    const misfit = misfitOf(offer, input, start);
    const terms = misfit ? undefined : classified(offer, input);
    if (misfit) misfits.push(misfit);
    else if (!terms) misfits.push({ offer, reason: "no-gain" });
    else if (terms.group === "sure") sure.push(terms);
    else if (terms.group === "invested" && input.noRisk) misfits.push({ offer, reason: "risk" });
    else if (isTooExpensive(terms, input)) misfits.push({ offer, reason: "money", needs: terms.needs / 100 });
    else if (terms.group === "range") ranges.push(terms);
    else invested.push(terms);
  }
  return { sure, ranges, invested, misfits };
}

/** Whether it needs more than the visitor can move. */
const isTooExpensive = ({ needs }: Terms, { money }: PlanInput) => needs > toCents(money);

/** Why an offer that the search could have chosen is not in the plan. */
function leftOverReason(terms: Terms, input: PlanInput): PlanMisfit {
  const { offer, needs, risk } = terms;
  if (input.noRisk && risk > 0) return { offer, reason: "risk" };
  return isTooExpensive(terms, input)
    ? { offer, reason: "money", needs: needs / 100 }
    : { offer, reason: "order" };
}

/**
 * `sure`: it may be in the sum. `range`: its gain lies between two amounts. `invested`: more is at risk than it leaves, or
 * its gain depends on the money.
 */
type Group = "sure" | "range" | "invested";

/** The terms of an offer and the answer it belongs to; undefined if it leaves nothing. */
function classified(offer: Offer, input: PlanInput): (Terms & { group: Group }) | undefined {
  if (offer.value.gain.kind === "share") {
    const terms = shareTerms(offer, input);
    if (!terms) return undefined;
    const needs = Math.max(terms.needs, minimumOf(offer));
    // Below its minimum it is out of reach, whatever it would leave.
    if (needs > terms.needs) return { ...terms, needs, group: "invested" };
    return terms.net.least > 0 ? { ...terms, group: "invested" } : undefined;
  }
  const terms = termsOf(offer, input);
  if ("doubts" in terms || terms.net.most <= 0) return undefined;
  if (terms.net.least < terms.net.most) return { ...terms, group: "range" };
  return { ...terms, group: terms.risk <= terms.net.least ? "sure" : "invested" };
}

/** The one reason why an offer is not for this visitor, whatever the money. */
function misfitOf(offer: Offer, input: PlanInput, start: CalendarDate): PlanMisfit | undefined {
  if (input.customerOf.includes(offer.id)) return { offer, reason: "customer" };
  if (statusOn(offer, start) === "ended") return { offer, reason: "ended", on: offer.validUntil ?? start };
  const { first, last } = windowOf(offer, start);
  if (first > last) return { offer, reason: "not-begun", on: offer.validFrom ?? start };
  const doubts = doubtsOf(offer, input);
  return doubts.length > 0 ? { offer, reason: "doubt", doubts } : undefined;
}

/** An offer in the plan, from the day on which it starts; cents become euros. */
function entryOf(terms: Terms, start: CalendarDate): PlanEntry {
  const { offer, needs, spend, risk, gain, net, back, hold } = terms;
  const euros = ({ least, most }: Span) => ({ least: least / 100, most: most / 100 });
  const { backOn } = candidateOf(terms, start);
  const isSpent = spend > 0;
  return {
    offer,
    start,
    needs: needs / 100,
    spend: spend / 100,
    risk: risk / 100,
    gain: euros(gain),
    left: euros(net),
    precision: isSpent ? precisionOf(offer.value) : gainPrecision(offer.value),
    ...(hold && back > 0 && { back: { euros: back / 100, date: addDays(start, backOn(0)) } }),
    deadlines: datedDeadlines(offer.deadlines.items, startAfter(offer, start)),
  };
}

/** The dated points of an entry; `start` is the plan's first day. */
function pointsOf(entry: PlanEntry, start: CalendarDate): PlanPoint[] {
  const { offer, back, deadlines } = entry;
  const paid = payment(offer);
  const at = (date: CalendarDate) => ({ entry, date, after: daysBetween(start, date) });
  const last = deadlines.reduce((latest, { date }) => (date > latest ? date : latest), entry.start);
  return [
    { ...at(entry.start), kind: "start" },
    ...deadlines.map(({ date, ...deadline }) => ({
      ...at(date),
      kind: "deadline" as const,
      deadline,
      isPayment: deadline.id === paid?.id,
    })),
    ...(paid ? [] : [{ ...at(last), kind: "gain" as const }]),
    ...(back ? [{ ...at(back.date), kind: "back" as const, euros: back.euros }] : []),
  ];
}

/** A promotion under way. `away` is the number of days until a date; negative once the date has passed. */
function underwayOf(offer: Offer, day: CalendarDate, today: CalendarDate) {
  const dated = datedDeadlines(offer.deadlines.items, day);
  return {
    offer,
    day,
    deadlines: dated.map((deadline) => ({ ...deadline, away: daysBetween(today, deadline.date) })),
  };
}

type Underway = ReturnType<typeof underwayOf>;

/** Days until the next date; infinite if all have passed, which sorts them last. */
const nextAway = ({ deadlines }: Underway) => deadlines.find(({ away }) => away >= 0)?.away ?? Infinity;
