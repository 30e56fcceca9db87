import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { alarmText, eventText, eventTitle } from "../copy/deadlines";
import { modifiedOn } from "../catalogue";
import { type CalendarDate, firstDay } from "../format/dates";
import { datedDeadlines, type SignedUp } from "../answers/deadlines";
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
  for (const { offer, day: signUp } of signUps)
    for (const deadline of datedDeadlines(offer.deadlines.items, signUp)) {
      const summary = eventTitle(offer.brand, deadline);
      const event = calendar.createEvent({
        id: `${offer.id}.${deadline.id}.${signUp}@${new URL(site.url).hostname}`,
        sequence: offer.history.length - 1,
        stamp: midnight(firstDay(modifiedOn(offer))),
        allDay: true,
        start: midnight(deadline.date),
        summary,
        description: eventText(offer, deadline, signUp),
        url: offerUrl(offer),
        transparency: ICalEventTransparency.TRANSPARENT,
      });
      for (const days of deadline.reminders) {
        const description = alarmText(summary, days);
        event.createAlarm({ type: ICalAlarmType.display, trigger: days * 24 * 60 * 60, description });
      }
    }
  return `${calendar.toString()}\r\n`;
}

function midnight(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
