import { count, decimal, inSentence, list } from "../../format/format";
import { quantityWords } from "../../format/quantity";
import { paymentTime } from "../../ground/labels";
import { isUntaxed, precisionOf } from "../../ground/net-value";
import { exampleOf, remainderWords, spanWords } from "../../ground/value-words";
import { categoryOf, type Category } from "../../offers/categories";
import type { Offer } from "../../offers/offer";
import {
  type Filter,
  giftOf,
  netOf,
  LONGEST_SEARCH,
  type ListFault,
  outlayOf,
  type Order,
  type ListSelection,
} from "./list";

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
  /** In the field. */
  searchShort: "Nombre o palabra",
  /** Opens order and filters. */
  refine: "Orden y filtros",
  filters: "Muestra solo",
  order: "Ordenar por",
  categories: "Tipo de promoción",
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
  /** Before that link, if some are not there. */
  rest: (shown: number, offers: number) =>
    `Aquí ves las ${shown} primeras; hay ${decimal(offers - shown)} más.`,
} as const;

/** The list as its share picture names it. */
export const listPicture = {
  id: "promociones",
  name: listCopy.name,
  summary: "Con buscador, filtros y orden",
} as const;

export const filterWords: Readonly<Record<Filter, string>> = {
  "sin-nomina": "Sin nómina",
  "sin-invertir": "Sin invertir",
  "sin-invitacion": "No piden invitación",
  "sin-permanencia": "Sin meses que cumplir",
  "en-un-mes": "Cobras en un mes",
  dinero: "Te dan dinero",
  facturas: "Descuento en facturas",
};

export const orderWords: Readonly<Record<Order, string>> = {
  editorial: "Criterio editorial",
  queda: "Lo que te queda",
  pide: "Menos dinero que poner",
  antes: "Lo que antes paga",
};

/** How the list is ordered, and where offers with an unknown value stand (required by RDL 24/2021). */
export const orderNotes: Readonly<Record<Exclude<Order, "editorial">, string>> = {
  queda:
    "Orden: lo que te queda, de más a menos; si es un intervalo, cuenta lo mínimo. Después van las que dependen de lo que pongas, con un ejemplo; al final, las que dependen de un dato por confirmar y las que no dan dinero. A igual cantidad, y entre las últimas, según nuestro criterio editorial, explicado en la",
  pide: "Orden: el dinero que hay que poner o gastar, de menos a más; si piden una cantidad «o más», cuenta esa. Van al final las que no dicen cuánto. A igual cantidad, y entre las últimas, según nuestro criterio editorial, explicado en la",
  antes:
    "Orden: lo que tarda en llegar el dinero, de menos a más; si es un intervalo, cuenta lo más tarde. Van al final las que no dicen cuándo pagan, las que piden algo durante meses y las que no dan dinero. A igual tiempo, y entre las últimas, según nuestro criterio editorial, explicado en la",
};

/** The figure by which an offer is ordered; empty if it is unknown. */
export function orderFigure(offer: Offer, order: Order): string {
  switch (order) {
    case "editorial":
      return "";
    case "queda": {
      const left = netOf(offer);
      if (!left) {
        const example = exampleOf(offer.value);
        return example ? `Depende de lo que pongas: ${inSentence(example.words)}` : "";
      }
      if (left.most <= 0) return remainderWords(left);
      return `Te queda${left.most === 1 ? "" : "n"} ${inSentence(remainderWords(left, precisionOf(offer.value)))}${isUntaxed(offer) ? " antes de impuestos" : ""}`;
    }
    case "pide": {
      const asked = outlayOf(offer);
      if (!asked) return "";
      return asked.euros === 0 && !asked.orMore
        ? "No pide dinero"
        : `Pide ${inSentence(spanWords({ least: asked.euros, most: asked.euros }, asked.orMore ? "least" : "exact"))}`;
    }
    case "antes": {
      const time = paymentTime(offer);
      return time
        ? `Llega ${time.least > 0 ? `en ${quantityWords(time).replace(/\sa\s/, "-")}` : "al momento"}`
        : "";
    }
  }
}

/** The note in a row that matches «Te dan dinero» although its gift may be a discount. */
export const filterNote = (offer: Offer, wanted: readonly Filter[]) =>
  wanted.includes("dinero") && giftOf(offer, ["cash", "unknown"])?.form === "unknown"
    ? "Dinero o descuento, por confirmar"
    : "";

/** The condition of `from` that `to` no longer has, in words. */
export function droppedWords(from: ListSelection, to: ListSelection): string {
  if (from.search !== to.search) return from.search;
  if (from.category !== to.category && from.category) return categoryOf(from.category).name;
  const [filter] = from.filters.filter((one) => !to.filters.includes(one));
  return filter ? filterWords[filter] : "";
}

const kinds = { filter: "el filtro", order: "el orden", category: "el tipo" } as const;

/** The message for an answer that could not be used, with what the list shows instead. */
export function listFaultText(fault: ListFault): string {
  switch (fault.fault) {
    case "search":
      return `Buscamos solo los primeros ${LONGEST_SEARCH} caracteres de lo que has escrito.`;
    case "page":
      return `No hay página «${fault.typed}»: la lista tiene ${count(fault.pages, "página", "páginas")}. Te enseñamos la ${fault.shown}.`;
    default:
      return `No conocemos ${kinds[fault.fault]} ${list(fault.typed.map((typed) => `«${typed}»`))}: no lo tenemos en cuenta.`;
  }
}

/** Title and description of the list, or of a category. */
export function listWords(category: Category | undefined, offers: number) {
  const heading = listCopy.heading(category);
  return {
    name: category ? categoryOf(category).name : listCopy.name,
    title: category
      ? heading
      : `${heading}, con filtros: ${inSentence(filterWords["sin-nomina"])}, ${inSentence(filterWords["sin-invertir"])}`,
    description: category ? listCopy.categoryDescription(category, offers) : listCopy.description,
  };
}
