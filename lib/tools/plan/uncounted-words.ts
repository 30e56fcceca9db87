import { either, euros, list, present } from "../../format/format";
import { asksForResource } from "../../ground/gains";
import { roundToHundredths } from "../../ground/net-value";
import { warningSentences } from "../../ground/offer-words";
import { checkOf } from "../../offers/never-checked";
import type { Offer } from "../../offers/offer";
import { choicePath } from "../comparison/comparison";
import { type Interest, isWorthNaming } from "./interest";
import type { Plan, PlanEntry } from "./plan";
import type { Resource } from "./ways";
import { isTaxSettled, planCopy, planFigure, staysInvestedWords } from "./words";

const names: Readonly<Record<Resource, string>> = {
  salary: "tu nómina",
  bills: "tus recibos",
  line: "tu línea",
};

/** What stands beside a plan and never in its sum. */
export const uncountedCopy = {
  interest: "Intereses del dinero que te queda libre",
  things: "Lo que no es dinero",
} as const;

/**
 * What money would do that the visitor would invest anyway, beside the plan's figure and never in it. It names the brand:
 * its figure may equal the plan's. «O con Indexa Capital: ahorras unos 12 € en un año si ya pensabas invertir 2.000 €, que
 * pueden perder valor».
 */
export function insteadWords(entry: PlanEntry): string {
  return `${briefInsteadWords(entry)}, que ${entry.risk === 1 ? "puede" : "pueden"} perder valor`;
}

/** The same where a sign of risk stands beside it and says the rest. */
export function briefInsteadWords({ offer: { brand, value }, net, precision, risk }: PlanEntry): string {
  const { gain } = value;
  const figure = planFigure(net, precision);
  const gives = gain.kind === "share" ? `ahorras ${figure} ${gain.period}` : `ganarías ${figure}`;
  return `O con ${brand}: ${gives} si ya pensabas invertir ${euros(risk)}`;
}

/** Whether something stands before the offers that ask for an investment. */
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

/** Under that heading: they share one salary, and count once the visitor says what he can move. */
export function unansweredWords({ unanswered }: Pick<Plan, "unanswered">): string {
  const isSalary = unanswered.some(({ missing }) => missing.includes("salary"));
  if (unanswered.length === 1)
    return `No cuenta en el plan: di en tus respuestas ${isSalary ? "de cuánto es tu nómina" : "qué puedes mover"}, y contará.`;
  return isSalary
    ? "Cada una por separado: tienes una sola nómina. Di de cuánto es en tus respuestas, y el plan contará las que más te dejan."
    : "No cuentan en el plan: di en tus respuestas qué puedes mover, y contarán.";
}

/** What of the visitor's is moved for an interest: « si mueves tu nómina». */
const movingCondition = (missing: Interest["missing"], ...left: string[]) => {
  const moved = missing.length > 0 ? [`mueves ${list(missing.map((resource) => names[resource]))}`] : [];
  const asks = [...left, ...moved];
  return asks.length > 0 ? ` si ${list(asks)}` : "";
};

const yearlyFigure = ({ euros: sum }: Interest) => `unos ${euros(Math.floor(sum))} en doce meses`;

/** What an interest is in a year, and for how much: «unos 610 € en doce meses si dejas 12.000 €». */
const interestFigure = (one: Interest) =>
  yearlyFigure(one) + movingCondition(one.missing, `dejas ${euros(one.upTo)}`);

const beforeTax = ({ offer }: Interest) => (isTaxSettled(offer) ? "" : ", antes de impuestos");

/** What is said after a figure that stands beside the plan: its warnings, and that nobody has checked it. */
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

/** The same of one for the salary that the plan takes to another. */
export function rivalWords(rival: Interest): string {
  const taken = "Solo tienes una nómina, y el plan la lleva a otra.";
  if (!isWorthNaming(rival)) return taken;
  return [taken, `Aquí serían ${interestFigure(rival)}${beforeTax(rival)}.`, ...caveats(rival.offer)].join(
    " ",
  );
}

/** An interest that stands before the plan's figure, because it leaves more. */
interface LeadingInterest {
  interest: Interest;
  /** What it is: «unos 610 €», and on what condition: «en doce meses con tu nómina en Ibercaja, si dejas 12.000 €». */
  figure: string;
  condition: string;
  /** What stands against it, or comes besides: «O lleva tu nómina a BBVA: 400 €. Con lo demás del plan, unos 412 €.» */
  rest: string;
  /** The offers of the plan for the same salary; empty if there are none. */
  rivals: readonly Offer[];
}

/** The interest that leaves more than the plan's figure, or than what its salary earns; undefined if none does. */
export function leadingInterest(
  plan: Pick<Plan, "entries" | "interest" | "salaryRivals" | "total" | "precision" | "totalWithoutSalary">,
): LeadingInterest | undefined {
  const { entries, interest, salaryRivals, total, precision, totalWithoutSalary } = plan;
  const sum = planFigure({ least: total, most: total }, precision);
  const known = ({ missing }: Interest) => missing.length === 0;
  const rival = salaryRivals.find(known);
  const paid = entries.filter(({ salary }) => salary !== undefined);
  if (rival && totalWithoutSalary + rival.euros > total) {
    const gift = roundToHundredths(paid.reduce((all, { net }) => all + net.least, 0));
    const brands = list(paid.map(({ offer }) => offer.brand));
    const whole = paid.length < entries.length && `Con lo demás del plan, ${sum}.`;
    return {
      ...leadingParts(rival),
      rest: present([
        `O lleva tu nómina a ${brands}: ${euros(gift)}.`,
        whole,
        ...warningSentences(rival.offer),
      ]).join(" "),
      rivals: paid.map(({ offer }) => offer),
    };
  }
  const best = interest.filter(known).toSorted((a, b) => b.euros - a.euros)[0];
  if (!best || best.euros <= total) return undefined;
  const apart = total > 0 && `Aparte, con el plan: ${sum}.`;
  return {
    ...leadingParts(best),
    rest: present([apart, ...warningSentences(best.offer)]).join(" "),
    rivals: [],
  };
}

function leadingParts(one: Interest): Pick<LeadingInterest, "interest" | "figure" | "condition"> {
  const { terms, brand } = one.offer;
  const salary = asksForResource(terms, "salary") ? "con tu nómina en" : "en";
  return {
    interest: one,
    figure: `unos ${euros(Math.floor(one.euros))}`,
    condition: `en doce meses ${salary} ${brand}, si dejas ${euros(one.upTo)}${beforeTax(one)}`,
  };
}

/** The first step towards it: that promotion or, where the plan takes the same salary to others, them side by side. */
export function leadingStep({ interest: { offer }, rivals }: LeadingInterest): {
  path: string;
  words: string;
} {
  if (rivals.length === 0)
    return { path: `${offer.detailPath}#oferta`, words: `Primer paso: ${offer.brand}` };
  return { path: choicePath([offer, ...rivals]), words: "Primer paso: elige adónde va tu nómina" };
}

/** What an offer gives that is no money, for what, and what to be warned of. */
export function thingWords({ offer, what }: Plan["things"][number]): string {
  return [`${what}.`, `${offer.condition}.`, ...caveats(offer)].join(" ");
}
