/** @jest-environment node */
import fc from "fast-check";
import { LARGEST, readAmount } from "@/lib/format/amount";
import { euros } from "@/lib/format/format";

test.each([
  ["15000", 15_000],
  ["15.000", 15_000],
  ["15.000,50 €", 15_000.5],
  ["15000.50", 15_000.5],
  ["1,234,567.50", 1_234_567.5],
  ["15 000", 15_000],
  ["15\u00a0000,50\u00a0€", 15_000.5],
  ["€ 300", 300],
  ["300 EUR", 300],
  ["0", 0],
  ["10.000.000", LARGEST],
])("«%s» is %d €", (typed, amount) => expect(readAmount(typed)).toEqual({ euros: amount }));

test.each([
  ["", "unreadable"],
  // Fifteen in Spain, fifteen thousand elsewhere.
  ["15,000", "unreadable"],
  ["1.5.0", "unreadable"],
  ["Infinity", "unreadable"],
  ["10 %", "unreadable"],
  ["<script>", "unreadable"],
  ["1".repeat(41), "unreadable"],
  ["-5", "negative"],
  ["−5,50", "negative"],
  ["10.000.000,01", "too-large"],
])("«%s» is %s", (typed, fault) => expect(readAmount(typed)).toEqual({ fault }));

test("any text gives an amount within bounds, or a fault", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      const read = readAmount(typed);
      if ("fault" in read) expect(["unreadable", "negative", "too-large"]).toContain(read.fault);
      else expect(read.euros >= 0 && read.euros <= LARGEST).toBe(true);
    }),
  );
});

test("an amount that the site writes is read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST * 100 }), (cents) => {
      expect(readAmount(euros(cents / 100))).toEqual({ euros: cents / 100 });
    }),
  );
});
