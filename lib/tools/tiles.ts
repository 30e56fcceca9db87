import type { Offer } from "../offers/offer";
import { present } from "../format/format";
import { procedureOf } from "./claim/procedures";
import { exampleWords } from "./comparison/words";
import { type ToolAnswer, toolAnswers } from "./answers";
import type { toolNames } from "./page-words";

interface ToolTile {
  /** What the visitor does with it. */
  verb: string;
  /** What the visitor gets. */
  result(offer: Offer): string;
}

/** A tool's answer without what it is about: «5 preguntas de sí o no». */
const inShort = ({ answer, note }: ToolAnswer) => present([answer, note]).join(" ");

/** The tiles that lead to an offer's tools. */
export const toolTiles: Readonly<Record<keyof typeof toolNames, ToolTile>> = {
  "me-la-daran": {
    verb: "Mira si cumples",
    result: (offer) => inShort(toolAnswers["me-la-daran"](offer)),
  },
  valor: {
    verb: "Calcula qué te queda",
    result: ({ value }) => exampleWords(value),
  },
  plazos: {
    verb: "Calcula tu fecha",
    result: ({ deadlines }) =>
      deadlines.items.length > 0 ? "Qué hacer después del alta" : "No sabemos de ningún plazo",
  },
  prueba: {
    verb: "Guarda la prueba",
    result: (offer) => inShort(toolAnswers.prueba(offer)),
  },
  reclamar: {
    verb: "Reclama a tiempo",
    result: (offer) =>
      procedureOf(offer).answer ? "Tus fechas y la carta" : toolAnswers.reclamar(offer).answer,
  },
};
