import fc from "fast-check";
import ICAL from "ical.js";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import type { Offer } from "@/lib/offers/offer";
import { deadlineCalendar as calendarOf } from "@/lib/publish/calendar";
import { sampleOffer } from "../offers/sample";

const sample = sampleOffer();
const [item] = sample.deadlines.items as [Offer["deadlines"]["items"][number]];
const now = new Date("2026-11-21T10:00:00Z");
const deadlineCalendar = (signUps: { offer: Offer; day: string }[], name?: string, at = now) =>
  calendarOf({ signUps }, at, name);
const withItems = (...items: Partial<typeof item>[]) =>
  sampleOffer({ deadlines: { items: items.map((more) => ({ ...item, ...more })), note: "Una nota." } });

/** The events of a calendar, read by an independent parser. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as ConstructorParameters<typeof ICAL.Component>[0]);
  return calendar.getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
}
const alarmsOf = ({ component }: InstanceType<typeof ICAL.Event>) =>
  component.getAllSubcomponents("valarm").map((alarm) => String(alarm.getFirstPropertyValue("trigger")));

// The dates of other days: format/dates.test.ts, ground/deadlines.test.ts.
test("a sign-up gives an all-day event that says what is due, with reminders at nine in the morning", () => {
  const [event, ...more] = read(deadlineCalendar([{ offer: sample, day: "2026-11-21" }]));
  expect(more).toEqual([]);
  expect([event?.startDate, event?.endDate].map(String)).toEqual(["2026-12-21", "2026-12-22"]);
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.summary).toBe("Muestra · Último día: haz tu primera compra");
  expect(event?.description).toContain("Contamos los días desde el alta.");
  expect(event?.description).toContain("https://www.muestra.example/");
  expect(alarmsOf(event!)).toEqual(["-P6DT15H", "-PT15H"]);
  // Some programs take a day without its end for an event of no length.
  expect(String(event?.component.getFirstPropertyValue("dtend"))).toBe("2026-12-22");
});

test("a last day that is the same for everybody is an event of its own, in its place", () => {
  const days = [
    { id: "dia-contract", title: "Contrata una línea", text: "Como muy tarde.", on: "2026-12-10" },
  ];
  const offer = sampleOffer({ deadlines: { items: [item], days, note: "Una nota." } });
  const [first, ...more] = read(deadlineCalendar([{ offer, day: "2026-12-05" }]));
  expect(more).toHaveLength(1);
  expect([String(first?.startDate), first?.summary]).toEqual([
    "2026-12-10",
    "Muestra · Último día: contrata una línea",
  ]);
  expect(first?.description).toContain("La fecha es fija: no depende del día del alta.");
  expect(alarmsOf(first!)).toEqual(["-PT15H"]);
});

test("events are ordered by date; a reminder before the sign-up is left out", () => {
  const offer = withItems({ id: "tres", after: { months: 3 } }, { id: "uno", after: { days: 2 } });
  const events = read(deadlineCalendar([{ offer: offer, day: "2026-11-30" }]));
  expect(events.map((event) => [String(event.startDate), alarmsOf(event)])).toEqual([
    ["2026-12-02", ["-PT15H"]],
    ["2027-02-28", ["-P6DT15H", "-PT15H"]],
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

test("a corrected sign-up, or a change of the offer, moves the event that is already in the calendar", () => {
  const changed = sampleOffer({
    history: [...sample.history, { date: "2026-02-01", summary: "Un cambio." }],
  });
  const later = new Date(now.getTime() + 60_000);
  const [before, corrected, after] = [
    deadlineCalendar([{ offer: sample, day: "2026-11-21" }]),
    deadlineCalendar([{ offer: sample, day: "2026-11-25" }], undefined, later),
    deadlineCalendar([{ offer: changed, day: "2026-11-21" }], undefined, later),
  ].map((text) => read(text)[0]!);
  const stampOf = (event = before) => String(event?.component.getFirstPropertyValue("dtstamp"));
  expect([corrected?.uid, after?.uid]).toEqual([before?.uid, before?.uid]);
  expect(String(corrected?.startDate)).toBe("2026-12-25");
  expect(stampOf(corrected) > stampOf()).toBe(true);
  expect(after?.sequence).toBe(before!.sequence + 1);
});

/** When the events of a calendar changed, by what each says of itself. */
const stampsOf = (text: string) =>
  read(text).map(({ component }) =>
    ["dtstamp", "last-modified"].map((name) => String(component.getFirstPropertyValue(name))),
  );

