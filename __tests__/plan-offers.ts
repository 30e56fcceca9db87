import { planFor } from "@/lib/tools/plan/plan";
import type { PlanInput } from "@/lib/tools/plan/visitor";
import { addDays, type CalendarDate, daysBetween } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import type { Value } from "@/lib/offers/value";
import { bruteForce, type Found, type Plain } from "./plan-brute-force";
import { sampleOffer, valued } from "./unit/offers/sample";

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

const { deadlines, protection } = sampleOffer();
const [item] = deadlines.items;
const asked = (question: string, euros: number, times: number) => ({ question, euros, times });

function offer(id: string, weight: number, value: Partial<Value>, more: Partial<Offer> = {}): Offer {
  const own = { brand: id, weight, detailPath: `/${id}` as const, deadlines: { ...deadlines, items: [] } };
  return valued(id, value, { ...own, ...more });
}

const expected = (days: number) => ({
  deadlines: {
    ...deadlines,
    items: [{ ...item!, id: "regalo", kind: "expected" as const, after: { days } }],
  },
});

/** Seven offers with the terms of the plan's definition; no editor changes them. */
export const offers: readonly Offer[] = [
  offer(
    "broker",
    1,
    {
      gain: { kind: "amount", euros: 10 },
      spend: [{ what: "Las órdenes", asked: asked("¿Cada orden?", 1, 3), from: "deposit" }],
      blocked: [{ what: "Depósito", euros: 100, until: "Después.", hold: { days: 2 } }],
      atRisk: { what: "Las compras", euros: 1, times: 3 },
    },
    { risk: "investment", ...expected(2) },
  ),
  offer("wallet", 2, {
    gain: { kind: "amount", euros: 10 },
    spend: [{ what: "Compra", euros: 5 }],
  }),
  offer(
    "exchange",
    3,
    { gain: { kind: "unknown", why: "Depende." }, outside: "Por sí sola no paga nada." },
    { risk: "crypto", protection: { ...protection, authorisation: "Búscala en los registros:" } },
  ),
  offer("bank", 4, { gain: { kind: "amount", euros: 10 }, spend: [{ what: "Una compra" }] }),
  offer(
    "funds",
    5,
    {
      gain: {
        ...{ kind: "share", euros: 60, per: 10_000, upTo: 15_000, period: "al año", about: true },
        most: { euros: 60, note: "Es lo prometido." },
        of: { name: "importe", label: "Cuánto", usual: 10_000, least: { euros: 2000, note: "Poco." } },
      },
      blocked: [{ what: "Inversión", euros: "assumed", until: "Un año." }],
      atRisk: { what: "Todo", euros: "assumed" },
    },
    { risk: "investment" },
  ),
  offer("line", 6, {
    gain: { kind: "range", least: 30, most: 90 },
    spend: [{ what: "De más", asked: asked("¿Cuánto más al mes?", 0, 3), from: "income" }],
    onlyIf: "si llevas tu línea",
  }),
  offer("lottery", 7, { gain: { kind: "unknown", why: "Depende." } }),
];

/** The two of them that the first answer counts, for the brute force; what the visitor answers changes them. */
function plainOffers({ customerOf, noRisk, spentAnyway, costs }: PlanInput): Plain[] {
  const orders = spentAnyway.includes("broker") ? 0 : Math.round((costs["broker"] ?? 1) * 300);
  const purchase = spentAnyway.includes("wallet") ? 0 : 500;
  const all: Plain[] = [
    { id: "broker", needs: 100_00, spend: orders, risk: 300, gain: 1000, hold: 2, paid: 2, weight: 1 },
    { id: "wallet", needs: purchase, spend: purchase, risk: 0, gain: 1000, weight: 2 },
  ];
  return all.filter(({ id, risk, gain, spend }) => {
    return !customerOf.includes(id) && risk <= gain - spend && !(noRisk && risk > 0);
  });
}

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

/** Random terms: deposits and purchases, known and unknown days, windows, equal figures often. */
export function randomPlain({ next, whole, some }: ReturnType<typeof dice>, amount: number): Plain[] {
  const spread = some([3, 12]);
  return Array.from({ length: amount }, (_, place) => {
    const spend = whole(0, spread) * 100;
    const hasDeposit = next() < 0.6;
    const risk = hasDeposit && next() < 0.4 ? whole(1, 5) * 100 : 0;
    const deposit = hasDeposit ? spend + risk + whole(1, 20) * some([100, 500, 1000]) : spend;
    const gain = spend + whole(1, spread) * some([100, 100, 250]);
    return {
      ...{ id: `o${place + 1}`, needs: deposit, spend, risk: Math.min(risk, gain - spend), gain },
      hold: hasDeposit ? some([undefined, 1, 2, 7, 30, 90, whole(1, 60)]) : undefined,
      paid: some([undefined, undefined, 1, 2, 30, whole(1, 90)]),
      from: next() < 0.8 ? undefined : whole(1, 60),
      until: next() < 0.8 ? undefined : whole(60, 120),
      weight: place + 1,
    };
  });
}

export function offerOf({ id, needs, spend, risk, gain, hold, paid, from, until, weight }: Plain): Offer {
  const hasDeposit = needs > spend;
  const cost = { what: "Gasto", euros: spend / 100, ...(hasDeposit && { from: "deposit" as const }) };
  const deposit = {
    what: "Depósito",
    euros: needs / 100,
    until: "Después.",
    ...(hold && { hold: { days: hold } }),
  };
  return offer(
    id,
    weight,
    {
      gain: { kind: "amount", euros: gain / 100 },
      spend: spend > 0 ? [cost] : [],
      blocked: hasDeposit ? [deposit] : [],
      ...(risk > 0 && { atRisk: { what: "Compras", euros: risk / 100 } }),
    },
    {
      ...(paid && expected(paid)),
      ...(from !== undefined && { validFrom: addDays(firstDay, from) }),
      ...(until !== undefined && { validUntil: addDays(firstDay, until) }),
    },
  );
}

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
