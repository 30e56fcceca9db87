/** @jest-environment node */
import fc from "fast-check";
import ICAL from "ical.js";
import type { Offer } from "@/lib/offers/offer";
import { deadlineCalendar } from "@/lib/publish/calendar";
import { sampleOffer } from "../offers/sample";

const sample = sampleOffer();
const [item] = sample.deadlines.items as [Offer["deadlines"]["items"][number]];
const withItems = (...items: Partial<typeof item>[]) =>
  sampleOffer({ deadlines: { items: items.map((one) => ({ ...item, ...one })), note: "Una nota." } });

/** The events of a calendar, read by an independent parser. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  return calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}
const alarmsOf = ({ component }: InstanceType<typeof ICAL.Event>) =>
  component.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger")));

test.each([
  ["2026-11-21", "2026-12-21", "2026-12-22", ["-P7D", "-P1D"]],
  ["2027-01-30", "2027-03-01", "2027-03-02", ["-P7D", "-P1D"]],
  // The clocks change in between.
  ["2026-03-28", "2026-04-27", "2026-04-28", ["-P7D", "-P1D"]],
])("a sign-up on %s gives an all-day event on %s with its reminders", (signUp, date, next, alarms) => {
  const [event, ...more] = read(deadlineCalendar([{ offer: sample, day: signUp }]));
  expect(more).toEqual([]);
  expect([String(event?.startDate), event?.startDate.isDate, String(event?.endDate)]).toEqual([
    date,
    true,
    next,
  ]);
  expect(event?.summary).toBe("Muestra · Haz tu primera compra");
  expect(event?.description).toContain("Contamos los días desde el alta.");
  expect(event?.description).toContain("https://www.muestra.example/");
  expect(alarmsOf(event!)).toEqual(alarms);
});

test("events are ordered by date; a reminder before the sign-up is left out", () => {
  const offer = withItems({ id: "tres", after: { months: 3 } }, { id: "uno", after: { days: 2 } });
  const events = read(deadlineCalendar([{ offer: offer, day: "2026-11-30" }]));
  expect(events.map((event) => [String(event.startDate), alarmsOf(event)])).toEqual([
    ["2026-12-02", ["-P1D"]],
    ["2027-02-28", ["-P7D", "-P1D"]],
  ]);
});

test("several offers make one calendar, to subscribe to and refreshed every day", () => {
  const other = sampleOffer({ id: "otra", brand: "Otra" });
  const text = deadlineCalendar(
    [
      { offer: sample, day: "2026-11-21" },
      { offer: other, day: "2026-11-01" },
    ],
    "Mis plazos",
  );
  expect(read(text).map(({ uid }) => uid.split(".")[0])).toEqual(["muestra", "otra"]);
  const calendar = ICAL.Component.fromString(text);
  expect(calendar.getFirstPropertyValue("name")).toBe("Mis plazos");
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("P1D");
});

test("the event of a changed offer replaces the earlier one", () => {
  const changed = sampleOffer({
    history: [...sample.history, { date: "2026-02-01", summary: "Un cambio." }],
    verifiedOn: "2026-02-01",
  });
  const [before, after] = [sample, changed].map(
    (offer) => read(deadlineCalendar([{ offer: offer, day: "2026-11-21" }]))[0],
  );
  expect(after?.uid).toBe(before?.uid);
  expect(after?.sequence).toBe(before!.sequence + 1);
  const stamp = after?.component.getFirstPropertyValue("dtstamp");
  expect(String(stamp)).toBe("2026-02-01T00:00:00Z");
});

test("any text of an editor is parsed back unchanged, from lines of at most 75 bytes with CRLF", () => {
  const words = fc.string({
    unit: fc.constantFrom(...[..."aé€ñ🎁,;:\\\"' ·\u00a0"], "\\n", "\n"),
    maxLength: 200,
  });
  fc.assert(
    fc.property(words, words, (brand, text) => {
      const offer = { ...withItems({ title: `T${text}T`, text: `X${text}X` }), brand };
      const file = deadlineCalendar([{ offer: offer, day: "2026-11-21" }]);
      const [event] = read(file);
      expect(event?.summary).toBe(`${brand} · T${text}T`);
      expect(event?.description.startsWith(`X${text}X`)).toBe(true);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }),
    { numRuns: 50 },
  );
});
