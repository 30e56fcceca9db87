/**
 * «Mi plan»: the entries of the answer and their dates. `questions.ts` has what is asked, and `input.ts` reads it. `ways.ts`
 * has the ways of taking an offer (stages, alternatives, tiers), `ground/arrivals.ts` their days, `pricing.ts` what they cost and
 * leave. `classify.ts` decides which offer belongs to which answer, `interest.ts` what interest stands beside. `search/` knows
 * only days and cents. `words/` has the words, by the part of the answer. The tests compare the plan with the brute force of
 * `__tests__/plan-brute-force.ts`, for which `__tests__/plan-reader.ts` reads typed offers a second time.
 */
import { addDays, type CalendarDate, daysBetween } from "../../format/dates";
import { startParameter } from "../../ground/calendar-address";
import { salaryPeriod, WayDates } from "../../ground/arrivals";
import { datedDeadlines, startAfter, windowOf } from "../../ground/deadlines";
import { asksForResource, nonCashWords, toCents } from "../../ground/gains";
import { gainPrecision, precisionOf, roundToHundredths, type Span } from "../../ground/net-value";
import { valueAt } from "../../offers/derive/facts";
import type { Deadline } from "../../offers/deadlines-schema";
import { checkOf } from "../../offers/never-checked";
import type { Offer } from "../../offers/offer";
import type { Schedule } from "./search/order-search";
import { bestSchedule } from "./search/search";
import { candidateOf } from "./search/candidate";
import { interestFor, isWorthNaming } from "./interest";
import type { PricedWay } from "./pricing";
import {
  type UncountedOffer,
  isTooExpensive,
  type PlanMisfit,
  classifyOffers,
  tooExpensive,
} from "./classify";
import { availableResources, type PlanInput, resourcesUsed } from "./ways";

/** An offer in the plan, with its dates. Amounts are euros. */
export type PlanEntry = ReturnType<typeof entryOf>;

/** A gain in cash of an entry. */
export type PlanPayment = PlanEntry["payments"][number];

/**
 * A dated point of the plan: something starts, comes back, or is due. `after` counts from the plan's first day. A gain
 * whose day nobody knows stands at its offer's last date.
 */
