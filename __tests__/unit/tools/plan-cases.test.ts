import { parse } from "yaml";
import { planFor } from "@/lib/tools/plan/plan";
import { assumptionOf, upfrontNeeds, netValue } from "@/lib/ground/net-value";
import type { PlanInput } from "@/lib/tools/plan/ways";
import { catalogue } from "@/lib/catalogue";
import { spanWords, netWords } from "@/lib/ground/value-words";
import { planSentence, startsSentence } from "@/lib/tools/plan/words/plan";
import { draws, figureSets, firstDay, named, offers, typed, visitor } from "@/__tests__/plan-offers";
import { catalogueOf, plain } from "@/__tests__/unit/offers/sample";

const all: PlanInput["customerOf"] = ["broker", "wallet", "line", "funds"];

/** An answer as the tables write it: «broker 0, wallet 2: 12, 3 at risk; line 30-90; funds 2000: 12». */
function summary(input: PlanInput): string {
  const { entries, start, total, risk, extras, invested } = planFor(offers, input, firstDay);
  const day = (date: string) => (Date.parse(date) - Date.parse(start)) / 86_400_000;
  const steps = entries.map((entry) => `${entry.offer.id} ${day(entry.start)}`).join(", ");
  return [
    ...(steps ? [`${steps}: ${total}${risk > 0 ? `, ${risk} at risk` : ""}`] : []),
    ...extras.map((entry) => `${entry.offer.id} ${entry.net.least}-${entry.net.most}`),
    ...invested.map((entry) => `${entry.offer.id} ${entry.needs}: ${entry.net.least}`),
  ].join("; ");
}

// Broker: 10 − 3 × 1 = 7, pays and returns 100 − 3 − 3 = 94 after 2 days. Wallet: 10 − 5 = 5, day unknown.
test.each<[money: number, answer: string, more?: Partial<PlanInput>]>([
  [0, "line 30-90"],
  [4.99, "line 30-90"],
  [5, "wallet 0: 5; line 30-90"],
  [99.99, "wallet 0: 5; line 30-90"],
  // 0 + 94 + 10 = 104 on day 2, of which 5.
  [100, "broker 0, wallet 2: 12, 3 at risk; line 30-90"],
  // 4 < 5 on day 0.
  [104, "broker 0, wallet 2: 12, 3 at risk; line 30-90"],
  [105, "broker 0, wallet 0: 12, 3 at risk; line 30-90"],
  [1_999, "broker 0, wallet 0: 12, 3 at risk; line 30-90"],
  // 2.000 × 60 / 10.000 = 12; 2.105: 12,63.
  [2_000, "broker 0, wallet 0: 12, 3 at risk; line 30-90; funds 2000: 12"],
  [2_105, "broker 0, wallet 0: 12, 3 at risk; line 30-90; funds 2105: 12.63"],
  [10_000_000, "broker 0, wallet 0: 12, 3 at risk; line 30-90; funds 10000: 60"],
  // Each client in turn, then all.
  [2_105, "wallet 0: 5; line 30-90; funds 2105: 12.63", { customerOf: ["broker"] }],
  [2_105, "broker 0: 7, 3 at risk; line 30-90; funds 2105: 12.63", { customerOf: ["wallet"] }],
  [2_105, "broker 0, wallet 0: 12, 3 at risk; funds 2105: 12.63", { customerOf: ["line"] }],
  [2_105, "broker 0, wallet 0: 12, 3 at risk; line 30-90", { customerOf: ["funds"] }],
  [2_105, "broker 0, wallet 0: 12, 3 at risk; line 30-90; funds 2105: 12.63", { customerOf: ["exchange"] }],
  [2_105, "", { customerOf: all }],
  // «No quiero invertir nada».
  [2_105, "wallet 0: 5; line 30-90", { noRisk: true }],
  [100, "wallet 0: 5; line 30-90", { noRisk: true }],
  // Spent anyway: the wallet asks for nothing and leaves 10; the broker's orders cost nothing.
  [0, "wallet 0: 10; line 30-90", { spentAnyway: ["wallet"] }],
  [100, "broker 0, wallet 0: 17, 3 at risk; line 30-90", { spentAnyway: ["wallet"] }],
  [100, "broker 0, wallet 2: 15, 3 at risk; line 30-90", { spentAnyway: ["broker"] }],
  // Orders at 2,33: 10 − 6,99 = 3,01 ≥ 3 at risk. At 2,34: 2,98 < 3: only for who would invest anyway.
  [100, "broker 0, wallet 2: 8.01, 3 at risk; line 30-90", { costs: { broker: 2.33 } }],
  [100, "wallet 0: 5; line 30-90; broker 100: 2.98", { costs: { broker: 2.34 } }],
  // Orders at 4: 10 − 12 < 0 leaves nothing.
  [100, "wallet 0: 5; line 30-90", { costs: { broker: 4 } }],
  // A line 10 dearer: 30 − 3 × 10 = 0 to 60. 30 dearer: −60 to 0, nothing.
  [0, "line 0-60", { costs: { line: 10 } }],
  [0, "", { costs: { line: 30 } }],
])("with %s € the plan is «%s» (%j)", (money, answer, more = {}) => {
  expect(summary(visitor(money, more))).toBe(answer);
});

