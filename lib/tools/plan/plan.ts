import { addDays, type CalendarDate, daysBetween, type Lapse } from "../../format/dates";
import { datedDeadlines, startAfter, startParameter } from "../../ground/deadlines";
import { takes, thingsWords, toCents } from "../../ground/gains";
import { gainPrecision, type Precision, precisionOf, type Span } from "../../ground/net-value";
import type { Deadline } from "../../offers/deadlines-schema";
import type { Offer } from "../../offers/offer";
import type { Schedule } from "./order";
import { bestSchedule } from "./search";
import { candidateOf, windowOf } from "./candidate";
import { Days } from "./days";
import { interestFor, isWorthNaming } from "./interest";
import type { PricedWay } from "./pricing";
import { type Beside, isTooExpensive, type PlanMisfit, sortOffers } from "./sort";
import { type ChosenGain, meansOf, type PlanInput, resourcesOf, salaryTime } from "./ways";

/** A gain in cash of an entry: what it is in all, and the days on which it is the visitor's; undefined if nobody says. */
export interface PlanPay {
  gain: ChosenGain;
  /** Each time, and in all. */
  each: Span;
  sum: Span;
  dates: readonly (CalendarDate | undefined)[];
  /** Whether it comes earlier, and leaving until then takes it back. */
  isTied: boolean;
}

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
  pays: readonly PlanPay[];
  /** What it gives besides money, in words; empty if nothing. */
  things: string;
  /** For how long it takes the salary; undefined if it does not, `unknown` if nobody says. */
  salary?: Lapse | "unknown" | undefined;
  /** How many bills it takes. */
  bills: number;
  /** What comes back, and when; undefined if nothing does within the plan. */
  back?: { euros: number; date: CalendarDate; isStated: boolean };
  deadlines: readonly (Deadline & { date: CalendarDate })[];
}

/**
 * A dated point of the plan: something starts, comes back, or is due. `after` counts from the plan's first day. A gain
 * whose day nobody knows stands at its offer's last date.
 */
