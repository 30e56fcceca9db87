import { LARGEST } from "../format/amount";
import { type CalendarDate, longDate, numericDate } from "../format/dates";
import { euros } from "../format/format";
import type { DayAnswerFault, TypedDayFault } from "./deadlines";
import type { AmountAnswerFault } from "./query";

/** How to write an amount. */
export const amountHint = "En euros, con coma para los céntimos: 1.500,50.";

/** The error messages of a wrong amount. */
export const amountFaults: Readonly<Record<AmountAnswerFault, string>> = {
  unreadable:
    "No entendemos esa cifra. Escríbela con punto para los miles y coma para los céntimos, como 1.500,50.",
  several: "Hay más de una cifra: deja una sola.",
  negative: "La cifra no puede ser negativa: escribe 0 o más.",
  "too-large": `La cifra no puede pasar de ${euros(LARGEST)}: escribe esa o una menor.`,
};

/** Beside a day that may stay empty. */
export const blankIsToday = "Si lo dejas en blanco, contamos desde hoy.";

/** The error message of what is not one day: what was typed, and how to write it, with today as the example. */
export function typedDayFaultText({ fault, typed }: TypedDayFault, today: CalendarDate): string {
  switch (fault) {
    case "several":
      return `Hay más de un día, ${typed}: deja uno solo.`;
    case "impossible":
      return `El día ${typed} no existe en el calendario. Revisa el mes y el día.`;
    case "unreadable":
      return `No entendemos la fecha «${typed}». Escríbela como ${today} o como ${numericDate(today)}.`;
  }
}

/** The error message of a rejected day. */
export function dayAnswerFaultText(fault: DayAnswerFault, today: CalendarDate): string {
  switch (fault.fault) {
    case "missing":
      return "Elige un día.";
    case "several":
    case "unreadable":
    case "impossible":
      return typedDayFaultText(fault, today);
    case "early":
      return `El ${longDate(fault.typed)} no vale: elige el ${longDate(fault.first)} o un día posterior.`;
    case "late":
      return `El ${longDate(fault.typed)} no vale: elige el ${longDate(fault.last)} o un día anterior.`;
  }
}
