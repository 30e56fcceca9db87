import { screen } from "@testing-library/dom";
import { renderPage } from "@/__tests__/render";
import { FinePrint } from "@/components/landing/fine-print";
import { taxLine } from "@/lib/copy/frame";
import { catalogue } from "@/lib/offers";

test("conditions stand in order, and taxes after them", async () => {
  await renderPage(<FinePrint items={["Una.", "Otra."]} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Una.",
    "Otra.",
    taxLine,
  ]);
});

test("every offer of a gift has the line on taxes; discounts on fees have none", () => {
  const seed = ["trade-republic", "paypal", "binance", "n26", "indexa-capital", "lowi", "revolut"];
  const withTaxes = catalogue.all.filter(({ landing }) => landing.finePrint).map(({ id }) => id);
  expect(seed.filter((id) => !withTaxes.includes(id))).toEqual(["binance", "indexa-capital"]);
});
