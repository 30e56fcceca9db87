import { planNames, planOptions } from "../config/paths";
import { type AmountFault, readAmount } from "../format/amount";
import { addMonths, type CalendarDate } from "../format/dates";
import type { Offer } from "../offers/offer";
import { type DayAnswerFault, readDay, readDayAnswer, signUpRange } from "./deadlines";

/** A visitor's answers to the questions of «Mi plan». */
export interface PlanInput {
  /** Euros that the visitor can move. */
  money: number;
  /** Ids of the offers of providers that already have the visitor as a customer. */
  customerOf: readonly string[];
  /** The day from which deadlines count, by offer id, for promotions under way. */
  joined: Readonly<Record<string, CalendarDate>>;
  /** The day of signing up, if given. */
  start?: CalendarDate;
  /** Whether the visitor wants no money at risk at all. */
  noRisk: boolean;
  /** Ids of the offers whose spending the visitor would do without them too. */
  spentAnyway: readonly string[];
  /** The visitor's own answers, in euros, to what an offer asks about its costs, by offer id. */
  costs: Readonly<Record<string, number>>;
}

/** Why the day of starting is rejected. */
type StartFault = "unreadable" | "impossible" | "early" | "late";

/** A rejected answer: what was typed, and why it is rejected. */
interface FaultyAnswer<T> {
  typed: string;
  fault: T;
}

/** The rejected answers, by question. */
interface Faults {
  money?: FaultyAnswer<AmountFault>;
  start?: FaultyAnswer<StartFault>;
  /** By offer id. */
  joined?: Record<string, FaultyAnswer<DayAnswerFault>>;
  costs?: Record<string, FaultyAnswer<AmountFault>>;
}

/** Euros assumed until the visitor enters an amount. */
export const USUAL_MONEY = 100;

/** The latest day of starting, in months from today. */
const MONTHS_AHEAD = 12;

/** Longest answer that is shown again, in characters. */
const LONGEST = 120;

/** Stands for the costs of all offers in addresses from before each offer had its own box. */
const ALL_SPENT = "igual";

/** The name of the field for an offer's cost: `coste-lowi`. */
export const costField = (id: string) => `coste-${id}`;

/** The cost of an offer that its file asks about, if any. */
export function askedOf({ value: { spend } }: Pick<Offer, "value">) {
  return spend.find(({ asked }) => asked)?.asked;
}

