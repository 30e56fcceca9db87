import { screen } from "@testing-library/dom";
import { renderPage } from "@/__tests__/render";
import { FinePrint } from "@/components/landing/fine-print";
import { taxLine } from "@/lib/copy/frame";

test.each([
  [true, ["Una.", "Otra.", taxLine]],
  [false, ["Una.", "Otra."]],
])("conditions stand in order, and after them, where the gift is money (%s), taxes", async (taxed, lines) => {
  await renderPage(<FinePrint items={["Una.", "Otra."]} taxed={taxed} />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(lines);
});