export type PlanPoint = { entry: PlanEntry; date: CalendarDate; after: number } & (
  | { kind: "start" }
  | { kind: "back"; euros: number }
  | { kind: "deadline"; deadline: Deadline }
  | { kind: "gain"; sum: Span }
  | { kind: "paid"; payment: PlanPayment }
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
  const { certain, ranges, invested, unanswered, interest, things, misfits } = classifyOffers(
    offers,
    input,
    start,
  );
  const { bills, line } = availableResources(input);
  const scheduleOf = (ways: readonly PricedWay[]) =>
    bestSchedule(
      ways.map((way, index) => candidateOf(way, start, index)),
      { money: toCents(input.money), bills, line: line > 0 },
    );
  const searched = certain.filter(({ risk }) => !input.noRisk || risk === 0);
  const best = scheduleOf(searched);
  const entries = best.steps.map(({ candidate, start: day }) =>
    entryOf(searched[candidate.index]!, addDays(start, day)),
  );
  const isTaken = (offer: Offer) => entries.some((entry) => entry.offer.brand === offer.brand);
  const leftOver = new Set(certain.map(({ offer }) => offer).filter((offer) => !isTaken(offer)));
  const waysLeft = (offer: Offer) => certain.filter((way) => way.offer === offer);
  const entryAlone = (way: PricedWay) => entryOf(way, addDays(start, windowOf(way.offer, start).first));
  const { extras, furtherExtras } = splitExtras(ranges.map(entryAlone));
  const interestGiven = (steps: Schedule["steps"]) => interestFor(steps, input.money, start);
  const isSalaryTaken = entries.some(({ salary }) => salary !== undefined);
  const isRival = ({ offer }: UncountedOffer) => isSalaryTaken && asksForResource(offer.terms, "salary");
  const rivals = interest.filter(isRival);
  const scheduleWithoutSalary = () =>
    scheduleOf(searched.filter((way) => !resourcesUsed(way).includes("salary")));
  const salaryFree = rivals.length > 0 ? scheduleWithoutSalary() : best;
  return {
    start,
    /** Promotions under way, the next date first. */
    underway: underway.sort((a, b) => daysToNext(a) - daysToNext(b)),
    /** «Sin arriesgar más de lo que ganas»: what to do, in its order. */
    entries,
    /** The sum of all entries, in euros: what the search compares. */
    total: best.sum / 100,
    /** Those whose offers somebody has checked: the plan's figure is their sum. */
    checked: summed(entries.filter(({ offer }) => checkOf(offer) !== undefined)),
    /** The others: each stands beside that figure. */
    unchecked: entries.filter(({ offer }) => checkOf(offer) === undefined),
    /** Euros at risk in them. They stay the visitor's. */
    risk: best.risk / 100,
    /** Whether no plan leaves more: with very many offers the search stops before it has compared all. */
    isProven: best.isProven,
    /** What may come on top, between two amounts: «30-90 € si llevas tu línea a Lowi». Not in the sum. */
    extras,
    /** What else may come on top, where many may: these leave less than `extras`, and have no dates in the plan. */
    furtherExtras,
    /** «Si ya pensabas invertir»: each alone, with the same money, best first. Not in the sum. */
    invested: invested.map(entryAlone).sort((a, b) => b.net.least - a.net.least),
    /** «Si mueves tu nómina»: each alone, with what nobody has answered, best first. Not in the sum. */
    unanswered: unanswered
      .map((way) => ({ ...entryAlone(way), missing: way.missing }))
      .sort((a, b) => b.net.least - a.net.least || b.net.most - a.net.most),
    /** What offers pay for the money that the plan leaves free in twelve months, each alone, in euros. Not in the sum. */
    interest: interest
      .filter((offer) => !isRival(offer))
      .map(interestGiven(best.steps))
      .filter(isWorthNaming),
    /** What offers pay for the salary that the plan takes to others, best first; and what a plan leaves that takes it to none. */
    salaryRivals: rivals.map(interestGiven(salaryFree.steps)).sort((a, b) => b.euros - a.euros),
    totalWithoutSalary: salaryFree.sum / 100,
    /** Offers whose gain is not money. */
    things,
    misfits: [
      ...misfits,
      ...[...leftOver].map((offer) => leftOverReason(offer, waysLeft(offer), input, isSalaryTaken)),
    ],
    /** Every dated point of the entries and of what may come on top, the next first. */
    points: [...entries, ...extras]
      .flatMap((entry) => pointsOf(entry, start))
      .sort((a, b) => a.date.localeCompare(b.date)),
    /** The parameters of the calendar's address: the days from which deadlines count, and those on which offers begin. */
    days: {
      ...input.joined,
      ...Object.fromEntries(
        [...entries, ...extras].flatMap(({ offer, start: day, deadlines }) => [
          ...(deadlines.length > 0 ? [[offer.id, startAfter(offer, day)]] : []),
          startParameter(offer, day),
        ]),
      ),
    } as Readonly<Record<string, CalendarDate>>,
  };
}

/** Entries with what they leave together, in euros, and how exact that is. */
function summed(entries: readonly PlanEntry[]) {
  const isAbout = entries.some(({ precision }) => precision !== "exact");
  return {
    entries,
    total: roundToHundredths(entries.reduce((sum, { net }) => sum + net.least, 0)),
    precision: isAbout ? ("about" as const) : ("exact" as const),
  };
}

/** A plan as `planFor` returns it: amounts in euros. */
export type Plan = ReturnType<typeof planFor>;

/** How many offers that may come on top of the sum are named beside it, at most. */
const MOST_EXTRAS = 3;

/** Offers that may come on top of the sum, in two: the few that leave most, and further ones. */
function splitExtras(ranges: readonly PlanEntry[]) {
  if (ranges.length <= MOST_EXTRAS) return { extras: ranges, furtherExtras: [] };
  const sorted = ranges.toSorted((a, b) => b.net.most - a.net.most || b.net.least - a.net.least);
  return { extras: sorted.slice(0, MOST_EXTRAS), furtherExtras: sorted.slice(MOST_EXTRAS) };
}

