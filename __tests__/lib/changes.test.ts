import { changeAnchor, changesIn, changesOf } from "@/lib/changes";
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
