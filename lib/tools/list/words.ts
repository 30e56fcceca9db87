import { count, decimal, inSentence, list } from "../../format/format";
import { categoryOf, type Category } from "../../offers/categories";
import { filters } from "./filters";
import { LONGEST_SEARCH, type ListFault, type ListSelection } from "./list";
import { listQuestions } from "./questions";

/** The words of the list of all promotions. */
export const listCopy = {
  name: "Todas las promociones",
  heading: (category?: Category) =>
    category ? `Promociones de ${list(categoryOf(category).providers)}` : "Todas las promociones",
  description:
    "Todas las promociones, con buscador, filtros y orden: sin nómina, sin invertir, lo que piden y cuándo pagan.",
  categoryDescription: (category: Category, offers: number) =>
    `${count(offers, "promoción", "promociones")} de ${list(categoryOf(category).providers)}: qué dan, qué piden y sus plazos.`,
  search: "Busca por nombre o por palabra",
  /** Words in the field. */
  searchShort: "Nombre o palabra",
  /** Words that open order and filters. */
  refine: "Orden y filtros",
  categories: listQuestions.category.label,
  all: "Todas",
  submit: "Ver promociones",
  found: (offers: number) => count(offers, "promoción", "promociones"),
  none: "Ninguna promoción cumple todo lo que pides.",
  loosen: "Si quitas una condición:",
  without: (what: string, offers: number) =>
    `Sin buscar «${what}»: ${count(offers, "promoción", "promociones")}`,
  pages: "Páginas de la lista",
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: "Anterior",
  next: "Siguiente",
  /** The link to the list, where a page shows only the first offers. */
  more: (offers: number) => `Ver las ${decimal(offers)} promociones, con buscador y filtros`,
  /** Words before that link, if some are not there. */
  rest: (shown: number, offers: number) =>
    `Aquí ves las ${shown} primeras; hay ${decimal(offers - shown)} más.`,
} as const;

/** The list as its share picture names it. */
export const listPicture = {
  id: "promociones",
  name: listCopy.name,
  summary: "Con buscador, filtros y orden",
} as const;

/** The condition of `from` that `to` no longer has, in words. */
export function droppedWords(from: ListSelection, to: ListSelection): string {
  if (from.search !== to.search) return from.search;
  if (from.category !== to.category && from.category) return categoryOf(from.category).name;
  const [filter] = from.filters.filter((one) => !to.filters.includes(one));
  return filter ? filters[filter].label : "";
}

/** The message for an answer that could not be used, with what the list shows instead. */
export function listFaultText(fault: ListFault): string {
  switch (fault.fault) {
    case "search":
      return `Buscamos solo los primeros ${LONGEST_SEARCH} caracteres de lo que has escrito.`;
    case "page":
      return `No hay página «${fault.typed}»: la lista tiene ${count(fault.pages, "página", "páginas")}. Te enseñamos la ${fault.shown}.`;
    default:
      return `No conocemos ${listQuestions[fault.fault].noun} ${list(fault.typed.map((typed) => `«${typed}»`))}: no lo tenemos en cuenta.`;
  }
}

/** Title and description of the list, or of a category. */
export function listWords(category: Category | undefined, offers: number) {
  const heading = listCopy.heading(category);
  return {
    title: category
      ? heading
      : `${heading}, con filtros: ${inSentence(filters["sin-nomina"].label)}, ${inSentence(filters["sin-invertir"].label)}`,
    description: category ? listCopy.categoryDescription(category, offers) : listCopy.description,
  };
}
