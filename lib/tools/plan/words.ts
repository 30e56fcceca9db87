import { type CalendarDate, longDate, sinceDate } from "../../format/dates";
import { asSentence, count, euros, inSentence, list, NBSP, present } from "../../format/format";
import { days } from "../../format/quantity";
import { startOf } from "../../ground/deadline-words";
import { everyAsk } from "../../ground/gains";
import { isByInvitation } from "../../ground/invitation";
import type { Precision, Span } from "../../ground/net-value";
import { spanWords } from "../../ground/value-words";
import { checkOf } from "../../offers/never-checked";
import type { Offer } from "../../offers/offer";
import { USUAL_TAX } from "../../offers/tax";
import type { Plan, PlanEntry } from "./plan";
import type { PlanMisfit } from "./sort";
import type { Doubt } from "./pricing";

const staysWords = (amount: number) =>
  amount === 1 ? "queda invertido y puede" : "quedan invertidos y pueden";

/** The words of «Mi plan»: a few questions, and the plan that leaves most of what is known. */
export const planCopy = {
  lead: "Di con cuánto dinero cuentas y verás qué hacer, en qué orden, lo que ganarías y cada fecha.",
  /** Under the figure of the answer: the same answers with another amount, and a link to the form. */
  otherMoney: "Con otra cantidad",
  change: "Cambiar",
  changed: "mis respuestas",
  /** The heading of the answer, before its figure. */
  withMoney: (money: number) => `Tu plan con ${euros(money)}`,
  /** The same before anything is answered. */
  example: (money: number) => `Un ejemplo con ${euros(money)}`,
  /** After a figure that may come on top of the sum. */
  onTop: "más",
  from: (start: CalendarDate, today: CalendarDate) =>
    `si empezaras ${start === today ? "hoy, " : "el "}${longDate(start)}`,
  condition: (offers: number, from: string | undefined) =>
    `Es lo que ganarías ${from ? `${from}, ` : ""}con una invitación${offers > 1 ? " en cada promoción" : ""} y cumpliendo sus condiciones.`,
  /** Before the figure and under it; `condition` and `atRisk` say it in full. */
  wins: "ganarías",
  briefRisk: (amount: number) => `En riesgo: ${euros(amount)} de tu dinero`,
  /** Where the address answers other questions and not this one. */
  noMoney: (counted: number) =>
    `Falta decir con cuánto dinero cuentas: mientras tanto, calculamos con ${euros(counted)}. Lo demás sigue como lo has puesto.`,
  /** `resale` is what selling it may cost. */
  atRisk: (amount: number, resale = 0) => {
    const them = amount === 1 ? "lo" : "los";
    const sold = resale > 0 ? `; vender${them} puede costarte otros ${euros(resale)}` : "";
    return `De tu dinero, ${euros(amount)} ${staysWords(amount)} perder valor${sold}.`;
  },
  noneAtRisk: "No tienes que invertir dinero.",
  line: "Cuándo pasa cada cosa",
  /** After the days: what comes on one that nobody knows. */
  undated: "Más adelante",
  sure: "Sin arriesgar más de lo que ganas",
  more: "Aparte, según lo que te corresponda",
  /** The same where nothing else is in the plan. */
  onlyMore: "Según lo que te corresponda",
  invested: "Si ya pensabas invertir",
  underway: "Lo que ya tienes en marcha",
  allDates: "Todas sus fechas",
  claim: "Reclamar a tiempo",
  wrong: "Corrige la respuesta marcada y aquí verás tu plan. Lo demás sigue como lo has puesto.",
  unproven:
    "Son tantas promociones que no hemos podido comparar todos los planes: puede haber otro con el que ganes más.",
  calculated: "Es un cálculo, no una recomendación.",
  left: "Lo que ganarías",
  /** The same for an entry that may cost more than it gives. */
  unsure: "Según lo que te corresponda",
  saved: "Lo que ahorrarías",
  put: "Pones",
  spend: "Gastas",
  risk: "En riesgo",
  get: "Recibes",
  save: "Ahorras",
  /** On a ticket and after a line that stand on what nobody has checked. */
  unchecked: "Sin comprobar",
  /** Rows of a ticket, where an offer has something to say in them. */
  tax: "Impuestos",
  net: "ya descontados",
  gross: "sin descontar",
  withheld: (rate: string) => `${rate.replace(" ", NBSP)} ya descontado`,
  supposed: " (lo suponemos)",
  salary: "Tu nómina",
  forUnknown: "sin plazo conocido",
  bills: "Recibos",
  things: "Además",
  dates: "Fechas",
  start: "Empieza el",
  misfits: "Fuera de tu plan",
  assumptions: {
    title: "Lo que suponemos",
    left: (net: readonly string[]) =>
      `Lo que ganarías es el regalo menos lo que la promoción te hace gastar, antes de impuestos${net.length > 0 ? `, salvo en ${list(net)}: ahí ya están descontados` : ""}.`,
    tax: `Después de impuestos: restamos un ${USUAL_TAX}${NBSP}% de cada regalo que no llega ya sin ellos, lo habitual en el de un banco. Es una estimación.`,
    salary:
      "Tu nómina está cada vez en una sola promoción. Si no hemos visto cuánto tiempo la pide una promoción, la dejamos allí hasta que el regalo es tuyo; si tampoco cuándo llega, no la movemos más.",
    monthly: "Lo que llega cada mes cuenta entero, como si cumplieras lo que pide todos los meses.",
    spentAnyway: (brands: readonly string[]) =>
      `Harías de todos modos los gastos de ${list(brands)}: no los restamos.`,
    asked: (question: string, each: number, note: string | undefined) =>
      `${question} Suponemos ${euros(each)}${note ? `, ${note}` : ""}.`,
    answered: (question: string, each: number) => `${question} Contamos ${euros(each)}, como has dicho.`,
    /** For an offer whose deadlines start later than the sign-up. */
    delay: ({ brand, deadlines }: Pick<Offer, "brand" | "deadlines">) =>
      `Las fechas de ${brand} cuentan desde el día ${startOf({ deadlines })}: suponemos que es ${days(deadlines.delay ?? 0)} después de empezar.`,
    unpaid: (brand: string) =>
      `No hemos visto cuándo da ${brand} el regalo: no contamos con él para lo que viene después.`,
    risk: "Lo que inviertes sigue siendo tuyo: no cuenta como gasto. Si lo vendes, resta lo que cueste venderlo.",
    atOnce:
      "Eres nuevo cliente en las promociones del plan y haces todos los pasos el día en que empiezas cada una: si tardas más, lo que recibes puede llegar más tarde.",
    official: "Valen las condiciones de la web oficial.",
  },
} as const;

