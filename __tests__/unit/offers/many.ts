import { categories, type OfferFile } from "@/lib/offers/offer";
import { lowi } from "@/lib/offers/registry";

/** So many enabled offers, of every kind in turn: the files of a registry that nobody has written yet. */
export function manyOffers(amount: number, kinds: number = categories.length): Record<string, OfferFile> {
  const places = Array.from({ length: amount }, (_, place) => place + 1);
  return Object.fromEntries(
    places.map((place) => [
      `muestra${place}`,
      {
        ...lowi,
        id: `muestra-${place}`,
        brand: `Muestra ${place}`,
        weight: place,
        category: categories[place % kinds] ?? categories[0],
        enabled: true,
      },
    ]),
  );
}
