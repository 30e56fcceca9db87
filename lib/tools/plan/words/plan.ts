import { type CalendarDate, longDate } from "../../../format/dates";
import { asSentence, count, decimal, euros, inSentence, list, present } from "../../../format/format";
import { everyAsk, toCents } from "../../../ground/gains";
import { isByInvitation } from "../../../ground/invitation";
import type { Precision, Span } from "../../../ground/net-value";
import { spanWords } from "../../../ground/value-words";
import { checkOf } from "../../../offers/never-checked";
import type { Offer } from "../../../offers/offer";
import { verbOf } from "../../../offers/terms/verbs";
import { askFirst } from "../first-step";
import type { Plan, PlanEntry } from "../plan";
import { isTaxSettled } from "./tax";

/** What is invested and can lose value: «3 € quedan invertidos y pueden». */
export const staysInvestedWords = (amount: number) =>
  `${euros(amount)} ${amount === 1 ? "queda invertido y puede" : "quedan invertidos y pueden"}`;

/** Note that what was bought with the money at risk is not in hand: «Vender lo comprado puede costarte otros 3 €.» */
const soldWords = (resale: number) => `Vender lo comprado puede costarte otros ${euros(resale)}.`;

/** The words of «Mi plan»: a few questions, and the plan that leaves most of what is known. */
export const planCopy = {
  name: "Mi plan",
  title: "Mi plan: qué promociones te encajan y cuándo",
  description:
    "Di con cuánto dinero cuentas, de quién eres ya cliente y qué día empezarías: verás qué hacer, en qué orden, lo que ganarías y cada fecha.",
  summary: "Qué hacer, en qué orden y lo que ganarías",
  lead: "Con tu dinero: qué hacer, en qué orden y cuánto ganarías.",
  /** Words under the figure of the answer: the same answers with another amount, and a link to the form. */
  otherMoney: "Con otra cantidad",
  /** The least amount that gives the same plan. */
  enough: (money: number) => `Con ${euros(money)} el plan es el mismo.`,
  /** The heading of the answer, before its figure. */
  withMoney: (money: number) => `Tu plan con ${euros(money)}`,
  /** The same where nothing is to be invested. */
  uninvested: (money: number) => `Tu plan sin invertir, con ${euros(money)}`,
  /** The heading of the answer before anything is answered. */
  example: (money: number) => `Un ejemplo con ${euros(money)}`,
  /** Words that open the rest of the example. */
  wholeExample: "El ejemplo, paso a paso",
  /** Word after a figure that may come on top of the sum. */
  onTop: "más",
  /** Word before what nobody has checked. */
  apart: "aparte",
  from: (start: CalendarDate, today: CalendarDate) =>
    `si empezaras ${start === today ? "hoy, " : "el "}${longDate(start)}`,
  condition: (offers: number, from: string | undefined) =>
    `Es lo que ganarías ${from ? `${from}, ` : ""}con una invitación${offers > 1 ? " en cada promoción" : ""} y cumpliendo sus condiciones.`,
  /** Words before the figure and under it; `condition` and `atRisk` say it in full. */
  wins: "ganarías",
  briefRisk: (amount: number, resale = 0, total = 0) => {
    const whole = resale > 0 && total >= amount ? `los ${euros(total)}` : "tu dinero";
    const stays = `que ${amount === 1 ? "queda invertido" : "quedan invertidos"}`;
    return `En riesgo: ${euros(amount)} de ${whole}${resale > 0 ? `, ${stays}. ${soldWords(resale)}` : ""}`;
  },
  /** Note where the address answers other questions and not this one. */
  noMoney: (counted: number) =>
    `Falta decir con cuánto dinero cuentas: mientras tanto, calculamos con ${euros(counted)}. Lo demás sigue como lo has puesto.`,
  /** `resale` is what selling it may cost. */
  atRisk: (amount: number, resale = 0) => {
    const sold = resale > 0 ? ` ${soldWords(resale)}` : "";
    return `De tu dinero, ${staysInvestedWords(amount)} perder valor.${sold}`;
  },
  noneAtRisk: "No tienes que invertir dinero.",
  line: "Cuándo pasa cada cosa",
  /** Heading of what is missing to begin, before the days. */
  before: "Antes",
  /** Heading of what comes on a day that nobody knows, after the days. */
  undated: "Más adelante",
  sure: "Sin arriesgar más de lo que ganas",
  extras: "Aparte, según lo que te corresponda",
  invested: "Si ya pensabas invertir",
  underway: "Lo que ya tienes en marcha",
  allDates: "Todas sus fechas",
  claim: "Reclamar a tiempo",
  wrong: "Corrige la respuesta marcada y aquí verás tu plan. Lo demás sigue como lo has puesto.",
  unproven:
    "Son tantas promociones que no hemos podido comparar todos los planes: puede haber otro con el que ganes más.",
  /** Mark on a ticket, over those tickets, and after a line that stand on what nobody has checked. */
  unchecked: "Sin comprobar",
  dates: "Fechas",
  start: "Empieza el",
  assumptions: "Lo que suponemos",
  /** What is folded under the plan. */
  uncounted: (offers: number) => `Otras posibilidades, que no cuentan en el plan (${decimal(offers)})`,
  outside: (offers: number) => `Fuera de tu plan, y por qué (${decimal(offers)})`,
  furtherExtras: (offers: number) => `Y ${decimal(offers)} más así, más abajo`,
  rest: (offers: number) => `Y ${decimal(offers)} más, que dejan menos:`,
} as const;

