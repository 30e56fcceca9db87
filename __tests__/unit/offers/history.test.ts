import { changeAnchor, changesIn, changesOf, wordChanges } from "@/lib/offers/changes";
import { unrecordedPromise } from "@/lib/offers/history";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer } from "./sample";

const recorded = { benefit: "10\u00a0€ de regalo", requirements: "Compra por 5 € en 30 días." };
const offer = (changes: object, more: { facts?: object }[] = []) => ({
  ...recorded,
  ...changes,
  history: [{ facts: recorded }, ...more],
});

test.each(["benefit", "shortBenefit", "requirements"])("the history must record a changed %s", (field) => {
  const changed = { [field]: "20 €" };
  const unrecorded = [expect.objectContaining({ field, hasSameFigures: false })];
  expect(unrecordedPromise(offer(changed))).toEqual(unrecorded);
  expect(unrecordedPromise(offer(changed, [{}]))).toEqual(unrecorded);
  expect(unrecordedPromise(offer(changed, [{ facts: changed }]))).toEqual([]);
  expect(unrecordedPromise(offer({}, [{ facts: changed }]))).toEqual(unrecorded);
});

test.each<[requirements: string, isRewording: boolean]>([
  ["En 30\u00a0días, haz una compra de 5\u00a0€.", true],
  ["Compra por 6 € en 30 días.", false],
  ["Compra por 5 € en 30 meses.", false],
  ["Compra por 5 €.", false],
  ["Compra por 5 € en 30 días y deposita 100 €.", false],
])("«%s» in place of «Compra por 5 € en 30 días.» may be a rewording: %s", (requirements, hasSameFigures) => {
  expect(unrecordedPromise(offer({ requirements }))).toEqual([
    expect.objectContaining({ field: "requirements", hasSameFigures }),
  ]);
});

const changed = (id: string, ...dates: string[]) =>
  sampleOffer({ id, history: dates.map((date) => ({ date, summary: `Cambio del ${date}.` })) });
const first = changed("uno", "2025-09", "2026-01-10", "2026-01-10");
const other = changed("dos", "2025-10-01", "2026-01-10");

test("changes are listed newest first; within a day by offer, its later entry first", () => {
  expect(changesIn([first, other]).map((change) => [change.offer.id, changeAnchor(change)])).toEqual([
    ["uno", "cambio-3"],
    ["uno", "cambio-2"],
    ["dos", "cambio-2"],
    ["dos", "cambio-1"],
    ["uno", "cambio-1"],
  ]);
});

const kept = { requirements: "Compra." };
const history: Offer["history"] = [
  { date: "2025-09", summary: "Primera publicación.", facts: { benefit: "10 de regalo", ...kept } },
  { date: "2025-10-01", summary: "Sube el regalo.", facts: { benefit: "20 de regalo" } },
  { date: "2025-10-02", summary: "Verificada sin cambios." },
  { date: "2025-10-03", summary: "No admite clientes nuevos." },
  { date: "2025-10-04", summary: "Todo.", facts: { benefit: "20 de regalo", requirements: "Paga" } },
];
const [last, closed, checked, raised, published] = changesOf(sampleOffer({ history }));

test("a change shows what was promised before and after if both are recorded and differ", () => {
  for (const change of [published, checked, closed]) expect(change?.promiseChanges).toEqual([]);
  expect(raised?.promiseChanges).toEqual([
    { fact: "benefit", before: "10 de regalo", after: "20 de regalo" },
  ]);
  expect(last?.promiseChanges).toEqual([{ fact: "requirements", before: "Compra.", after: "Paga" }]);
});

test.each<[string, string, string | undefined]>([
  ["Usa el enlace, y compra.", "Usa el enlace nuevo, y compra.", "Usa el enlace[+ nuevo], y compra."],
  [
    "Compra e invierte. Mínimo: 5 €.",
    "Compra e invierte: al menos 5 €.",
    "Compra e invierte[-. Mínimo]:[+ al menos] 5 €.",
  ],
  ["Igual.", "Igual.", "Igual."],
  ["Compra hoy.", "Regístrate con una tarjeta nueva.", undefined],
])("of %j and %j only the changed words are marked, if most stayed", (before, after, marked) => {
  const sign = { same: "", removed: "-", added: "+" };
  const shown = wordChanges(before, after)?.map(({ kind, text }) =>
    sign[kind] ? `[${sign[kind]}${text}]` : text,
  );
  expect(shown?.join("")).toBe(marked);
});
