/** @jest-environment node */
import type { Lapse } from "@/lib/offers/fields";
import type { Offer } from "@/lib/offers/offer";
import type { Span } from "@/lib/answers/net-value";
import { type PlanEntry, planFor, type PlanInput } from "@/lib/answers/plan";
import type { Value } from "@/lib/offers/value";
import { ids, share, valued } from "../offers/sample";

/** Terms of the offers in November 2026, in the site's order. The expected plans are worked out from them by hand. */
const terms = {
  broker: valued("broker", {
    gain: { kind: "amount", euros: 10 },
    spend: [{ what: "Comisiones" }],
    blocked: [{ what: "Depósito", euros: 100, until: "Después." }],
  }),
  wallet: valued("wallet", {
    gain: { kind: "amount", euros: 10 },
    spend: [{ what: "Compra", euros: 5 }],
  }),
  exchange: valued("exchange", {
    gain: { ...share, euros: 10, per: 100, upTo: undefined, of: { ...share.of, least: undefined } },
    spend: [{ what: "Comisiones", euros: "assumed" }],
  } as unknown as Value),
  funds: valued("funds", {
    gain: { ...share, about: true, most: { euros: 60, note: "Lo prometido." } },
    blocked: [{ what: "Inversión", euros: "assumed", until: "Un año." }],
  }),
  line: valued("line", { gain: { kind: "range", least: 30, most: 90 }, spend: [{ what: "Tarifa" }] }),
};
const after = (id: keyof typeof terms, lapse: Lapse, delay?: number) => {
  const [item] = terms[id].deadlines.items;
  return { ...terms[id], deadlines: { ...terms[id].deadlines, delay, items: [{ ...item!, after: lapse }] } };
};
const offers = [
  after("broker", { days: 2 }),
  after("wallet", { days: 30 }),
  { ...terms.exchange, deadlines: { ...terms.exchange.deadlines, items: [] } },
  after("funds", { months: 12 }),
  after("line", { months: 3 }, 4),
];
const span = ({ least, most }: Span) => (least === most ? `${least}` : `${least}-${most}`);
const summary = ({ offer, left, gain, affordable, deadlines }: PlanEntry) =>
  [
    offer.id,
    left ? `${span(left)}` : gain ? `${span(gain)} - x` : "?",
    ...deadlines.flatMap(({ date }) => date ?? []),
    ...(affordable ? [] : ["apart"]),
  ].join(" ");

test.each<
  [visitor: string, Partial<PlanInput>, entries: string[], sums: string, misfits: string, ...Offer[]]
