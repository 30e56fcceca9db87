import { lengthOf } from "../../ground/deadline-words";
import { days } from "../../format/quantity";
import type { Tool } from "../tool";
import { answerPeriods, claimRoute, type Period } from "./routes";
import { routeWords } from "./step-words";

export const claim: Tool = {
  when: "after",
  name: "Reclamar",
  // A period to answer is promised only where one is known.
  words: (offer) => {
    const { brand } = offer;
    const title = `Reclama a ${brand} a tiempo`;
    const happened = `Si lo anunciado por ${brand} no llega, te lo deniegan o te cobran algo`;
    return claimRoute(offer).answer
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
    const route = claimRoute(offer);
    const more = routeWords(offer, route);
    if (!route.answer) return { answer: "A quién acudir y la carta", isWords: true, more };
    const figure = periodFigure(route.answer.other);
    // What ends is the time to wait.
    if (route.formally) return { answer: figure, note: `sin respuesta, y puedes ${route.go}` };
    const { charge } = answerPeriods(route);
    return {
      answer: figure,
      note: "para contestarte",
      more: charge ? `Si es por un cobro de un servicio de pago, ${charge}` : more,
    };
  },
  tile: {
    verb: "Reclama a tiempo",
    result: (offer) => (claimRoute(offer).answer ? "Tus fechas y la carta" : claim.answer(offer).answer),
  },
};

/** A period in figures: «1 mes», «15 días laborables». */
function periodFigure(period: Period): string {
  return "workingDays" in period ? `${days(period.workingDays)} laborables` : lengthOf(period);
}
