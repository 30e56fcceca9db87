import { screen } from "@testing-library/dom";
import { renderPage } from "@/__tests__/render";
import { FinePrint } from "@/components/landing/fine-print";
import { taxLine } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";
import { catalogueWith } from "../../offers/sample";

const [gift] = catalogueWith().all.filter(({ id }) => id === "paypal") as [Offer];

test.each([
  ["finanzas", ["Una.", "Mira la web oficial.", taxLine]],
  ["telecom", ["Una.", "Mira la web oficial."]],
] as const)(
  "a gift of %s: conditions in order, after them taxes where it is money",
  async (category, lines) => {
    const offer = { ...gift, category, sourceUrl: "https://bases.example/" };
    await renderPage(<FinePrint offer={offer} items={["Una.", "Mira la web oficial."]} />);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(lines);
    expect(screen.getByRole("link", { name: /web oficial/ })).toHaveAttribute(
      "href",
      "https://bases.example/",
    );
  },
);
