import { lowi } from "@/lib/offers/registry";
import { catalogueWith, complaint } from "./sample";

test.each([
  ["2025-02-01", "2025-01-31", false],
  ["2025-02", "2025-01", false],
  ["2025-02-01", "2025-01", false],
  ["2025-02-01", "2025-02-01", true],
  ["2025-02-15", "2025-02", true],
  ["2025-02", "2025-02-15", true],
])("valid from %s until %s", (validFrom, validUntil, right) => {
  const message = complaint(() => catalogueWith({ lowi: { ...lowi, validFrom, validUntil } }));
  expect(message === "").toBe(right);
  if (!right)
    expect(message).toContain(`· validUntil\n    encontrado: "${validUntil}"\n    correcto: un día igual`);
});

test.each([
  ["2025-09-25", "2025-09-26", true],
  ["2025-09", "2025-10-01", true],
  ["2025-09-25", "2025-09-25", false],
  ["2025-09", "2025-09-30", false],
])("verified on %s, changed on %s: a mistake? %s", (verifiedOn, date, mistaken) => {
  const entry = { date, summary: "Un cambio.", facts: lowi.history[0]?.facts };
  const build = () => catalogueWith({ lowi: { ...lowi, verifiedOn, history: [entry] } });
  if (!mistaken) expect(build).not.toThrow();
  else
    expect(complaint(build)).toContain(
      `lowi.ts · verifiedOn\n    encontrado: "${verifiedOn}"\n    correcto: un día igual o posterior al de la última entrada de history`,
    );
});

test("what says nothing of the promotion itself may be told after its last check", () => {
  const [first] = lowi.history;
  const { facts } = first!;
  const reworded = { date: "2026-07", summary: "Lo decimos mejor.", reworded: true as const, facts };
  const history = [first!, { date: "2026-06", summary: "Un aviso." }, reworded];
  expect(complaint(() => catalogueWith({ lowi: { ...lowi, history } }))).toBe("");
});

test("two changes of one date are in order", () => {
  const history = ["2025-09", "2025-09"].map((date) => ({ date, summary: "Un cambio." }));
  expect(complaint(() => catalogueWith({ lowi: { ...lowi, history } }))).toBe("");
});

test("a history out of order", () => {
  const history = ["2025-10", "2025-09"].map((date) => ({ date, summary: "Un cambio." }));
  expect(complaint(() => catalogueWith({ lowi: { ...lowi, history } }))).toContain(
    'lowi.ts · history\n    encontrado: [{"date":"2025-10","summary":"Un cambio."},{"date":"2025-09","summary":"Un cambio."}]\n    correcto: las entradas de más antigua a más reciente',
  );
});
