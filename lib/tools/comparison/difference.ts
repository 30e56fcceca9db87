import { type CalendarDate, onDate } from "../../format/dates";
import { asSentence, euros, inSentence, list, present } from "../../format/format";
import { asksForResource } from "../../ground/gains";
import {
  assumptionOf,
  gainPrecision,
  isUntaxed,
  upfrontNeeds,
  netValue,
  type Precision,
  precisionOf,
  riskOf,
  shownAmount,
  type Span,
} from "../../ground/net-value";
import { interestWords, spanWords, statedBy } from "../../ground/value-words";
import { checkOf } from "../../offers/never-checked";
import type { Offer } from "../../offers/offer";

type Compared = Pick<Offer, "brand" | "value" | "terms" | "reward" | "verifiedOn">;

/** What an offer leaves, asks for at the start and puts at risk, in euros, all for the same amount of the visitor's. */
interface Figures extends Compared {
  net: Span;
  precision: Precision;
  needs: number;
  risk: number;
}

/** The figures of an offer; a share of the visitor's money uses the minimum deposit. Undefined if one is not known beforehand. */
function comparedFigures({ brand, value, terms, reward, verifiedOn }: Compared): Figures | undefined {
  const amount = shownAmount(value) ?? 0;
  const { net } = netValue(value, amount);
  const { euros: needs, orMore } = upfrontNeeds(value);
  const isOpenEnded = orMore && assumptionOf(value)?.least === undefined;
  if (!net || net.least < 0 || needs === undefined || isOpenEnded) return undefined;
  return {
    brand,
    value,
    terms,
    reward,
    verifiedOn,
    net,
    needs,
    precision: precisionOf(value),
    risk: riskOf(value, amount),
  };
}

/** An amount within a sentence: «unos 2 €». */
const amountWords = (span: Span, precision: Precision = "exact") => inSentence(spanWords(span, precision));

/** The conditions of a figure: «si llevas tu número a Lowi y no pagas más que ahora». Empty if there are none. */
const conditionsOf = ({ onlyIf, spend }: Offer["value"]) =>
  list(present([onlyIf, ...spend.map(({ asked }) => asked?.condition)])).replaceAll(" y si ", " y ");

/** What the sum that an offer leaves depends on, said after it: «Solo si llevas tu número a Lowi.» Empty if on nothing. */
function onlyIfWords({ value }: Compared): string {
  const conditions = conditionsOf(value);
  return conditions && `Solo ${conditions}.`;
}

/** The subject of a sentence: the brand, of a share with the amount that the figure is for. */
function subjectOf({ brand, value }: Compared): string {
  const amount = shownAmount(value);
  return amount === undefined ? brand : `${brand}, con ${euros(amount)},`;
}

/**
 * What the comparison of some offers shows: the difference, then each on what it depends; nothing if nothing can be said.
 * Those that are over come first, with their last day, and are compared with none.
 */
export function differenceSentences(offers: readonly Compared[], over: readonly Over[] = []): string[] {
  const ended = over.map(({ brand, validUntil }) => `${brand} terminó ${onDate(validUntil)}.`);
  const [first, ...rest] = differenceOf(offers, offers.length + over.length > 2);
  return first === undefined ? [] : present([[...ended, first].join(" "), ...rest, uncheckedWords(offers)]);
}

/** Of the compared promotions that nobody has checked, that the difference only holds if they go on. */
function uncheckedWords(offers: readonly Compared[]): string | undefined {
  const unchecked = offers.filter((offer) => checkOf(offer) === undefined);
  const [first, ...more] = unchecked;
  if (!first) return undefined;
  const brands = list(unchecked.map(({ brand }) => brand));
  if (more.length > 0) return `Solo si las promociones de ${brands} siguen: están sin comprobar.`;
  const { season } = first.terms.campaign ?? {};
  return `Solo si la promoción de ${brands}${season ? ` de ${season}` : ""} sigue: está sin comprobar.`;
}

type Over = Pick<Offer, "brand"> & { validUntil: CalendarDate };

/** `areMore`: the page shows more than these two, so both have to be named. */
function differenceOf(offers: readonly Compared[], areMore: boolean): string[] {
  if (offers.length < 2) return [];
  const known = offers.flatMap((offer) => comparedFigures(offer) ?? []);
  const depending = offers.filter(({ brand }) => !known.some((one) => one.brand === brand));
  const [one, other] = known;
  if (!one) return [];
  // An interest is said before tax: beside it a gift is, too.
  const isBeforeTax = isUntaxed(one) && depending.some(({ value }) => interestWords(value));
  if (!other)
    return present([
      `${onlyWords(one, isBeforeTax ? " antes de impuestos" : "")}; ${dependWords(depending)}.`,
      onlyIfWords(one),
    ]);
  const differs = known.length > 2 ? firstsOf(known) : betweenTwo(one, other, areMore);
  return present([...differs, depending.length > 0 && `${asSentence(dependWords(depending))}.`]);
}

/** The offers without a known sum: their interest on the largest amount that earns it, else that it depends. */
function dependWords(offers: readonly Compared[]): string {
  const interests = offers.flatMap(({ brand, value }) => {
    const { figure, notes } = interestWords(value) ?? {};
    return figure ? `en ${brand}, ${inSentence(figure)} ${inSentence(notes?.[0] ?? "")}` : [];
  });
  const others = offers.filter(({ value }) => !interestWords(value)).map(({ brand }) => brand);
  return [...interests, ...(others.length > 0 ? [`en ${list(others)}, depende`] : [])].join("; ");
}

