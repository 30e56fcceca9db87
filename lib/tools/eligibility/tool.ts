import { count } from "../../format/format";
import { closedShort } from "../../offers/status";
import { inShort, type Tool } from "../tool";

export const eligibility: Tool = {
  when: "before",
  name: "¿Cumplo los requisitos?",
  leftOutOnPhones: " los requisitos",
  words: ({ brand, terms }) => ({
    title: `¿Cumplo los requisitos de ${brand}?`,
    description: terms.closed
      ? `${brand} no admite clientes nuevos: por qué, desde cuándo y qué pueden hacer los que ya tiene.`
      : `Responde sí o no y sabrás si cumples los requisitos que conocemos de la promoción de ${brand}, o cuál te falta.`,
  }),
  lead: ({ brand, terms }) =>
    terms.closed
      ? undefined
      : `Responde sí o no y sabrás si cumples los requisitos que conocemos de ${brand}. Lo que contestes no se guarda ni se envía.`,
  headline: ({ eligibility: { conditions }, condition, terms }) =>
    terms.closed
      ? { figure: closedShort, isWords: true }
      : { figure: count(conditions.length, "pregunta", "preguntas"), note: "de sí o no", more: condition },
  saysDoubt: true,
  line: { title: () => eligibility.name, result: (offer) => inShort(eligibility.headline(offer)) },
};
