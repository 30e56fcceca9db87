import { comparing } from "@/lib/offers/comparison";
import { addDays, madridDate } from "@/lib/format/dates";
import { assumptionOf } from "@/lib/offers/net-value";
import { pathOf } from "@/lib/site/offer-pages";
import type { World } from "./worlds";

/**
 * Addresses that answer what a visitor asks (a date, an amount, a choice of offers), with good questions and
 * with bad ones. No page leads to them, and each is made when it is asked for.
 */
export function answersOf({ catalogue: { enabled } }: World): string[] {
  const yesterday = addDays(madridDate(new Date()), -1);
  const dated = enabled.filter(({ deadlines }) => deadlines.items.length > 0);
  const longest = dated.toSorted((one, other) => other.deadlines.items.length - one.deadlines.items.length);
  return [
    ...longest
      .slice(0, 1)
      .flatMap((offer) =>
        [`?alta=${yesterday}`, "?alta=2026-02-31"].map(
          (query) => `${pathOf(offer, "plazos")}/fechas${query}`,
        ),
      ),
    ...enabled
      .flatMap((offer) => {
        const asked = assumptionOf(offer.value);
        const amounts = asked ? ["1", "9.999.999", "mucho"] : [];
        return amounts.map((amount) => `${pathOf(offer, "valor")}?${asked?.name}=${amount}`);
      })
      .slice(0, 6),
    `${comparing.choose}?${comparing.field}=${enabled[0]?.id}`,
  ];
}
