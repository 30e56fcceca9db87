import { asSentence, count, euros, inSentence, list, present } from "../../format/format";
import { joinFigures } from "../../format/quantity";
import { eventTitle } from "../../ground/calendar-words";
import { deadlineKindNames, lengthOf, sinceStart } from "../../ground/deadline-words";
import { noteOf, toCents } from "../../ground/gains";
import { type CalendarDate, longDate } from "../../format/dates";
import type { Span } from "../../ground/net-value";
import type { Plan, PlanEntry, PlanPay, PlanPoint } from "./plan";
import { askedOf } from "./questions";
import type { PlanInput } from "./ways";
import { afterTaxWords } from "./beside-words";
import { summands } from "./many-words";
import { mayCost, planCopy, planFigure, startsOf, totalWords } from "./words";

/** What arrives at a point of the line of time, if something does. */
export function gainOf(point: PlanPoint): Span | undefined {
  if (point.kind === "gain") return point.sum;
  return point.kind === "paid" ? point.pay.sum : undefined;
}

/** What one does on the day on which an offer begins: «pones 300 € y mueves tu nómina». */
function startWords({ needs, left, salary, bills }: PlanEntry): string {
  const does = [
    ...(needs > 0 ? [`pones ${euros(needs)}`] : []),
    ...(salary ? ["mueves tu nómina"] : []),
    ...(bills > 0 ? [`domicilias ${count(bills, "recibo", "recibos")}`] : []),
  ];
  if (does.length > 0) return `: ${list(does)}`;
  return left.least < left.most ? ", si te interesa" : "";
}

const giftOf = (pays: readonly PlanPay[]) => (pays.length > 1 ? "una parte del regalo" : "el regalo");

/** What is paid on a day that the offer says. */
function paidWords({ offer: { brand }, pays }: PlanEntry, pay: PlanPay): string {
  const { gain, isTied, dates, each, sum } = pay;
  const isUsual = typeof gain.when === "object" && "usually" in gain.when;
  const gift = giftOf(pays);
  const figure = planFigure(sum);
  if (isTied) return `Ya no puedes perder ${gift} de ${brand}: ${figure}`;
  if (dates.length === 1) return `${isUsual ? "Suele llegar" : "Llega"} ${gift} de ${brand}: ${figure}`;
  return `Empieza a llegar ${gift} de ${brand}, ${planFigure(each)} al mes durante ${dates.length} meses: ${figure}`;
}

/** What happens at a point of the line of time, after another of the same day if there is one. */
export function pointWords(point: PlanPoint, before?: PlanPoint): string {
  const { offer } = point.entry;
  switch (point.kind) {
    case "start":
      return `Empieza con ${offer.brand}${startWords(point.entry)}`;
    case "back":
      return backWords(point.entry, point.euros, before?.entry === point.entry);
    case "gain":
      return `${asSentence(giftOf(point.entry.pays))} de ${offer.brand}, sin día conocido: ${planFigure(point.sum)}`;
    case "paid":
      return paidWords(point.entry, point.pay);
    case "deadline": {
      const { kind, title } = point.deadline;
      if (kind === "keep" || kind === "ends") return eventTitle(offer.brand, point.deadline);
      return `${offer.brand} · ${deadlineKindNames[kind]}: ${inSentence(title)}`;
    }
  }
}

/**
 * What comes back of what was put, and where the rest is: «Recuperas unos 94 € de Trade Republic (lo suponemos): gastas
 * unos 3 € y quedan 3 € invertidos». The point before it may have named the offer.
 */
function backWords(
  { offer, spend, risk, precision, back: coming }: PlanEntry,
  back: number,
  isNamed: boolean,
): string {
  const figure = (amount: number) => planFigure({ least: amount, most: amount }, precision);
  const rest = [
    ...(spend > 0 ? [`gastas ${figure(spend)}`] : []),
    ...(risk > 0 ? [risk === 1 ? `queda ${euros(risk)} invertido` : `quedan ${euros(risk)} invertidos`] : []),
  ];
  const whole = `Recuperas ${figure(back)}${isNamed ? "" : ` de ${offer.brand}`}${coming?.isStated ? "" : " (lo suponemos)"}`;
  return rest.length > 0 ? `${whole}: ${list(rest)}` : whole;
}

/** When a point comes if the plan's first day is not known: «El primer día», «2 días después», «3 meses después del alta». */
export function afterText({ entry: { offer }, after, ...point }: PlanPoint): string {
  if (point.kind === "deadline" && "months" in point.deadline.after)
    return `${lengthOf(point.deadline.after)} ${sinceStart(offer)}`;
  return after === 0 ? "El primer día" : `${count(after, "día", "días")} después`;
}

