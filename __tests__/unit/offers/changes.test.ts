/** @jest-environment node */
import { changeWords } from "@/lib/copy/changes";
import { byDay, changeAnchor, changesIn, changesOf, latestChanges } from "@/lib/offers/changes";
import { sampleOffer } from "./sample";

const changed = (id: string, ...dates: string[]) =>
  sampleOffer({ id, history: dates.map((date) => ({ date, summary: `Cambio del ${date}.` })) });
const one = changed("uno", "2025-09", "2026-01-10", "2026-01-10");
const other = changed("dos", "2025-10-01", "2026-01-10");

test("newest first; of one day, an offer's later entry first, and offers in their order", () => {
  expect(changesIn([one, other]).map((change) => [change.offer.id, changeAnchor(change)])).toEqual([
    ["uno", "cambio-3"],
    ["uno", "cambio-2"],
    ["dos", "cambio-2"],
    ["dos", "cambio-1"],
    ["uno", "cambio-1"],
  ]);
});

test("day by day, all of them, in their order", () => {
  const changes = changesIn([one, other]);
  const days = byDay(changes);
  expect(days.map(({ date }) => date)).toEqual(["2026-01-10", "2025-10-01", "2025-09"]);
  expect(days.flatMap((day) => day.changes)).toEqual(changes);
});

test.each([
  [100, false],
  [101, true],
])("of %i changes a list shows the latest 100; there are more: %s", (amount, more) => {
  const offers = [changed("uno", ...Array.from({ length: amount }, () => "2026-01-10"))];
  expect(latestChanges(offers)).toEqual({ changes: changesIn(offers).slice(0, 100), more });
});

const link = { referralUrl: "https://a.example/" };
const [last, moved, checked, raised, published] = changesOf(
  sampleOffer({
    history: [
      {
        date: "2025-09",
        summary: "Primera publicación.",
        facts: { benefit: "10 de regalo", requirements: "Compra.", ...link },
      },
      { date: "2025-10-01", summary: "Sube el regalo.", facts: { benefit: "20 de regalo" } },
      { date: "2025-10-02", summary: "Verificada sin cambios." },
      { date: "2025-10-03", summary: "Cambia el enlace.", facts: { referralUrl: "https://b.example/" } },
      { date: "2025-10-04", summary: "Todo.", facts: { benefit: "20 de regalo", requirements: "Paga" } },
    ],
  }),
);

test("what was promised before and after stands where both are recorded and differ, but not a link", () => {
  for (const change of [published, checked, moved]) expect(change?.turns).toEqual([]);
  expect(raised?.turns).toEqual([{ fact: "benefit", before: "10 de regalo", after: "20 de regalo" }]);
  expect(last?.turns).toEqual([{ fact: "requirements", before: "Compra.", after: "Paga" }]);
});

test("a change reads as one text too", () => {
  expect(changeWords(checked!)).toBe("Verificada sin cambios.");
  expect(changeWords(raised!)).toBe("Sube el regalo. Beneficio. Antes: 10 de regalo. Después: 20 de regalo.");
  expect(changeWords(last!)).toBe("Todo. Qué tienes que hacer. Antes: Compra. Después: Paga.");
});
