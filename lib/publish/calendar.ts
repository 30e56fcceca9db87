import { titleOf } from "../ground/offer-names";
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  type ICalEvent,
  ICalEventTransparency,
} from "ical-generator";
import type { Claim } from "../tools/claim/claim";
import { claimCopy, claimEventTitle, stepWords } from "../tools/claim/words";
import {
  alarmText,
  eventText,
  eventTitle,
  unavailableEvent,
  startEvent,
  unreadEvent,
} from "../ground/calendar-words";
import { addDays, type CalendarDate, firstDay, newest } from "../format/dates";
import { type CalendarRequest, START_SUFFIX, type SignedUp } from "../ground/calendar-address";
import { allDeadlines, REMINDERS, startAfter } from "../ground/deadlines";
import { contentDate } from "../catalogue";
import { pagePaths, toolPath } from "../config/paths";
import { offerUrl, site } from "../config/site";
import { present } from "../format/format";
import { checkOf } from "../offers/never-checked";
import type { Offer } from "../offers/offer";

/** What a calendar shows: days of signing up, and the rest of what its address asks for. */
interface CalendarParts extends Partial<CalendarRequest> {
  claimed?: { offer: Offer; claim: Claim };
}

/** When an event's text last changed. */
type StampOf = (offer: Offer) => Date;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How often a program should fetch a calendar that it subscribes to, in seconds. */
const REFRESH = DAY;

/** Reminders ring at nine in the morning: this long before midnight, in seconds. */
const TO_MIDNIGHT = 15 * HOUR;

const host = new URL(site.url).hostname;

/**
 * Deadlines as a calendar (RFC 5545). The UID of an event has no date in it, so that a corrected day of signing up moves
 * the event. A calendar to subscribe to has a `name` (RFC 7986), and an event of it counts as changed when its offer does:
 * until then every fetch gets the same bytes. A file to download is made at `now`: of two, the later one is right.
 */
export function deadlineCalendar(
  { signUps = [], starts = [], gone = [], unread = [], claimed }: CalendarParts,
  now: Date,
  name?: string,
): string {
  const product = signUps.map(({ offer }) => offer.id).join("+") || "plazos";
  const prodId = { company: site.slug, product, language: "ES" };
  const calendar = ical(name ? { prodId, name, ttl: REFRESH } : { prodId });
  const asOf = (day: CalendarDate) => (name ? midnight(firstDay(day)) : now);
  // A draft that nobody has checked has no date of its own: its event is as old as the content.
  const stampOf: StampOf = (offer) => {
    const dates = present([checkOf(offer), ...offer.history.map(({ date }) => date)]);
    return asOf(newest(dates.length > 0 ? dates : [contentDate]));
  };
  for (const one of starts) addStart(calendar, one, stampOf);
  for (const signedUp of signUps) addDeadlines(calendar, signedUp, stampOf);
  if (claimed) addClaim(calendar, claimed, stampOf);
  for (const { id, day } of gone) addNote(calendar, id, day, unavailableEvent(id), asOf(contentDate));
  const [day] = [...starts, ...signUps, ...gone].map((one) => one.day);
  if (day && unread.length > 0) {
    const words = unreadEvent(unread, site.url + pagePaths.plan);
    addNote(calendar, "sin-leer", day, words, asOf(contentDate));
  }
  return `${calendar.toString()}\r\n`;
}

/** A claim's days and the deadlines of its offer, as a calendar file. */
export function claimCalendar(offer: Offer, claim: Claim, now: Date): string {
  const hasDeadlines = offer.deadlines.items.length > 0;
  const signUps = hasDeadlines ? [{ offer, day: startAfter(offer, claim.signUp) }] : [];
  return deadlineCalendar({ signUps, claimed: { offer, claim } }, now);
}

/** An all-day event that leaves the day free. Programs recognise it by `id`, which never changes. */
const allDay = (id: string, day: CalendarDate, stamp: Date) => ({
  id: `${id}@${host}`,
  stamp,
  lastModified: stamp,
  allDay: true,
  start: midnight(day),
  end: midnight(addDays(day, 1)),
  transparency: ICalEventTransparency.TRANSPARENT,
});

/** Adds an all-day event that only says something. */
function addNote(
  calendar: ICalCalendar,
  id: string,
  day: CalendarDate,
  { title: summary, text: description }: ReturnType<typeof unavailableEvent>,
  stamp: Date,
): void {
  calendar.createEvent({ ...allDay(id, day, stamp), summary, description });
}

/** Adds an all-day event for each deadline. UIDs are stable, and `SEQUENCE` grows with the offer's history. */
function addDeadlines(calendar: ICalCalendar, { offer, day }: SignedUp, stampOf: StampOf): void {
  for (const deadline of allDeadlines(offer, day)) {
    const summary = eventTitle(titleOf(offer), deadline);
    const event = calendar.createEvent({
      ...allDay(`${offer.id}.${deadline.id}`, deadline.date, stampOf(offer)),
      sequence: Math.max(0, offer.history.length - 1),
      summary,
      description: eventText(offer, deadline, day),
      // A disabled offer has no page.
      url: offer.enabled ? offerUrl(offer) : offer.sourceUrl,
    });
    addReminders(event, summary, deadline.reminders);
  }
}

/** Adds an all-day event for the day on which a plan begins an offer. */
function addStart(calendar: ICalCalendar, { offer, day }: SignedUp, stampOf: StampOf): void {
  const { title: summary, text: description } = startEvent(offer);
  const event = calendar.createEvent({
    ...allDay(`${offer.id}${START_SUFFIX}`, day, stampOf(offer)),
    sequence: Math.max(0, offer.history.length - 1),
    summary,
    description,
    url: offer.enabled ? offerUrl(offer) : offer.sourceUrl,
  });
  addReminders(event, summary, [1]);
}

/** Adds an all-day event for each day of a claim but those before it. */
function addClaim(
  calendar: ICalCalendar,
  { offer, claim }: NonNullable<CalendarParts["claimed"]>,
  stampOf: StampOf,
): void {
  for (const { id, date } of claim.steps.filter((step) => step.id !== "fact" && step.id !== "done")) {
    const summary = claimEventTitle(offer, claim, id);
    const { text, more } = stepWords(offer, claim, id);
    const event = calendar.createEvent({
      ...allDay(`${offer.id}.reclamar.${id}`, date, stampOf(offer)),
      summary,
      description: [text, more, claimCopy.noPromise].filter(Boolean).join("\n"),
      url: site.url + toolPath(offer, "claim"),
    });
    // Nothing has to be done on the day on which the visitor wrote.
    if (id !== "written") addReminders(event, summary, REMINDERS);
  }
}

/** Reminders so many days before an all-day event, at nine in the morning. */
function addReminders(event: ICalEvent, summary: string, before: readonly number[]): void {
  for (const days of before)
    event.createAlarm({
      type: ICalAlarmType.display,
      // From the first minute of the day: a whole number of days before it would ring at midnight.
      trigger: (days - 1) * DAY + TO_MIDNIGHT,
      description: alarmText(summary, days),
    });
}

function midnight(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
