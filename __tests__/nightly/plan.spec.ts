import { expect, test } from "@playwright/test";
import { planFor } from "@/lib/tools/plan/plan";
import { dice, draws, figureSets, firstDay, randomVisitor, thirty } from "../plan-offers";

test.setTimeout(30 * 60_000);

test("the plan is the brute force's: 2,000 draws of typed offers, 500 sets of random figures", () => {
  for (const cases of [draws(2000, 7), figureSets(500, 7)])
    for (const { caseName, planned, found } of cases) expect([caseName, planned]).toEqual([caseName, found]);
});

test("the best plan of thirty offers takes 50 ms, and mostly it is proven that none leaves more", () => {
  const random = dice(5);
  const runs = Array.from({ length: 100 }, () => {
    const input = randomVisitor(random, thirty);
    const started = performance.now();
    const { isProven } = planFor(thirty, input, firstDay);
    return { time: performance.now() - started, isProven };
  });
  const times = runs.map(({ time }) => time).sort((a, b) => a - b);
  expect(times[50]).toBeLessThan(50);
  expect(runs.filter(({ isProven }) => isProven).length).toBeGreaterThan(80);
});
