import { readPlan } from "@/lib/tools/plan/input";
import { amountsFor } from "@/lib/tools/plan/amounts";
import { planFor } from "@/lib/tools/plan/plan";
import { sampleOffers } from "../offers/sample";

const today = "2026-01-10";
const offers = sampleOffers(2);

test.each([
  ["100", [0, 100], undefined],
  // The visitor's own amount stays, and the answer says that less gives the same.
  ["500", [0, 100, 500], 100],
  ["700", [0, 100], 100],
] as const)("with %s €, only amounts that change the plan are offered", (dinero, offered, enough) => {
  const { input } = readPlan({ dinero }, offers, today);
  expect(amountsFor(offers, input, today, planFor(offers, input, today))).toEqual({ offered, enough });
});