/** What selling again what is invested may cost: as much as its orders did, of offers that ask for orders. */
export const resaleOf = (entries: readonly PlanEntry[]) =>
  entries
    .filter(({ offer, risk }) => risk > 0 && everyAsk(offer.terms).some(({ do: verb }) => verb === "trade"))
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
export function rangeAloud({ least, most }: Span): string {
  return `de ${euros(least)} a ${euros(most)}`;
}

/** The plan's figure: what its entries leave together. */
export function totalWords({ total, precision }: Pick<Plan, "total" | "precision">): string {
  return planFigure({ least: total, most: total }, precision);
}

/** Whether an entry may cost more than it gives: then it is no addition to a sum, but a sentence of its own. */
export function mayCost({ left }: PlanEntry): boolean {
  return isMixed(left);
}

/**
 * What may come on top of the sum: «30-90 € más si llevas tu línea a Lowi»; as a sentence if it may cost: «Si llevas tu
 * línea a Lowi, puede costarte hasta 15 € o dejarte hasta 45 €».
 */
export function moreWords(entry: PlanEntry, total: number): string {
  const figure = planFigure(entry.left);
  const condition = conditionOf(entry);
  if (total > 0 && mayCost(entry)) return `${asSentence(condition)}, ${figure}`;
  return `${figure}${total > 0 ? ` ${planCopy.onTop}` : ""} ${condition}`;
}

/** What has to be done for a figure that is not in the sum: «si llevas tu línea a Lowi». */
export function conditionOf({ offer: { brand, value } }: PlanEntry): string {
  return value.onlyIf ?? `con ${brand}`;
}

/** Whether tax is taken off what an offer gives already. */
const isNetOf = ({ terms: { gives } }: Pick<Offer, "terms">) =>
  gives.every(({ to, tax }) => to !== "you" || tax === "net" || tax === "none" || typeof tax === "object");

/** The conditions of the figure of some offers, under it. */
export function briefTerms(offers: readonly Pick<Offer, "terms">[]): string {
  const invited = offers.filter(isByInvitation);
  const gross = offers.every(isNetOf) ? "" : ", antes de impuestos";
  const conditions = `${offers.length === 1 ? "las condiciones de la promoción" : "sus condiciones"}${gross}`;
  if (invited.length === 0) return `Cumpliendo ${conditions}`;
  const where =
    invited.length < offers.length
      ? " donde la promoción la pide"
      : offers.length > 1
        ? " en cada promoción"
        : "";
  return `Con una invitación${where} y cumpliendo ${conditions}`;
}

/**
 * What nobody has checked of a plan's figures, those of the sum with what they leave: «400 € de BBVA, sin comprobar:
 * confírmalo antes de empezar.» Undefined where all is checked.
 */
export function uncheckedWords(
  entries: readonly Pick<PlanEntry, "offer" | "left" | "precision">[],
  beside: readonly Pick<PlanEntry, "offer">[] = [],
): string | undefined {
  const isUnchecked = ({ offer }: Pick<PlanEntry, "offer">) => checkOf(offer) === undefined;
  const names = [
    ...entries
      .filter(isUnchecked)
      .map(({ offer, left, precision }) => `${planFigure(left, precision)} de ${offer.brand}`),
    ...beside.filter(isUnchecked).map(({ offer }) => `lo de ${offer.brand}`),
  ];
  return names.length > 0
    ? `${asSentence(list(names))}, sin comprobar: confírmalo antes de empezar.`
    : undefined;
}

