import { type CalendarDate, longDate, numericDate, sinceDate, type Lapse } from "../format/dates";
import { type DayAnswerFault, REMINDERS, type TypedDayFault } from "./deadlines";
import { count, inSentence } from "../format/format";
import { days, quantityWords } from "../format/quantity";
import type { Deadline, DeadlineKind } from "../offers/deadlines-schema";
import type { Offer } from "../offers/offer";
import { rewardOf } from "./offer-words";

/** Words of the page where a visitor picks the day of signing up and sees every deadline of an offer. */
export const deadlinesCopy = {
  submit: "Ver mis fechas",
  otherDay: "O elige otro día",
  blank: "Si lo dejas en blanco, contamos desde hoy.",
  now: "Qué hacer ahora",
  /** Before the date on which something ended. */
  ended: "Terminó",
  claim: "Reclama a tiempo",
  /** Before today's date, on a page without an answer. */
  ifToday: "Si empiezas hoy",
  later: "después",
  signUpDay: "del día del alta",
  list: "Las fechas de esta promoción",
  answer: (offer: Counted, day: CalendarDate) =>
    `Tus fechas si el día ${startOf(offer)} es el ${longDate(day)}`,
  unknown: "Lo que no sabemos",
  /** The answer where no deadline is known. */
  none: "Sin plazo conocido",
  official: "Consultar la web oficial",
  download: "Descargar el calendario (.ics)",
  downloadText: `Se abre con tu aplicación de calendario. Lleva avisos para las nueve de la mañana de la víspera y, si el plazo lo permite, de ${days(REMINDERS[0])} antes: que suenen depende de tu aplicación. Este sitio no guarda la fecha que eliges.`,
} as const;

/** What kind of date it is, before the date itself. */
export const deadlineKindNames: Readonly<Record<DeadlineKind, string>> = {
  before: "Último día",
  keep: "Al menos hasta",
  ends: "Termina",
  expected: "Fecha habitual",
};

const lapseKindNames = { ...deadlineKindNames, before: "Como muy tarde,", expected: "Normalmente" };

type Counted = Pick<Offer, "deadlines">;

/** The day from which an offer's deadlines count, as a complement of «día»: «del alta». */
export function startOf({ deadlines: { start = "del alta" } }: Counted): string {
  return start;
}

/** The label of the field that asks for that day. */
export function dayField(offer: Counted): string {
  return `Día ${startOf(offer)}`;
}

/** The label of a quick pick: how many days ago it was. */
export function pickText(ago: number): string {
  if (ago === 0) return "Hoy";
  return `Hace ${ago % 7 === 0 ? count(ago / 7, "semana", "semanas") : days(ago)}`;
}

/** Which days may be chosen, in words that stay true from day to day. */
export function rangeHint({ validFrom, validUntil }: Pick<Offer, "validFrom" | "validUntil">): string {
  const from = validFrom ? sinceDate(validFrom) : "hace dos años";
  const until = validUntil ? `${sinceDate(validUntil)}, cuando termina la promoción` : "dentro de un año";
  return `Desde ${from} hasta ${until}.`;
}

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

/** A length of time and where it counts from: «30 días después del alta». */
export function lapseText(offer: Counted, after: Lapse): string {
  return `${lengthOf(after)} ${sinceStart(offer)}`;
}

/** A deadline without a chosen day: «Como muy tarde, 30 días después del alta». */
function lapseLine(offer: Counted, { kind, after }: Pick<Deadline, "kind" | "after">): string {
  return `${lapseKindNames[kind]} ${lapseText(offer, after)}`;
}

const ends: Readonly<Record<DeadlineKind, string>> = {
  before: "como muy tarde",
  keep: "al menos",
  ends: "si cuenta desde ese día",
  expected: "normalmente",
};

/** The same under the length of time as a figure: «30 días» «después del alta, como muy tarde». */
export function lapseNote(offer: Counted, { kind }: Pick<Deadline, "kind">): string {
  return `${sinceStart(offer)}, ${ends[kind]}`;
}

/** What follows the length of time: «después del alta». */
export function sinceStart(offer: Counted): string {
  return `después ${startOf(offer)}`;
}

/** A length of time in words: «30 días», «3 meses». */
export function lengthOf(after: Lapse): string {
  return "days" in after ? days(after.days) : quantityWords({ least: after.months, unit: "months" });
}

/**
 * A deadline with its title, without a chosen day: «Haz tu primera compra: como muy tarde, 30 días después del alta»,
 * «Comprueba si ha llegado el regalo: suele llegar en 24 a 48 horas».
 */
