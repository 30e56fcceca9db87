import { alarmText, calendarFileName, dateText, lapseText, rangeHint } from "@/lib/copy/deadlines";
import { plain } from "../offers/texts";

test.each([
  [30, "lunes, 21 de diciembre de 2026 (faltan 30 días)"],
  [1, "lunes, 21 de diciembre de 2026 (falta 1 día)"],
  [0, "lunes, 21 de diciembre de 2026 (es hoy)"],
  [-1, "lunes, 21 de diciembre de 2026 (ya ha pasado: hace 1 día)"],
  [-400, "lunes, 21 de diciembre de 2026 (ya ha pasado: hace 400 días)"],
])("%d days away: «%s»", (away, words) => {
  expect(plain(dateText("2026-12-21", away))).toBe(words);
});

test.each([
  [{ days: 30 }, "30 días después del alta"],
  [{ days: 1 }, "1 día después del alta"],
  [{ months: 3 }, "3 meses después del alta"],
  [{ months: 1 }, "1 mes después del alta"],
])("%j: «%s»", (after, words) => {
  expect(plain(lapseText(after))).toBe(words);
});

test.each([
  [{}, "Puedes elegir un día desde hace dos años hasta dentro de un año."],
  [
    { validFrom: "2025-01-01" },
    "Puedes elegir un día desde el 1 de enero de 2025, cuando empezó la promoción, hasta dentro de un año.",
  ],
  [
    { validUntil: "2026-12" },
    "Puedes elegir un día desde hace dos años hasta diciembre de 2026, cuando termina la promoción.",
  ],
])("%j: «%s»", (offer, words) => {
  expect(rangeHint(offer)).toBe(words);
});

test("a reminder says how long is left; a file, whose it is and from when", () => {
  expect(plain(alarmText("PayPal · Haz tu primera compra", 7))).toBe(
    "PayPal · Haz tu primera compra (faltan 7 días)",
  );
  expect(calendarFileName("paypal", "2026-11-21")).toBe("plazos-paypal-2026-11-21.ics");
});
