import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { planFor } from "@/lib/tools/plan/plan";
import { bestSchedule } from "@/lib/tools/plan/search/search";
import type { PlanInput } from "@/lib/tools/plan/ways";
import { type CalendarDate, daysBetween } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import type { Terms } from "@/lib/offers/terms/schema";
import { bruteForce, type Found, type Plain, type Purse } from "./plan-brute-force";
import { waysOf } from "./plan-reader";
import { catalogueOf } from "./unit/offers/sample";

/** The visitor's first day in these tests: 365 days from it to the same day of the next year. */
export const firstDay: CalendarDate = "2026-11-23";

/** Nothing answered but the money. */
export const visitor = (money: number, more: Partial<PlanInput> = {}): PlanInput => ({
  money,
  customerOf: [],
  joined: {},
  start: firstDay,
  noRisk: false,
  spentAnyway: [],
  costs: {},
  ...more,
});

/** What every file needs besides what it asks and gives. */
const usual = {
  enabled: false,
  category: "finanzas",
  officialUrl: "https://www.ejemplo.example/",
  invitation: { by: "none" },
  who: { fresh: "unknown" },
  protection: {},
  look: { color: "#123456", monogram: "E" },
  history: [],
  verifiedOn: "2026-11",
};

/** Some of a file; its name is also its brand. */
export type Typed = { id: string } & Partial<Record<keyof Terms, unknown>>;

/** Offers of files that say no more than what matters to the plan; their weights are their places. */
export function typed(...files: readonly Typed[]): Offer[] {
  const all = files.map((file, index) => ({ ...usual, brand: file.id, weight: index + 1, ...file }));
  return [...catalogueOf(all, { offersPreview: ["*"] }).all];
}

/** Thirty offers with terms of every shape; no editor changes them. */

const files = parse(readFileSync(join(__dirname, "plan-offers.yaml"), "utf8")) as Typed[];
export const thirty = typed(...files);

/** The same once more, of other brands and with each amount greater by three tenths. */
export const sixty = typed(...files, ...files.map(dearer));

function dearer(file: Typed): Typed {
  const more = (_: string, amount: string) => `${Math.round(Number(amount) * 130) / 100} EUR`;
  const text = JSON.stringify(file).replaceAll(/([\d.]+) EUR/g, more);
  return { ...(JSON.parse(text) as Typed), id: `${file.id}-2`, brand: `${String(file.brand ?? file.id)}-2` };
}

/** The first seven: the offers of the plan's definition. */
export const offers = thirty.slice(0, 7);

/** Those with these names. */
export const named = (...ids: readonly string[]) => thirty.filter(({ id }) => ids.includes(id));

/** A repeatable sequence of numbers from 0 to 1. */
export function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return { next, whole, some: <One>(all: readonly One[]) => all[whole(0, all.length - 1)] as One };
}

type Dice = ReturnType<typeof dice>;

/** The ways of taking some offers that the definition admits for a visitor, read apart from the product. */
export function plainOf(all: readonly Offer[], input: PlanInput): Plain[] {
  const brands = all.filter(({ id }) => input.customerOf.includes(id)).map(({ brand }) => brand);
  return all.flatMap(({ id, brand, weight, terms }) => {
    if (brands.includes(brand)) return [];
    const ways = waysOf(id, weight, priced(terms, input.costs[id]), {
      firstDay,
      salary: Math.round((input.salary ?? 0) * 100),
      bills: input.bills ?? 0,
      line: input.line ?? false,
      spentAnyway: input.spentAnyway.includes(id),
    });
    return ways.filter(({ risk }) => !input.noRisk || risk === 0);
  });
}

/** The terms with what the visitor says that each trade costs. */
function priced(terms: Terms, each: number | undefined): Terms {
  if (each === undefined) return terms;
  const asks = terms.asks.map((ask) =>
    ask.do === "trade" && ask.cost ? { ...ask, cost: { ...ask.cost, each: `${each} EUR` } } : ask,
  );
  return { ...terms, asks };
}

export const purseOf = ({ money, bills = 0, line }: PlanInput): Purse => ({
  money: Math.round(money * 100),
  bills,
  line: line === true,
});

interface Compared {
  caseName: string;
  planned: Found;
  found: Found;
}

function planned(all: readonly Offer[], input: PlanInput): Found {
  const { total, risk, entries } = planFor(all, input, firstDay);
  const steps = entries.map(({ offer: { id }, start }) => ({ id, start: daysBetween(firstDay, start) }));
  return { sum: Math.round(total * 100), risk: Math.round(risk * 100), steps };
}

