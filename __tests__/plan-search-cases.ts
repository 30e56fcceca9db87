import { planFor } from "@/lib/answers/plan";
import { daysBetween } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { bruteForce, type Found } from "./plan-brute-force";
import { dice, firstDay, offerOf, offers, plainOffers, randomPlain, visitor } from "./plan-offers";

interface Compared {
  caseName: string;
  planned: Found;
  found: Found;
}

function planned(all: readonly Offer[], input: ReturnType<typeof visitor>): Found {
  const { total, risk, entries } = planFor(all, input, firstDay);
  const steps = entries.map(({ offer: { id }, start }) => ({ id, start: daysBetween(firstDay, start) }));
  return { sum: Math.round(total * 100), risk: Math.round(risk * 100), steps };
}

/** The seven offers, with random money, clients and answers. */
export function* visitors(amount: number, seed = 1): Generator<Compared> {
  const random = dice(seed);
  const { next, whole, some } = random;
  for (let done = 0; done < amount; done += 1) {
    const money = some([whole(0, 300), whole(0, 30_000) / 100, whole(0, 20_000)]);
    const input = visitor(money, {
      customerOf: offers.flatMap(({ id }) => (next() < 0.2 ? id : [])),
      noRisk: next() < 0.2,
      spentAnyway: ["broker", "wallet"].filter(() => next() < 0.2),
      costs: next() < 0.3 ? { broker: whole(0, 400) / 100 } : {},
    });
    const found = bruteForce(plainOffers(input), Math.round(money * 100));
    yield { caseName: JSON.stringify(input), planned: planned(offers, input), found };
  }
}

/** Random sets of up to seven offers. */
export function* offerSets(amount: number, seed = 1): Generator<Compared> {
  const random = dice(seed);
  for (let done = 0; done < amount; done += 1) {
    const plain = randomPlain(random, random.whole(4, 7));
    const money = random.whole(0, random.some([20, 200, 600]));
    const found = bruteForce(plain, money * 100);
    const input = visitor(money);
    yield { caseName: JSON.stringify({ money, plain }), planned: planned(plain.map(offerOf), input), found };
  }
}
