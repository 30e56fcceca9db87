/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { DueDate } from "@/components/offer/due-date";
import { Benefit } from "@/components/offer/figure";
import { OfferCard } from "@/components/offer/offer-card";
import { PanelNote } from "@/components/offer/offer-panel";
import { ValuePage } from "@/components/tools/value/value-page";
import { usGain } from "@/lib/ground/offer-words";
import { promotion } from "../offers/promotion-samples";
import { plain } from "../offers/sample";

// What one has to know before a figure or a button is believed.
const today = "2026-01-15";

test.each([
  ["[{by: elEconomista, read: 2025-09-21}]", "elEconomista de septiembre de 2025"],
  ["[{by: Muestra}]", "la web de Muestra"],
])(
  "what nobody has checked says so above its figure, and once who says it and when: %s",
  (sources, source) => {
    const offer = promotion(`{sources: ${sources}, asks: [{do: open}], gives: [{to: you, money: 400 EUR}]}`);
    render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
    expect(screen.getAllByText("Sin comprobar")[0]).toBeVisible();
    const panel = screen.getByRole("region", { name: "La promoción en breve" });
    expect(within(panel).getByText("Recibirías")).toBeVisible();
    expect(panel).not.toHaveTextContent("Recibes");
    expect(panel).not.toHaveTextContent("según");
    expect(plain(offer.description)).toMatch(
      new RegExp(`^Quien abría su cuenta .* recibía 400 €, según ${source}\\.$`),
    );
    expect(screen.getByText(/recibía 400 €/)).toHaveTextContent(`según ${source}.`);
  },
);

test("where the words over the panel do not name the source, the badge does", () => {
  const offer = promotion(`
sources: [{by: elEconomista, read: 2025-09-21}]
words: {description: "Abre la cuenta en Muestra y recibes {bonus}."}
asks: [{do: open}]
gives: [{to: you, money: 400 EUR}]
`);
  render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
  expect(screen.getByText("Sin comprobar · leída en elEconomista, sept. 2025")).toBeVisible();
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
  expect(plain(JSON.stringify(offer.landing))).toContain("2.000 € en 4 meses: unos 500 € al mes");
  unmount();
  render(<OfferCard offer={offer} today={today} />);
  expect(document.body.textContent.includes("Tomar dinero prestado cuesta dinero")).toBe(warning !== "");
});

test("a code may earn a commission, if it is typed in; how much is told as what the promotion gives to who invites", () => {
  const offer = {
    ...promotion(`
category: energia
invitation: {by: code}
asks: [{do: contract, what: energy}]
gives: [{to: you, money: 25 EUR, form: bill}, {to: inviter, money: 25 EUR, form: bill, mostYearly: 6000 EUR}]
`),
    hasInvitation: true,
    invitationCode: "CLAVE-2",
  };
  render(
    <>
      <PanelNote offer={offer} today={today} marks={new Map()} />
      <ValuePage offer={offer} today={today} />
    </>,
  );
  const text = plain(document.body.textContent);
  expect(text).toContain("Si no escribes nuestro código, no ganamos nada.");
  expect(text).not.toContain("Este enlace no lleva invitación");
  // What is known is said, though it is in no sum.
  expect(text).toMatch(/Beneficio ?25 €/);
  expect(plain(usGain(offer))).toBe(
    "Podemos recibir una comisión de Muestra. La promoción da 25 € en facturas a quien invita, con un máximo de 6.000 € al año.",
  );
});

test("the end of what may count from another day says so, before and after the script", () => {
  const offer = promotion("{asks: [{do: open}], gives: [{to: you, money: 10 EUR}]}");
  const deadline = { id: "fin", kind: "ends", title: "Fin", text: "Fin.", after: { months: 12 } } as const;
  const { container } = render(
    <DueDate offer={offer} deadline={deadline} today={today} ends isCountSupposed />,
  );
  expect(container).toHaveTextContent("12 meses después del día del alta, si se cuenta desde ese día.");
  const [due] = container.getElementsByTagName("span");
  expect(due?.dataset.aged).toMatch(/, si empiezas hoy y se cuenta desde ese día\.$/);
});

test("after a figure stands a benefit without an amount, behind a colon", () => {
  const { value } = promotion("{asks: [{do: open}], gives: [{to: you, money: 10 EUR}]}");
  const { container } = render(<Benefit text="Cuenta sin comisiones" value={value} />);
  expect(plain(container.textContent)).toBe("10 €: Cuenta sin comisiones");
});