/** What selling again what is invested may cost: as much as its orders did, of offers that ask for orders. */
export const resaleCost = (entries: readonly PlanEntry[]) =>
  entries
    .filter(
      ({ offer, risk }) => risk > 0 && everyAsk(offer.terms).some((ask) => verbOf(ask).cost(ask).deposit),
    )
    .reduce((sum, { spend }) => sum + spend, 0);

/** Whether it may be a loss or a gain. */
const isMixed = ({ least, most }: Span) => least < 0 && most > 0;

/** A figure of the plan: «unos 12 €», «30-90 €», «puede costarte hasta 15 € o dejarte hasta 45 €». */
export function planFigure(span: Span, precision: Precision = "exact"): string {
  if (span.least === 0 && span.most === 0) return euros(0);
  if (isMixed(span)) return `puede costarte hasta ${euros(-span.least)} o dejarte hasta ${euros(span.most)}`;
  return inSentence(spanWords(span, precision));
}

/** A range as it is read out: «de 30 € a 90 €». */
export function spokenRange({ least, most }: Span): string {
  return `de ${euros(least)} a ${euros(most)}`;
}

/** The plan's figure: what its checked entries leave together. */
export function totalWords({ checked: { total, precision } }: Pick<Plan, "checked">): string {
  return planFigure({ least: total, most: total }, precision);
}

/** Whether an entry may cost more than it gives: then it is no addition to a sum, but a sentence of its own. */
export function mayLoseMoney({ net }: PlanEntry): boolean {
  return isMixed(net);
}

/**
 * What may come on top of the sum: «30-90 € más si llevas tu línea a Lowi»; as a sentence if it may cost: «Si llevas tu
 * línea a Lowi, puede costarte hasta 15 € o dejarte hasta 45 €».
 */
export function extraWords(entry: PlanEntry, total: number): string {
  const figure = planFigure(entry.net);
  const condition = conditionOf(entry);
  if (total > 0 && mayLoseMoney(entry)) return `${asSentence(condition)}, ${figure}`;
  return `${figure}${total > 0 ? ` ${planCopy.onTop}` : ""} ${condition}`;
}

/** What has to be done for a figure that is not in the sum: «si llevas tu línea a Lowi». */
export function conditionOf({ offer: { brand, value } }: PlanEntry): string {
  return value.onlyIf ?? `con ${brand}`;
}

