import { planNames } from "../../config/paths";
import type { CalendarDate } from "../../format/dates";
import { MAX_QUOTED, present } from "../../format/format";
import { type DayFault, readDay, type UnreadParameter } from "../../ground/deadlines";
import { type ParsedAmount, valuesOf, type Query, quoted, parseAmount } from "../../ground/query";
import { chosenOffers } from "../../ground/offer-names";
import { isAsked, parseAnswer } from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { askedCostOf, costField, NO, planQuestions, YES } from "./questions";
import { resourcesToAsk } from "./classify";
import type { PlanInput, Resource } from "./ways";

/** The rejected answers, by question. */
interface Faults {
  money?: AmountFault;
  start?: DayFault;
  /** By offer id. */
  joined?: Record<string, DayFault>;
  costs?: Record<string, AmountFault>;
  salary?: AmountFault;
  bills?: AmountFault;
}

/** An amount as it was typed, and why it is rejected. */
type AmountFault = Extract<ParsedAmount, { fault: unknown }>;

/** Euros assumed until the visitor enters an amount. */
export const USUAL_MONEY = 100;

/** The questions in the order of the form. */
const order = ["money", "salary", "bills", "joined", "start", "costs"] as const;

/** The first question whose answer is rejected. */
export const firstFault = (faults: Faults) => order.find((question) => faults[question]);

/** Whether an offer makes the visitor spend what he may spend anyway: its box is in the form. */
export function asksForSpending({ value: { spend, outside } }: Pick<Offer, "value">): boolean {
  return !outside && spend.some(({ from, euros, asked }) => from !== "income" && (euros ?? asked));
}

/**
 * Reads the form's answers from the query: `?dinero=100&cliente=paypal&paypal=2026-11-01&inicio=2026-11-22&gasto=paypal&
 * coste-lowi=5&invertir=no&nomina=1.600&recibos=3&linea=si`. A wrong answer is in `faults`, and counts as not given; missing or wrong money becomes 100 €.
 * `isMoneyMissing`: something is answered, and the money is not. `otherMoney`: an amount that was typed before one of those
 * offered was chosen. `unread`: what no question of today reads.
 */
export function readPlan(query: Query, offers: readonly Offer[], today: CalendarDate) {
  const money = readMoney(query);
  const startQuestion = planQuestions.start(today);
  const start = isAsked(startQuestion, query) ? parseAnswer(startQuestion, query) : undefined;
  const ticked = chosenOffers(valuesOf(query, planNames.customer), offers).known;
  // Who gives the day of signing up is a customer, whether the box is ticked or not.
  const customers = offers.filter(({ id }) => ticked.includes(id) || valuesOf(query, id).length > 0);
  const former = parseAnswer(planQuestions.former(offers), query).known;
  const joined = readJoined(query, customers, today);
  const costs = readCosts(query, offers);
  const spent = parseAnswer(planQuestions.spent(offers), query);
  const invest = parseAnswer(planQuestions.invest, query);
  const asked = resourcesToAsk(offers, today);
  const resources = readResources(query, asked);
  const input: PlanInput = {
    money: money.euros,
    customerOf: customers.map(({ id }) => id),
    ...(former.length > 0 && { formerOf: former }),
    joined: joined.days,
    ...(start && "day" in start && { start: start.day }),
    noRisk: invest.known.includes(NO),
    spentAnyway: offers.map(({ id }) => id).filter((id) => spent.known.includes(id)),
    costs: costs.euros,
    ...resources.input,
  };
  const faults: Faults = {
    ...(money.fault && { money: money.fault }),
    ...(start && "fault" in start && { start }),
    ...(joined.faults && { joined: joined.faults }),
    ...(costs.faults && { costs: costs.faults }),
    ...resources.faults,
  };
  const unread = unreadIn(query, offers, asked);
  const isMoneyMissing = money.isMissing && Object.keys(query).length > 0;
  return { input, faults, unread, isMoneyMissing, otherMoney: money.other };
}

/** What the visitor can move besides money, where some offer asks for it. */
function readResources(query: Query, asked: readonly Resource[]) {
  const input: Pick<PlanInput, Resource> = {};
  const faults: Pick<Faults, "salary" | "bills"> = {};
  for (const resource of ["salary", "bills"] as const) {
    if (!asked.includes(resource) || !isAsked(planQuestions[resource], query)) continue;
    const answer = parseAnswer(planQuestions[resource], query);
    if ("fault" in answer) faults[resource] = answer;
    else input[resource] = resource === "bills" ? Math.floor(answer.euros) : answer.euros;
  }
  if (asked.includes("line") && parseAnswer(planQuestions.line, query).known.length > 0) input.line = true;
  return { input, faults };
}