/** Why an offer is not in the plan though the search could have chosen one of its ways: what holds of each of them. */
function leftOverReason(
  offer: Offer,
  ways: readonly PricedWay[],
  input: PlanInput,
  isSalaryTaken: boolean,
): PlanMisfit {
  const wanted = ways.filter(({ risk }) => !input.noRisk || risk === 0);
  if (wanted.length === 0) return { offer, reason: "risk" };
  const affordable = wanted.filter((way) => !isTooExpensive(way, input));
  if (affordable.length === 0) return tooExpensive(offer, wanted, input);
  const isSalary = isSalaryTaken && affordable.every((way) => resourcesUsed(way).includes("salary"));
  return { offer, reason: isSalary ? "salary-taken" : "order" };
}

/** A way of taking an offer, from the day on which it starts. */
function entryOf(way: PricedWay, start: CalendarDate) {
  const { offer, spend, back } = way;
  const dates = new WayDates(start, way);
  const backOn = dates.backOn();
  const isSupposed = way.asks.some((ask) => ask.do === "deposit" && ask.back?.basis === "supposed");
  return {
    ...way,
    /** The day to sign up. */
    start,
    precision: spend > 0 ? precisionOf(offer.value) : gainPrecision(offer.value),
    payments: way.payments.map(({ gain, each }) => {
      const all = dates.paymentDates(gain);
      const times = (euros: number) => roundToHundredths(euros * all.length);
      return {
        gain,
        /** Each time, and in all. */
        each,
        sum: { least: times(each.least), most: times(each.most) },
        /** The days on which it is the visitor's; undefined if nobody says. */
        dates: all,
        /** Whether it comes earlier, and leaving until then takes it back. */
        isRevocable: dates.isRevocable(gain),
      };
    }),
    /** What it gives besides money, in words; empty if nothing. */
    things: nonCashWords(way.gains),
    /** Time for which it takes the salary; undefined if it does not, `unknown` if nobody says. */
    salary: salaryPeriod(way),
    /** What comes back, and when; undefined if nothing does within the plan. */
    back: backOn && back > 0 ? { euros: back, date: backOn, isStated: !isSupposed } : undefined,
    deadlines: deadlinesOf(way, dates),
  };
}

/**
 * The deadlines of a way of taking an offer that starts on a day: none of what only another option, or a later gain, asks
 * for. The offer's page counts the day of a gain from signing up; the plan knows when what it asks is done.
 */
function deadlinesOf({ offer, asks, gains }: PricedWay, dates: WayDates) {
  return datedDeadlines(offer.deadlines.items, startAfter(offer, dates.start))
    .flatMap((deadline) => {
      const subject = deadline.of && valueAt(offer.terms, deadline.of.split("."));
      if (subject === undefined || asks.some((ask) => ask === subject)) return deadline;
      const gain = gains.find(({ when }) => when === subject);
      return gain ? { ...deadline, date: dates.arrivesOn(gain) ?? deadline.date } : [];
    })
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** The dated points of an entry; `start` is the plan's first day. */
function pointsOf(entry: PlanEntry, start: CalendarDate): PlanPoint[] {
  const { back, deadlines, payments } = entry;
  const at = (date: CalendarDate) => ({ entry, date, after: daysBetween(start, date) });
  const last = deadlines.reduce((latest, { date }) => (date > latest ? date : latest), entry.start);
  const unknown = payments.filter(({ dates: [first] }) => first === undefined);
  // A gain has a point of its own, on the day on which it is the visitor's for good.
  const shown = deadlines.filter(({ kind }) => kind !== "expected" || unknown.length === payments.length);
  const sum = (end: "least" | "most") => unknown.reduce((all, payment) => all + payment.sum[end], 0);
  return [
    { ...at(entry.start), kind: "start" },
    ...shown.map(({ date, ...deadline }) => ({ ...at(date), kind: "deadline" as const, deadline })),
    ...(unknown.length > 0
      ? [{ ...at(last), kind: "gain" as const, sum: { least: sum("least"), most: sum("most") } }]
      : []),
    ...payments.flatMap((payment) => {
      const [first] = payment.dates;
      return first ? [{ ...at(first), kind: "paid" as const, payment }] : [];
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
const daysToNext = ({ deadlines }: Underway) => deadlines.find(({ away }) => away >= 0)?.away ?? Infinity;