export function deadlineLine(offer: Counted, deadline: Deadline): string {
  const { kind, title, after } = deadline;
  if (kind === "keep") return `${title} al menos hasta ${lapseText(offer, after)}`;
  if (kind === "expected") return `${title}: suele llegar en ${deadline.usually ?? lengthOf(after)}`;
  return `${title}: ${kind === "ends" ? lapseText(offer, after) : inSentence(lapseLine(offer, deadline))}`;
}

/**
 * Every deadline of an offer as `deadlineLine` says it. A day on which the reward is expected is no limit: if there is
 * nothing else, the first line says that none is known.
 */
export function deadlineLines(offer: Pick<Offer, "deadlines" | "reward">): string[] {
  const { items } = offer.deadlines;
  if (items.some(({ kind }) => kind !== "expected")) return items.map((item) => deadlineLine(offer, item));
  const arrivals = items.map((item) => usualArrival(offer, item));
  return arrivals.map((line, place) => (place === 0 ? `No sabemos de ningún plazo. ${line}` : line));
}

/** When the reward usually comes: «El regalo suele llegar en 24 a 48 horas». */
export const usualArrival = (offer: Pick<Offer, "reward">, { usually, after }: Deadline) =>
  `${rewardOf(offer)} suele llegar en ${usually ?? lengthOf(after)}`;

/** The words around a deadline's date, as one sentence: «Mantén la línea al menos hasta el» … «.» */
export function dateWords({
  kind,
  title,
}: Pick<Deadline, "kind" | "title">): Record<"before" | "after", string> {
  if (kind === "keep") return { before: `${title} al menos hasta el`, after: "." };
  if (kind === "ends") return { before: `${title}:`, after: "." };
  return { before: `${deadlineKindNames[kind]}:`, after: `. ${title}.` };
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
    before: `Si cumpliste a tiempo, reúne los justificantes y reclama si el beneficio no llega. Si no cumpliste, puede que ya no te corresponda: pregúntaselo a ${brand} antes de gastar más.`,
    keep: "Antes de cambiar nada, comprueba que el beneficio ha llegado.",
    ends: "Mira en la web oficial qué condiciones tienes ahora.",
    expected: `Mira en tu cuenta si ha llegado. Si no, pregunta a la atención al cliente de ${brand} y di la fecha de cada paso.`,
  };
  return texts[kind];
}

/** How many days lie between signing up and the day from which the deadlines count, if they differ. */
export function delayWords({ deadlines }: Pick<Offer, "deadlines">): string | undefined {
  const { delay, delayUsually, start } = deadlines;
  if (!delay || !start) return undefined;
  return delayUsually
    ? `${delayUsually}: para calcular ${start.replace(/^de /, "")}, contamos ${days(delay)} naturales desde el alta, por si hay un fin de semana.`
    : countedDelay({ deadlines });
}

/** The same in short, beside a date that is counted so. */
export function countedDelay({ deadlines: { delay, start } }: Pick<Offer, "deadlines">): string | undefined {
  return delay && start ? `Contamos ${days(delay)} entre el alta y ${start.replace(/^de /, "")}.` : undefined;
}

/** The words before the end of a deadline: «Tienes hasta», «Mantén la línea al menos hasta». */
export function limitWords({ kind, title }: Pick<Deadline, "kind" | "title">): string {
  if (kind === "before") return "Tienes hasta";
  return kind === "keep" ? `${title} al menos hasta` : `${title}:`;
}

/** From the shortest of several lengths of time to the longest: «De 30 a 90 días». */
export function lengthsOf(items: readonly Pick<Deadline, "after">[]): string {
  return `De ${spanOfLengths(items)}`;
}

/** The same as a figure, the noun once if it is the same: «30 a 90 días». */
export function spanOfLengths(items: readonly Pick<Deadline, "after">[]): string {
  const inDays = ({ after }: Pick<Deadline, "after">) => ("days" in after ? after.days : 30 * after.months);
  const all = [...items].sort((a, b) => inDays(a) - inDays(b)).map(({ after }) => lengthOf(after));
  const [shortest = "", longest = ""] = [all[0], all.at(-1)];
  const noun = /\s\p{L}+$/u;
  const isSame = noun.exec(shortest)?.[0] === noun.exec(longest)?.[0];
  return `${isSame ? shortest.replace(noun, "") : shortest} a ${longest}`;
}

/** Of several limits only one is the visitor's. */
export const ownLimit = "según tu campaña";

/** Whether a visitor has one of several limits, and may not know which. */
export function isOneOf(limits: readonly Pick<Deadline, "kind">[]): boolean {
  return limits.length > 1 && limits.every(({ kind }) => kind === "before");
}
