import { planAmounts, planNames, planOptions } from "../../config/paths";
import { addMonths, type CalendarDate, longDate } from "../../format/dates";
import { inSentence } from "../../format/format";
import { dayField } from "../../ground/deadline-words";
import { signUpRange } from "../../ground/deadlines";
import { amountHint, blankIsToday } from "../../ground/question-words";
import type { AmountQuestion, ChoiceQuestion, DayQuestion } from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { planCopy } from "./words";

/** The latest day of starting, in months from today. */
const MONTHS_AHEAD = 12;

/** The value of the box «No quiero invertir nada», and of the one for a line. */
export const [NO, YES] = ["no", "si"] as const;

/** The name of the field for an offer's cost: `coste-lowi`. */
export const costField = (id: string) => `coste-${id}`;

/** The cost of an offer that its file asks about, if any. */
export function askedOf({ value: { spend } }: Pick<Offer, "value">) {
  return spend.find(({ asked }) => asked)?.asked;
}

type Offers = readonly Pick<Offer, "id">[];

/** What the form of «Mi plan» asks. */
export const planQuestions = {
  money: {
    kind: "choice",
    name: planNames.money,
    label: planCopy.form.money,
    options: [...planAmounts.map(String), planNames.otherMoney],
  } as ChoiceQuestion,

  /** The field for another amount than those offered. */
  otherMoney: {
    kind: "amount",
    name: planNames.otherMoney,
    label: planCopy.form.other,
    hint: amountHint,
  } as AmountQuestion,

  customer: (offers: Offers): ChoiceQuestion => ({
    kind: "ticks",
    name: planNames.customer,
    label: planCopy.form.customer,
    options: offers.map(({ id }) => id),
  }),

  /** The day from which the deadlines of a promotion under way count. */
  joined: (offer: Offer, today: CalendarDate): DayQuestion => ({
    kind: "day",
    name: offer.id,
    label: `${offer.brand}: ${inSentence(dayField(offer))}, ${planCopy.form.joined}`,
    range: signUpRange(offer, today),
  }),

  start: (today: CalendarDate): DayQuestion => ({
    kind: "day",
    name: planNames.start,
    label: planCopy.form.start,
    hint: blankIsToday,
    range: { first: today, last: addMonths(today, MONTHS_AHEAD) },
    faults: {
      early: (typed) => `El ${longDate(typed)} ya ha pasado. Elige hoy o un día posterior.`,
      late: (typed) =>
        `Para el ${longDate(typed)} falta más de un año. Elige un día de los próximos doce meses.`,
    },
  }),

  invest: {
    kind: "ticks",
    name: planOptions.invest,
    label: planCopy.form.noRisk,
    options: [NO],
  } as ChoiceQuestion,

  salary: {
    kind: "amount",
    name: planOptions.salary,
    label: planCopy.form.salary,
    hint: planCopy.form.salaryHint,
  } as AmountQuestion,

  bills: {
    kind: "amount",
    name: planOptions.bills,
    label: planCopy.form.bills,
    hint: planCopy.form.billsHint,
  } as AmountQuestion,

  line: {
    kind: "ticks",
    name: planOptions.line,
    label: planCopy.form.line,
    options: [YES],
  } as ChoiceQuestion,

  spent: (offers: Offers): ChoiceQuestion => ({
    kind: "ticks",
    name: planOptions.spent,
    label: planCopy.form.spent,
    options: offers.map(({ id }) => id),
  }),

  /** What an offer costs, if its file asks. */
  cost: (offer: Pick<Offer, "id" | "value">): AmountQuestion | undefined => {
    const asked = askedOf(offer);
    return (
      asked && {
        kind: "amount",
        name: costField(offer.id),
        label: asked.question,
        hint: `${planCopy.form.supposed(asked.euros)}${asked.note ? `, ${asked.note}` : ""}.`,
      }
    );
  },
} as const;
