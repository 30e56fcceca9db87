import { asSentence, inSentence, present } from "../../format/format";
import { netCopy, netExample, netWords } from "../../ground/value-words";
import { splitFigure } from "../../offers/figure";
import type { Tool } from "../tool";

export const value: Tool = {
  when: "before",
  name: "¿Me compensa?",
  words: ({ brand, minutes, terms }) => ({
    title: `¿Me compensa ${brand}?`,
    description: terms.closed
      ? `Qué decía la promoción de ${brand}, cerrada a clientes nuevos: lo que daba y lo que pedía.`
      : `Qué te queda de la promoción de ${brand}: beneficio, gasto necesario${minutes === undefined ? " y" : ","} dinero que tienes que poner${minutes === undefined ? "" : " y tiempo"}.`,
  }),
  lead: ({ brand, minutes, terms }) =>
    terms.closed
      ? present([`Qué decía la promoción de ${brand}.`, terms.closed.clients]).join(" ")
      : `Contamos lo que da la promoción de ${brand} y lo que cuesta: ${minutes === undefined ? "el gasto y el dinero que tienes que poner" : "el gasto, el dinero que tienes que poner y el tiempo"}.`,
  headline: ({ value: figures }) => {
    const { figure, notes } = netWords(figures);
    const more = notes[0] && asSentence(notes[0]);
    if (figure === undefined) return { figure: netCopy.depends, isWords: true, more };
    const parts = splitFigure(figure);
    if (!parts) return { figure: figure, isWords: true, more };
    const isSupposed = figures.spend.some(({ asked }) => asked && asked.euros > 0 && !asked.condition);
    return {
      before: inSentence(parts.before),
      figure: parts.amount,
      note: `es ${inSentence(netCopy.remains)}${isSupposed ? ", según lo que suponemos" : ""}`,
      more,
    };
  },
  line: {
    title: () => value.name,
    result: ({ terms, value: figures }) => (terms.closed ? "Lo que decía" : netExample(figures)),
  },
};
