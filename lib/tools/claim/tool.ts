import { lengthOf } from "../../ground/deadline-words";
import { days } from "../../format/quantity";
import type { Tool } from "../tool";
import { type Period, procedureOf } from "./procedures";
import { bodyAfterTo, goVerb, periodWords, routeWords } from "./step-words";

export const claim: Tool = {
  when: "after",
  name: "Reclamar",
  // A period to answer is promised only where one is known.
  words: (offer) => {
    const { brand } = offer;
    const title = `Reclama a ${brand} a tiempo`;
    const happened = `Si lo anunciado por ${brand} no llega, te lo deniegan o te cobran algo`;
    return procedureOf(offer).answer
      ? {
          title,
          description: `${happened}: cuándo escribir, en qué plazo contestan y adónde ir, y la carta ya redactada.`,
          lead: `Di qué ha pasado y verás cuándo escribir a ${brand}, qué plazo tiene para contestarte y adónde ir después. Este sitio no guarda lo que contestas.`,
        }
      : {
          title,
          description: `${happened}: a quién escribir y la carta. No sabemos en qué plazo contestan.`,
          lead: `Di qué ha pasado y verás a quién escribir en ${brand} y dónde preguntar después. No sabemos en qué plazo tiene que contestarte. Este sitio no guarda lo que contestas.`,
        };
  },
  answer: (offer) => {
    const procedure = procedureOf(offer);
    const { route, answer } = procedure;
    const more = routeWords(offer, procedure);
    if (!answer) return { answer: "A quién acudir y la carta", isWords: true, more };
    const figure = periodFigure(answer.other);
    // Formally an investment firm has longer to answer: what ends is the time to wait.
    if (route === "investment")
      return { answer: figure, note: `sin respuesta, y puedes ${goVerb[route]} ${bodyAfterTo[route]}` };
    const charge = periodWords(answer.charge);
    return {
      answer: figure,
      note: "para contestarte",
      more:
        charge === periodWords(answer.other) ? more : `Si es por un cobro de un servicio de pago, ${charge}`,
    };
  },
  tile: {
    verb: "Reclama a tiempo",
    result: (offer) => (procedureOf(offer).answer ? "Tus fechas y la carta" : claim.answer(offer).answer),
  },
};

/** A period in figures: «1 mes», «15 días laborables». */
function periodFigure(period: Period): string {
  return "workingDays" in period ? `${days(period.workingDays)} laborables` : lengthOf(period);
}
