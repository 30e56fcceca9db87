import { euros, inSentence, list, present } from "../../format/format";
import type { ChoiceFault } from "./comparison";
import {
  assumptionOf,
  gainPrecision,
  isShareOfUnknown,
  needsOf,
  netValue,
  precisionOf,
} from "../../ground/net-value";
import { firstLimits } from "../../ground/deadlines";
import type { Offer } from "../../offers/offer";
import { figureOf } from "../../offers/figure";
import type { Value } from "../../offers/value";
import { lengthOf, isOneOf, lengthsOf } from "../../ground/deadline-words";
import { netValueCopy, remainderWords, spanWords, suppositions } from "../../ground/value-words";

/** The name of `sourceUrl`: not every provider has a public page of conditions. */
export const sourceName = "Condiciones o web oficial";

/** The words of the pages that compare offers. */
export const comparisonCopy = {
  title: "Compara promociones de invitación lado a lado",
  description:
    "Qué dan, qué piden, qué riesgo tienen y cuándo se comprobaron las promociones que elijas, lado a lado.",
  heading: "Compara dos o tres promociones",
  legend: "Elige dos o tres",
  submit: "Comparar",
  examples: "Por ejemplo",
  /** Over the requirement and the risk of each. */
  asked: "Requisitos y riesgo",
  none: "Hoy no hay promociones suficientes para comparar.",
  all: "Comparar promociones",
  criterion: "Criterio",
  rows: {
    benefit: "Beneficio",
    requirements: "Qué te piden",
    needs: "Dinero que necesitas",
    left: "Lo que te queda",
    due: "Plazo",
    validUntil: "Último día",
    minutes: "Tiempo de dedicación",
    verified: "Comprobación",
    risk: "Riesgo",
    category: "Tipo",
    pages: "Tus herramientas",
    official: sourceName,
  },
  equal: "Igual en todas",
  more: "Más detalles",
  go: "Ver oferta",
  noRisk: "Los requisitos que conocemos no piden invertir.",
  unknown: "No lo sabemos",
  deadlines: "Plazos",
  noDeadlines: "No sabemos si hay un plazo",
  order: "Las columnas siguen el orden editorial de la página de inicio.",
  /** The h1 of a comparison. */
  headingOf: (brands: readonly string[]) => `${list(brands)}, lado a lado`,
  /** Of four and more that were chosen. */
  leftOut: (brands: readonly string[]) => `Caben tres: hemos dejado fuera ${list(brands)}.`,
  /** The link from an offer to its comparison with related ones. */
  withOthers: (brands: readonly string[]) => `Comparar con ${list(brands)}`,
} as const;

/** The error message of a wrong choice: how many of the chosen offers exist, and the names of those that do not. */
export function choiceFault(fault: ChoiceFault, known: number, unknown: readonly string[] = []): string {
  const texts: Readonly<Record<ChoiceFault, string>> = {
    few: known === 0 ? "Elige dos o tres promociones." : "Elige otra: hacen falta al menos dos.",
    unknown: `No tenemos ninguna promoción de ${list(unknown.map((name) => `«${name}»`))}. Elige entre estas.`,
  };
  return texts[fault];
}

/** A figure of an offer, with notes: its parts, or what it depends on. */
export interface FigureWords {
  /** Undefined if it depends on what is not known. */
  figure: string | undefined;
  notes: readonly string[];
}

const { depends, anyway } = netValueCopy.figures;

/** Whether the money that it takes is what is recommended: the visitor may put less. */
const isRecommended = ({ gain }: Pick<Value, "gain">) => gain.kind === "share" && gain.of.least !== undefined;

/** The money that an offer asks for on the first day: «100 € o más», for «Depósito inicial»; and what is paid later. */
export function needsWords(value: Value): FigureWords {
  const { euros: least, orMore } = needsOf(value);
  const later = value.spend.filter(({ from }) => from === "income");
  const now = value.spend.filter((cost) => !later.includes(cost));
  const notes = [
    ...value.blocked.map(({ what, euros: put }) =>
      put === "assumed" && isRecommended(value) ? `${what}: es el mínimo recomendado` : what,
    ),
    ...now.map(({ what, euros: cost, from }) => {
      if (cost === "assumed") return isShareOfUnknown(value) ? what : (assumptionOf(value)?.label ?? what);
      return from === "deposit" ? `${netValueCopy.figures.fromDeposit} ${inSentence(what)}` : what;
    }),
    ...later.map(({ what }) => `${netValueCopy.figures.later}, ${inSentence(what)}`),
  ];
  if (least === undefined) return { figure: undefined, notes };
  if (least === 0 && later.length > 0) return { figure: netValueCopy.figures.nothingFirst, notes };
  return { figure: spanWords({ least, most: least }, orMore ? "least" : "exact"), notes };
}