/** A visitor with random answers. */
export function randomVisitor({ next, whole, some }: Dice, all: readonly Offer[]): PlanInput {
  return visitor(some([whole(0, 300), whole(0, 30_000) / 100, whole(0, 3000), whole(0, 20_000)]), {
    customerOf: all.flatMap(({ id }) => (next() < 0.1 ? id : [])),
    noRisk: next() < 0.1,
    spentAnyway: all.flatMap(({ id }) => (next() < 0.1 ? id : [])),
    costs: next() < 0.3 ? { broker: whole(0, 400) / 100 } : {},
    salary: some([undefined, 0, 650, 1600, 1600, 2600]),
    bills: some([undefined, 2, 4, 9]),
    line: some([undefined, true]),
  });
}

/** At most six of the thirty offers and random answers: most often offers that can be in a sum. */
export function* draws(amount: number, seed = 1): Generator<Compared> {
  const random = dice(seed);
  const rich = visitor(20_000, { salary: 2000, bills: 9, line: true });
  const counted = thirty.filter((offer) => plainOf([offer], rich).length > 0);
  for (let done = 0; done < amount; done += 1) {
    const all = random.next() < 0.8 ? counted : thirty;
    const size = random.whole(3, 6);
    const drawn = new Set<Offer>();
    while (drawn.size < size) drawn.add(random.some(all));
    const some = [...drawn].sort((a, b) => a.weight - b.weight);
    const input = randomVisitor(random, some);
    const found = bruteForce(plainOf(some, input), purseOf(input));
    const caseName = JSON.stringify({ offers: some.map(({ id }) => id), input });
    yield { caseName, planned: planned(some, input), found };
  }
}

/** Random figures: deposits and purchases, known and unknown days, windows, a salary, bills, and equal figures often. */
function randomPlain({ next, whole, some }: Dice, amount: number): Plain[] {
  const spread = some([3, 12]);
  const hasMeans = next() < 0.5;
  return Array.from({ length: amount }, (_, index) => {
    const spend = whole(0, spread) * 100;
    const hasDeposit = next() < 0.6;
    const net = whole(1, spread) * some([100, 100, 250]);
    const risk = hasDeposit && next() < 0.4 ? Math.min(net, whole(1, 5) * 100) : 0;
    const back = hasDeposit ? whole(1, 20) * some([100, 500, 1000]) : 0;
    const after = (days: number | undefined) => (start: number) => days && start + days;
    const salary = hasMeans && next() < 0.5 ? after(some([undefined, 30, 90, 180])) : undefined;
    const id = `o${index + 1}`;
    return {
      ...{ id, brand: hasMeans && next() < 0.2 ? "o1" : id, weight: index + 1, way: 0 },
      ...{ needs: spend + risk + back, net, risk, salary },
      comes: [
        { cents: back, on: after(hasDeposit ? some([undefined, 1, 2, 7, 30, 90, whole(1, 60)]) : undefined) },
        { cents: spend + net, on: after(some([undefined, undefined, 1, 2, 30, whole(1, 90)])) },
      ],
      bills: hasMeans && next() < 0.3 ? whole(1, 4) : 0,
      line: hasMeans && next() < 0.2,
      from: next() < 0.8 ? 0 : whole(1, 60),
      until: next() < 0.8 ? 365 : whole(60, 120),
    };
  });
}

/** The best schedule of some figures, from the product's search. */
function searched(plain: readonly Plain[], purse: Purse): Found {
  const found = bestSchedule(
    plain.map(({ brand, comes, salary, from, until, ...same }, index) => {
      const known = (on: (start: number) => number | undefined) => (start: number) => on(start) ?? Infinity;
      const salaryUntil = salary && known(salary);
      return {
        ...same,
        ...{ brand, first: from, last: until, index, salaryUntil },
        salaryDays: salaryUntil?.(0) ?? 0,
        arrivals: comes.map(({ cents, on }) => ({ cents, on: known(on) })),
      };
    }),
    purse,
  );
  return {
    sum: found.sum,
    risk: found.risk,
    steps: found.steps.map(({ candidate, start }) => ({ id: plain[candidate.index]!.id, start })),
  };
}

export function* figureSets(amount: number, seed = 1): Generator<Compared> {
  const random = dice(seed);
  for (let done = 0; done < amount; done += 1) {
    const plain = randomPlain(random, random.whole(4, 7));
    const money = random.whole(0, random.some([20, 200, 600])) * 100;
    const purse = { money, bills: random.whole(0, 6), line: true };
    const found = bruteForce(plain, purse);
    yield { caseName: JSON.stringify({ purse, plain }), planned: searched(plain, purse), found };
  }
}