/** The conditions of the figure of some offers, under it; `isTaxSaid` where the figure after tax stands beside it. */
export function figureConditions(offers: readonly Offer[], isTaxSaid = false): string {
  const invited = offers.filter(isByInvitation);
  const gross = isTaxSaid || offers.every(isTaxSettled) ? "" : "; la cifra es antes de impuestos";
  const conditions = `${offers.length === 1 ? "las condiciones de la promoción" : "sus condiciones"}${gross}`;
  if (invited.length === 0) return `Hay que cumplir ${conditions}`;
  if (invited.length > 1 && invited.length === offers.length)
    return `Cada promoción exige una invitación y cumplir ${conditions}`;
  const where = invited.length < offers.length ? " donde la promoción la pide" : "";
  return `Hace falta una invitación${where} y cumplir ${conditions}`;
}

/** The anchor of an offer's ticket in the plan's answer. */
export const ticketId = ({ id }: Offer) => `paso-${id}`;

/**
 * What an entry that nobody has checked leaves, beside the sum: «400 € de BBVA si la promoción de septiembre de 2025 sigue
 * (sin comprobar)».
 */
export function uncheckedWords({
  offer: { brand, terms },
  net,
  precision,
}: Pick<PlanEntry, "offer" | "net" | "precision">): string {
  const { season } = terms.campaign ?? {};
  return `${planFigure(net, precision)} de ${brand} si ${season ? `la promoción de ${season}` : "su promoción"} sigue (${inSentence(planCopy.unchecked)})`;
}

/** Notice that nobody has checked what stands beside the sum and is no part of the plan; undefined where all is checked. */
export function confirmWords(uncounted: readonly Pick<PlanEntry, "offer">[]): string | undefined {
  const names = uncounted.flatMap(({ offer }) =>
    checkOf(offer) === undefined ? `lo de ${offer.brand}` : [],
  );
  return names.length > 0
    ? `${asSentence(list(names))}, sin comprobar: confírmalo antes de empezar.`
    : undefined;
}

/** The plan in one text, as it is read without the page: figure, conditions, money at risk. It speaks to no visitor in particular. */
export function planSentence(
  shown: Pick<Plan, "checked" | "unchecked" | "entries" | "extras" | "risk">,
  money: number,
): string {
  const { checked, unchecked, extras } = shown;
  const { total } = checked;
  const apart = total > 0 ? extras.filter(mayLoseMoney) : [];
  const added = extras.filter((entry) => !apart.includes(entry)).map((entry) => extraWords(entry, total));
  const isEmpty = shown.entries.length + extras.length === 0;
  const figures = list([...(total > 0 || added.length === 0 ? [totalWords(shown)] : []), ...added]);
  return [
    `Un plan con ${euros(money)}: ${figures}.`,
    ...apart.map((entry) => `${extraWords(entry, total)}.`),
    ...(isEmpty ? [] : [`${figureConditions([...shown.entries, ...extras].map(({ offer }) => offer))}.`]),
    ...unchecked.map((entry) => `${asSentence(planCopy.apart)}, ${uncheckedWords(entry)}.`),
    ...present([confirmWords(extras)]),
    ...(shown.risk > 0 ? [`Del dinero, ${staysInvestedWords(shown.risk)} perder valor.`] : []),
  ].join(" ");
}

/**
 * Sentence on the plan's first days: «Empieza con A y B el primer día y con C 2 días después.» Those that may come on top are
 * named only if there are no others.
 */
export function startsSentence(
  { entries, points }: Pick<Plan, "entries" | "points">,
  isDated: boolean,
): string {
  const parts = startsByDay({ entries, points }).map(({ date, after, brands }) => {
    const later = after === 0 ? "el primer día" : `${count(after, "día", "días")} después`;
    return `con ${list(brands)} ${isDated ? `el ${longDate(date)}` : later}`;
  });
  if (parts.length === 0) return "";
  const isMissing = (entries.length > 0 ? entries : points.map(({ entry }) => entry)).some(({ offer }) =>
    askFirst(offer),
  );
  return `${isMissing ? "Pide antes la invitación. " : ""}Empieza ${list(parts)}.`;
}

