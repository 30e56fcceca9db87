/** @jest-environment node */
import fc from "fast-check";
import ICAL from "ical.js";
import { deadlineCalendar } from "@/lib/publish/calendar";
import { addDays, addMonths, firstDay } from "@/lib/format/dates";
import { datedDeadlines } from "@/lib/offers/dated-deadlines";
import { catalogue, modifiedOn } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";

const signUps = ["2026-11-21", "2026-11-30", "2027-01-31", "2028-02-29", "2026-03-28", "2026-10-24"];
const cases = catalogue.all
  .filter(({ deadlines }) => deadlines.items.length > 0)
  .flatMap((offer) => signUps.map((signUp) => ({ id: offer.id, offer, signUp })));

/** The entries of a calendar, as an independent reader understands it. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  return { calendar, events: calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part)) };
}

const alarmsOf = (event: InstanceType<typeof ICAL.Event>) =>
  event.component.getAllSubcomponents("valarm").map((alarm) => ({
    action: alarm.getFirstPropertyValue("action"),
    trigger: String(alarm.getFirstPropertyValue("trigger")),
  }));

describe.each(cases)("$id, signed up on $signUp", ({ offer, signUp }) => {
  const text = deadlineCalendar([{ offer, day: signUp }]);
  const dated = datedDeadlines(offer.deadlines.items, signUp);

  test("each deadline is a whole day with its reminders, in any time zone", () => {
    const { events } = read(text);
    expect(events.map(({ startDate, summary }) => [String(startDate), startDate.isDate, summary])).toEqual(
      dated.map(({ date, title }) => [date, true, `${offer.brand} · ${title}`]),
    );
    events.forEach((event, i) => {
      expect(String(event.endDate)).toBe(addDays(dated[i]?.date ?? "", 1));
      expect(alarmsOf(event)).toEqual(
        (dated[i]?.reminders ?? []).map((days) => ({
          action: "DISPLAY",
          trigger: days === 7 ? "-P7D" : `-P${days}D`,
        })),
      );
      expect(event.description).toContain(dated[i]?.text);
      expect(event.description).toContain(offer.officialUrl);
    });
  });

  test("says what RFC 5545 asks of a calendar and of each entry", () => {
    const { calendar, events } = read(text);
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(String(calendar.getFirstPropertyValue("prodid"))).toMatch(/^-\/\/.+\/\/.+\/\/ES$/);
    for (const { component, uid } of events) {
      expect(String(component.getFirstPropertyValue("dtstamp"))).toBe(
        `${firstDay(modifiedOn(offer))}T00:00:00Z`,
      );
      expect(component.getAllProperties("dtstamp")).toHaveLength(1);
      expect(uid).toMatch(/^[\w.-]+@[\w.-]+$/);
    }
  });

  test("its lines end with CRLF and are 75 bytes long at most, the last one included", () => {
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

test("the same offer and day give the same file; another day, other entries", () => {
  const uids = cases.flatMap(({ offer, signUp }) => {
    expect(deadlineCalendar([{ offer, day: signUp }])).toBe(deadlineCalendar([{ offer, day: signUp }]));
    return read(deadlineCalendar([{ offer, day: signUp }])).events.map(({ uid }) => uid);
  });
  expect(new Set(uids).size).toBe(uids.length);
});

test("an offer that changed gives entries that replace the earlier ones", () => {
  const { offer, signUp } = cases[0]!;
  const entry = { date: addMonths(firstDay(modifiedOn(offer)), 1), summary: "Un cambio." };
  const changed = { ...offer, history: [...offer.history, entry], verifiedOn: entry.date };
  const [before, after] = [offer, changed].map(
    (one) => read(deadlineCalendar([{ offer: one, day: signUp }])).events,
  );
  before?.forEach((event, i) => {
    expect(after?.[i]?.uid).toBe(event.uid);
    expect(after?.[i]?.sequence).toBe(event.sequence + 1);
  });
});

test("whatever an editor writes comes out as he wrote it, in lines that are short enough", () => {
  const { offer } = cases[0]!;
  const words = fc.string({
    unit: fc.constantFrom(...[..."aé€ñ🎁,;:\\\"' ·\u00a0"], "\\n", "\n"),
    maxLength: 200,
  });
  fc.assert(
    fc.property(words, words, (brand, text) => {
      const items = offer.deadlines.items.map((item) => ({ ...item, title: `T${text}T`, text: `X${text}X` }));
      const written: Offer = { ...offer, brand, deadlines: { items, note: "Una nota." } };
      const file = deadlineCalendar([{ offer: written, day: "2026-11-21" }]);
      const [event] = read(file).events;
      expect(event?.summary).toBe(`${brand} · T${text}T`);
      expect(event?.description.startsWith(`X${text}X`)).toBe(true);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
  );
});