test("an event of a subscription changes when its offer does, whatever the day on which it is fetched", () => {
  const [checked, changed] = [
    sampleOffer({ verifiedOn: "2026-02-01" }),
    sampleOffer({ history: [...sample.history, { date: "2026-03-05", summary: "Un cambio." }] }),
  ];
  const fetched = (offer: Offer, day: string) =>
    calendarOf(
      {
        signUps: [{ offer, day: "2026-11-21" }],
        starts: [{ offer, day: "2026-11-21" }],
        gone: [{ id: "borrada", day: "2024-02-29" }],
        unread: [["lowi", "ayer"]],
      },
      new Date(day),
      "Mis plazos",
    );
  const first = fetched(sample, "2026-11-21T10:00:00Z");
  expect(fetched(sample, "2027-05-01T12:34:56Z")).toBe(first);
  expect(stampsOf(fetched(checked, "2027-05-01"))[0]).toEqual(Array(2).fill("2026-02-01T00:00:00Z"));
  expect(stampsOf(fetched(changed, "2027-05-01"))[0]).toEqual(Array(2).fill("2026-03-05T00:00:00Z"));
  // What is downloaded later is right.
  expect(stampsOf(deadlineCalendar([{ offer: sample, day: "2026-11-21" }]))[0]).toEqual(
    Array(2).fill("2026-11-21T10:00:00Z"),
  );
});

test("a calendar says what its address has that cannot be read, and the cure", () => {
  const one = { offer: sample, day: "2026-11-21" };
  const events = read(calendarOf({ signUps: [one], unread: [["lowi", "ayer"]] }, now, "Mis plazos"));
  const told = events.find(({ summary }) => summary.startsWith("Faltan"));
  expect(String(told?.startDate)).toBe("2026-11-21");
  expect(told?.description).toMatch(/«lowi=ayer».*\/plan$/);
});

test("a subscription says of a removed offer that its deadlines are unknown, and keeps start and deadlines of a disabled one", () => {
  const disabled = sampleOffer({ enabled: false });
  const gone = [{ id: "borrada", day: "2024-02-29" }];
  const one = { offer: disabled, day: "2026-11-21" };
  const [began, kept, lost] = read(calendarOf({ signUps: [one], starts: [one], gone }, now, "Mis"));
  expect([String(began?.startDate), began?.summary]).toEqual(["2026-11-21", `Empieza con ${disabled.brand}`]);
  expect(began?.description).toContain("no publica hoy");
  expect(String(kept?.startDate)).toBe("2026-12-21");
  expect(kept?.description).toContain("no publica hoy");
  expect(kept?.component.getFirstPropertyValue("url")).toBe(disabled.sourceUrl);
  expect([String(lost?.startDate), lost?.summary]).toEqual([
    "2024-02-29",
    expect.stringContaining("borrada"),
  ]);
  // None marks its day as busy.
  const shown = [began, kept, lost].map((event) => event?.component.getFirstPropertyValue("transp"));
  expect(shown).toEqual(Array(3).fill("TRANSPARENT"));
});

test("any text of an editor is parsed back unchanged, from lines of at most 75 bytes with CRLF", () => {
  const words = fc.string({
    unit: fc.constantFrom(...[..."aé€ñ🎁,;:\\\"' ·\u00a0"], "\\n", "\n"),
    maxLength: 200,
  });
  fc.assert(
    fc.property(words, words, (brand, text) => {
      const offer = { ...withItems({ kind: "ends", title: `T${text}T`, text: `X${text}X` }), brand };
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

test("an event of a draft that nobody has checked is as old as the content, not of another century", () => {
  const draft = sampleOffer({ verifiedOn: NEVER_CHECKED, history: [] });
  const [event] = read(deadlineCalendar([{ offer: draft, day: "2026-11-21" }], "Mis plazos"));
  expect(String(event?.component.getFirstPropertyValue("dtstamp"))).toMatch(/^202[5-9]|^20[3-9]/);
});
