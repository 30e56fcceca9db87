import { asSentence, either, euros, list, present } from "../../../format/format";
import { asksForResource, roundInterest } from "../../../ground/gains";
import { warningSentences } from "../../../ground/offer-words";
import { checkOf } from "../../../offers/never-checked";
import type { Offer } from "../../../offers/offer";
import { choicePath } from "../../comparison/comparison";
import { type Interest, isWorthNaming } from "../interest";
import type { Plan, PlanEntry } from "../plan";
import type { Resource } from "../ways";
import { planCopy, planFigure, staysInvestedWords } from "./plan";
import { isTaxSettled } from "./tax";

const names: Readonly<Record<Resource, string>> = {
  salary: "tu nómina",
  bills: "tus recibos",
  line: "tu línea",
};

/** The headings of what stands beside a plan and is not in its sum. */
export const uncountedCopy = {
  interest: "Intereses del dinero que te queda libre",
  things: "Lo que no es dinero",
} as const;

/**
 * What money would do that the visitor would invest anyway, beside the plan's figure and never in it. It names the brand:
 * its figure may equal the plan's. «Aparte, si ya pensabas invertir 2.000 €: ahorras unos 12 € en un año con Indexa
 * Capital. Pueden perder valor.»
 */
export function insteadWords(entry: PlanEntry): string {
  return `${briefInsteadWords(entry)}. ${entry.risk === 1 ? "Puede" : "Pueden"} perder valor.`;
}

/** `insteadWords` without the warning that it can lose value, where a risk sign stands beside it. */
export function briefInsteadWords({ offer: { brand, value }, net, precision, risk }: PlanEntry): string {
  const { gain } = value;
  const figure = planFigure(net, precision);
  const gives = gain.kind === "share" ? `ahorras ${figure} ${gain.period}` : `ganarías ${figure}`;
  return `Aparte, si ya pensabas invertir ${euros(risk)}: ${gives} con ${brand}`;
}

/** Whether the plan has anything besides offers that ask for an investment. */
const hasSum = ({ entries, extras }: Pick<Plan, "entries" | "extras">) => entries.length + extras.length > 0;

/** Says of investments: they use the same money, suit only who would invest anyway, and can lose value. */
export function investedWords(plan: Pick<Plan, "entries" | "extras" | "invested">): string {
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
  return `${offer.brand}: tienes que poner ${euros(needs)}; ${staysInvestedWords(risk)} perder valor.`;
}

/** The heading of offers that ask for what nobody has answered: «Si mueves tu nómina». */
export function unansweredTitle({ unanswered }: Pick<Plan, "unanswered">): string {
  const shared = (Object.keys(names) as Resource[]).filter((resource) =>
    unanswered.every(({ missing }) => missing.includes(resource)),
  );
  const all = new Set(unanswered.flatMap(({ missing }) => missing));
  const [first] = shared;
  return `Si mueves ${either((first ? [first] : [...all]).map((resource) => names[resource]))}`;
}

/** Sentence under that heading: they share one salary, and count once the visitor says what they can move. */
export function unansweredWords({ unanswered }: Pick<Plan, "unanswered">): string {
  const isSalary = unanswered.some(({ missing }) => missing.includes("salary"));
  if (unanswered.length === 1)
    return `No cuenta en el plan: di en tus respuestas ${isSalary ? "de cuánto es tu nómina" : "qué puedes mover"}, y contará.`;
  return isSalary
    ? "Cada una por separado: tienes una sola nómina. Di de cuánto es en tus respuestas, y el plan contará las que más te dejan."
    : "No cuentan en el plan: di en tus respuestas qué puedes mover, y contarán.";
}

/** What the visitor has to move for an interest: « si mueves tu nómina». */
const movingCondition = (missing: Interest["missing"], ...left: string[]) => {
  const moved = missing.length > 0 ? [`mueves ${list(missing.map((resource) => names[resource]))}`] : [];
  const asks = [...left, ...moved];
  return asks.length > 0 ? ` si ${list(asks)}` : "";
};