/** Whether the figure rests on a rounded one of the promotion: it cannot be said to be more or less than another. */
const isRough = ({ value }: Compared) => gainPrecision(value) === "most";

function onlyWords({ needs, risk, ...offer }: Figures, beforeTax = ""): string {
  const says = isRough(offer) ? ` (${statedBy})` : "";
  const asks = needs > 0 ? `pide ${euros(needs)}` : "no pide dinero al empezar";
  const leaves = `deja ${amountWords(offer.net, offer.precision)}${beforeTax}${says}`;
  return `${subjectOf(offer)} ${list([leaves, asks, ...(risk > 0 ? [`arriesga ${euros(risk)}`] : [])])}`;
}

/** The one of two that leaves more, or, if both leave the same, that asks for less: what speaks for it and against it. */
function betweenTwo(a: Figures, b: Figures, areMore: boolean): string[] {
  const isSame = a.net.least === b.net.least && a.net.most === b.net.most;
  const better = isSame ? a.needs - b.needs || a.risk - b.risk : b.net.least - a.net.least;
  const [first, second] = better <= 0 ? [a, b] : [b, a];
  const more = {
    least: first.net.least - second.net.most,
    most: first.net.most - second.net.least,
  };
  // Two ranges that overlap, or a rough figure: nobody can say which leaves more.
  if ((!isSame && more.least < 0) || [a, b].some(isRough))
    return [present([a, b].flatMap((one) => [`${onlyWords(one)}.`, onlyIfWords(one)])).join(" ")];
  const precision = [a, b].some((one) => one.precision === "about") ? "about" : "exact";
  const points = [...needPoints(first, second), ...salaryPoints(first, second), ...riskPoints(first, second)];
  const wins = points.filter(({ isWin }) => isWin).map(({ words }) => words);
  const costs = points.filter(({ isWin }) => !isWin).map(({ words }) => words);
  if (isSame) {
    const same = `${areMore ? list([a.brand, b.brand]) : "Las dos"} dejan ${amountWords(a.net, precision)}`;
    const rest = present([list(wins), costs.length > 0 && `${wins.length > 0 ? "pero " : ""}${list(costs)}`]);
    return [rest.length > 0 ? `${same}: ${first.brand} ${rest.join(", ")}.` : `${same}.`];
  }
  const gain = `deja ${amountWords(more, precision)} más${areMore ? ` que ${second.brand}` : ""}`;
  const leads = `${subjectOf(first)} ${list([gain, ...wins])}${costs.length > 0 ? `, pero ${list(costs)}` : ""}.`;
  return present([leads, onlyIfWords(first)]);
}

function needPoints(first: Figures, second: Figures) {
  const more = first.needs - second.needs;
  if (more === 0) return [];
  if (more > 0) return [{ isWin: false, words: `pide ${euros(more)} más` }];
  return [
    { isWin: true, words: first.needs > 0 ? `pide ${euros(-more)} menos` : "no pide dinero al empezar" },
  ];
}

const takesSalary = ({ terms }: Figures) => asksForResource(terms, "salary");

function salaryPoints(first: Figures, second: Figures) {
  const [takes, otherTakes] = [first, second].map(takesSalary);
  if (takes === otherTakes) return [];
  return [{ isWin: !takes, words: takes ? "pide tu nómina" : "no pide nómina" }];
}

function riskPoints(first: Figures, second: Figures) {
  const more = first.risk - second.risk;
  if (more === 0) return [];
  if (more > 0) return [{ isWin: false, words: `arriesga ${euros(more)}${second.risk > 0 ? " más" : ""}` }];
  return [{ isWin: true, words: first.risk > 0 ? `arriesga ${euros(-more)} menos` : "no arriesga dinero" }];
}

/** Words for three offers: which leaves most and which asks for least money, where one does, and what is at risk in which. */
function firstsOf(all: readonly Figures[]): string[] {
  const most = all.find(
    (one) => !isRough(one) && all.every((other) => other === one || one.net.least > other.net.most),
  );
  const least = all.find((one) => all.every((other) => other === one || one.needs < other.needs));
  const salary = least && takesSalary(least) ? ", pero sí tu nómina" : "";
  const gives =
    most &&
    `${amountWords(most.net, most.precision)}${conditionsOf(most.value) ? ` ${conditionsOf(most.value)}` : ""}`;
  const asks =
    least &&
    (least.needs > 0 ? `la que menos dinero pide (${euros(least.needs)})` : "no pide dinero al empezar");
  const firsts =
    most && most === least
      ? `${most.brand} es la que más deja (${gives}) y ${asks}${salary}.`
      : present([
          most && `${most.brand} es la que más deja (${gives})`,
          least && `${least.brand}${least.needs === 0 ? "" : most ? "," : " es"} ${asks}${salary}`,
        ])
          .map((words, index, { length }) => `${words}${index < length - 1 ? ";" : "."}`)
          .join(" ");
  const risks = all.filter(({ risk }) => risk > 0).map(({ brand, risk }) => `${euros(risk)} en ${brand}`);
  return present([firsts, risks.length > 0 && `Se arriesgan ${list(risks)}.`]);
}
