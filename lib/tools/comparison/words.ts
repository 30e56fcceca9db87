import { list } from "../../format/format";
import type { ChoiceFault } from "./comparison";
import { sourceName } from "../../ground/offer-words";
import { leadingDeadlines } from "../../ground/deadlines";
import type { Offer } from "../../offers/offer";
import { lengthOf, isOneOf, lengthsOf, noLapse } from "../../ground/deadline-words";

/** The words of the pages that compare offers. */
export const comparisonCopy = {
  name: "Comparar promociones",
  title: "Compara promociones de invitación lado a lado",
  description:
    "Qué dan, qué piden, qué riesgo tienen y cuándo se comprobaron las promociones que elijas, lado a lado.",
  summary: "Elige dos o tres",
  heading: "Compara dos o tres promociones",
  submit: "Comparar",
  examples: "Por ejemplo",
  /** The fields for names, where there are too many offers for a box each. */
  names: ["Primera promoción", "Segunda promoción", "Tercera, si quieres"],
  /** Over the requirement and the risk of each. */
  asked: "Requisitos y riesgo",
  none: "Hoy no hay promociones suficientes para comparar.",
  criterion: "Criterio",
  rows: {
    requirements: "Qué te piden",
    left: "Lo que te queda",
    needs: "Dinero que necesitas",
    due: "Plazo",
    arrival: "Cuándo llega",
    validUntil: "Último día",
    minutes: "Tiempo de dedicación",
    verified: "Comprobación",
    risk: "Riesgo",
    category: "Tipo",
    pages: "Tus herramientas",
    official: sourceName,
  },
  /** Note beside a figure of a promotion that is over. */
  past: "Hasta que terminó",
  /** Word in place of what is left, for an offer that nobody can take. */
  untakeable: "Cerrada",
  equal: "Igual en todas",
  more: "Más detalles",
  noRisk: "Los requisitos que conocemos no piden invertir.",
  unknown: "Sin dato",
  unseen: "Sin día conocido",
  order: (hasUnavailable: boolean) =>
    hasUnavailable
      ? "Las columnas siguen el orden editorial de la página de inicio, con las promociones cerradas al final."
      : "Las columnas siguen el orden editorial de la página de inicio.",
  /** The h1 of a comparison. */
  headingOf: (brands: readonly string[]) => `${list(brands)}, lado a lado`,
  /** Note for four and more offers that were chosen. */
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

/** What a length of time is: a limit, the least, or how long the benefit lasts. */
const limitNames = { before: "Plazo", keep: "Mínimo", ends: "Duración", expected: "Plazo" } as const;

/** The deadline of an offer in short, as it stands on its ticket. */
export function shortLimit(offer: Offer): string {
  const limits = leadingDeadlines(offer);
  if (limits.length === 0) return noLapse(offer);
  return `${limitNames[limits[0]?.kind ?? "before"]}: ${isOneOf(limits) ? lengthsOf(limits) : list(limits.map(({ after }) => lengthOf(after)))}`;
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
