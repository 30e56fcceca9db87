import { type CalendarDate, longDate, sinceDate } from "../../format/dates";
import { count } from "../../format/format";
import { days } from "../../format/quantity";
import { startOf } from "../../ground/deadline-words";
import { REMINDERS } from "../../ground/deadlines";
import { blankIsToday } from "../../ground/question-words";
import type { DeadlineKind } from "../../offers/deadlines-schema";
import type { Offer } from "../../offers/offer";

/** Words of the page where a visitor picks the day of signing up and sees every deadline of an offer. */
export const deadlinesCopy = {
  submit: "Ver mis fechas",
  otherDay: "O elige otro día",
  /** The same where no day can be picked at once. */
  anyDay: "Elige el día",
  now: "Qué hacer ahora",
  /** Word before the date on which something ended. */
  ended: "Terminó",
  claim: "Prepara tu reclamación",
  /** Words before the date for who signs up today, on a page without an answer; they name the day from which dates count. */
  ifToday: ({ deadlines: { delay, start } }: Offer) =>
    delay && start ? `Si te das de alta hoy y ${start} tarda ${days(delay)}` : "Si empiezas hoy",
  /** Note beside the day, which may stay empty: what today then is. */
  blank: ({ deadlines: { delay, start } }: Offer) =>
    delay && start ? `Si lo dejas en blanco, contamos como si ${start} fuera hoy.` : blankIsToday,
  /** Words before the day of an arrival that counts from the last requirement. */
  ifAllToday: "Si lo cumples todo hoy",
  list: "Las fechas de esta promoción",
  answer: (offer: Offer, day: CalendarDate) =>
    `Tus fechas si el día ${startOf(offer)} es el ${longDate(day)}`,
  unknown: "Ten en cuenta",
  official: "Consultar la web oficial",
  download: "Descargar el calendario (.ics)",
  downloadText: `Se abre con tu aplicación de calendario. Lleva avisos para las nueve de la mañana de la víspera y, si el plazo lo permite, de ${days(REMINDERS[0])} antes: que suenen depende de tu aplicación. Este sitio no guarda la fecha que eliges.`,
} as const;

/** The label of a quick pick of the day from which deadlines count; today's is told apart from the day of signing up. */
export const startText = ({ deadlines: { delay } }: Offer, ago: number) =>
  delay && ago === 0 ? "Activada hoy" : pickText(ago);

/** The label of a quick pick: how many days ago it was. */
export function pickText(ago: number): string {
  if (ago === 0) return "Hoy";
  return `Hace ${ago % 7 === 0 ? count(ago / 7, "semana", "semanas") : days(ago)}`;
}

/** Which days may be chosen, in words that stay true from day to day. */
export function rangeHint({ validFrom, validUntil }: Offer): string {
  const from = validFrom ? sinceDate(validFrom) : "hace dos años";
  const until = validUntil ? `${sinceDate(validUntil)}, el último día de la promoción` : "dentro de un año";
  return `Desde ${from} hasta ${until}.`;
}

/** The days to a deadline, as text before a figure, and the figure: «Te quedan» «9 días». */
export function countdown(kind: DeadlineKind, away: number): { before: string; figure: string } {
  if (away === 0) return { before: kind === "before" ? "El último día" : "Ese día", figure: "es hoy" };
  if (away < 0) return { before: passed[kind], figure: days(-away) };
  const [singular, plural] = kind === "before" ? ["Te queda", "Te quedan"] : ["Falta", "Faltan"];
  return { before: away === 1 ? singular : plural, figure: days(away) };
}

const passed: Readonly<Record<DeadlineKind, string>> = {
  before: "El plazo terminó hace",
  keep: "Ese día fue hace",
  ends: "Terminó hace",
  expected: "La fecha habitual fue hace",
};

/** What to do once a deadline has passed. */
export function nowText(kind: DeadlineKind, brand: string): string {
  const texts: Readonly<Record<DeadlineKind, string>> = {
    before: `Si cumpliste a tiempo, reúne los justificantes y, si el beneficio no llega, pregunta por escrito qué día te toca. Si no cumpliste, puede que ya no te corresponda: pregúntaselo a ${brand} antes de gastar más.`,
    keep: `Antes de cambiar nada, comprueba que el beneficio ha llegado. Si no, pregunta por escrito a ${brand} qué día te toca.`,
    ends: "Mira en la web oficial qué condiciones tienes ahora.",
    expected: `Mira en tu cuenta si ha llegado. Si no, pregunta por escrito a ${brand} y di la fecha de cada paso. Si te lo deniega o no contesta, reclama.`,
  };
  return texts[kind];
}