/** The net value for a visitor who takes the offer only for the benefit; by an example amount if it depends on one. */
export function leftOverWords(value: Value): FigureWords {
  const { gain, spend } = value;
  if (isShareOfUnknown(value)) {
    const [fees] = spend.filter(({ euros: cost }) => cost === "assumed");
    const { text, atMost } = figureOf(value);
    const saved = fees && !atMost ? [`Ahorras un ${text} de ${inSentence(fees.what)}`] : [];
    return { figure: undefined, notes: saved };
  }
  const { gross, spend: cost, onlyForIt } = netValue(value);
  const usual = assumptionOf(value)?.usual ?? 0;
  const precision = precisionOf(value);
  if (!gross) return { figure: undefined, notes: gain.kind === "unknown" ? [gain.why] : [] };
  if (!onlyForIt) {
    const costs = spend.flatMap(({ what, euros: known }) => (known === undefined ? inSentence(what) : []));
    return { figure: undefined, notes: [`${spanWords(gross, gainPrecision(value))} menos ${list(costs)}`] };
  }
  const example = gain.kind === "share" ? [`Ejemplo: con ${euros(usual)}, ${gain.period}`] : [];
  const saved = cost ? [`${anyway} ${spanWords(gross, gainPrecision(value))}`] : [];
  return {
    figure: remainderWords(onlyForIt, precision),
    notes: [...example, ...suppositions(value), ...saved],
  };
}

/**
 * The first differences in words: the gift if all are equal, then the money each needs; offers without a known amount come
 * last.
 */
export function summaryWords(offers: readonly Pick<Offer, "brand" | "reward" | "value">[]): string {
  const gifts = offers.map(({ reward, value: { gain } }) =>
    reward === "money" && gain.kind === "amount" ? gain.euros : undefined,
  );
  const [gift] = gifts;
  const needs = offers.map(({ brand, value }) => ({ brand, value, ...needsOf(value) }));
  const known = needs.flatMap(({ brand, value, euros: least, orMore }) => {
    if (least === undefined) return [];
    if (least === 0) return `nada en ${brand}`;
    if (isRecommended(value)) return `${euros(least)} en ${brand} (mínimo recomendado)`;
    return `${orMore ? "al menos " : ""}${euros(least)} en ${brand}`;
  });
  const depending = needs.flatMap(({ brand, euros: least }) => (least === undefined ? brand : []));
  const isSame = new Set(needs.map(({ euros: least, orMore }) => `${least} ${orMore}`)).size === 1;
  return present([
    gift !== undefined &&
      gifts.every((other) => other === gift) &&
      `El mismo regalo con invitación: ${euros(gift)}.`,
    known.length > 0 &&
      !isSame &&
      `Para empezar: ${list(known)}${depending.length > 0 ? `; en ${list(depending)}, depende` : ""}.`,
  ]).join(" ");
}

/** What a length of time is: a limit, the least, or how long the benefit lasts. */
const limitNames = { before: "Plazo", keep: "Mínimo", ends: "Duración", expected: "Plazo" } as const;

/** The deadline of an offer in short, as it stands on its ticket. */
export function shortLimit(offer: Pick<Offer, "deadlines">): string {
  const limits = firstLimits(offer);
  if (limits.length === 0) return "Sin plazo conocido";
  return `${limitNames[limits[0]?.kind ?? "before"]}: ${isOneOf(limits) ? lengthsOf(limits) : list(limits.map(({ after }) => lengthOf(after)))}`;
}

/**
 * The same in one text, with what the figure stands on: «Unos 60 € con 10.000 €», «Unos 7 €, según lo que suponemos»,
 * «30-90 €, si no pagas más que ahora».
 */
export function exampleWords(value: Value): string {
  const { figure } = leftOverWords(value);
  const { usual } = assumptionOf(value) ?? {};
  if (figure === undefined) return depends;
  if (usual !== undefined) return `${figure} con ${euros(usual)}`;
  if (value.spend.some(({ asked }) => asked && asked.euros > 0)) return `${figure}, según lo que suponemos`;
  const [condition] = present(value.spend.map(({ asked }) => asked?.condition));
  return condition ? `${figure}, ${condition}` : figure;
}

/** Title and description of a comparison. Where the brands' names do not fit, they are left out. */
export function comparisonHead(brands: readonly string[]) {
  const names = list(brands);
  const title = `Comparativa: ${names}`;
  const description = `Las promociones de ${names}, lado a lado: qué dan, qué piden, qué riesgo tienen y cuándo se comprobaron.`;
  return {
    title: title.length > 60 ? `Comparativa de ${brands.length} promociones` : title,
    description: description.length > 155 ? comparisonCopy.description : description,
  };
}
