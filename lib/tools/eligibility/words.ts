import { everyAsk } from "../../ground/gains";
import type { Offer } from "../../offers/offer";

/** A verdict in two parts: its first words, as large as a figure, and the rest. */
export interface VerdictParts {
  figure: string;
  rest: string;
}

/** A verdict as one text, as it is read out. */
export function verdictWords({ figure, rest }: VerdictParts): string {
  return `${figure} ${rest}`;
}

/** The words of the page «¿Cumplo los requisitos?», but for the questions, which are each offer's own. */
export const eligibilityCopy = {
  yes: "Sí",
  no: "No",
  toAnswer: "Ver la respuesta",
  again: "Empezar de nuevo",
  answer: {
    title: "Tu respuesta",
    pending: (questions: number) =>
      `${questions === 1 ? "Contesta a la pregunta" : `Contesta a las ${questions} preguntas`} y aquí verás si cumples.`,
    /** Words after the number of questions answered, which the style sheet counts: «2 de 5». */
    outOf: (questions: number) => ` de ${questions}`,
    ifNo: "Si contestas que no:",
    ifYes: "Si contestas que sí:",
    ifAnyNo: "Si alguna respuesta te deja fuera:",
    /** Words after the questions that an answer leaves in doubt. */
    ifOtherNo: "Si te deja fuera otra respuesta:",
    ifDoubt: "Si queda en duda alguna de estas:",
    ifAllYes: "Si ninguna te deja fuera:",
    failed: { figure: "No cumples", rest: "los requisitos que conocemos" },
    failing: "Te falta esto:",
    /** Read out: the other questions are gone. */
    enough: "No hace falta que contestes a más.",
    failedText: "Valen los requisitos de la web oficial.",
    doubtful: { figure: "Quizá", rest: "cumplas los requisitos" },
    doubting: (before: string) => `Antes de ${before}, resuelve esto:`,
    ifUnauthorised: "Si contestas que no a la pregunta sobre la autorización:",
    unauthorised: { figure: "Todavía no:", rest: "comprueba antes la autorización" },
    others: "También puedes mirar:",
    passed: { figure: "Cumples", rest: "los requisitos que conocemos" },
    /** Heading of what only a part of the benefit needs, and the visitor does not do; `ifNoPart` until they have answered. */
    without: "Te quedas sin una parte",
    ifNoPart: " si dices que no a alguna de estas",
    passedText: ({ brand, terms }: Pick<Offer, "brand" | "terms">) => {
      const isGranted = everyAsk(terms).some((ask) => ask.do === "open" && ask.product === "credit");
      const granted = isGranted ? " y de que te conceda la tarjeta" : "";
      return `No es una promesa: depende de las condiciones de ${brand}${granted}.`;
    },
    checking: (before: string) => `Antes de ${before}, comprueba:`,
    keepProof: "Guarda la prueba",
    official: (brand: string) => `Web oficial de ${brand}`,
  },
} as const;