/** The days on which a plan's offers begin, with their brands. */
function startsByDay({ entries, points }: Pick<Plan, "entries" | "points">) {
  const starts = points.filter(
    ({ entry, kind }) => kind === "start" && (entries.length === 0 || entries.includes(entry)),
  );
  const days = [...new Map(starts.map(({ date, after }) => [after, date]))];
  return days.map(([after, date]) => {
    const brands = starts.filter((start) => start.after === after).map(({ entry }) => entry.offer.brand);
    return { date, after, brands };
  });
}

/** The order in which a plan's offers begin, without dates: «A y B, luego C». */
export function sequenceWords(plan: Pick<Plan, "entries" | "points">): string {
  const [first, next, ...later] = startsByDay(plan).map(({ brands }) => list(brands));
  if (!first) return "";
  if (!next) return `Empieza con ${first}`;
  return [first, `luego ${next}`, ...later.map((brands) => `después ${brands}`)].join(", ");
}

/**
 * Says that this is the best plan (of all, or of those compared), and which groups are not in its sum. `example` is the
 * money counted until something is answered.
 */
export function bestPlanWords(
  {
    isProven,
    extras,
    invested,
    interest,
    salaryRivals,
    unchecked,
  }: Pick<Plan, "isProven" | "unchecked" | "extras" | "invested" | "interest" | "salaryRivals">,
  example?: number,
): string {
  const best = isProven ? "el plan que más te deja" : "el plan que más te deja de los que hemos comparado";
  // One that pays interest may leave more than what the plan counts.
  const paysInterest = interest.length + salaryRivals.length > 0;
  const groups = [
    ...(extras.length > 0 ? ["«Aparte»"] : []),
    ...(invested.length > 0 ? [`«${planCopy.invested}»`] : []),
  ];
  return [
    `Con ${example === undefined ? "tus respuestas" : euros(example)}, este es ${best} sin arriesgar más de lo que ganas${paysInterest ? ", sin contar intereses" : ""}${unchecked.length > 0 ? ", si sigue lo que está sin comprobar" : ""}.`,
    ...(groups.length > 0 ? [`Lo que va en ${list(groups)} no cuenta.`] : []),
    "Es un cálculo, no una recomendación.",
  ].join(" ");
}

/** The answer of a plan without any offer. */
export function emptyPlanWords({ invested }: Pick<Plan, "invested">): string {
  return invested.length > 0
    ? "Sin contar las de inversión, con estas respuestas ninguna promoción te deja dinero."
    : "Con estas respuestas ninguna promoción te deja dinero.";
}

/** Amounts that a sum adds one by one, at most. */
const MOST_SUMMANDS = 7;

/** Amounts to be added one by one; as one if they are many. */
const summands = (amounts: readonly number[]) =>
  amounts.length > MOST_SUMMANDS
    ? [amounts.reduce((cents, amount) => cents + toCents(amount), 0) / 100]
    : amounts;

/**
 * How the plan's figure comes about: «10 € + 10 € de regalo − 3 € − 5 € de gasto = unos 12 €». Nothing where the figure is
 * one promotion's whole gift, or where the parts do not make it.
 */
export function totalBreakdown(plan: Pick<Plan, "checked">): string | undefined {
  const { entries, total } = plan.checked;
  const gains = entries.map(({ gain }) => gain.least);
  const spends = entries.map(({ spend }) => spend).filter((spend) => spend > 0);
  const sum = [...gains, ...spends.map((spend) => -spend)].reduce((cents, one) => cents + toCents(one), 0);
  if (gains.length + spends.length < 2 || sum !== toCents(total)) return undefined;
  return present([
    `${summands(gains).map(euros).join(" + ")} de regalo`,
    spends.length > 0 && `− ${summands(spends).map(euros).join(" − ")} de gasto`,
    `= ${totalWords(plan)}`,
  ]).join(" ");
}
