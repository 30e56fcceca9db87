import { expect, test } from "@playwright/test";
import { bestSchedule } from "@/lib/tools/plan/search";
import { candidateOf, type Terms, termsOf } from "@/lib/tools/plan/terms";
import { dice, firstDay, offerOf, offerSets, randomPlain, visitor, visitors } from "../plan-offers";

test.setTimeout(30 * 60_000);

test("the plan is the brute force's: 2,000 visitors of seven offers, 500 random sets", () => {
  for (const cases of [visitors(2000, 7), offerSets(500, 7)])
    for (const { caseName, planned, found } of cases) expect([caseName, planned]).toEqual([caseName, found]);
});

test("the best plan of thirty offers takes 50 ms, and mostly it is proven that none leaves more", () => {
  const random = dice(5);
  const runs = Array.from({ length: 60 }, () => {
    const money = random.whole(10, random.some([100, 500, 2000, 20_000]));
    const terms = randomPlain(random, 30).map((item) => termsOf(offerOf(item), visitor(money)) as Terms);
    const started = performance.now();
    const { isProven } = bestSchedule(
      terms.map((item) => candidateOf(item, firstDay)),
      money * 100,
    );
    return { time: performance.now() - started, isProven };
  });
  const times = runs.map(({ time }) => time).sort((a, b) => a - b);
  expect(times[30]).toBeLessThan(50);
  expect(runs.filter(({ isProven }) => isProven).length).toBeGreaterThan(35);
});
