import { euros, list, NBSP, present } from "../../../format/format";
import { days } from "../../../format/quantity";
import { startOf } from "../../../ground/deadline-words";
import { supposedCost } from "../../../ground/value-words";
import { toCents, yoursOf } from "../../../ground/gains";
import type { Offer } from "../../../offers/offer";
import { USUAL_TAX } from "../../../offers/tax";
import type { Plan, PlanEntry } from "../plan";
import { askedCostOf } from "../questions";
import type { PlanInput } from "../ways";
import { planFigure } from "./plan";
import { isBeforeTax, isTaxSettled } from "./tax";

/** What a plan supposes, one sentence each: only what its own offers need. */
export function planAssumptions({ entries, extras, invested, checked }: Plan, input: PlanInput): string[] {
  const shown = [...entries, ...extras];
  const all = [...shown, ...invested];
  const anyway = all.filter(({ offer }) => input.spentAnyway.includes(offer.id));
  return present<string>([
    all.length > 0 &&
      `Lo que ganarías es el regalo menos lo que la promoción te hace gastar${taxWords(all)}.`,
    anyway.length > 0 &&
      `Harías de todos modos los gastos de ${list(anyway.map(({ offer }) => offer.brand))}: no los restamos.`,
    ...all.filter((entry) => !anyway.includes(entry)).map(({ offer }) => costWords(offer, input)),
    ...all.map(({ offer }) => formWords(offer)),
    ...entries.flatMap(({ offer }) => offer.value.blocked.map(({ supposed }) => supposed)),
    ...entries.slice(0, -1).map(unpaidWords),
    ...shown.map(({ offer }) => delayWords(offer)),
    afterTaxWords({ checked }) &&
      `Después de impuestos: restamos un ${USUAL_TAX}${NBSP}% de cada regalo que no llega ya sin ellos, lo habitual en el de un banco. Es una estimación.`,
    entries.some(({ salary }) => salary) &&
      "Tu nómina está cada vez en una sola promoción. Si falta saber cuánto tiempo la pide una promoción, la dejamos allí hasta que el regalo es tuyo; si falta también qué día llega, no la movemos más.",
    all.some(({ payments }) => payments.some(({ dates }) => dates.length > 1)) &&
      "Lo que llega cada mes cuenta entero, como si cumplieras lo que pide todos los meses.",
    all.some(({ risk }) => risk > 0) &&
      "Lo que inviertes sigue siendo tuyo: no cuenta como gasto. Si lo vendes, resta lo que cueste venderlo.",
    all.length > 0 &&
      "Eres nuevo cliente en las promociones del plan y haces todos los pasos el día en que empiezas cada una: si tardas más, lo que recibes puede llegar más tarde.",
    "Valen las condiciones de la web oficial.",
  ]);
}

/** What an offer may cost: as the visitor has said or, until then, as it is supposed. */
function costWords(offer: Offer, { costs }: PlanInput): string | undefined {
  const asked = askedCostOf(offer);
  const own = costs[offer.id];
  if (!asked) return undefined;
  return own === undefined
    ? supposedCost(asked, offer.brand)
    : `En «${asked.question}» contamos ${euros(own)}, como has dicho.`;
}

/** Assumption for a gain of which nobody says whether it is money. */
const formWords = ({ brand, terms }: Offer) =>
  yoursOf(terms).some(({ form }) => form === "unknown") &&
  `Contamos el regalo de ${brand} como dinero, aunque puede ser un descuento.`;

/** Assumption for a gain without a known day, on which later offers cannot rely. */
const unpaidWords = ({ offer, payments }: PlanEntry) =>
  payments.some(({ dates }) => dates.includes(undefined)) &&
  `El regalo de ${offer.brand} no tiene día conocido: no contamos con él para lo que viene después.`;

/** Assumption for an offer whose deadlines start later than the sign-up. */
const delayWords = (offer: Offer) => {
  const { delay, items } = offer.deadlines;
  return (
    delay !== undefined &&
    items.length > 0 &&
    `Las fechas de ${offer.brand} cuentan desde el día ${startOf(offer)}: suponemos que es ${days(delay)} después de empezar.`
  );
};

/** What follows the figure of a plan about tax: nothing where none is due. */
function taxWords(entries: readonly PlanEntry[]): string {
  const net = netBrands(entries);
  if (net.length === 0 && entries.every(({ offer }) => isTaxSettled(offer))) return "";
  return `, antes de impuestos${net.length > 0 ? `, salvo en ${list(net)}: ahí ya están descontados` : ""}`;
}

/** The brands whose gains are already net of tax. */
function netBrands(entries: readonly PlanEntry[]): string[] {
  const isNet = ({ payments }: PlanEntry) =>
    payments.length > 0 && payments.every(({ gain: { tax } }) => tax === "net" || typeof tax === "object");
  return entries.filter(isNet).map(({ offer }) => offer.brand);
}

/**
 * What of the plan's figure is left after tax, as an estimate: «Después de impuestos, quizá unos 332 €». Undefined where none
 * is due of it.
 */
export function afterTaxWords({ checked: { entries, total } }: Pick<Plan, "checked">): string | undefined {
  const taxed = entries
    .flatMap(({ payments }) => payments)
    .filter(({ gain }) => isBeforeTax(gain))
    .reduce((cents, { sum }) => cents + Math.round((toCents(sum.least) * USUAL_TAX) / 100), 0);
  if (taxed === 0) return undefined;
  const left = (toCents(total) - taxed) / 100;
  const figure = left >= 1 ? planFigure({ least: left, most: left }, "about") : `menos de ${euros(1)}`;
  return `Después de impuestos, quizá ${figure}`;
}