const yearlyFigure = ({ euros: sum }: Interest) => `unos ${euros(roundInterest(sum))} en doce meses`;

/** What an interest is in a year, and for how much: «unos 600 € en doce meses si dejas 12.000 €». */
const interestFigure = (one: Interest) =>
  yearlyFigure(one) + movingCondition(one.missing, `dejas ${euros(one.upTo)}`);

const beforeTax = ({ offer }: Interest) => (isTaxSettled(offer) ? "" : ", antes de impuestos");

/** What follows a figure beside the plan: its warnings, and that it is unchecked. */
const caveats = (offer: Offer) =>
  present([...warningSentences(offer), checkOf(offer) === undefined && `${planCopy.unchecked}.`]);

/** What an offer pays for the money that the plan leaves free. */
export function freeMoneyInterestWords(one: Interest): string {
  return present([
    `${one.offer.benefit}.`,
    `Con el dinero que el plan te deja libre serían ${yearlyFigure(one)}${movingCondition(one.missing)}${beforeTax(one)}.`,
    ...caveats(one.offer),
  ]).join(" ");
}

/** What an offer would pay for the salary that the plan takes to another. */
export function rivalWords(rival: Interest): string {
  const taken = "Solo tienes una nómina, y el plan la lleva a otra.";
  if (!isWorthNaming(rival)) return taken;
  return [taken, `Aquí serían ${interestFigure(rival)}${beforeTax(rival)}.`, ...caveats(rival.offer)].join(
    " ",
  );
}

/** An interest that leaves more than the plan's figure, or than what its payroll earns: said beside the plan, in no sum. */
interface LeadingInterest {
  interest: Interest;
  /** What it is: «O lleva tu nómina a Ibercaja en vez de a BBVA: unos 600 € en doce meses si dejas 12.000 €». */
  words: string;
  /** The way to it: that promotion or, where the plan takes the same payroll to others, all of them side by side. */
  path: string;
  link: string;
}

/** The interest that leaves more than the plan's figure, or than what its salary earns; undefined if none does. */
export function leadingInterest(
  plan: Pick<Plan, "entries" | "interest" | "salaryRivals" | "total" | "totalWithoutSalary">,
): LeadingInterest | undefined {
  const { entries, interest, salaryRivals, total, totalWithoutSalary } = plan;
  const known = ({ missing }: Interest) => missing.length === 0;
  const rival = salaryRivals.find(known);
  if (rival && totalWithoutSalary + rival.euros > total) {
    const paid = entries.flatMap(({ salary, offer }) => (salary === undefined ? [] : offer));
    const offers = [rival.offer, ...paid];
    const instead = `O lleva tu nómina a ${rival.offer.brand} en vez de a ${list(paid.map(({ brand }) => brand))}`;
    return {
      interest: rival,
      words: leadingWords(instead, rival),
      path: choicePath(offers),
      link: `Compara ${list(offers.map(({ brand }) => brand))}`,
    };
  }
  const best = interest.filter(known).toSorted((a, b) => b.euros - a.euros)[0];
  if (!best || best.euros <= total) return undefined;
  const { terms, brand, detailPath } = best.offer;
  const where = asksForResource(terms, "salary") ? `con tu nómina en ${brand}` : `en ${brand}`;
  return {
    interest: best,
    words: leadingWords(total > 0 ? `Aparte, ${where}` : asSentence(where), best),
    path: `${detailPath}#oferta`,
    link: `Ver ${brand}`,
  };
}

const leadingWords = (what: string, one: Interest) =>
  present([`${what}: ${interestFigure(one)}${beforeTax(one)}.`, ...warningSentences(one.offer)]).join(" ");

/** What an offer gives that is no money, for what, and what to be warned of. */
export function thingWords({ offer, what }: Plan["things"][number]): string {
  return [`${what}.`, `${offer.condition}.`, ...caveats(offer)].join(" ");
}
