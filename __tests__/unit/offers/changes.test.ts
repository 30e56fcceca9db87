import { byDay, changeAnchor, changesIn, changesOf, latestChanges } from "@/lib/offers/changes";
import { changeWords } from "@/lib/copy/changes";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";

const [one, other] = catalogue.all as [Offer, Offer];
const withHistory = (offer: Offer, ...dates: string[]): Offer => ({
  ...offer,
  history: dates.map((date) => ({ date, summary: `Cambio del ${date}.` })),
});

test("newest first; of one day, an offer's later entry first, and offers in their order", () => {
  const offers = [
    withHistory(one, "2025-09", "2026-01-10", "2026-01-10"),
    withHistory(other, "2025-10-01", "2026-01-10"),
  ];
  expect(changesIn(offers).map((change) => [change.offer.id, changeAnchor(change)])).toEqual([
    [one.id, "cambio-3"],
    [one.id, "cambio-2"],
    [other.id, "cambio-2"],
    [other.id, "cambio-1"],
    [one.id, "cambio-1"],
  ]);
});

test.each(catalogue.all)("$id: every entry, under a name that lasts when the history grows", (offer) => {
  const grown = { ...offer, history: [...offer.history, { date: "2099-01-01", summary: "Otro." }] };
  const names = (of: Offer) => changesOf(of).map((change) => [changeAnchor(change), change.summary]);
  expect(names(grown)).toEqual(expect.arrayContaining(names(offer)));
  expect(new Set(names(grown).map(([name]) => name)).size).toBe(grown.history.length);
});

describe("what was promised before and after", () => {
  const link = { referralUrl: "https://a.example/" };
  const first = { benefit: "10 de regalo", requirements: "Compra.", ...link };
  const offer: Offer = {
    ...one,
    history: [
      { date: "2025-09", summary: "Primera publicación.", facts: first },
      { date: "2025-10-01", summary: "Sube el regalo.", facts: { benefit: "20 de regalo" } },
      { date: "2025-10-02", summary: "Verificada sin cambios." },
      { date: "2025-10-03", summary: "Cambia el enlace.", facts: { referralUrl: "https://b.example/" } },
      {
        date: "2025-10-04",
        summary: "Todo otra vez.",
        facts: { benefit: "20 de regalo", requirements: "Paga" },
      },
    ],
  };
  const [last, moved, checked, raised, published] = changesOf(offer);

  test("is told where both are recorded and differ", () => {
    expect(published?.turns).toEqual([]);
    expect(raised?.turns).toEqual([{ fact: "benefit", before: "10 de regalo", after: "20 de regalo" }]);
    expect(checked?.turns).toEqual([]);
    expect(last?.turns).toEqual([{ fact: "requirements", before: "Compra.", after: "Paga" }]);
  });

  test("is no link: which one is followed, the environment may say", () => expect(moved?.turns).toEqual([]));

  test("reads as one text too", () => {
    expect(changeWords(checked!)).toBe("Verificada sin cambios.");
    expect(changeWords(raised!)).toBe(
      "Sube el regalo. Beneficio. Antes: 10 de regalo. Después: 20 de regalo.",
    );
    expect(changeWords(last!)).toBe("Todo otra vez. Qué tienes que hacer. Antes: Compra. Después: Paga.");
  });
});

test("day by day, all of them, in their order", () => {
  const changes = changesIn([
    withHistory(one, "2025-09", "2026-01-10"),
    withHistory(other, "2025-10-01", "2026-01-10"),
  ]);
  const days = byDay(changes);
  expect(days.map(({ date }) => date)).toEqual(["2026-01-10", "2025-10-01", "2025-09"]);
  expect(days.flatMap((day) => day.changes)).toEqual(changes);
  for (const { date, changes: ofDay } of days)
    expect(new Set(ofDay.map((one) => one.date))).toEqual(new Set([date]));
});

test.each([
  [100, false],
  [101, true],
])("of %i changes a list shows the latest 100; there are more: %s", (amount, more) => {
  const offers = [withHistory(one, ...Array.from({ length: amount }, () => "2026-01-10"))];
  expect(latestChanges(offers)).toEqual({ changes: changesIn(offers).slice(0, 100), more });
});
