import { expect, test } from "@playwright/test";
import { planFor } from "@/lib/tools/plan/plan";
import { dice, draws, figureSets, firstDay, randomVisitor, sixty, thirty } from "../plan-offers";

test.setTimeout(30 * 60_000);

test("the plan is the brute force's: 2,000 draws of typed offers, 500 sets of random figures", () => {
  for (const cases of [draws(2000, 7), figureSets(500, 7)])
    for (const { caseName, planned, found } of cases) expect([caseName, planned]).toEqual([caseName, found]);
});

for (const [offers, proven] of [
  [thirty, 90],
  [sixty, 80],
] as const)
  test(`the best plan of ${offers.length} offers takes 50 ms, and of a hundred ${proven} are proven to leave most`, () => {
    const random = dice(5);
    const runs = Array.from({ length: 100 }, () => {
      const input = randomVisitor(random, offers);
      const before = process.cpuUsage();
      const { isProven } = planFor(offers, input, firstDay);
      const { user, system } = process.cpuUsage(before);
      return { time: (user + system) / 1000, isProven };
    });
    const times = runs.map(({ time }) => time).sort((a, b) => a - b);
    expect(times[50]).toBeLessThan(50);
    expect(runs.filter(({ isProven }) => isProven).length).toBeGreaterThanOrEqual(proven);
  });
