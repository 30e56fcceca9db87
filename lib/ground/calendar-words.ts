import type { UnreadParameter } from "./calendar-address";
import type { DatedDeadline } from "./deadlines";
import { type CalendarDate, longDate } from "../format/dates";
import { inSentence } from "../format/format";
import { days } from "../format/quantity";
import type { Deadline } from "../offers/deadlines-schema";
import type { Offer } from "../offers/offer";
import { dayField, deadlineKindNames, lapseText } from "./deadline-words";
import { unreadWords } from "./question-words";

/** The words of calendars, and of how one subscribes to them. */
export const calendarCopy = {
  /** The calendar of several offers, in the program that subscribes to it. */
  name: (brand: string) => `Mis plazos · ${brand}`,
  subscribe: "Suscribirme al calendario",
  download: "Descargarlo (.ics)",
  text: "Puedes tener todas estas fechas en tu calendario. La suscripción se actualiza sola si cambian los plazos de una promoción.",
  address: "¿No se abre nada al suscribirte? Copia esta dirección",
  copy: "Copiar la dirección",
  copied: "Dirección copiada",
  /** Google's application for Android cannot subscribe; it shows what its web page has subscribed to. */
  google:
    "En Google Calendar, desde un ordenador: Otros calendarios › Desde URL. Después la ves también en la aplicación de Android. Google Calendar no muestra avisos de una suscripción: si los quieres, descarga el calendario.",
} as const;

/** The page for a calendar's address in which no day can be read. */
export const calendarFaultCopy = {
  title: "No hemos podido leer ninguna fecha",
  text: "La dirección de un calendario lleva, de cada promoción, su nombre y el día en que te diste de alta, con año, mes y día. Por ejemplo:",
  plan: "Hacer mi calendario en «Mi plan»",
  dates: (brand: string) => `Elegir el día en los plazos de ${brand}`,
} as const;

/** The calendar entry of a promotion whose deadlines the site does not have, on the day of signing up. */
export function unavailableEvent(id: string): { title: string; text: string } {
  return {
    title: `${id}: no tenemos sus plazos`,
    text: `Este calendario pide los plazos de «${id}», y este sitio no los tiene: puede que haya retirado esa promoción. Mira las condiciones en la web oficial del proveedor.`,
  };
}

/** The calendar entry that names the unreadable parts of a calendar's address. `plan` is the address of «Mi plan». */
export function unreadEvent(
  unread: readonly UnreadParameter[],
  plan: string,
): { title: string; text: string } {
  return {
    title: "Faltan fechas en este calendario",
    text: `No hemos podido leer ${unreadWords(unread)} en la dirección de este calendario: escribe el día como 2026-11-22, o haz el calendario de nuevo en «Mi plan»: ${plan}`,
  };
}

/** A deadline in a calendar, beside its date: «{marca} · Último día: …», «{marca} · … al menos hasta este día». */
export function eventTitle(brand: string, { kind, title }: Pick<Deadline, "kind" | "title">): string {
  if (kind === "before") return `${brand} · ${deadlineKindNames.before}: ${inSentence(title)}`;
  return `${brand} · ${title}${kind === "keep" ? " al menos hasta este día" : ""}`;
}

const notPublished = "Este sitio no publica hoy esta promoción.";

/** What a calendar entry says. */
export function eventText(
  offer: Offer,
  { text, after }: Pick<DatedDeadline, "text"> & Partial<Pick<DatedDeadline, "after">>,
  day: CalendarDate,
): string {
  return [
    text,
    after
      ? `${dayField(offer)}: ${longDate(day)}. Fecha calculada: ${lapseText(offer, after)}.`
      : "La fecha es fija: no depende del día del alta.",
    ...(offer.enabled ? [] : [notPublished]),
    `Valen las condiciones de la web oficial: ${offer.sourceUrl}`,
  ].join("\n");
}

/** The calendar entry of the day on which a plan begins an offer. */
export function startEvent({ brand, requirements, sourceUrl, enabled }: Offer): {
  title: string;
  text: string;
} {
  return {
    title: `Empieza con ${brand}`,
    text: [
      requirements,
      "Es el día que dio «Mi plan» para empezar. Si empiezas otro día, los plazos de la promoción serán otros: haz el plan de nuevo.",
      ...(enabled ? [] : [notPublished]),
      `Valen las condiciones de la web oficial: ${sourceUrl}`,
    ].join("\n"),
  };
}

/** What a reminder says. */
export function alarmText(title: string, away: number): string {
  return `${title} (${away === 1 ? "falta" : "faltan"} ${days(away)})`;
}