/** Says that this is the best plan (of all, or of those compared), and which groups are not in its sum. */
export function orderWords({
  isProven,
  more,
  invested,
  interest,
  rivals,
}: Pick<Plan, "isProven" | "more" | "invested" | "interest" | "rivals">): string {
  const best = isProven ? "el plan que más te deja" : "el plan que más te deja de los que hemos comparado";
  // One that pays interest may leave more than what the plan counts.
  const paysInterest = interest.length + rivals.length > 0;
  const beside = [
    ...(more.length > 0 ? ["«Aparte»"] : []),
    ...(invested.length > 0 ? [`«${planCopy.invested}»`] : []),
  ];
  return [
    `Con tus respuestas, este es ${best} sin arriesgar más de lo que ganas${paysInterest ? ", sin contar intereses" : ""}.`,
    ...(beside.length > 0 ? [`Lo que va en ${list(beside)} no cuenta.`] : []),
    planCopy.calculated,
  ].join(" ");
}

/**
 * What money would do that the visitor would invest anyway, beside the plan's figure and never in it. It names the brand:
 * its figure may equal the plan's. «O con Indexa Capital: ahorras unos 12 € en un año si ya pensabas invertir 2.000 €, que
 * pueden perder valor».
 */
export function insteadWords(entry: PlanEntry): string {
  return `${briefInsteadWords(entry)}, que ${entry.risk === 1 ? "puede" : "pueden"} perder valor`;
}

/** The same where a sign of risk stands beside it and says the rest. */
export function briefInsteadWords({ offer: { brand, value }, left, precision, risk }: PlanEntry): string {
  const { gain } = value;
  const figure = planFigure(left, precision);
  const gives = gain.kind === "share" ? `ahorras ${figure} ${gain.period}` : `ganarías ${figure}`;
  return `O con ${brand}: ${gives} si ya pensabas invertir ${euros(risk)}`;
}

/** The answer of a plan without any offer. */
export function noneWords({ invested }: Pick<Plan, "invested">): string {
  return invested.length > 0
    ? "Sin contar las de inversión, con estas respuestas ninguna promoción te deja dinero."
    : "Con estas respuestas ninguna promoción te deja dinero.";
}

/** Whether something stands before the offers that ask for an investment. */
const hasSum = ({ entries, more }: Pick<Plan, "entries" | "more">) => entries.length + more.length > 0;

/** Says of investments: they use the same money, suit only who would invest anyway, and can lose value. */
export function investedWords(plan: Pick<Plan, "entries" | "more" | "invested">): string {
  const { invested } = plan;
  const isWhole = ({ risk, needs }: PlanEntry) => risk >= needs;
  const whole = invested.filter(isWhole);
  const partly = invested.filter((entry) => !isWhole(entry));
  return [
    ...(hasSum(plan) ? ["No se suma a lo anterior: es el mismo dinero."] : []),
    ...(whole.length > 0 ? [wholeWords(whole, partly.length > 0)] : []),
    ...partly.map(partlyWords),
  ].join(" ");
}

function wholeWords(entries: readonly PlanEntry[], isNamed: boolean): string {
  return isNamed
    ? `${list(entries.map(({ offer }) => offer.brand))}: solo para quien iba a invertir ese dinero de todos modos. Puede perder valor.`
    : "Solo para quien iba a invertir ese dinero de todos modos. Puede perder valor.";
}

function partlyWords({ offer, needs, risk }: PlanEntry): string {
  const stays = risk === 1 ? "queda invertido y puede" : "quedan invertidos y pueden";
  return `${offer.brand}: tienes que poner ${euros(needs)}; ${euros(risk)} ${stays} perder valor.`;
}

/** Whether all that an entry pays is left: then its two figures are one. */
const isKept = ({ left, gain }: PlanEntry) => left.least === gain.least && left.most === gain.most;

/** The name of the main figure of an entry. */
export function leftName(entry: PlanEntry): string {
  if (mayCost(entry)) return planCopy.unsure;
  return entry.offer.value.gain.kind === "share" && isKept(entry) ? planCopy.saved : planCopy.left;
}

/** The other figures of an entry: what it asks for, what it costs, what it pays unless all is left, and what is at risk. */
export function entryFigures(entry: PlanEntry) {
  const { needs, spend, risk, gain, precision, offer, salary, bills, things } = entry;
  const about = offer.value.spend.some(({ asked }) => asked) ? precision : "exact";
  const isShare = offer.value.gain.kind === "share";
  return present<{ name: string; figure: string; isRisk?: true }>([
    needs > 0 && { name: planCopy.put, figure: euros(needs) },
    spend > 0 && { name: planCopy.spend, figure: planFigure({ least: spend, most: spend }, about) },
    !isKept(entry) && {
      name: isShare ? planCopy.save : planCopy.get,
      figure: planFigure(gain, isShare ? precision : "exact"),
    },
    ...taxFigures(entry),
    salary && {
      name: planCopy.salary,
      figure: salary === "unknown" ? planCopy.forUnknown : lengthOf(salary),
    },
    bills > 0 && { name: planCopy.bills, figure: String(bills) },
    things && { name: planCopy.things, figure: things },
    risk > 0 && { name: planCopy.risk, figure: euros(risk), isRisk: true },
  ]);
}

