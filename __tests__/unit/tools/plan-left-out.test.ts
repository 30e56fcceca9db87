// Which offers fit what a visitor has, and the reason told of those that do not.
import { planFor } from "@/lib/tools/plan/plan";
import { misfitText } from "@/lib/tools/plan/words/misfits";
import { firstDay, typed, visitor } from "@/__tests__/plan-offers";
import { plain } from "@/__tests__/unit/offers/sample";

test("charges of each period are those of bills that come every month", () => {
  const asks = [{ do: "open" }, { do: "bills", count: "6 charges", every: "6 months" }];
  const own = typed({ id: "cargos", gives: [{ to: "you", money: "10 EUR" }], asks });
  const taken = (bills: number) => planFor(own, visitor(0, { bills }), firstDay).entries.length;
  expect([taken(0), taken(1)]).toEqual([0, 1]);
});

test("of several ways of taking an offer, the cheapest is what it asks for, and one that fits is not called too dear", () => {
  const tiers = [
    { from: "100 EUR", money: "10 EUR" },
    { from: "5000 EUR", money: "200 EUR" },
  ];
  const own = typed({
    id: "niveles",
    asks: [{ do: "open" }, { do: "deposit", amount: "100 EUR" }],
    gives: [{ to: "you", tiers }],
  });
  const said = (money: number) =>
    planFor(own, visitor(money), firstDay).misfits.map((one) => plain(misfitText(one, firstDay)));
  expect([said(50), said(100)]).toEqual([["Pide 100 €, y cuentas con 50 €."], []]);
});
