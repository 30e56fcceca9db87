import fc from "fast-check";
import { assumptionNames } from "@/lib/config/paths";
import { faultWords, remainderWords, spanWords } from "@/lib/copy/net-value";
import {
  assumptionOf,
  isMoneyReward,
  limitsOf,
  netValue,
  precisionOf,
  readAssumption,
  total,
} from "@/lib/offers/net-value";
import type { Value } from "@/lib/offers/value";
import { plain } from "./texts";

/** So much for so much of the visitor's amount, with and without a cap, as a saving and as a discount. */
const of = { name: "importe", label: "Cuánto", usual: 10_000 } as const;
const share = { kind: "share", period: "al año", of } as const;
const none = { spend: [], blocked: [], assumptions: ["Nada."] };
const saving: Value = { ...none, gain: { ...share, euros: 60, per: 10_000, upTo: 15_000 } };
const promised: Value = {
  ...none,
  gain: { ...saving.gain, most: { euros: 60, note: "Es lo prometido." } } as never,
};
const discount: Value = {
  ...none,
  gain: { ...share, euros: 10, per: 100 },
  spend: [{ what: "Comisiones", euros: "assumed" }],
};
const gift: Value = { ...none, gain: { kind: "range", least: 30, most: 90 } };
const lottery: Value = { ...none, gain: { kind: "unknown", why: "Depende." }, spend: [{ what: "Algo" }] };

const one = (amount: number) => ({ least: amount, most: amount });
const from30to90 = { least: 30, most: 90 };

describe("what an offer leaves", () => {
  test.each<[value: Value, assumed: number | undefined, net: ReturnType<typeof netValue>]>([
    [saving, undefined, { gross: one(60), spend: 0, onlyForIt: one(60) }],
    [saving, 15_000, { gross: one(90), spend: 0, onlyForIt: one(90) }],
    [saving, 15_000.01, { gross: one(90), spend: 0, onlyForIt: one(90) }],
    [saving, 0, { gross: one(0), spend: 0, onlyForIt: one(0) }],
    [promised, 9_999.99, { gross: one(59.99), spend: 0, onlyForIt: one(59.99) }],
    [promised, 10_000.01, { gross: one(60), spend: 0, onlyForIt: one(60) }],
    [promised, 15_000, { gross: one(60), spend: 0, onlyForIt: one(60) }],
    [discount, 250, { gross: one(25), spend: 250, onlyForIt: one(-225) }],
    [discount, 0.09, { gross: one(0), spend: 0.09, onlyForIt: one(-0.09) }],
    [gift, undefined, { gross: from30to90, spend: 0, onlyForIt: from30to90 }],
    [{ ...gift, spend: [{ what: "Algo" }] }, undefined, { gross: from30to90 }],
    [
      { ...gift, spend: [{ what: "Algo", euros: 40 }] },
      undefined,
      { gross: from30to90, spend: 40, onlyForIt: { least: -10, most: 50 } },
    ],
    [lottery, undefined, {}],
    [{ ...lottery, spend: [] }, undefined, { spend: 0 }],
  ])("%j from %d €", (value, assumed, net) => expect(netValue(value, assumed)).toEqual(net));

  test.each([saving, promised, discount])("without an amount of the visitor, the usual one", (value) => {
    expect(netValue(value)).toEqual(netValue(value, assumptionOf(value)?.usual));
  });
});

test.each<[value: Value, assumed: number, limits: ReturnType<typeof limitsOf>]>([
  [saving, 15_000, {}],
  [saving, 15_000.01, { counted: 15_000 }],
  [promised, 10_000, {}],
  [promised, 10_010, { promise: "Es lo prometido." }],
  [promised, 15_001, { promise: "Es lo prometido.", counted: 15_000 }],
  [discount, 10_000_000, {}],
  [gift, 10_000, {}],
  [lottery, 10_000, {}],
])("%j: what bounds it at %d €", (value, assumed, limits) =>
  expect(limitsOf(value, assumed)).toEqual(limits),
);

const samples = Object.entries({ saving, promised, discount }).map(([id, value]) => ({ id, value }));

