import type { ToolId } from "../config/addresses";
import { procedureOf, type Period } from "./claim/procedures";
import { firstLimits } from "../ground/deadlines";
import { asSentence, count, inSentence, present } from "../format/format";
import { days } from "../format/quantity";
import type { Deadline } from "../offers/deadlines-schema";
import { figureParts } from "../offers/figure";
import type { Offer } from "../offers/offer";
import { bodyAfterTo, goVerb, periodWords, routeWords } from "./claim/step-words";
import { comparisonCopy, leftOverWords } from "./comparison/words";
import {
  deadlinesCopy,
  lapseNote,
  lengthOf,
  sinceStart,
  usualArrival,
  isOneOf,
  ownLimit,
  spanOfLengths,
} from "../ground/deadline-words";
import { offerCopy } from "../ground/offer-words";

/** What a tool answers before a visitor enters anything, in the sizes of a picture. */
export interface ToolAnswer {
  /** Small, before the figure: «unos», «De». */
  before?: string;
  /** A figure, «30 días», or a few words where there is none. */
  answer: string;
  isWords?: true;
  /** What the figure is, as it follows it: «después del alta, como muy tarde». */
  note?: string;
  /** What it is about, or what it depends on. */
  more?: string | undefined;
}

/** The answer of each tool of an offer. All of it stands on the tool's page too. */
export const toolAnswers: Readonly<Record<ToolId, (offer: Offer) => ToolAnswer>> = {
  "me-la-daran": ({ eligibility, condition }) => ({
    answer: count(eligibility.conditions.length, "pregunta", "preguntas"),
    note: "de sí o no",
    more: condition,
  }),
  valor: ({ value }) => {
    const { figure, notes } = leftOverWords(value);
    const more = notes[0] && asSentence(notes[0]);
    if (figure === undefined) return { answer: offerCopy.depends, isWords: true, more };
    const parts = figureParts(figure);
    if (!parts) return { answer: figure, isWords: true, more };
    const isSupposed = value.spend.some(({ asked }) => asked && asked.euros > 0 && !asked.condition);
    return {
      before: inSentence(parts.before),
      answer: parts.amount,
      note: `es ${inSentence(comparisonCopy.rows.left)}${isSupposed ? ", según lo que suponemos" : ""}`,
      more,
    };
  },
  plazos: (offer) => {
    const limits = firstLimits(offer);
    const [first] = limits;
    if (!first) {
      const [usual] = offer.deadlines.items;
      const more = usual ? usualArrival(offer, usual) : "Mira qué conviene comprobar antes de registrarte";
      return { answer: deadlinesCopy.none, isWords: true, more };
    }
    if (!isOneOf(limits)) return { answer: lengthOf(first.after), ...limitParts(offer, first) };
    return {
      before: "de",
      answer: spanOfLengths(limits),
      note: `${sinceStart(offer)}, ${ownLimit}`,
      more: offer.condition,
    };
  },
  prueba: () => ({
    answer: "Una hoja",
    isWords: true,
    note: "para imprimir",
    more: "Las condiciones, una lista para marcar y líneas para tus fechas",
  }),
  reclamar: (offer) => {
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
};

/** A tool's answer in one text, for who does not see the picture. */
export function answerText({ before, answer, note, more }: ToolAnswer): string {
  return present([asSentence(present([before, answer, note]).join(" ")), more]).join(". ");
}

/** What stands around the length of a deadline: from when it counts, and what has to be done. */
function limitParts(offer: Offer, deadline: Deadline): Pick<ToolAnswer, "note" | "more"> {
  const { kind, title } = deadline;
  if (kind === "keep") return { note: sinceStart(offer), more: `${title} al menos hasta entonces` };
  return { note: kind === "ends" ? sinceStart(offer) : lapseNote(offer, deadline), more: title };
}

/** A period in figures: «1 mes», «15 días laborables». */
function periodFigure(period: Period): string {
  return "workingDays" in period ? `${days(period.workingDays)} laborables` : lengthOf(period);
}
