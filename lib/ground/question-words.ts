import { LARGEST } from "../format/amount";
import { type CalendarDate, longDate, numericDate } from "../format/dates";
import { decimal, euros, list } from "../format/format";
import type { UnreadParameter } from "./calendar-address";
import type { FieldQuestion, AnswerFault } from "./questions";

/** How to write an amount. */
export const amountHint = "En euros, con coma para los céntimos: 1.500,50.";

/** The parts of an address that nothing reads, quoted: «lowi=ayer». */
export const unreadWords = (unread: readonly UnreadParameter[]) =>
  list(unread.map((answer) => `«${answer.join("=")}»`));

/** Note beside a field for a day, which may stay empty. */
export const blankIsToday = "Si lo dejas en blanco, contamos desde hoy.";

/** The error message of a rejected answer: what was typed, and what would be right, with today as the example. */
export function faultText(question: FieldQuestion, fault: AnswerFault, today: CalendarDate): string {
  switch (fault.fault) {
    case "several":
      return {
        amount: "Hay más de una cifra: deja una sola.",
        count: "Hay más de un número: deja uno solo.",
        day: `Hay más de un día, ${fault.typed}: deja uno solo.`,
      }[question.kind];
    case "unreadable":
      return {
        amount:
          "No entendemos esa cifra. Escríbela con punto para los miles y coma para los céntimos, como 1.500,50.",
        count: "No entendemos ese número. Escríbelo en cifras, como 3.",
        day: `No entendemos la fecha «${fault.typed}». Escríbela como ${today} o como ${numericDate(today)}.`,
      }[question.kind];
    case "fraction":
      return "El número tiene que ser entero, como 3.";
    case "negative":
      return question.kind === "count"
        ? "El número no puede ser negativo: escribe 0 o más."
        : "La cifra no puede ser negativa: escribe 0 o más.";
    case "too-large":
      return question.kind === "count"
        ? `El número no puede pasar de ${decimal(question.most)}: escribe ese o uno menor.`
        : `La cifra no puede pasar de ${euros(LARGEST)}: escribe esa o una menor.`;
    case "impossible":
      return `El día ${fault.typed} no existe en el calendario. Revisa el mes y el día.`;
    case "missing":
      return ownText(question, fault.fault) ?? "Elige un día.";
    case "early":
      return (
        ownText(question, fault.fault, fault.typed) ??
        `El ${longDate(fault.typed)} no vale: elige el ${longDate(fault.first)} o un día posterior.`
      );
    case "late":
      return (
        ownText(question, fault.fault, fault.typed) ??
        `El ${longDate(fault.typed)} no vale: elige el ${longDate(fault.last)} o un día anterior.`
      );
  }
}

const ownText = (question: FieldQuestion, fault: "missing" | "early" | "late", typed: CalendarDate = "") =>
  question.kind === "day" ? question.faults?.[fault]?.(typed) : undefined;

/** The words around a field in which names of offers are typed. */
export const offerNamesCopy = {
  all: (names: number) => `Ver los ${decimal(names)} nombres, por letra`,
  hint: "Escribe sus nombres, separados por comas.",
} as const;