/** The visitor's money in euros; the usual amount if it is missing or wrong. */
function readMoney(query: Query): {
  euros: number;
  isMissing: boolean;
  fault?: Faults["money"];
  other?: string;
} {
  const chosen = valuesOf(query, planNames.money);
  const other = valuesOf(query, planNames.otherMoney);
  const isOther = chosen.every((value) => value.toLowerCase() === planNames.otherMoney);
  const values = isOther ? other : chosen;
  // Nothing chosen and nothing typed; «otro» chosen and nothing typed is a fault, below.
  if (values.length === 0 && chosen.length === 0) return { euros: USUAL_MONEY, isMissing: true };
  const read = parseAmount(values);
  // The field for another amount keeps what was typed in it when an offered amount is chosen instead.
  const typed = parseAmount(other);
  const isSame = "euros" in typed && "euros" in read && typed.euros === read.euros;
  const kept = isOther || isSame || other.length === 0 ? {} : { other: quoted(other) };
  return "euros" in read
    ? { euros: read.euros, isMissing: false, ...kept }
    : { euros: USUAL_MONEY, isMissing: false, fault: read, ...kept };
}

/** Whether an offer has a field for the day from which its deadlines count. */
const hasDeadlines = ({ deadlines }: Pick<Offer, "deadlines">) => deadlines.items.length > 0;

/** The days from which the deadlines of these offers count, by id, where they have any and a day is given. */
function readJoined(query: Query, customers: readonly Offer[], today: CalendarDate) {
  const days: Record<string, CalendarDate> = {};
  let faults: Faults["joined"];
  for (const offer of customers.filter(hasDeadlines)) {
    const question = planQuestions.joined(offer, today);
    if (!isAsked(question, query)) continue;
    const signUp = parseAnswer(question, query);
    if ("day" in signUp) days[offer.id] = signUp.day;
    else faults = { ...faults, [offer.id]: signUp };
  }
  return { days, faults };
}

/** The visitor's own costs in euros, by offer. The form sends what it assumes too: only another figure is his own. */
function readCosts(query: Query, offers: readonly Offer[]) {
  const euros: Record<string, number> = {};
  let faults: Faults["costs"];
  for (const offer of offers) {
    const question = planQuestions.cost(offer);
    if (!question || !isAsked(question, query)) continue;
    const cost = parseAnswer(question, query);
    if ("fault" in cost) faults = { ...faults, [offer.id]: cost };
    else if (cost.euros !== askedCostOf(offer)?.euros) euros[offer.id] = cost.euros;
  }
  return { euros, faults };
}

const ID = /^[a-z0-9-]+$/;

/** How many parts of an address are quoted at most. */
const MOST_UNREAD = 10;

/** What the address says and no question of today reads: the name and the answer of each, to be quoted. */
function unreadIn(query: Query, offers: readonly Offer[], asked: readonly Resource[]): UnreadParameter[] {
  const choices = [
    planQuestions.former(offers),
    planQuestions.spent(offers),
    planQuestions.invest,
    ...(asked.includes("line") ? [planQuestions.line] : []),
  ];
  const fields: readonly string[] = [
    ...[planNames.money, planNames.otherMoney, planNames.start],
    ...asked.map((resource) => planNames[resource]),
    ...offers.filter(hasDeadlines).map(({ id }) => id),
    ...present(offers.map((offer) => planQuestions.cost(offer)?.name)),
  ];
  const options: readonly string[] = Object.values(planNames);
  // Names of campaigns have a «_», or no day; that of an ended promotion has one.
  const isOurs = (name: string, values: readonly string[]) =>
    options.includes(name) ||
    name.startsWith(costField("")) ||
    offers.some(({ id }) => id === name) ||
    (ID.test(name) && values.some((value) => "day" in readDay(value)));
  const found = Object.keys(query).flatMap((name): UnreadParameter[] => {
    const values = valuesOf(query, name);
    const choice = choices.find((question) => question.name === name);
    const unknown =
      name === planNames.customer
        ? chosenOffers(values, offers).unknown
        : choice && parseAnswer(choice, query).unknown;
    if (unknown) return unknown.map((typed) => [name, typed]);
    if (values.length === 0 || fields.includes(name) || !isOurs(name, values)) return [];
    return [[name.slice(0, MAX_QUOTED), quoted(values)]];
  });
  return found.slice(0, MOST_UNREAD);
}

/** The answers as `readPlan` reads them, with what is wrong in them. */
export type PlanAnswers = ReturnType<typeof readPlan>;

/** The address of a plan: the answers that differ from the usual ones. `start` is always in it, as the plan's day. */
export function planQueryOf({
  money,
  customerOf,
  formerOf = [],
  joined,
  start,
  noRisk,
  spentAnyway,
  costs,
  salary,
  bills,
  line,
}: PlanInput): string {
  return String(
    new URLSearchParams([
      [planNames.money, String(money).replace(".", ",")],
      ...customerOf.map((id) => [planNames.customer, id]),
      ...formerOf.map((id) => [planNames.former, id]),
      ...Object.entries(joined),
      ...(start ? [[planNames.start, start]] : []),
      ...(noRisk ? [[planNames.invest, NO]] : []),
      ...spentAnyway.map((id) => [planNames.spent, id]),
      ...(salary === undefined ? [] : [[planNames.salary, String(salary).replace(".", ",")]]),
      ...(bills === undefined ? [] : [[planNames.bills, String(bills)]]),
      ...(line ? [[planNames.line, YES]] : []),
      ...Object.entries(costs).map(([id, euros]) => [costField(id), String(euros).replace(".", ",")]),
    ]),
  );
}
