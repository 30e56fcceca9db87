import ical, { type ICalCalendar, ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { alarmText, eventText, eventTitle } from "../copy/deadlines";
import { modifiedOn } from "../offers";
import { type CalendarDate, firstDay } from "../format/dates";
import { datedDeadlines, type SignedUp } from "../offers/deadlines";
import { offerUrl, site } from "../config/site";

/** How often a program fetches a calendar that it subscribes to, in seconds. */
const REFRESH = 24 * 60 * 60;

/**
 * The deadlines of some offers as a calendar (RFC 5545) of all-day events. UIDs are stable and `SEQUENCE` grows with an
 * offer's history: importing again updates the entries. Only a calendar to subscribe to has a `name` (RFC 7986).
 */
export function deadlineCalendar(signUps: readonly SignedUp[], name?: string): string {
  const product = signUps.map(({ offer }) => offer.id).join("+");
  const prodId = { company: site.slug, product, language: "ES" };
  const calendar = ical(name ? { prodId, name, ttl: REFRESH } : { prodId });
  for (const signedUp of signUps) addEvents(calendar, signedUp);
  return `${calendar.toString()}\r\n`;
}

function addEvents(calendar: ICalCalendar, { offer, day: signUp }: SignedUp): void {
  for (const deadline of datedDeadlines(offer.deadlines.items, signUp)) {
    const title = eventTitle(offer.brand, deadline);
    const event = calendar.createEvent({
      id: `${offer.id}.${deadline.id}.${signUp}@${new URL(site.url).hostname}`,
      sequence: offer.history.length - 1,
      stamp: midnight(firstDay(modifiedOn(offer))),
      allDay: true,
      start: midnight(deadline.date),
      summary: title,
      description: eventText(offer, deadline, signUp),
      url: offerUrl(offer),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const days of deadline.reminders) {
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: days * 24 * 60 * 60,
        description: alarmText(title, days),
      });
    }
  }
}

function midnight(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