describe.each(samples)("$id, whatever the amount", ({ value }) => {
  const { gain } = value as Value & { gain: { kind: "share" } };
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((cents) => cents / 100);
  const got = (assumed: number) => netValue(value, assumed).gross?.most ?? Number.NaN;

  test("nothing is left above what one gets, nor more got than the share", () => {
    fc.assert(
      fc.property(amount, (assumed) => {
        const { gross, onlyForIt, spend } = netValue(value, assumed);
        expect(onlyForIt!.most).toBeLessThanOrEqual(gross!.most);
        expect(gross!.most).toBeLessThanOrEqual((assumed * gain.euros) / gain.per + 1e-9);
        expect(gross!.most).toBeLessThanOrEqual(gain.most?.euros ?? Infinity);
        expect(gross!.least).toBeGreaterThanOrEqual(0);
        expect(onlyForIt!.most).toBeCloseTo(gross!.most - spend!, 6);
      }),
    );
  });

  test("more never gives less", () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(got(Math.min(one, other))).toBeLessThanOrEqual(got(Math.max(one, other)));
      }),
    );
  });

  test("a figure that stays behind the amount is explained", () => {
    fc.assert(
      fc.property(amount, (assumed) => {
        const lost = (assumed * gain.euros) / gain.per - got(assumed);
        if (lost > 0.01 + 1e-9) expect(limitsOf(value, assumed)).not.toEqual({});
        else expect(limitsOf(value, assumed).promise).toBeUndefined();
      }),
    );
  });

  test("above its cap, nothing more", () => {
    const cap = gain.upTo;
    if (cap === undefined) return expect(got(10_000_000)).toBe((10_000_000 * gain.euros) / gain.per);
    fc.assert(fc.property(amount, (more) => expect(got(cap + more)).toBe(got(cap))));
  });
});

test.each([
  [[], 0],
  [[{ euros: 5 }, { euros: 2.5 }], 7.5],
  [[{ euros: 0.1 }, { euros: 0.2 }], 0.3],
  [[{ euros: "assumed" as const }, { euros: 1 }], 101],
  [[{ euros: 5 }, {}], undefined],
  [[{}, { euros: 5 }], undefined],
])("%j come to %s", (costs, sum) => expect(total(costs, 100)).toBe(sum));

describe("what an address says", () => {
  test.each<[query: Record<string, string | string[]>, said: object]>([
    [{}, { euros: 10_000 }],
    [{ importe: "" }, { euros: 10_000 }],
    [{ importe: " " }, { euros: 10_000 }],
    [{ importe: "15.000,50 €" }, { euros: 15_000.5 }],
    [{ importe: ["3.000", "4.000"] }, { euros: 3000 }],
    [{ importe: [] }, { euros: 10_000 }],
    [{ comisiones: "7" }, { euros: 10_000 }],
    [{ importe: "abc" }, { euros: 10_000, typed: "abc", fault: "unreadable" }],
    [{ importe: "-1" }, { euros: 10_000, typed: "-1", fault: "negative" }],
    [{ importe: "99999999" }, { euros: 10_000, typed: "99999999", fault: "too-large" }],
    [{ importe: "x".repeat(5000) }, { euros: 10_000, typed: "x".repeat(40), fault: "unreadable" }],
  ])("%j", (query, said) => expect(readAssumption(saving, query)).toEqual(said));

  test("an offer that asks for no amount hears none", () => {
    for (const value of [gift, lottery])
      expect(readAssumption(value, Object.fromEntries(assumptionNames.map((name) => [name, "5"])))).toEqual({
        euros: 0,
      });
  });
});

const about = { ...promised, gain: { ...promised.gain, about: true } as never };

test.each([
  [0, "Nada"],
  [1, "Nada"],
  [100, "Menos de 1 €"],
  [200, "Alrededor de 1 €"],
  [1_999.99, "Unos 12 €"],
  [10_000, "Unos 60 €"],
  [12_000, "60 € o más"],
  [20_000, "60 € o más"],
])("with %d € at a share that is about right, one saves «%s»", (assumed, words) => {
  const { gross, onlyForIt } = netValue(about, assumed);
  const precision = precisionOf(about, assumed);
  expect(plain(spanWords(gross!, precision))).toBe(words);
  expect(plain(remainderWords(onlyForIt!, precision))).toBe(words);
});

test("only money from banks is said to be taxed", () => {
  expect(isMoneyReward({ category: "finanzas", value: gift })).toBe(true);
  expect(isMoneyReward({ category: "finanzas", value: saving })).toBe(false);
  expect(isMoneyReward({ category: "telecom", value: gift })).toBe(false);
});

test("figures in words", () => {
  expect(spanWords(one(60))).toBe("60\u00a0€");
  expect(spanWords(one(0))).toBe("Nada");
  expect(spanWords({ least: 30, most: 90 })).toBe("De 30\u00a0€ a 90\u00a0€");
  expect(remainderWords(one(-90))).toBe("Te cuesta 90\u00a0€");
  expect(remainderWords({ least: -20, most: -5 })).toBe("Te cuesta de 5\u00a0€ a 20\u00a0€");
  expect(remainderWords({ least: 0, most: 5 })).toBe("De 0\u00a0€ a 5\u00a0€");
  for (const fault of ["unreadable", "negative", "too-large"] as const)
    expect(faultWords(fault, { largest: 1000, used: 10 })).toMatch(
      /\. Mientras tanto, calculamos con 10\u00a0€\.$/,
    );
});