/** Whether the sum that an entry pays is before tax, where its offer says so. */
function taxFigures({ pays }: PlanEntry) {
  const all = new Set(
    pays.map(({ gain: { tax } }) => {
      if (typeof tax === "object")
        return `${planCopy.withheld(tax.withheld)}${tax.basis === "supposed" ? planCopy.supposed : ""}`;
      return tax === "net" ? planCopy.net : tax === "gross" ? planCopy.gross : "";
    }),
  );
  return [...all].flatMap((figure) => (figure ? [{ name: planCopy.tax, figure }] : []));
}

/** What is given every month, with its condition: «10 € al mes durante 12 meses, solo los meses en que cumplas lo que pide.» */
export function monthlyWords({ offer, pays }: PlanEntry): string[] {
  return pays.flatMap(({ gain, each, dates }) => {
    if (dates.length === 1) return [];
    const every = `${planFigure(each)} al mes durante ${dates.length} meses, solo los meses en que cumplas lo que pide.`;
    return [joinFigures(present([every, noteOf(offer, gain)]).join(" "))];
  });
}

/**
 * How the plan's figure comes about: «10 € + 10 € de regalo − 3 € − 5 € de gasto = unos 12 €». Nothing where the figure is
 * one promotion's whole gift, or where the parts do not make it.
 */
export function sumWords(plan: Pick<Plan, "entries" | "total" | "precision">): string | undefined {
  const { entries, total } = plan;
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

/** The offer that a plan begins with, and the words that lead to it: «Primer paso: Trade Republic, hoy». */
export function firstStep(
  { entries, more }: Pick<Plan, "entries" | "more">,
  today: CalendarDate | undefined,
): { path: string; words: string } | undefined {
  const [entry] = [...entries, ...more];
  if (!entry) return undefined;
  const { offer, start } = entry;
  const day = today && (start === today ? "hoy" : `el ${longDate(start).replace(/ de \d{4}$/, "")}`);
  return {
    path: `${offer.detailPath}#oferta`,
    words: `Primer paso: ${present([offer.brand, day]).join(", ")}`,
  };
}

/** The order in which a plan's offers begin, without dates: «A y B, luego C». */
export function sequenceWords(plan: Pick<Plan, "entries" | "points">): string {
  const [first, next, ...later] = startsOf(plan).map(({ brands }) => list(brands));
  if (!first) return "";
  if (!next) return `Empieza con ${first}`;
  return [first, `luego ${next}`, ...later.map((brands) => `después ${brands}`)].join(", ");
}

/** What a plan supposes, one sentence each: only what its own offers need. */
export function planAssumptions({ entries, more, invested, total }: Plan, input: PlanInput): string[] {
  const shown = [...entries, ...more];
  const all = [...shown, ...invested];
  const { assumptions } = planCopy;
  const anyway = all.filter(({ offer }) => input.spentAnyway.includes(offer.id));
  return present(
    [
      all.length > 0 && assumptions.left(netBrands(all)),
      anyway.length > 0 && assumptions.spentAnyway(anyway.map(({ offer }) => offer.brand)),
      ...all.map(({ offer }) => {
        const asked = input.spentAnyway.includes(offer.id) ? undefined : askedOf(offer);
        const own = input.costs[offer.id];
        if (!asked) return undefined;
        return own === undefined
          ? assumptions.asked(asked.question, asked.euros, asked.note)
          : assumptions.answered(asked.question, own);
      }),
      ...entries.flatMap(({ offer }) => offer.value.blocked.map(({ supposed }) => supposed)),
      ...entries.map(({ offer, pays }, place) =>
        place < entries.length - 1 && pays.some(({ dates }) => dates.includes(undefined))
          ? assumptions.unpaid(offer.brand)
          : undefined,
      ),
      ...shown.map(
        ({ offer }) => offer.deadlines.delay && offer.deadlines.items.length > 0 && assumptions.delay(offer),
      ),
      afterTaxWords({ entries, total }) && assumptions.tax,
      entries.some(({ salary }) => salary) && assumptions.salary,
      all.some(({ pays }) => pays.some(({ dates }) => dates.length > 1)) && assumptions.monthly,
      all.some(({ risk }) => risk > 0) && assumptions.risk,
      all.length > 0 && assumptions.atOnce,
      assumptions.official,
    ].map((part) => part || ""),
  );
}

/** Those of which what one gets is net of tax. */
function netBrands(entries: readonly PlanEntry[]): string[] {
  const isNet = ({ pays }: PlanEntry) =>
    pays.length > 0 && pays.every(({ gain: { tax } }) => tax === "net" || typeof tax === "object");
  return entries.filter(isNet).map(({ offer }) => offer.brand);
}
