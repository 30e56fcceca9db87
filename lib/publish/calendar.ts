import ical, { ICalAlarmType, ICalEventTransparency } from "ical-generator";
import { alarmText, eventText, eventTitle } from "../copy/deadlines";
import type { Offer } from "../offers/offer";
import { modifiedOn } from "../offers";
import { type CalendarDate, firstDay } from "../format/dates";
import { datedDeadlines } from "../offers/dated-deadlines";
import { offerUrl, site } from "../config/site";

/**
 * An offer's deadlines as a calendar (RFC 5545): a whole day each, the same in every time zone, with its reminders.
 * The same offer and day give the same text, so that a calendar that imports it again changes its entries instead
 * of doubling them; how often the offer's history grew says which one is newer.
 */
export function deadlineCalendar(offer: Offer, signUp: CalendarDate): string {
  const calendar = ical({ prodId: { company: site.slug, product: offer.id, language: "ES" } });
  for (const deadline of datedDeadlines(offer.deadlines.items, signUp)) {
    const event = calendar.createEvent({
      id: `${offer.id}.${deadline.id}.${signUp}@${new URL(site.url).hostname}`,
      sequence: offer.history.length - 1,
      stamp: midnight(firstDay(modifiedOn(offer))),
      allDay: true,
      start: midnight(deadline.date),
      summary: eventTitle(offer.brand, deadline),
      description: eventText(offer, deadline, signUp),
      url: offerUrl(offer),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const days of deadline.reminders) {
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: days * 24 * 60 * 60,
        description: alarmText(eventTitle(offer.brand, deadline), days),
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}

function midnight(day: CalendarDate): Date {
  return new Date(`${day}T00:00:00Z`);
}
