// specification.md, part 9: business constants. Those of one offer stand in its file, which editors change: here, that the
// file has them by name and unit, and that its pages say them. Others: caps (4, 7), split (4), rates (7), pictures (2).
import { quantityWords, readQuantity } from "@/lib/format/quantity";
import { catalogue } from "@/lib/catalogue";
import { plain } from "../pages/dom";
import { full } from "../pages/site";
import { thingOf } from "../pages/structured-data";

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

for (const [id, figures] of FIGURES) {
  const offer = catalogue.all.find((one) => one.id === id);
  (offer ? test : test.skip)(
    `${id}: ${Object.keys(figures).join(", ")} are named once and said on its page`,
    () => {
      const facts = offer?.facts ?? {};
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
        expect(text).toContain(figure);
      }
    },
  );
}

const howToTime = (id: string) => {
  const page = full.landings.find(({ offer }) => offer.id === id);
  return page && full.canTake(page.offer) ? thingOf(page, "HowTo")?.totalTime : undefined;
};

test("the how-to of PayPal and Lowi has its total time, in minutes; others none that nobody knows", () => {
  for (const { offer } of full.landings.filter(({ offer }) => full.canTake(offer)))
    expect([offer.id, howToTime(offer.id)]).toEqual([offer.id, offer.minutes && `PT${offer.minutes}M`]);
  const known = catalogue.all.filter(({ id, minutes }) => ["paypal", "lowi"].includes(id) && !minutes);
  expect(known).toEqual([]);
});

test("PayPal's promotion has its first day, its region ES and the day of its last change", () => {
  const page = full.landings.find(({ offer }) => offer.id === "paypal");
  if (!page || !full.canTake(page.offer)) return;
  expect(thingOf(page, "Offer")).toMatchObject({ validFrom: page.offer.validFrom, eligibleRegion: "ES" });
  expect(thingOf(page, "WebPage")?.dateModified).toMatch(/^\d{4}-\d\d(-\d\d)?$/);
  expect(page.offer.history[0]?.date).toBe("2025-09-25");
});

test("in comparisons N26's row says the gift with the first purchase", () => {
  const n26 = full.catalogue.find("n26");
  if (n26)
    expect(plain(`${n26.shortBenefit} ${n26.condition}`)).toMatch(
      /\d+ €.*primera compra|primera compra.*\d+ €/i,
    );
});
