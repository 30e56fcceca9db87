/** @jest-environment node */
import { sampleOffer } from "../offers/sample";
import { alarmText, dateText, lapseText, rangeHint } from "@/lib/copy/deadlines";
import { riskLines, riskOpenings } from "@/lib/copy/frame";
import { plain } from "../offers/texts";

test.each([
  [30, "lunes, 21 de diciembre de 2026 (faltan 30 días)"],
  [1, "lunes, 21 de diciembre de 2026 (falta 1 día)"],
  [0, "lunes, 21 de diciembre de 2026 (es hoy)"],
  [-1, "lunes, 21 de diciembre de 2026 (ya ha pasado: hace 1 día)"],
])("%d days away: «%s»", (away, words) => expect(plain(dateText("2026-12-21", away))).toBe(words));

test.each([
  [{ days: 30 }, "30 días después del alta"],
  [{ days: 1 }, "1 día después del alta"],
  [{ months: 1 }, "1 mes después del alta"],
])("%j: «%s»", (after, words) => expect(plain(lapseText(sampleOffer(), after))).toBe(words));

test.each([
  [{}, "Puedes elegir un día desde hace dos años hasta dentro de un año."],
  [{ validFrom: "2025-01-01" }, "desde el 1 de enero de 2025, cuando empezó la promoción,"],
  [{ validUntil: "2026-12" }, "hasta diciembre de 2026, cuando termina la promoción."],
])("the days to choose from, with %j: «%s»", (offer, words) => expect(rangeHint(offer)).toContain(words));

test("a reminder says how long is left", () => {
  expect(plain(alarmText("PayPal · Compra", 7))).toBe("PayPal · Compra (faltan 7 días)");
});

test.each(["investment", "crypto"] as const)("the short line of the risk %s begins the long one", (risk) => {
  expect(riskLines[risk].startsWith(riskOpenings[risk].replace(/\.$/, ""))).toBe(true);
});
