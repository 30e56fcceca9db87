import { decimal } from "../format/format";
import type { Category } from "../offers/offer";

/** The kinds of provider: in an address, and within a sentence. */
export const kindWords = {
  finanzas: { slug: "finanzas", of: "finanzas" },
  crypto: { slug: "cripto", of: "criptoactivos" },
  telecom: { slug: "telecom", of: "telecomunicaciones" },
} as const satisfies Record<Category, { slug: string; of: string }>;

/** The words around pages of results. */
export const results = {
  pages: "Páginas de resultados",
  page: "Página",
  previous: "Anterior",
  next: "Siguiente",
  gap: "…",
  lead: "Cada promoción, con lo que da, lo que pide y el día en que la comprobamos.",
} as const;

/** What a page of results needs said of it. */
export interface ResultsPlace {
  category?: Category | undefined;
  page: number;
  pages: number;
}

/** The title and h1 of a page of results: «Promociones de finanzas, página 2 de 17». */
export function resultsTitle({ category, page, pages }: ResultsPlace): string {
  const title = `Promociones de ${category ? kindWords[category].of : "invitación"}`;
  return page > 1 ? `${title}, página ${decimal(page)} de ${decimal(pages)}` : title;
}

/** Which of the offers a page shows: «De la 25 a la 48, de 1.000». `first` counts from 1. */
export function resultsRange(first: number, last: number, total: number): string {
  if (first === last) return `La ${decimal(first)}, de ${decimal(total)}`;
  return `De la ${decimal(first)} a la ${decimal(last)}, de ${decimal(total)}`;
}

/** The description of a page of results for search engines. */
export function resultsDescription(place: ResultsPlace, range: string): string {
  return `${resultsTitle(place)}. ${range}: qué recibes, qué te piden y cuándo se comprobó cada una.`;
}

/** What stands over a table that shows the first of many. */
export function firstOf(shown: number, total: number): string {
  return `Las ${decimal(shown)} primeras, de ${decimal(total)}.`;
}