export type PlanPoint = { entry: PlanEntry; date: CalendarDate; after: number } & (
  | { kind: "start" }
  | { kind: "back"; euros: number }
  | { kind: "deadline"; deadline: Deadline }
  | { kind: "gain"; sum: Span }
  | { kind: "paid"; pay: PlanPay }
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
  const { sure, ranges, invested, unanswered, interest, things, misfits } = sortOffers(offers, input, start);
  const { bills, line } = meansOf(input);
  const money = toCents(input.money);
  const scheduled = (ways: readonly PricedWay[]) =>
    bestSchedule(
      ways.map((way, place) => candidateOf(way, start, place)),
      { money, bills, line },
    );
  const searched = sure.filter(({ risk }) => !input.noRisk || risk === 0);
  const best = scheduled(searched);
  const entries = best.steps.map(({ candidate, start: day }) =>
    entryOf(searched[candidate.place]!, addDays(start, day)),
  );
  const isTaken = (offer: Offer) => entries.some((entry) => entry.offer.brand === offer.brand);
  const leftOver = new Map(sure.filter(({ offer }) => !isTaken(offer)).map((way) => [way.offer, way]));
  const alone = (way: PricedWay) => entryOf(way, addDays(start, windowOf(way.offer, start).first));
  const { more, further } = mostOf(ranges.map(alone));
  const earn = (steps: Schedule["steps"]) => interestFor(steps, money, start);
  const isSalaryTaken = entries.some(({ salary }) => salary !== undefined);
  const isRival = ({ offer }: Beside) => isSalaryTaken && takes(offer.terms, "salary");
  const rivals = interest.filter(isRival);
  const withoutSalary = () => scheduled(searched.filter((way) => !resourcesOf(way).includes("salary")));
  const instead = rivals.length > 0 ? withoutSalary() : best;
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
    /** The same of the others, where many may come on top: they leave less, and have no dates in the plan. */
    further,
    /** «Si ya pensabas invertir»: each alone, with the same money, best first. Not in the sum. */
    invested: invested.map(alone).sort((a, b) => b.left.least - a.left.least),
    /** «Si mueves tu nómina»: each alone, with what nobody has answered, best first. Not in the sum. */
    unanswered: unanswered
      .map((way) => ({ ...alone(way), missing: way.missing }))
      .sort((a, b) => b.left.least - a.left.least || b.left.most - a.left.most),
    /** What offers pay for the money that the plan leaves free in twelve months, each alone, in euros. Not in the sum. */
    interest: interest
      .filter((beside) => !isRival(beside))
      .map(earn(best.steps))
      .filter(isWorthNaming),
    /** The same for the payroll that the plan takes to others, best first; and what a plan leaves that takes it to none. */
    rivals: rivals.map(earn(instead.steps)).sort((a, b) => b.euros - a.euros),
    withoutSalary: instead.sum / 100,
    /** What is no money. */
    things,
    misfits: [...misfits, ...[...leftOver.values()].map((way) => leftOverReason(way, input, entries))],
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

/** How many offers that may come on top of the sum are named beside it, at most. */
const MOST_BESIDE = 3;

/** Of many that may come on top of the sum, those that leave most; the others are further ones. */
function mostOf(ranges: readonly PlanEntry[]) {
  if (ranges.length <= MOST_BESIDE) return { more: ranges, further: [] };
  const sorted = ranges.toSorted((a, b) => b.left.most - a.left.most || b.left.least - a.left.least);
  return { more: sorted.slice(0, MOST_BESIDE), further: sorted.slice(MOST_BESIDE) };
}

/** Why an offer that the search could have chosen is not in the plan. */
function leftOverReason(way: PricedWay, input: PlanInput, entries: readonly PlanEntry[]): PlanMisfit {
  const { offer, needs, risk } = way;
  if (input.noRisk && risk > 0) return { offer, reason: "risk" };
  if (isTooExpensive(way, input)) return { offer, reason: "money", needs: needs / 100 };
  const isSalary = resourcesOf(way).includes("salary") && entries.some(({ salary }) => salary !== undefined);
  return { offer, reason: isSalary ? "salary-taken" : "order" };
}

const inEuros = ({ least, most }: Span): Span => ({ least: least / 100, most: most / 100 });

/** An offer in the plan, from the day on which it starts; cents become euros. */
function entryOf(way: PricedWay, start: CalendarDate): PlanEntry {
  const { offer, needs, spend, risk, gain, net, back, pays } = way;
  const dates = new Days(start, way);
  const backOn = dates.backOn();
  const isSpent = spend > 0;
  const isSupposed = way.asks.some((ask) => ask.do === "deposit" && ask.back?.basis === "supposed");
  return {
    offer,
    start,
    needs: needs / 100,
    spend: spend / 100,
    risk: risk / 100,
    gain: inEuros(gain),
    left: inEuros(net),
    precision: isSpent ? precisionOf(offer.value) : gainPrecision(offer.value),
    pays: pays.map(({ gain: got, each }) => {
      const all = dates.paysOn(got);
      const times = (cents: number) => (cents * all.length) / 100;
      const sum = { least: times(each.least), most: times(each.most) };
      return { gain: got, each: inEuros(each), sum, dates: all, isTied: dates.isTied(got) };
    }),
    things: thingsWords(way.gains),
    salary: salaryTime(way),
    bills: way.bills,
    ...(backOn && back > 0 && { back: { euros: back / 100, date: backOn, isStated: !isSupposed } }),
    deadlines: deadlinesOf(way, dates),
  };
}

/**
 * The deadlines of a way of taking an offer that starts on a day: none of what only another option, or a later gain, asks
 * for. The offer's page counts the day of a gain from signing up; the plan knows when what it asks is done.
 */
function deadlinesOf({ offer, asks, gains }: PricedWay, dates: Days): PlanEntry["deadlines"] {
  return datedDeadlines(offer.deadlines.items, startAfter(offer, dates.start))
    .flatMap((deadline) => {
      const subject = deadline.of
        ?.split(".")
        .reduce<unknown>((value, key) => Object(value)[key], offer.terms);
      if (subject === undefined || asks.some((ask) => ask === subject)) return deadline;
      const gain = gains.find(({ when }) => when === subject);
      return gain ? { ...deadline, date: dates.arrivesOn(gain) ?? deadline.date } : [];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The dated points of an entry; `start` is the plan's first day. */
function pointsOf(entry: PlanEntry, start: CalendarDate): PlanPoint[] {
  const { back, deadlines, pays } = entry;
  const at = (date: CalendarDate) => ({ entry, date, after: daysBetween(start, date) });
  const last = deadlines.reduce((latest, { date }) => (date > latest ? date : latest), entry.start);
  const unknown = pays.filter(({ dates: [first] }) => first === undefined);
  // A gain has a point of its own, on the day on which it is the visitor's for good.
  const shown = deadlines.filter(({ kind }) => kind !== "expected" || unknown.length === pays.length);
  const sum = (end: keyof Span) => unknown.reduce((all, pay) => all + pay.sum[end], 0);
  return [
    { ...at(entry.start), kind: "start" },
    ...shown.map(({ date, ...deadline }) => ({ ...at(date), kind: "deadline" as const, deadline })),
    ...(unknown.length > 0
      ? [{ ...at(last), kind: "gain" as const, sum: { least: sum("least"), most: sum("most") } }]
      : []),
    ...pays.flatMap((pay) => {
      const [first] = pay.dates;
      return first ? [{ ...at(first), kind: "paid" as const, pay }] : [];
    }),
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
