import fc from "fast-check";
import { catalogue } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { isOver } from "@/lib/format/dates";

const today = "2026-11-21";

test("those that are over come last, each group by ascending weight", () => {
  const offers = [
    { weight: 4 },
    { weight: 1, validUntil: "2026-11-20" },
    { weight: 3, validUntil: "2026-11-21" },
    { weight: 2, validUntil: "2026-10" },
  ];
  expect(inOrder(offers, today).map(({ weight }) => weight)).toEqual([3, 4, 1, 2]);
  expect(offers[0]?.weight).toBe(4);
});

test("the catalogue's own order is the published one while nothing is over", () => {
  const lasting = catalogue.all.map((offer) => ({ ...offer, validUntil: undefined }));
  expect(inOrder(lasting, today)).toEqual(lasting);
});

test("any list: nobody is lost, no finished one stands before another, weights ascend", () => {
  const offer = fc.record({
    weight: fc.integer({ min: 1, max: 9999 }),
    validUntil: fc.constantFrom(undefined, "2026-11-20", "2026-11-21", "2026-12", "2025-01"),
  });
  fc.assert(
    fc.property(fc.array(offer), (offers) => {
      const ordered = inOrder(offers, today);
      expect(new Set(ordered)).toEqual(new Set(offers));
      expect(ordered).toHaveLength(offers.length);
      const keys = ordered.map(({ weight, validUntil }) => {
        const over = validUntil !== undefined && isOver(validUntil, today);
        return Number(over) * 10_000 + weight;
      });
      expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    }),
  );
});
