import { count } from "../../format/format";
import { inShort, type Tool } from "../tool";

export const eligibility: Tool = {
  when: "before",
  name: "¿Cumplo los requisitos?",
  leftOutOnPhones: " los requisitos",
  words: ({ brand }) => ({
    title: `¿Cumplo los requisitos de ${brand}?`,
    description: `Responde sí o no y sabrás si cumples los requisitos que conocemos de la promoción de ${brand}, o cuál te falta.`,
    lead: `Responde sí o no y sabrás si cumples los requisitos que conocemos de ${brand}. Lo que contestes no se guarda ni se envía.`,
  }),
  answer: ({ eligibility: { conditions }, condition }) => ({
    answer: count(conditions.length, "pregunta", "preguntas"),
    note: "de sí o no",
    more: condition,
  }),
  tile: { verb: "Mira si cumples", result: (offer) => inShort(eligibility.answer(offer)) },
};
