import { listNames } from "../../config/paths";
import type { ChoiceQuestion } from "../../ground/questions";
import { categories } from "../../offers/categories";
import { filterNames } from "./filters";
import { orderNames } from "./orders";

/** What the list asks besides words. `noun` is how a message names a question that has no such answer. */
export const listQuestions = {
  filter: {
    kind: "ticks",
    name: listNames.filter,
    label: "Muestra solo",
    noun: "el filtro",
    options: filterNames,
  },
  order: {
    kind: "choice",
    name: listNames.order,
    label: "Ordenar por",
    noun: "el orden",
    options: orderNames,
  },
  category: {
    kind: "choice",
    name: listNames.category,
    label: "Tipo de promoción",
    noun: "el tipo",
    options: categories,
  },
} as const satisfies Readonly<Record<string, ChoiceQuestion & { noun: string }>>;

/** One of them. */
export type ListQuestion = keyof typeof listQuestions;
