import { titleOf } from "../../ground/offer-names";
import { planAmounts, planNames } from "../../config/paths";
import { addMonths, type CalendarDate, longDate } from "../../format/dates";
import { euros, inSentence, list, present } from "../../format/format";
import { lapseIn } from "../../format/quantity";
import { dayField, lengthOf } from "../../ground/deadline-words";
import type { UnreadParameter } from "../../ground/calendar-address";
import { signUpRange } from "../../ground/deadlines";
import { amountHint, blankIsToday, unreadWords } from "../../ground/question-words";
import type {
  AmountQuestion,
  ChoiceQuestion,
  CountQuestion,
  DayQuestion,
  Question,
} from "../../ground/questions";
import type { Offer } from "../../offers/offer";
import { isForReturning } from "../../offers/terms/people";
import { resourcesToAsk } from "./classify";

/** The latest day of starting, in months from today. */
const MONTHS_AHEAD = 12;

/** The value of the box «No quiero invertir nada», and of the one for a line. */
export const [NO, YES] = ["no", "si"] as const;

/** The name of the field for an offer's cost: `coste-lowi`. */
export const costField = (id: string) => `coste-${id}`;

/** The cost of an offer that its file asks about, if any. */
export function askedCostOf({ value: { spend } }: Offer) {
  return spend.find(({ asked }) => asked)?.asked;
}

/** «¿Lo fuiste hace más de 12 meses?», where an offer says for how long one must not have been a customer. */
export function formerLabel({ terms: { who } }: Offer): string | undefined {
  return isForReturning(who) ? `¿Lo fuiste hace más de ${lengthOf(lapseIn(`${who.fresh}`))}?` : undefined;
}

/** The label of the field for another amount, and what a phone leaves out of it. */
export const otherMoneyLabel = { short: "Otra", rest: "cantidad" } as const;

