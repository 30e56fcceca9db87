import fc from "fast-check";
import { LARGEST, readAmount } from "@/lib/format/amount";
import { euros } from "@/lib/format/format";

test.each([
  ["15000", 15_000],
  ["15.000", 15_000],
  ["1.234.567", 1_234_567],
  ["15.000,50 €", 15_000.5],
  ["15.000,5", 15_000.5],
  ["15000,50", 15_000.5],
  ["15000.50", 15_000.5],
  ["15,000.50", 15_000.5],
  ["15 000", 15_000],
  ["15\u00a0000,50\u00a0€", 15_000.5],
  ["\u202f15\u202f000", 15_000],
  ["€ 300", 300],
  ["300 EUR", 300],
  ["300 euros", 300],
  ["1 euro", 1],
  ["+20", 20],
  ["007", 7],
  ["0", 0],
  ["0,01", 0.01],
  ["10.000.000", LARGEST],
])("«%s» is %d €", (typed, amount) => expect(readAmount(typed)).toEqual({ euros: amount }));

test.each([
  ["abc", "unreadable"],
  ["", "unreadable"],
  ["€", "unreadable"],
  ["15,000", "unreadable"],
  ["15.00.0", "unreadable"],
  ["1.5.0", "unreadable"],
  ["1,2,3", "unreadable"],
  ["1e99", "unreadable"],
  ["0x10", "unreadable"],
  ["Infinity", "unreadable"],
  ["NaN", "unreadable"],
  ["10 %", "unreadable"],
  ["diez mil", "unreadable"],
  ["10k", "unreadable"],
  ["<script>", "unreadable"],
  ["1".repeat(41), "unreadable"],
  ["-5", "negative"],
  ["−5,50", "negative"],
  ["- 15.000 €", "negative"],
  ["10.000.000,01", "too-large"],
  ["9".repeat(40), "too-large"],
])("«%s» is %s", (typed, fault) => expect(readAmount(typed)).toEqual({ fault }));

test("whatever is typed, an amount that can be counted with, or what is wrong", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (typed) => {
      const read = readAmount(typed);
      if ("fault" in read) expect(["unreadable", "negative", "too-large"]).toContain(read.fault);
      else expect(read.euros >= 0 && read.euros <= LARGEST).toBe(true);
    }),
  );
});

test("what the site writes, it reads", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LARGEST * 100 }), (cents) => {
      expect(readAmount(euros(cents / 100))).toEqual({ euros: cents / 100 });
    }),
  );
});

test.each([
  ["1,234,567.50", { euros: 1_234_567.5 }],
  ["1 0 0", { euros: 100 }],
  ["100 eur", { euros: 100 }],
  ["€100", { euros: 100 }],
  ["eur100", { fault: "unreadable" }],
  ["10€0", { fault: "unreadable" }],
  ["€€100", { fault: "unreadable" }],
  ["1-5", { fault: "unreadable" }],
  ["5,5", { euros: 5.5 }],
])("«%s» is read as %j", (typed, amount) => {
  expect(readAmount(typed)).toEqual(amount);
});
