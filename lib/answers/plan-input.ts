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

interface FaultyAnswer<T> {
  typed: string;
  fault: T;
}

interface Faults {
  money?: FaultyAnswer<AmountFault>;
  start?: FaultyAnswer<StartFault>;
  /** By offer id. */
  joined?: Record<string, FaultyAnswer<DayAnswerFault>>;
  costs?: Record<string, FaultyAnswer<AmountFault>>;
}

/** Euros assumed until the visitor enters an amount. */
export const USUAL_MONEY = 100;

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

/**
 * Reads the form's answers from the query: `?dinero=100&cliente=paypal&paypal=2026-11-01&inicio=2026-11-22&gasto=paypal&
 * coste-lowi=5&invertir=no`. Missing or wrong money becomes 100 €; `isMoneyMissing` says
 * that something is answered and this is not; `unknown` are names of no offer of today, `unread`
 * what the address sends for a box and no box has.
 */
export function readPlan(
  query: Readonly<Record<string, string | string[] | undefined>>,
  offers: readonly Offer[],
  today: CalendarDate,
) {
  const first = (name: string) => ([query[name]].flat()[0] ?? "").trim().slice(0, LONGEST);
  const all = (name: string) => [query[name]].flat().flatMap((value) => value ?? []);
  const faults: Faults = {};

  // The field for another amount keeps what was typed in it when an offered amount is chosen instead.
  const chosen = first(planNames.money);
  const money = ["", planNames.otherMoney].includes(chosen) ? first(planNames.otherMoney) : chosen;
  const read = money === "" && chosen === "" ? { euros: USUAL_MONEY } : readAmount(money);
  if ("fault" in read) faults.money = { typed: money, fault: read.fault };

  const typedStart = first(planNames.start);
  const start = typedStart === "" ? undefined : readStart(typedStart, today);
  if (start && "fault" in start) faults.start = start;

  const ids = all(planNames.customer);
  // Who gives the day of signing up is a customer, whether the box is ticked or not.
  const known = offers.filter(({ id }) => ids.includes(id) || first(id) !== "");
  const joined: Record<string, CalendarDate> = {};
  for (const offer of known.filter(({ id, deadlines }) => first(id) !== "" && deadlines.items.length > 0)) {
    const typed = first(offer.id);
    const signUp = readDayAnswer([typed], signUpRange(offer, today));
    if ("day" in signUp) joined[offer.id] = signUp.day;
    else faults.joined = { ...faults.joined, [offer.id]: { typed, fault: signUp } };
  }

  const costs: Record<string, number> = {};
  for (const offer of offers.filter(({ id }) => first(costField(id)) !== "")) {
    const { id } = offer;
    const asked = askedOf(offer);
    if (!asked) continue;
    const typed = first(costField(id));
    const cost = readAmount(typed);
    // The form sends what it assumes too: only another figure is the visitor's own.
    if ("fault" in cost) faults.costs = { ...faults.costs, [id]: { typed, fault: cost.fault } };
    else if (cost.euros !== asked.euros) costs[id] = cost.euros;
  }

  const spent = all(planOptions.spent);
  const input: PlanInput = {
    money: "euros" in read ? read.euros : USUAL_MONEY,
    customerOf: known.map(({ id }) => id),
    joined,
    ...(start && "day" in start && { start: start.day }),
    noRisk: first(planOptions.invest) === "no",
    spentAnyway: offers
      .filter(({ id }) => spent.includes(id) || spent.includes(ALL_SPENT))
      .map(({ id }) => id),
    costs,
  };
  const unknownIn = (names: readonly string[]) =>
    [...new Set(names)]
      .filter((id) => id.trim() !== "" && !offers.some((offer) => offer.id === id))
      .map((id) => id.slice(0, LONGEST))
      .slice(0, 10);
  const invest = first(planOptions.invest);
  const unread = {
    spent: unknownIn(spent.filter((id) => id !== ALL_SPENT)),
    ...(!["", "no"].includes(invest) && { invest }),
  };
  const isMoneyMissing = money === "" && chosen === "" && Object.keys(query).length > 0;
  return { input, faults, unknown: unknownIn(ids), unread, isMoneyMissing };
}

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

function readStart(typed: string, today: CalendarDate): { day: CalendarDate } | FaultyAnswer<StartFault> {
  const read = readDay(typed);
  if ("fault" in read) return read;
  if (read.day < today) return { typed: read.day, fault: "early" };
  return read.day > addMonths(today, 12) ? { typed: read.day, fault: "late" } : read;
}
