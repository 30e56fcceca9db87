import { decimal, list } from "../format/format";
import { type ChoiceFault, MOST } from "../offers/comparison";

/** The words of the pages that compare offers. */
export const comparison = {
  title: "Compara promociones de invitación lado a lado",
  description:
    "Elige dos o tres promociones y mira, línea a línea, qué dan, qué piden, qué riesgo tienen y cuándo se comprobaron.",
  heading: "Compara dos o tres promociones",
  lead: "Elige y las verás lado a lado: qué dan, qué piden, qué riesgo tienen y cuándo las comprobamos.",
  legend: "Elige dos o tres",
  submit: "Comparar",
  none: "Hoy no hay promociones suficientes para comparar.",
  trail: "Estás en",
  all: "Comparar promociones",
  criterion: "Criterio",
  rows: {
    benefit: "Beneficio",
    requirements: "Qué tienes que hacer",
    deadlines: "Plazos",
    validUntil: "Vigente hasta",
    category: "Tipo",
    risk: "Riesgo",
    minutes: "Tiempo de dedicación",
    verified: "Comprobación",
    official: "Web oficial",
    pages: "Antes de registrarte",
    detail: "Ficha",
  },
  noRisk: "No nos consta que pida invertir.",
  unknown: "No lo sabemos",
  noDeadlines: "No conocemos ninguno",
  order: "Las columnas siguen el orden de la página de inicio, no el de lo que más te conviene.",
  again: "Comparar otras promociones",
} as const;

/**
 * The error message of a wrong choice.
 *
 * @param known how many of the chosen offers exist
 */
export function faultWords(fault: ChoiceFault, known: number): string {
  switch (fault) {
    case "few":
      return known === 0 ? "Elige dos o tres promociones." : "Elige otra: hacen falta al menos dos.";
    case "many":
      return `Has elegido ${decimal(known)} y caben tres: quita ${known === MOST + 1 ? "una" : decimal(known - MOST)}.`;
    case "unknown":
      return "Una de las promociones que has pedido no está. Elige entre estas.";
    default:
      return fault satisfies never;
  }
}

/** The title of a comparison: «Comparativa: PayPal y Lowi», or how many where their names do not fit. */
export function comparisonTitle(brands: readonly string[]): string {
  const title = `Comparativa: ${list(brands)}`;
  return title.length > 60 ? `Comparativa de ${brands.length} promociones` : title;
}

/** What a comparison is, for a page's description. */
export function comparisonDescription(brands: readonly string[]): string {
  const text = `Las promociones de ${list(brands)}, lado a lado: qué dan, qué piden, qué riesgo tienen y cuándo se comprobaron.`;
  return text.length > 155 ? comparison.description : text;
}

/** The h1 of a comparison. */
export function comparisonHeading(brands: readonly string[]): string {
  return `${list(brands)}, lado a lado`;
}

/** The link from an offer to its comparison with related ones. */
export function compareWith(brands: readonly string[]): string {
  return `Comparar con ${list(brands)}, lado a lado`;
}