/** The plan in one text, for who reads it without the page: figure, conditions, money at risk. It is nobody's own. */
export function planSentence(
  plan_: Pick<Plan, "total" | "precision" | "entries" | "more" | "risk">,
  money: number,
): string {
  const { total, more } = plan_;
  const apart = total > 0 ? more.filter(mayCost) : [];
  const added = more.filter((entry) => !apart.includes(entry)).map((entry) => moreWords(entry, total));
  const isEmpty = total === 0 && more.length === 0;
  const figures = list([...(total > 0 || isEmpty ? [totalWords(plan_)] : []), ...added]);
  return [
    `Un plan con ${euros(money)}: ${figures}.`,
    ...apart.map((entry) => `${moreWords(entry, total)}.`),
    ...(isEmpty ? [] : [`${briefTerms([...plan_.entries, ...more].map(({ offer }) => offer))}.`]),
    ...present([uncheckedWords(plan_.entries, more)]),
    ...(plan_.risk > 0 ? [`Del dinero, ${euros(plan_.risk)} ${staysWords(plan_.risk)} perder valor.`] : []),
  ].join(" ");
}

/**
 * When the plan's offers begin: «Empieza con A y B el primer día y con C 2 días después.» Those that may come on top are
 * named only if there are no others.
 */
export function startsSentence(
  { entries, points }: Pick<Plan, "entries" | "points">,
  isDated: boolean,
): string {
  const parts = startsOf({ entries, points }).map(({ date, after, brands }) => {
    const later = after === 0 ? "el primer día" : `${count(after, "día", "días")} después`;
    return `con ${list(brands)} ${isDated ? `el ${longDate(date)}` : later}`;
  });
  return parts.length > 0 ? `Empieza ${list(parts)}.` : "";
}

/** The days on which a plan's offers begin, with their brands. */
export function startsOf({ entries, points }: Pick<Plan, "entries" | "points">) {
  const starts = points.filter(
    ({ entry, kind }) => kind === "start" && (entries.length === 0 || entries.includes(entry)),
  );
  const days = [...new Map(starts.map(({ date, after }) => [after, date]))];
  return days.map(([after, date]) => {
    const brands = starts.filter((start) => start.after === after).map(({ entry }) => entry.offer.brand);
    return { date, after, brands };
  });
}

const doubtWords: Readonly<
  Record<Exclude<Doubt, "pays-nothing" | "unknown-gain">, (brand: string) => string>
> = {
  authorisation: (brand) =>
    `No podemos confirmar que ${brand} esté autorizada a prestar servicios en España.`,
  "unknown-cost": () =>
    "No hemos visto cuánto es el gasto que pide, y sin eso no se puede calcular lo que ganarías.",
  "unknown-risk": () => "No hemos visto cuánto dinero se arriesga.",
};

/** Why nobody can say what an offer leaves, as its place in the plan says it. */
export function doubtText(doubt: Doubt, { brand, value }: Offer): string {
  if (doubt === "pays-nothing") return value.outside ?? "";
  if (doubt === "unknown-gain") return value.gain.kind === "unknown" ? value.gain.why : "";
  return doubtWords[doubt](brand);
}

/** Why an offer is not in the plan. */
export function misfitText(misfit: PlanMisfit, today: CalendarDate): string {
  switch (misfit.reason) {
    case "customer":
      return "Ya eres cliente, y es solo para nuevos clientes.";
    case "existing":
      return "Es solo para quien ya es cliente.";
    case "closed":
      return `No admite clientes nuevos desde ${sinceDate(misfit.offer.terms.closed?.since ?? "")}.`;
    case "salary":
      return misfit.needs >= 1
        ? `Pide una nómina de al menos ${euros(misfit.needs)} al mes.`
        : "Pide que lleves tu nómina.";
    case "bills":
      return `Pide domiciliar ${count(misfit.needs, "recibo", "recibos")}, y no puedes mover tantos.`;
    case "salary-taken":
      return "Solo tienes una nómina, y el plan la lleva a otra.";
    case "money":
      return `${misfit.offer.value.gain.kind === "share" ? "Se recomiendan al menos" : "Pide"} ${euros(misfit.needs)}, y es más de lo que puedes mover.`;
    case "risk":
      return "Pide invertir, y has dicho que no quieres.";
    case "no-gain":
      return "Con lo que puede costarte, no te dejaría nada.";
    case "order":
      return "No cabe con las demás: con ese dinero, deja más el plan de arriba.";
    case "doubt":
      return misfit.doubts.map((doubt) => doubtText(doubt, misfit.offer)).join(" ");
    case "not-begun":
      return `Ese día aún no ha empezado: empieza el ${longDate(misfit.on)}.`;
    case "ended":
      return misfit.on < today
        ? `Terminó el ${longDate(misfit.on)}.`
        : `Ese día ya habrá terminado: su último día es el ${longDate(misfit.on)}.`;
  }
}
