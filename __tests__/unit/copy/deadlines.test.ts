/** @jest-environment node */
import {
  alarmText,
  countdown,
  deadlineLine,
  faultText,
  lapseText,
  pickText,
  rangeHint,
} from "@/lib/copy/deadlines";
import type { DeadlineKind } from "@/lib/offers/deadlines";
import { plain } from "../offers/texts";

test.each<[kind: DeadlineKind, away: number, words: string]>([
  ["before", 30, "Te quedan 30 días"],
  ["before", 1, "Te queda 1 día"],
  ["before", 0, "El último día es hoy"],
  ["before", -1, "El plazo pasó hace 1 día"],
  ["keep", 1, "Falta 1 día"],
  ["keep", -40, "Ese día fue hace 40 días"],
  ["ends", -2, "Terminó hace 2 días"],
  ["expected", -2, "Se esperaba hace 2 días"],
])("%s, %d days away: «%s»", (kind, away, words) => {
  const { before, figure } = countdown(kind, away);
  expect(plain(`${before} ${figure}`)).toBe(words);
});

test.each([
  [0, "Hoy"],
  [7, "Hace 1 semana"],
  [21, "Hace 3 semanas"],
])("%d days ago: «%s»", (ago, words) => expect(plain(pickText(ago))).toBe(words));

test.each([
  [{ days: 30 }, "30 días después del alta"],
  [{ days: 1 }, "1 día después del alta"],
  [{ months: 1 }, "1 mes después del alta"],
])("%j: «%s»", (after, words) => {
  expect(plain(lapseText({ deadlines: { items: [], note: "" } }, after))).toBe(words);
});

test.each<[kind: DeadlineKind, line: string]>([
  ["before", "Algo: como muy tarde, 2 días después de la activación de la línea"],
  ["keep", "Algo al menos 2 días después de la activación de la línea"],
  ["ends", "Algo: 2 días después de la activación de la línea"],
  ["expected", "Algo: normalmente, en 2 días desde que cumples los requisitos"],
])("%s, in one line: «%s»", (kind, line) => {
  const item = { id: "algo", kind, title: "Algo", text: "Texto.", after: { days: 2 } };
  const deadlines = { start: "de la activación de la línea", items: [item], note: "" };
  expect(plain(deadlineLine({ deadlines }, item))).toBe(line);
});

test("what is expected is said as its provider says it", () => {
  const item = {
    id: "a",
    kind: "expected",
    title: "Algo",
    text: "T.",
    after: { days: 2 },
    usually: "24-48 horas",
  } as const;
  expect(deadlineLine({ deadlines: { items: [item], note: "" } }, item)).toContain(
    "normalmente, en 24-48 horas",
  );
});

test("a date that cannot be read is answered with one of today as an example", () => {
  expect(faultText({ fault: "unreadable" }, "2027-03-04")).toContain("2027-03-04");
});

test.each([
  [{}, "Puedes elegir un día desde hace dos años hasta dentro de un año."],
  [{ validFrom: "2025-01-01" }, "desde el 1 de enero de 2025, cuando empezó la promoción,"],
  [{ validUntil: "2026-12" }, "hasta diciembre de 2026, cuando termina la promoción."],
])("the days to choose from, with %j: «%s»", (offer, words) => expect(rangeHint(offer)).toContain(words));

test("a reminder says how long is left", () => {
  expect(plain(alarmText("PayPal · Compra", 7))).toBe("PayPal · Compra (faltan 7 días)");
});