/** Whether an offer makes the visitor spend what he may spend anyway: its box is in the form. */
export function asksForSpending({ value: { spend, outside } }: Pick<Offer, "value">): boolean {
  return !outside && spend.some(({ from, euros, asked }) => from !== "income" && (euros ?? asked));
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a parameter, without spaces around it; empty if there is none. */
const firstOf = (query: Query, name: string) => ([query[name]].flat()[0] ?? "").trim().slice(0, LONGEST);

/** All values of a parameter. */
const allOf = (query: Query, name: string) => [query[name]].flat().flatMap((value) => value ?? []);

/**
 * Reads the form's answers from the query: `?dinero=100&cliente=paypal&paypal=2026-11-01&inicio=2026-11-22&gasto=paypal&
 * coste-lowi=5&invertir=no`. A wrong answer is in `faults`, and counts as not given; missing or wrong money becomes 100 €.
 * `isMoneyMissing`: something is answered, and the money is not. `unknown`: names of no offer of today. `unread`: what the
 * address sends for a box and no box has.
 */
export function readPlan(query: Query, offers: readonly Offer[], today: CalendarDate) {
  const money = readMoney(query);
  const typedStart = firstOf(query, planNames.start);
  const start = typedStart === "" ? undefined : readStart(typedStart, today);
  const ids = allOf(query, planNames.customer);
  // Who gives the day of signing up is a customer, whether the box is ticked or not.
  const customers = offers.filter(({ id }) => ids.includes(id) || firstOf(query, id) !== "");
  const joined = readJoined(query, customers, today);
  const costs = readCosts(query, offers);
  const spent = allOf(query, planOptions.spent);
  const invest = firstOf(query, planOptions.invest);
  const input: PlanInput = {
    money: money.euros,
    customerOf: customers.map(({ id }) => id),
    joined: joined.days,
    ...(start && "day" in start && { start: start.day }),
    noRisk: invest === "no",
    spentAnyway: offers
      .filter(({ id }) => spent.includes(id) || spent.includes(ALL_SPENT))
      .map(({ id }) => id),
    costs: costs.euros,
  };
  const faults: Faults = {
    ...(money.fault && { money: money.fault }),
    ...(start && "fault" in start && { start }),
    ...(joined.faults && { joined: joined.faults }),
    ...(costs.faults && { costs: costs.faults }),
  };
  const unread = {
    spent: unknownAmong(
      spent.filter((id) => id !== ALL_SPENT),
      offers,
    ),
    ...(!["", "no"].includes(invest) && { invest }),
  };
  const isMoneyMissing = money.isMissing && Object.keys(query).length > 0;
  return { input, faults, unknown: unknownAmong(ids, offers), unread, isMoneyMissing };
}

/** The visitor's money in euros; the usual amount if it is missing or wrong. */
function readMoney(query: Query): { euros: number; isMissing: boolean; fault?: Faults["money"] } {
  // The field for another amount keeps what was typed in it when an offered amount is chosen instead.
  const chosen = firstOf(query, planNames.money);
  const typed = ["", planNames.otherMoney].includes(chosen) ? firstOf(query, planNames.otherMoney) : chosen;
  // Nothing chosen and nothing typed; «otro» chosen and nothing typed is a fault, below.
  if (typed === "" && chosen === "") return { euros: USUAL_MONEY, isMissing: true };
  const read = readAmount(typed);
  return "euros" in read
    ? { euros: read.euros, isMissing: false }
    : { euros: USUAL_MONEY, isMissing: false, fault: { typed, fault: read.fault } };
}

/** The days from which the deadlines of these offers count, by id, where they have any and a day is given. */
function readJoined(query: Query, customers: readonly Offer[], today: CalendarDate) {
  const days: Record<string, CalendarDate> = {};
  let faults: Faults["joined"];
  for (const offer of customers.filter(({ deadlines }) => deadlines.items.length > 0)) {
    const typed = firstOf(query, offer.id);
    if (typed === "") continue;
    const signUp = readDayAnswer([typed], signUpRange(offer, today));
    if ("day" in signUp) days[offer.id] = signUp.day;
    else faults = { ...faults, [offer.id]: { typed, fault: signUp } };
  }
  return { days, faults };
}

/** The visitor's own costs in euros, by offer. The form sends what it assumes too: only another figure is his own. */
function readCosts(query: Query, offers: readonly Offer[]) {
  const euros: Record<string, number> = {};
  let faults: Faults["costs"];
  for (const offer of offers) {
    const typed = firstOf(query, costField(offer.id));
    const asked = askedOf(offer);
    if (typed === "" || !asked) continue;
    const cost = readAmount(typed);
    if ("fault" in cost) faults = { ...faults, [offer.id]: { typed, fault: cost.fault } };
    else if (cost.euros !== asked.euros) euros[offer.id] = cost.euros;
  }
  return { euros, faults };
}

/** The first ten of the names that no offer has, each once. */
function unknownAmong(names: readonly string[], offers: readonly Offer[]): string[] {
  return [...new Set(names)]
    .filter((id) => id.trim() !== "" && !offers.some((offer) => offer.id === id))
    .map((id) => id.slice(0, LONGEST))
    .slice(0, 10);
}

/** The answers as `readPlan` reads them, with what is wrong in them. */
export type PlanAnswers = ReturnType<typeof readPlan>;

/** The address of a plan: the answers that differ from the usual ones. `start` is always in it, as the plan's day. */
export function planQueryOf({
  money,
  customerOf,
  joined,
  start,
  noRisk,
  spentAnyway,
  costs,
}: PlanInput): string {
  return String(
    new URLSearchParams([
      [planNames.money, String(money).replace(".", ",")],
      ...customerOf.map((id) => [planNames.customer, id]),
      ...Object.entries(joined),
      ...(start ? [[planNames.start, start]] : []),
      ...(noRisk ? [[planOptions.invest, "no"]] : []),
      ...spentAnyway.map((id) => [planOptions.spent, id]),
      ...Object.entries(costs).map(([id, euros]) => [costField(id), String(euros).replace(".", ",")]),
    ]),
  );
}

/** Reads the day of starting: today or later, within a year. */
function readStart(typed: string, today: CalendarDate): { day: CalendarDate } | FaultyAnswer<StartFault> {
  const read = readDay(typed);
  if ("fault" in read) return read;
  if (read.day < today) return { typed: read.day, fault: "early" };
  return read.day > addMonths(today, MONTHS_AHEAD) ? { typed: read.day, fault: "late" } : read;
}
