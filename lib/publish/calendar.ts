import { titleOf } from "../ground/offer-names";
import ical, { ICalAlarmType, type ICalCalendar, ICalEventTransparency } from "ical-generator";
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
import { type CalendarRequest, START_SUFFIX } from "../ground/calendar-address";
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

/** An all-day event that leaves the day free. Programs recognise it by `id`, which never changes. */
interface DayEvent {
  id: string;
  day: CalendarDate;
  /** Time at which its text last changed. */
  stamp: Date;
  title: string;
  text: string;
  url?: string;
  /** Grows with the offer's history. */
  sequence?: number;
  /** How many days before it a reminder rings. */
  reminders?: readonly number[];
}

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
  const note = { stamp: asOf(contentDate) };
  // A draft that nobody has checked has no date of its own: its event is as old as the content.
  const stampOf = (offer: Offer) => {
    const dates = present([checkOf(offer), ...offer.history.map(({ date }) => date)]);
    return asOf(newest(dates.length > 0 ? dates : [contentDate]));
  };
  const [firstSaid] = [...starts, ...signUps, ...gone].map(({ day }) => day);
  const events: DayEvent[] = [
    ...starts.map(({ offer, day }) => {
      const id = `${offer.id}${START_SUFFIX}`;
      return { ...ofOffer(offer), ...startEvent(offer), id, day, stamp: stampOf(offer), reminders: [1] };
    }),
    ...signUps.flatMap(({ offer, day }) =>
      allDeadlines(offer, day).map((deadline) => ({
        ...ofOffer(offer),
        id: `${offer.id}.${deadline.id}`,
        day: deadline.date,
        stamp: stampOf(offer),
        title: eventTitle(titleOf(offer), deadline),
        text: eventText(offer, deadline, day),
        reminders: deadline.reminders,
      })),
    ),
    ...(claimed ? claimEvents(claimed, stampOf(claimed.offer)) : []),
    ...gone.map(({ id, day }) => ({ ...note, ...unavailableEvent(id), id, day })),
    ...(firstSaid && unread.length > 0
      ? [{ ...note, ...unreadEvent(unread, site.url + pagePaths.plan), id: "sin-leer", day: firstSaid }]
      : []),
  ];
  for (const event of events) addEvent(calendar, event);
  return `${calendar.toString()}\r\n`;
}

/** A claim's days and the deadlines of its offer, as a calendar file. */
export function claimCalendar(offer: Offer, claim: Claim, now: Date): string {
  const hasDeadlines = offer.deadlines.items.length > 0;
  const signUps = hasDeadlines ? [{ offer, day: startAfter(offer, claim.signUp) }] : [];
  return deadlineCalendar({ signUps, claimed: { offer, claim } }, now);
}

/** What the events of an offer share. A disabled offer has no page. */
const ofOffer = (offer: Offer) => ({
  url: offer.enabled ? offerUrl(offer) : offer.sourceUrl,
  sequence: Math.max(0, offer.history.length - 1),
});

/** The days of a claim but those before it. */
function claimEvents({ offer, claim }: NonNullable<CalendarParts["claimed"]>, stamp: Date): DayEvent[] {
  const steps = claim.steps.filter(({ id }) => id !== "fact" && id !== "done");
  return steps.map(({ id, date: day }) => {
    const { text, more } = stepWords(offer, claim, id);
    return {
      id: `${offer.id}.reclamar.${id}`,
      day,
      stamp,
      title: claimEventTitle(offer, claim, id),
      text: present([text, more, claimCopy.noPromise]).join("\n"),
      url: site.url + toolPath(offer, "claim"),
      // Nothing has to be done on the days of the visitor's letter and of its answer.
      reminders: id === "written" || id === "answered" ? [] : REMINDERS,
    };
  });
}

function addEvent(
  calendar: ICalCalendar,
  { id, day, stamp, title, text, reminders = [], ...more }: DayEvent,
): void {
  const event = calendar.createEvent({
    ...more,
    id: `${id}@${host}`,
    stamp,
    lastModified: stamp,
    allDay: true,
    start: midnight(day),
    end: midnight(addDays(day, 1)),
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: title,
    description: text,
  });
  for (const days of reminders)
    event.createAlarm({
      type: ICalAlarmType.display,
      // The time counts from the first minute of the day: a whole number of days before it would ring at midnight.
      trigger: (days - 1) * DAY + TO_MIDNIGHT,
      description: alarmText(title, days),
    });
}

function midnight(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