>([
  [
    // 22 Nov + 4 days of porting = 26 Nov, + 3 months. All others ask for money: 5, 100, 2.000.
    "nothing to move",
    { money: 0, start: "2026-11-22" },
    ["line 30-90 - x 2027-02-26", "exchange ?"],
    "0 of 0",
    "broker wallet funds",
  ],
  [
    // 10 - 5 = 5. 22 Nov + 30 days: 8 to the end of the month, 22 more. 5 + 100 > 100.
    "100 €",
    { money: 100, start: "2026-11-22" },
    ["wallet 5 2026-12-22", "line 30-90 - x 2027-02-26", "broker 10 - x 2026-11-24 apart", "exchange ?"],
    "5 of 5",
    "funds",
  ],
  [
    // 2.000 × 60 / 10.000 = 12, and nothing remains for the 5 and the 100 of the others.
    "2.000 €: the minimum of the funds takes all",
    { money: 2000, start: "2026-11-22" },
    [
      "funds 12 2027-11-22",
      "wallet 5 2026-12-22 apart",
      "line 30-90 - x 2027-02-26",
      "broker 10 - x 2026-11-24 apart",
      "exchange ?",
    ],
    "12 of 2000",
    "",
  ],
  [
    // 15.000 count: 90, of which 60 are promised. 60 + 5 = 65. 2.000 + 5 + 100 = 2.105.
    "more than anything counts",
    { money: 10_000_000, start: "2026-11-22" },
    [
      "funds 60 2027-11-22",
      "wallet 5 2026-12-22",
      "line 30-90 - x 2027-02-26",
      "broker 10 - x 2026-11-24",
      "exchange ?",
    ],
    "65 of 2105",
    "",
  ],
  [
    "a customer of two already: his 100 € are free for the deposit",
    { money: 100, start: "2026-11-22", customerOf: ["wallet", "line"] },
    ["broker 10 - x 2026-11-24", "exchange ?"],
    "0 of 100",
    "wallet funds line",
  ],
  [
    // 29 Feb + 12 months = 28 Feb. 29 Feb + 30 days = 30 March; + 2 = 2 March; 4 March + 3 months.
    // 2.105 = 2.000 + 5 + 100: to the cent. 2.000 remain for the funds: 12. The entry itself counts all: 12,63.
    "a leap day, and blocked money that fits to the cent",
    { money: 2105, start: "2028-02-29" },
    [
      "funds 12.63 2029-02-28",
      "wallet 5 2028-03-30",
      "line 30-90 - x 2028-06-04",
      "broker 10 - x 2028-03-02",
      "exchange ?",
    ],
    "17 of 2105",
    "",
  ],
  [
    // A cent less: the deposit does not fit. 2.104,99 - 5 = 2.099,99 for the funds: 12,599 → 12,59. + 5.
    // The clocks change on 28 March 2027. 27 March + 30 days: 4 to the end of the month, 26 more.
    "a cent too few, over the spring change of clocks",
    { money: 2104.99, start: "2027-03-27" },
    [
      "funds 12.62 2028-03-27",
      "wallet 5 2027-04-26",
      "line 30-90 - x 2027-06-30",
      "broker 10 - x 2027-03-29 apart",
      "exchange ?",
    ],
    "17.59 of 2005",
    "",
  ],
  [
    // The clocks change on 31 October 2027. 3 Nov + 3 months. A cent less than the purchase asks for.
    "4,99 €, over the autumn change of clocks",
    { money: 4.99, start: "2027-10-30" },
    ["line 30-90 - x 2028-02-03", "exchange ?"],
    "0 of 0",
    "broker wallet funds",
  ],
  [
    // Money spent anyway is no cost: 30-90, 10, 10. Ties keep the site's order, so the broker's deposit takes the 100 €.
    "100 €, all of it spent anyway",
    { money: 100, start: "2026-11-22", anyway: true },
    ["line 30-90 2027-02-26", "broker 10 2026-11-24", "wallet 10 2026-12-22 apart", "exchange ?"],
    "40-100 of 100",
    "funds",
  ],
  [
    // 5.000 - 2.000 - 2.000 - 5 - 100 = 895 remain, for the first fund alone: 2.895 gives 17,37. + 12 + 5.
    "two funds: what remains counts once",
    { money: 5000 },
    ["funds 30", "funds-2 30", "wallet 5", "line 30-90 - x", "broker 10 - x", "exchange ?"],
    "34.37 of 4105",
    "",
    { ...terms.funds, id: "funds-2" },
  ],
])("the plan is the one worked out by hand: %s", (_visitor, input, entries, sums, misfits, ...more) => {
  const plan = planFor([...offers, ...more], { money: 0, customerOf: [], ...input }, "2026-11-22");
  expect(plan.entries.map(summary)).toEqual(entries);
  expect(`${span(plan.total)} of ${plan.needs}`).toBe(sums);
  expect(ids(plan.misfits).join(" ")).toBe(misfits);
});

test("a promotion the visitor has joined shows the days left, the next date first", () => {
  // 1 Oct + 2 days = 3 Oct, 28 + 22 days ago. 1 Nov + 30 days = 1 Dec: 8 + 1 days. 26 Aug + 3 months = 26 Nov: 4 days.
  const joined = { broker: "2026-10-01", wallet: "2026-11-01", line: "2026-08-26" };
  const { underway, entries } = planFor(offers, { money: 100, customerOf: [], joined }, "2026-11-22");
  expect(underway.map((one) => [one.offer.id, one.deadlines.map(({ date, away }) => [date, away])])).toEqual([
    ["line", [["2026-11-26", 4]]],
    ["wallet", [["2026-12-01", 9]]],
    ["broker", [["2026-10-03", -50]]],
  ]);
  expect(ids(entries)).toEqual(["exchange"]);
});
