import { type CalendarDate, longDate } from "../format/dates";
import { euros, inSentence, list } from "../format/format";
import { days, quantityWords } from "../format/quantity";
import { type Precision, precisionOf, type Span } from "../answers/net-value";
import type { Plan, PlanEntry, PlanFault, PlanMisfit } from "../answers/plan";
import type { Offer } from "../offers/offer";
import { startOf } from "./deadlines";
import { amountFaults, netValueWords, spanWords } from "./net-value";

const { figures } = netValueWords;

/** The words of «Mi plan»: three questions, and the offers that fit the answers. */
export const plan = {
  name: "Mi plan",
  title: "Mi plan: qué promociones te encajan y cuándo",
  description:
    "Di cuánto dinero puedes mover, de quién ya eres cliente y qué día empezarías: verás qué promociones te encajan, lo que te queda y cada fecha.",
  summary: "Qué te encaja, lo que te queda y cada fecha",
  lead: "Tres preguntas y una respuesta: qué promociones te encajan, lo que te queda y qué hacer en cada fecha. No guardamos nada: tus respuestas quedan en la dirección de la página.",
  form: {
    title: "¿Cuál te encaja?",
    money: "¿Cuánto dinero puedes mover?",
    other: "Otra cantidad",
    otherHint: netValueWords.form.hint,
    customer: "¿De quién ya eres cliente?",
    start: "¿Qué día empezarías?",
    startHint: "Si lo dejas en blanco, contamos desde hoy.",
    joined: "si ya estás en su promoción",
    suppose: "Cambiar lo que suponemos",
    anyway: "Haría esos gastos aunque no hubiera promoción",
    submit: "Ver mi plan",
  },
  /** The heading of the answer. */
  withMoney: (money: number) => `Tu plan con ${euros(money)}`,
  from: (start: CalendarDate, today: CalendarDate) =>
    `si empiezas ${start === today ? "hoy, " : "el "}${longDate(start)}`,
  underway: "Lo que ya tienes en marcha",
  allDates: "Todas sus fechas",
  wrong: "Corrige la respuesta marcada y aquí verás tu plan.",
  order:
    "Orden: primero, lo que sabemos que te queda; después, lo que depende de un dato que no conocemos. En cada grupo, de más a menos. Es un cálculo, no una recomendación.",
  nothing: "No te queda",
  gain: "Recibes",
  cost: "Te cuesta",
  minus: "Hay que restar",
  known: "Sabemos cuánto te queda",
  unknown: "Depende de un dato que no conocemos",
  /** The note on an entry that does not fit together with those before it. */
  notTogether: (needs: number) => `No cabe a la vez que las anteriores: pide ${euros(needs)}`,
  dates: "Fechas",
  misfits: "No te encajan",
  none: "Con estas respuestas no te encaja ninguna promoción de hoy.",
  total: "Si haces todas las que caben a la vez",
  subscribe: "Suscribirme al calendario",
  calendar: "Descargarlo (.ics)",
  calendarText:
    "Todas estas fechas en tu calendario, con avisos para las nueve de la mañana de la víspera. La suscripción se actualiza sola si cambian los plazos de una promoción, pero Google no muestra sus avisos, y Apple los quita al suscribirte si no eliges lo contrario.",
  assumptions: {
    title: "Lo que suponemos",
    onlyForIt:
      "Lo que te queda es el beneficio menos lo que la promoción te hace gastar, antes de impuestos. Si ibas a hacer ese gasto de todos modos, te queda más: puedes cambiarlo en las preguntas.",
    anyway:
      "Lo que te queda es el beneficio entero, antes de impuestos: has dicho que harías esos gastos de todos modos.",
    /** For an offer whose deadlines start later than the sign-up. */
    delay: ({ brand, deadlines }: Pick<Offer, "brand" | "deadlines">) =>
      `Las fechas de ${brand} cuentan desde el día ${startOf({ deadlines })}: suponemos que es ${days(deadlines.delay ?? 0)} después de empezar.`,
    /** For an offer that gives more for more money: the euros that the plan puts into it. */
    rest: (brand: string, amount: number) =>
      `En ${brand} pones ${euros(amount)}: todo lo que no piden las demás.`,
    items: [
      "El dinero que inviertes o ingresas sigue siendo tuyo, pero puede perder valor si lo inviertes.",
      "Eres nuevo cliente y haces todos los pasos al empezar: si tardas más, lo que esperas suele llegar más tarde. Valen las condiciones de la web oficial.",
    ],
  },
} as const;

/** The amounts that are offered, in euros. */
export const planAmounts = [0, 100, 500, 2000] as const;

/** What an entry leaves, in words: the label and the figure. */
export function leftWords({ left, gain, offer }: Pick<PlanEntry, "left" | "gain" | "offer">) {
  const figure = (span: Span) => figureWords(span, precisionOf(offer.value));
  if (left && left.most < 0)
    return { label: plan.cost, figure: figure({ least: -left.most, most: -left.least }) };
  if (left && left.most === 0) return { label: plan.nothing, figure: figure(left) };
  if (left) return { label: left.most < 2 ? "Te queda" : "Te quedan", figure: figure(left) };
  return gain
    ? { label: plan.gain, figure: figure(gain) }
    : { label: figures.remains, figure: figures.depends };
}

/** A range as short as in the rows of offers: «30-90 €». */
function figureWords({ least, most }: Span, precision: Precision): string {
  return least >= 0 && least < most
    ? quantityWords({ least, most, unit: "EUR" })
    : inSentence(spanWords({ least, most }, precision));
}

/** The one reason why an offer does not fit. */
export function misfitText(misfit: PlanMisfit): string {
  switch (misfit.reason) {
    case "customer":
      return "Ya eres cliente, y es solo para nuevos clientes.";
    case "money":
      return `Pide ${euros(misfit.needs)}, y es más de lo que puedes mover.`;
    case "not-begun":
      return `Ese día aún no ha empezado: empieza el ${longDate(misfit.on)}.`;
    case "ended":
      return `Ese día ya ha terminado: su último día es el ${longDate(misfit.on)}.`;
  }
}

/** What the entries that go together leave, and what of it depends. */
export function totalText(
  { total, precision }: Pick<Plan, "total" | "precision">,
  depending: readonly string[],
): string {
  const known = total.most > 0 ? `te quedan ${inSentence(spanWords(total, precision))}` : "no te queda nada";
  if (depending.length === 0) return `${known}.`;
  return total.most > 0
    ? `${known}, más lo de ${list(depending)}, que depende.`
    : `no sabemos cuánto te queda: lo de ${list(depending)} depende.`;
}

/** The money that the entries need at the same time: «5 € en PayPal y 100 € en Trade Republic». */
export function needsText(needs: number, parts: readonly Pick<PlanEntry, "offer" | "needs">[]): string {
  const each = parts.map((part) => `${euros(part.needs)} en ${part.offer.brand}`);
  return `A la vez te hacen falta al menos ${euros(needs)}: ${list(each)}.`;
}

/** The error messages of wrong answers. */
export const planFaults: Readonly<Record<PlanFault, string>> = {
  ...amountFaults,
  date: "No entendemos esa fecha. Elige un día en el calendario.",
  early: "Ese día ya ha pasado. Elige hoy o un día posterior.",
  late: "Elige un día de los próximos doce meses.",
};
