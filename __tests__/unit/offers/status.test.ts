import fc from "fast-check";
import { badgeWords, checkNote, statusWords } from "@/lib/copy/status";
import { madridDate } from "@/lib/format/dates";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import { isRunning, readStamp, statusOn, statusStamp, statuses } from "@/lib/offers/status";

test.each([
  // `current` until the 30th day after the check, `due` until the 90th, then `unverified`.
  ["2026-01-01", "2026-01-31", "current"],
  ["2026-01-01", "2026-02-01", "due"],
  ["2026-01-01", "2026-04-01", "due"],
  ["2026-01-01", "2026-04-02", "unverified"],
  // A month counts from its 1st, the oldest day that it may mean.
  ["2025-09", "2025-10-01", "current"],
  ["2025-09", "2025-10-02", "due"],
  ["2025-09", "2025-12-01", "unverified"],
  // One of these days has 25 hours.
  ["2026-09-26", "2026-10-26", "current"],
  ["2026-09-26", "2026-10-27", "due"],
])("an offer checked on %s has on %s the status %s", (verifiedOn, today, status) => {
  expect(statusOn({ verifiedOn }, today)).toBe(status);
});

test.each([
  [{ validUntil: "2026-11-30" }, "2026-11-30", "current"],
  [{ validUntil: "2026-11-30" }, "2026-12-01", "ended"],
  [{ validUntil: "2026-11" }, "2026-11-30", "current"],
  [{ validUntil: "2026-11" }, "2026-12-01", "ended"],
  [{ validFrom: "2026-11-22" }, "2026-11-21", "upcoming"],
  [{ validFrom: "2026-11-22" }, "2026-11-22", "current"],
  [{ validFrom: "2026-12" }, "2026-11-30", "upcoming"],
])("an offer with %j has on %s the status %s", (dates, today, status) => {
  const offer = { verifiedOn: today, ...dates };
  expect(statusOn(offer, today)).toBe(status);
  expect(isRunning(offer, today)).toBe(status === "current");
});

test.each<[dates: object, today: string, words: string]>([
  [{}, "2025-12-25", "Comprobada el 25 de septiembre de 2025"],
  [{ verifiedOn: "2025-09" }, "2026-11-21", "Comprobada en septiembre de 2025"],
  [{ validFrom: "2027-01-01" }, "2026-12-31", "Vigente desde el 1 de enero de 2027"],
  [{ validUntil: "2027-02" }, "2027-03-01", "Finalizada en febrero de 2027"],
])("the status of %j on %s reads «%s»", (dates, today, words) => {
  expect(statusWords({ verifiedOn: "2025-09-25", ...dates }, today)).toBe(words);
});

const day = fc
  .date({ min: new Date("2001-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map(madridDate);
const date = fc.oneof(
  day,
  day.map((full) => full.slice(0, 7)),
);
const validity = fc.record({
  verifiedOn: date,
  validFrom: fc.option(date, { nil: undefined }),
  validUntil: fc.option(date, { nil: undefined }),
});

test("the status only gets worse with time, once an offer has begun", () => {
  const rank = (status: (typeof statuses)[number]) => statuses.indexOf(status);
  fc.assert(
    fc.property(validity, day, day, (offer, a, b) => {
      const [earlier, later] = [a, b].sort() as [string, string];
      const [before, after] = [statusOn(offer, earlier), statusOn(offer, later)];
      expect(rank(after)).toBeGreaterThanOrEqual(rank(before));
      expect(isRunning(offer, later)).toBe(!["upcoming", "ended"].includes(after));
    }),
  );
});

test("from a stamp the browser derives the right status on any later day; without a stamp it never changes", () => {
  fc.assert(
    fc.property(validity, day, day, (offer, a, b) => {
      const [built, read] = [a, b].sort() as [string, string];
      const now = statusOn(offer, built);
      const stamp = statusStamp(offer, built);
      if (stamp !== undefined) expect(statusOn(readStamp(stamp), read)).toBe(statusOn(offer, read));
      else if (now !== "upcoming") expect(statusOn(offer, read)).toBe(now);
    }),
  );
});

test("a note that adds the age of checks is no longer, so that it needs no further line", () => {
  const note = checkNote([{ verifiedOn: "2025-09" }], "2026-11-23", true);
  expect(note).toBe("Comprobada en septiembre de 2025, hace 14\u00a0meses: confírmala antes de registrarte.");
  fc.assert(
    fc.property(fc.array(validity, { minLength: 1, maxLength: 3 }), day, (offers, today) => {
      const [aged, dated] = [checkNote(offers, today, true), checkNote(offers, today)];
      expect(aged?.length ?? 0).toBeLessThanOrEqual(dated?.length ?? 0);
    }),
  );
});

test("the stamp of a draft with a last day has no check, and says the same on any later day", () => {
  const draft = { verifiedOn: NEVER_CHECKED, validUntil: "2026-12-31" };
  const stamp = statusStamp(draft, "2026-11-23") ?? "";
  expect(stamp).toBe("/2026-12-31");
  for (const today of ["2026-11-23", "2026-12-31", "2027-01-01"])
    expect([statusOn(readStamp(stamp), today), statusWords(readStamp(stamp), today)]).toEqual([
      statusOn(draft, today),
      statusWords(draft, today),
    ]);
});

test("nothing dates the check of a draft that nobody has checked", () => {
  const [draft, old] = [{ verifiedOn: NEVER_CHECKED }, { verifiedOn: "2025-09" }];
  expect(badgeWords(draft, "2026-11-23")).toBe("Sin comprobar");
  expect(statusWords(draft, "2026-11-23")).toBe("Sin comprobar");
  for (const withAge of [true, false]) expect(checkNote([draft], "2026-11-23", withAge)).toBeUndefined();
  expect(checkNote([draft, old], "2026-11-23")).toContain("comprobadas en septiembre de 2025:");
});
