/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { OfferCard } from "@/components/offer/offer-card";
import { promotion } from "../offers/promotion-samples";
import { plain } from "../offers/sample";

// What one has to know before a figure or a button is believed.
const today = "2026-01-15";

test.each([
  ["[{by: elEconomista, read: 2025-09}]", "leído en elEconomista, sept. 2025", "Según elEconomista"],
  ["[{by: Muestra}]", "leído en su web", "Según su web"],
])("what nobody has checked says so beside its figure, and who says it: %s", (sources, badge, title) => {
  const offer = promotion(`{sources: ${sources}, asks: [{do: open}], gives: [{to: you, money: 400 EUR}]}`);
  render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
  expect(screen.getByText(`Sin comprobar · ${badge}`)).toBeVisible();
  const panel = screen.getByRole("region", { name: "La promoción en breve" });
  expect(within(panel).getByText(title)).toBeVisible();
  expect(panel).not.toHaveTextContent("Recibes");
  expect(plain(offer.description)).toMatch(new RegExp(`recibes 400 €, ${title.toLowerCase()}\\.$`, "i"));
});

test.each([
  ["{do: open, what: la tarjeta Oro, product: credit}", "Atención: es una tarjeta de crédito."],
  ["{do: open}, {do: open, id: oro, what: una tarjeta, product: credit}", "Atención: pide una tarjeta"],
  ["{do: open, what: la tarjeta Oro, product: card}", ""],
])("above every button, credit is called credit: %s", (asks, warning) => {
  const offer = promotion(`
category: tarjetas
asks: [${asks}, {do: buy, amount: 2000 EUR, together: true, within: 4 months}]
gives: [{to: you, money: 50 EUR}]
`);
  const links = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("data-referral"));
  const { unmount } = render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
  const warned = links().filter((link) => {
    const notice = link.closest(".advertising")?.querySelector(".notice");
    return notice?.textContent.startsWith(warning || "-");
  });
  // The panel's and the closing's; on a phone the bar leads to the latter.
  expect([warned.length, links().length]).toEqual(warning ? [2, 2] : [0, 3]);
  expect(plain(JSON.stringify(offer.landing))).toContain("2.000 € en total en 4 meses: unos 500 € al mes");
  unmount();
  render(<OfferCard offer={offer} today={today} />);
  expect(document.body.textContent.includes("Tomar dinero prestado cuesta dinero")).toBe(warning !== "");
});