/** What the form of «Mi plan» asks. */
export const planQuestions = {
  money: {
    kind: "choice",
    name: planNames.money,
    label: "¿Con cuánto dinero cuentas?",
    options: [...planAmounts.map(String), planNames.otherMoney],
  } as ChoiceQuestion,

  /** The field for another amount than those offered. */
  otherMoney: {
    kind: "amount",
    name: planNames.otherMoney,
    label: `${otherMoneyLabel.short} ${otherMoneyLabel.rest}`,
    hint: amountHint,
  } as AmountQuestion,

  customer: (offers: readonly Offer[]): ChoiceQuestion => ({
    kind: "ticks",
    name: planNames.customer,
    label: "¿De quién eres ya cliente?",
    options: offers.map(({ id }) => id),
  }),

  /** Whether the visitor was a customer so long ago that an offer takes them for new, for each offer that says so. */
  former: (offers: readonly Offer[]): ChoiceQuestion => ({
    kind: "ticks",
    name: planNames.former,
    label: "¿Lo fuiste hace tiempo?",
    options: offers.flatMap((offer) => (formerLabel(offer) ? offer.id : [])),
  }),

  /** The day from which the deadlines of a promotion under way count. */
  joined: (offer: Offer, today: CalendarDate): DayQuestion => ({
    kind: "day",
    name: offer.id,
    label: `${titleOf(offer)}: ${inSentence(dayField(offer))}, si ya estás en su promoción`,
    range: signUpRange(offer, today),
  }),

  start: (today: CalendarDate): DayQuestion => ({
    kind: "day",
    name: planNames.start,
    label: "¿Qué día empezarías?",
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
    name: planNames.invest,
    label: "No quiero invertir nada",
    options: [NO],
  } as ChoiceQuestion,

  salary: {
    kind: "amount",
    name: planNames.salary,
    label: "¿Puedes mover tu nómina? ¿De cuánto?",
    hint: "En euros al mes. Si no puedes, déjalo en blanco.",
  } as AmountQuestion,

  bills: {
    kind: "count",
    name: planNames.bills,
    unit: ["recibo", "recibos"],
    most: 100,
    label: "¿Cuántos recibos puedes domiciliar en otro banco?",
    hint: "De los que llegan cada mes, un número, como 3. Si no puedes llevar ninguno, déjalo en blanco.",
  } as CountQuestion,

  line: {
    kind: "ticks",
    name: planNames.line,
    label: "Puedo llevar mi línea a otra compañía",
    options: [YES],
  } as ChoiceQuestion,

  spent: (offers: readonly Offer[]): ChoiceQuestion => ({
    kind: "ticks",
    name: planNames.spent,
    label: "Gastos que harías de todos modos",
    options: offers.map(({ id }) => id),
  }),

  /** What an offer costs, if its file asks. */
  cost: (offer: Offer): AmountQuestion | undefined => {
    const asked = askedCostOf(offer);
    return (
      asked && {
        kind: "amount",
        name: costField(offer.id),
        label: asked.question,
        hint: `Suponemos ${euros(asked.euros)}${asked.note ? `, ${asked.note}` : ""}.`,
      }
    );
  },
} as const;

/** The parts of the form, in its order: what stands open, what `refine` folds, and what `suppose` folds within that. */
export type PlanQuestions = Readonly<Record<"open" | "refine" | "suppose", readonly Question[]>>;

/** Every question that the form has on a day, by its part: what some offer asks for, and what depends on one. */
export function questionsFor(offers: readonly Offer[], today: CalendarDate): PlanQuestions {
  const { money, otherMoney, salary, bills, line, customer, former, joined, start, invest, spent, cost } =
    planQuestions;
  const asked = resourcesToAsk(offers, today);
  return {
    open: present<Question>([money, otherMoney, asked.includes("line") && line]),
    refine: present<Question>([
      asked.includes("salary") && salary,
      asked.includes("bills") && bills,
      customer(offers),
      former(offers),
      ...offers.map((offer) => offer.deadlines.items.length > 0 && joined(offer, today)),
      start(today),
      invest,
    ]),
    suppose: present<Question>([...offers.map(cost), spent(offers)]),
  };
}

/** The words of the form of «Mi plan» around its questions. */
export const formCopy = {
  title: "Tus respuestas",
  refine: "Afinar: cliente, día y riesgo",
  suppose: "Cambiar lo que suponemos",
  spentOn: ({ brand, value: { spend } }: Offer) =>
    `${brand}: ${list(spend.map(({ what }) => inSentence(what)))}`,
  /** An amount stands in the field for another one, and one of those offered is chosen. */
  otherUnread: (typed: string, counted: number) =>
    `El plan cuenta ${euros(counted)}, la cantidad elegida, y no lo que has escrito, «${typed}»: para contarlo, elige «Otra cantidad».`,
  submit: "Ver mi plan",
  kept: "No guardamos tus respuestas: quedan en la dirección de la página.",
} as const;

/** Over the answer, where a part of the address does not count in it; the form says which. */
export const unreadAddressNote = {
  text: "Hay algo en la dirección de la página que no hemos entendido y que no cuenta en el plan.",
  link: "Ver qué es",
} as const;

/** Note beside the question whose customer one is: the typed names that no offer of today has. */
export const unknownNames = (names: readonly string[]) =>
  `No hay ninguna promoción de hoy con ${names.length === 1 ? "el nombre" : "los nombres"} ${list(names.map((name) => `«${name}»`))}: el plan no ${names.length === 1 ? "la" : "las"} cuenta. Marca tus proveedores en la lista.`;

/** Over the other questions, what the address says besides. */
export const unreadText = (unread: readonly UnreadParameter[]) =>
  `La dirección de la página dice ${unreadWords(unread)}, y no cuenta en el plan: hoy no lo pide ninguna promoción, o no es una de las respuestas que valen. Si te falta algo, dilo en estas preguntas.`;
