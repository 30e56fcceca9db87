import { type CalendarDate, isDay, meantDate } from "../format/dates";
import type { Offer } from "../offers/offer";
import { valuesOf, type Query } from "./query";

/** An offer and its day of signing up, past or future. */
export interface SignedUp {
  offer: Offer;
  day: CalendarDate;
}

/** A part of an address that cannot be read: `lowi=ayer`. */
export type UnreadParameter = [name: string, typed: string];

/** What a calendar's address asks for. */
export interface CalendarRequest {
  signUps: SignedUp[];
  /** Offers of a plan, with the day on which each begins. */
  starts: SignedUp[];
  /** Ids with a day of signing up but no deadlines: the offer was removed, or has none. */
  gone: { id: string; day: CalendarDate }[];
  /** Parameters about an offer that cannot be read. Others (`utm_…`) are ignored. */
  unread: UnreadParameter[];
}

/** The years whose days a calendar accepts. */
const YEARS = /^(?:19|20|21)/;

/** A parameter of a calendar's address: the id of an offer, and what it adds. */
const PARAMETER = /^([a-z0-9-]{1,40})(\.empieza)?$/;

/** The days that a calendar's address names: also as «1/11/2026», and in or out of the promotion's own dates. */
function calendarDays(values: readonly string[]): CalendarDate[] {
  const days = values.flatMap((text) => (isDay(text) ? text : (meantDate(text) ?? [])));
  return days.filter((day) => YEARS.test(day));
}

/** The first day that a calendar's address names for a parameter. */
export const readCalendarDay = (values: readonly string[]): CalendarDate | undefined =>
  calendarDays(values)[0];

/** The most removed offers that a calendar mentions. */
const MAX_GONE = 20;

/** The suffix of a parameter that adds an offer's start in a plan. */
export const START_SUFFIX = ".empieza";

/**
 * Reads `?paypal=2026-11-01&lowi=2026-11-05&lowi.empieza=2026-11-01`, as far as it can be read: a calendar that somebody
 * subscribes to is fetched for years, and must outlive the offers and checks of the day it was made.
 *
 * @param offers all offers, disabled ones included
 */
export function readCalendar(query: Query, offers: readonly Offer[]): CalendarRequest {
  const read: CalendarRequest = { signUps: [], starts: [], gone: [], unread: [] };
  for (const name of Object.keys(query)) {
    const [, id, suffix] = PARAMETER.exec(name) ?? [];
    const offer = offers.find((candidate) => candidate.id === id);
    if (!id) continue;
    const values = valuesOf(query, name);
    const day = suffix && !offer ? undefined : readCalendarDay(values);
    if (day && offer && suffix) read.starts.push({ offer, day });
    else if (day && offer && offer.deadlines.items.length > 0) read.signUps.push({ offer, day });
    else if (day) read.gone.push({ id, day });
    // Without a day, an unknown name is no promotion's: a campaign, for example.
    else if (!offer && !suffix) continue;
    const others = values.filter((value) => !day || calendarDays([value])[0] !== day);
    read.unread.push(...others.map((value): UnreadParameter => [name, value]));
  }
  return { ...read, gone: read.gone.slice(0, MAX_GONE) };
}

/** The start of an offer as a parameter of a calendar's address: `paypal.empieza=2026-11-25`. */
export function startParameter({ id }: Offer, day: CalendarDate): [name: string, day: CalendarDate] {
  return [`${id}${START_SUFFIX}`, day];
}