// «(…)»: the sentence of the terms, the same for every plan.
test.each([
  [0, "Un plan con 0 €: 30-90 € si llevas tu línea. (…) Empieza con line el primer día."],
  [5, "Un plan con 5 €: 5 € y 30-90 € más si llevas tu línea. (…) Empieza con wallet el primer día."],
  [
    100,
    "Un plan con 100 €: unos 12 € y 30-90 € más si llevas tu línea. (…) Del dinero, 3 € quedan invertidos y pueden perder valor. Empieza con broker el primer día y con wallet 2 días después.",
  ],
  [
    500,
    "Un plan con 500 €: unos 12 € y 30-90 € más si llevas tu línea. (…) Del dinero, 3 € quedan invertidos y pueden perder valor. Empieza con broker y wallet el primer día.",
  ],
])("the plan with %d € in words", (money, sentences) => {
  const plan = planFor(offers, visitor(money), firstDay);
  const words = plain(`${planSentence(plan, money)} ${startsSentence(plan, false)}`);
  expect(words.replace(/Hay que cumplir [^.]+\./, "(…)")).toBe(sentences);
});

test.each([
  0, 4, 5, 99.99, 100, 104, 105, 500, 1_999.99, 2_000, 2_100, 2_105, 9_999.99, 10_000, 10_000.01, 15_000.01,
  20_000,
])("with %d € plan, «¿Me compensa?» and comparison say the same, to the cent", (money) => {
  for (const all of [offers, catalogue.all]) {
    const { entries, extras, invested } = planFor(all, visitor(money), firstDay);
    for (const { offer, needs, net, precision } of [...entries, ...extras, ...invested]) {
      const { value } = offer;
      const isShare = value.gain.kind === "share";
      // «¿Me compensa?» with this amount, and the comparison with its example.
      expect([offer.id, net]).toEqual([offer.id, netValue(value, isShare ? money : undefined).net]);
      if (!isShare) {
        expect([offer.id, needs]).toEqual([offer.id, upfrontNeeds(value).euros]);
        expect(spanWords(net, precision)).toBe(netWords(value).figure);
      } else if (money === assumptionOf(value)?.usual)
        expect(spanWords(net, precision)).toBe(netWords(value).figure);
    }
  }
});

test.each([
  ["typed offers and any visitor", () => draws(250)],
  ["random figures", () => figureSets(60)],
])("no other choice or order leaves more, nor is preferred: %s", (_what, cases) => {
  for (const { caseName, planned, found } of cases()) expect([caseName, planned]).toEqual([caseName, found]);
});

test("points and calendar hold the dates of the plan's own offers, and no other", () => {
  const { points, days } = planFor(offers, visitor(100), firstDay);
  expect(points.map(({ entry, kind, date }) => `${date} ${kind} ${entry.offer.id}`)).toEqual([
    "2026-11-23 start broker",
    "2026-11-23 start line",
    "2026-11-25 paid broker",
    "2026-11-25 back broker",
    "2026-11-25 start wallet",
    "2026-11-25 gain wallet",
    // No day is known for its gift: it is told once its line has been kept.
    "2027-02-23 deadline line",
    "2027-02-23 gain line",
  ]);
  expect(days).toEqual({
    broker: "2026-11-23",
    "broker.empieza": "2026-11-23",
    "wallet.empieza": "2026-11-25",
    line: "2026-11-23",
    "line.empieza": "2026-11-23",
  });
});

test("what the owner's settings replace counts in the plan too", () => {
  const [file] = named("wallet").map(({ terms }) => ({ ...terms, id: "wallet" }));
  const [set] = catalogueOf([file!], { facts: { wallet: { bonus: "25 EUR" } }, offersPreview: ["*"] }).all;
  // 25 − 5.
  expect(planFor([set!], visitor(5), firstDay).total).toBe(20);
});

test.each<[ask: string, spend: number | undefined]>([
  ["buy, amount: 10 EUR", 10],
  ["buy, amount: 10 EUR, count: 5 purchases", 50],
  ["buy, amount: 50 EUR, together: true", 50],
  ["buy, amount: 50 EUR, count: 5 purchases, together: true", 50],
  ["trade, amount: 1 EUR, count: 3 trades, cost: {each: 1.10 EUR, basis: supposed}", 3.3],
  ["buy", undefined],
  ["buy, amount: 10 USD", undefined],
  ["trade, amount: 1 EUR, count: 3 trades", undefined],
  ["contract, what: gas", undefined],
  ["campaign", undefined],
])("{do: %s} costs as much in «Mi plan» as in «¿Me compensa?»: %s", (ask, spend) => {
  const risk = ask.startsWith("trade") ? "investment" : undefined;
  const asks = parse(`[{do: open}, {do: ${ask}}]`);
  const [offer] = typed({ id: "una", asks, gives: [{ to: "you", money: "200 EUR" }], risk });
  const [entry] = planFor([offer!], visitor(1000), firstDay).entries;
  expect([entry?.spend, netValue(offer!.value).spend]).toEqual([spend, spend]);
});
