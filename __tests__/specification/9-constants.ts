// docs/demands.md, D9: business constants. Those of one offer stand in its file, which editors change: here, that the
// file has them by name and unit, and that its pages say them. Others: caps (D4, D7), split (D4), rates (D7), pictures (D2).
import { quantityWords, readQuantity } from "@/lib/format/quantity";
import { catalogue } from "@/lib/catalogue";
import { plain } from "../pages/dom";
import { full } from "../pages/site";

/** The named figures of an offer that the specification gives, with the unit of each. */
const FIGURES: [id: string, figures: Record<string, string>][] = [
  [
    "trade-republic",
    { bonus: "EUR", deposit: "EUR", trades: "trades", trade: "EUR", payment: "hours", guarantee: "EUR" },
  ],
  ["paypal", { bonus: "EUR", referrerBonus: "EUR", minimumPurchase: "EUR", window: "days" }],
  ["indexa-capital", { fee: "%", cap: "EUR", minimum: "EUR", saving: "EUR", savingBase: "EUR" }],
  ["binance", { discount: "%", noFutures: "date" }],
  ["revolut", { shortestWindow: "days", longestWindow: "days" }],
  ["n26", { bonus: "EUR" }],
  ["lowi", { least: "EUR", most: "EUR", keep: "months" }],
];

const unitOf = (fact: string) => (/^\d{4}-\d\d/.test(fact) ? "date" : fact.replace(/^[\d.-]+ /, ""));

for (const [id, figures] of FIGURES)
  for (const offer of catalogue.all.filter((one) => one.id === id))
    test(`${id}: ${Object.keys(figures).join(", ")} are named, and said on its page`, () => {
      const { facts = {} } = offer;
      expect(
        Object.fromEntries(Object.keys(figures).map((name) => [name, unitOf(facts[name] ?? "")])),
      ).toEqual(figures);
      const text = full.landings
        .filter((page) => page.offer.id === id)
        .map((page) => page.text)
        .join(" ");
      for (const name of Object.keys(figures)) {
        const quantity = readQuantity(facts[name] ?? "");
        const [figure = ""] = quantity ? plain(quantityWords(quantity)).split(" ") : [];
        expect([name, text]).toEqual([
          name,
          expect.stringMatching(new RegExp(`(?<![\\d.,])${figure}(?![\\d])`)),
        ]);
      }
    });

// That pages say them: 2-metadata.ts.
test("PayPal takes 30 minutes and Lowi 15; PayPal's is valid in ES from 2025-01-01, published on 2025-09-25", () => {
  const [paypal, lowi] = ["paypal", "lowi"].map((id) => catalogue.all.find((one) => one.id === id));
  if (lowi) expect(lowi.minutes).toBe(15);
  if (paypal)
    expect(paypal).toMatchObject({
      minutes: 30,
      region: "ES",
      validFrom: "2025-01-01",
      history: { 0: { date: "2025-09-25" } },
    });
});

test("in comparisons N26's row says the gift with the first purchase", () => {
  const n26 = full.catalogue.find("n26");
  if (n26)
    expect(plain(`${n26.shortBenefit} ${n26.condition}`)).toMatch(
      /\d+ €.*primera compra|primera compra.*\d+ €/i,
    );
});
