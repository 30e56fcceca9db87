import { planNames } from "../../config/paths";
import type { CalendarDate } from "../../format/dates";
import { MAX_QUOTED } from "../../format/format";
import type { UnreadParameter } from "../../ground/calendar-address";
import { readDay } from "../../ground/days";
import { valuesOf, type Query, quoted, parseAmount, writeQuery } from "../../ground/query";
import { chosenOffers } from "../../ground/offer-names";
import { type AnswerFault, isAsked, parseAnswer, type Question } from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { askedCostOf, costField, NO, questionsFor, YES } from "./questions";
import type { PlanInput } from "./ways";

/** The rejected answers, by the name of their field, in the order of the form. */
type Faults = Readonly<Record<string, AnswerFault>>;

/** Euros assumed until the visitor enters an amount. */
export const USUAL_MONEY = 100;

/** The field of the first answer that is rejected. */
export const firstFault = (faults: Faults) => Object.keys(faults)[0];

/** Whether an answer to one of these questions is rejected. */
export const hasFault = (questions: readonly Question[], faults: Faults) =>
  questions.some(({ name }) => faults[name]);

/** Whether an offer makes the visitor spend what they may spend anyway: its box is in the form. */
export function asksForSpending({ value: { spend, outside } }: Offer): boolean {
  return !outside && spend.some(({ from, euros, asked }) => from !== "income" && (euros ?? asked));
}

/**
 * Reads the form's answers from the query: `?dinero=100&cliente=paypal&paypal=2026-11-01&inicio=2026-11-22&gasto=paypal&
 * coste-lowi=5&invertir=no&nomina=1.600&recibos=3&linea=si`. A wrong answer is in `faults`, and counts as not given; missing or wrong money becomes 100 €.
 * `isMoneyMissing`: something is answered, and the money is not. `otherMoney`: an amount that was typed before one of those
 * offered was chosen. `unread`: what no question of today reads.
 */
export function readPlan(query: Query, offers: readonly Offer[], today: CalendarDate) {
  const asked = questionsFor(offers, today);
  const questions = Object.values(asked).flat();
  const money = readMoney(query);
  const { amounts, counts, days, faults } = readFields(query, questions);
  const { [planNames.start]: start, ...joined } = days;
  const ticksOf = (name: string) =>
    questions.flatMap((question) =>
      question.kind === "ticks" && question.name === name ? parseAnswer(question, query).known : [],
    );
  const customers = chosenOffers(valuesOf(query, planNames.customer), offers).known;
  const former = ticksOf(planNames.former);
  const input: PlanInput = {
    money: money.euros,
    // Who gives the day of signing up is a customer, whether the box is ticked or not.
    customerOf: offers
      .map(({ id }) => id)
      .filter((id) => customers.includes(id) || valuesOf(query, id).length > 0),
    ...(former.length > 0 && { formerOf: former }),
    joined,
    start,
    noRisk: ticksOf(planNames.invest).length > 0,
    spentAnyway: ticksOf(planNames.spent),
    costs: ownCosts(amounts, offers),
    salary: amounts[planNames.salary],
    bills: counts[planNames.bills],
    line: ticksOf(planNames.line).length > 0 || undefined,
  };
  const allFaults: Faults = { ...(money.fault && { [planNames.money]: money.fault }), ...faults };
  return {
    questions: asked,
    input,
    faults: allFaults,
    unread: unreadIn(query, offers, questions),
    isMoneyMissing: money.isMissing && Object.keys(query).length > 0,
    otherMoney: money.other,
  };
}

/** What the fields for an amount, a number or a day say, by their name; the visitor's money is read by itself. */
function readFields(query: Query, questions: readonly Question[]) {
  const amounts: Record<string, number> = {};
  const counts: Record<string, number> = {};
  const days: Record<string, CalendarDate> = {};
  const faults: Record<string, AnswerFault> = {};
  for (const question of questions) {
    const { name } = question;
    if ("options" in question || name === planNames.otherMoney || !isAsked(question, query)) continue;
    const answer = parseAnswer(question, query);
    if ("fault" in answer) faults[name] = answer;
    else if ("day" in answer) days[name] = answer.day;
    else if ("count" in answer) counts[name] = answer.count;
    else amounts[name] = answer.euros;
  }
  return { amounts, counts, days, faults };
}

/** The visitor's own costs in euros, by offer. The form sends what it assumes too: only another figure is their own. */
function ownCosts(
  amounts: Readonly<Record<string, number>>,
  offers: readonly Offer[],
): Record<string, number> {
  const costs = offers.flatMap((offer) => {
    const euros = amounts[costField(offer.id)];
    return euros === undefined || euros === askedCostOf(offer)?.euros ? [] : [[offer.id, euros] as const];
  });
  return Object.fromEntries(costs);
}

/** The visitor's money in euros; the usual amount if it is missing or wrong. */
function readMoney(query: Query): {
  euros: number;
  isMissing: boolean;
  fault?: AnswerFault;
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

const ID = /^[a-z0-9-]+$/;

/** How many parts of an address are quoted at most. */
const MOST_UNREAD = 10;

/** What the address says and no question of today reads: the name and the answer of each, to be quoted. */
function unreadIn(query: Query, offers: readonly Offer[], questions: readonly Question[]): UnreadParameter[] {
  const names: readonly string[] = Object.values(planNames);
  // Names of campaigns have a «_», or no day; that of an ended promotion has one.
  const isOurs = (name: string, values: readonly string[]) =>
    names.includes(name) ||
    name.startsWith(costField("")) ||
    offers.some(({ id }) => id === name) ||
    (ID.test(name) && values.some((value) => "day" in readDay(value)));
  const found = Object.keys(query).flatMap((name): UnreadParameter[] => {
    const values = valuesOf(query, name);
    const question = questions.find((one) => one.name === name);
    if (question?.kind === "ticks") {
      const { unknown } =
        name === planNames.customer ? chosenOffers(values, offers) : parseAnswer(question, query);
      return unknown.map((typed) => [name, typed]);
    }
    if (values.length === 0 || question || !isOurs(name, values)) return [];
    return [[name.slice(0, MAX_QUOTED), quoted(values)]];
  });
  return found.slice(0, MOST_UNREAD);
}

/** The answers as `readPlan` reads them, with what is wrong in them. */
export type PlanAnswers = ReturnType<typeof readPlan>;

/** The address of a plan: the answers that differ from the usual ones. `start` is always in it, as the plan's day. */
export const planQueryOf = (input: PlanInput) =>
  writeQuery({
    [planNames.money]: input.money,
    [planNames.customer]: input.customerOf,
    [planNames.former]: input.formerOf,
    ...input.joined,
    [planNames.start]: input.start,
    [planNames.invest]: input.noRisk && NO,
    [planNames.spent]: input.spentAnyway,
    [planNames.salary]: input.salary,
    [planNames.bills]: input.bills,
    [planNames.line]: input.line && YES,
    ...Object.fromEntries(Object.entries(input.costs).map(([id, euros]) => [costField(id), euros])),
  });
