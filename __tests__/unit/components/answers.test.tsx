/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ChoosePage } from "@/components/tools/comparison/choose-page";
import { ComparisonPage } from "@/components/tools/comparison/comparison-page";
import { EligibilityPage } from "@/components/tools/eligibility/eligibility-page";
import { LandingSection } from "@/components/landing/landing-section";
import { RelatedPromos } from "@/components/landing/related-promos";
import { PlanAnswer } from "@/components/tools/plan/plan-answer";
import { ValueFigures } from "@/components/tools/value/value-figures";
import { planAnswer } from "@/lib/tools/plan/answer";
import { catalogue } from "@/lib/catalogue";
import { sampleOffer, sampleOffers, valued } from "../offers/sample";

/** Answers and lists as visitors and screen readers meet them: by role and name. */
const today = "2026-01-15";
const textOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, " ").trim();

describe("a comparison", () => {
  const offers = sampleOffers(3, (place) => ({
    minutes: place * 5,
    ...(place === 2 && { validFrom: "2026-02-01" }),
  }));
  test("has a button for each offer that is open, and says once what is equal", () => {
    render(<ComparisonPage offers={offers} today={today} />);
    const links = screen.getAllByRole("link");
    const buttons = links.filter((link) => link.getAttribute("rel")?.includes("sponsored"));
    expect(buttons.map(textOf)).toEqual(
      ["1", "3"].map((place) => expect.stringContaining(`Muestra ${place}`)),
    );
    const equal = screen.getAllByRole("term").map(textOf);
    expect(equal.length).toBeGreaterThan(0);
    for (const row of screen.getAllByRole("rowheader").map(textOf)) expect(equal).not.toContain(row);
  });

  test("leaves out a row of which one has no value, and says when each reward comes, as far as it was seen", () => {
    const [one, other] = sampleOffers(2);
    const arrives = { ...one!.deadlines, items: [], arrives: "suele tardar de 24 a 48 horas" };
    render(<ComparisonPage offers={[{ ...one!, minutes: 5, deadlines: arrives }, other!]} today={today} />);
    const cells = screen.getAllByRole("row").map((row) => within(row).queryAllByRole("cell").map(textOf));
    expect(cells.flat()).not.toContain("5 minutos");
    expect(cells).toContainEqual(["Suele tardar de 24 a 48 horas", "Sin día conocido"]);
    expect(screen.getAllByRole("columnheader").map(textOf).join()).not.toContain("Sin plazo conocido");
  });

  test("puts last what has ended, without its accent, and shows no sum as if it could be had", () => {
    const [over, open] = sampleOffers(2, (place) => (place === 1 ? { validUntil: "2025-07-31" } : {}));
    render(<ComparisonPage offers={[over!, open!]} today={today} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Muestra 2 y Muestra 1, lado a lado");
    const link = screen.getByRole("link", { name: "Muestra 1" });
    const ticket = link.closest(".ticket");
    expect(ticket).toHaveClass("over");
    expect(ticket).toHaveTextContent("Finalizada el 31 de julio de 2025");
    const left = within(screen.getByRole("row", { name: /^Lo que te queda/ })).getAllByRole("cell");
    expect(left.map(textOf)[1]).toMatch(/^CerradaDaba: /);
  });

  test("writes «Depende» where nobody knows what is left", () => {
    const unknown = valued("a", { gain: { kind: "unknown", why: "Según el mes." } });
    render(<ComparisonPage offers={[unknown, ...sampleOffers(1)]} today={today} />);
    const [left] = within(screen.getByRole("row", { name: /^Lo que te queda/ })).getAllByRole("cell");
    expect(textOf(left!)).toBe("DependeSegún el mes.");
  });
});

test("the chooser puts last what has ended or admits nobody new, with its state and without its accent", () => {
  const [over, closed, open] = sampleOffers(3);
  const offers = [
    { ...over!, validUntil: "2025-07-31" },
    {
      ...closed!,
      terms: { ...closed!.terms, closed: { since: "2025-07-01", source: "https://example.org" } },
    },
    open!,
  ];
  render(<ChoosePage offers={offers} today={today} />);
  const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ value }) => value)).toEqual([open, over, closed].map((offer) => offer!.id));
  const labels = boxes.map((box) => box.nextElementSibling!);
  expect(labels.map(({ classList }) => classList.contains("over"))).toEqual([false, true, true]);
  expect(labels[1]).toHaveTextContent("Finalizada el 31 de julio de 2025");
});

// What their cards say and lead to: specification/2-landing.ts.
test("related promos leave no heading where there is no other offer, and no comparison with an ended one", () => {
  render(<RelatedPromos offers={[]} today={today} comparison="/comparar/a-vs-b" />);
  expect(document.body).toHaveTextContent(/^$/);
  const { rerender } = render(<RelatedPromos offers={sampleOffers(1)} today={today} />);
  const linked = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(linked()).toEqual(["/muestra-1"]);
  rerender(<RelatedPromos offers={sampleOffers(1)} today={today} comparison="/comparar/a-vs-b" />);
  expect(linked()).toEqual(["/muestra-1", "/comparar/a-vs-b"]);
});

test("a landing page's comparison leaves out ended and unknown offers; without others there is none", () => {
  const offers = [sampleOffer({ id: "uno" }), sampleOffer({ id: "dos", validUntil: "2026-01-14" })];
  jest.spyOn(catalogue, "find").mockImplementation((id) => offers.find((offer) => offer.id === id));
  const section = (...offerIds: string[]) => ({ kind: "comparison" as const, title: "T", offerIds });
  const { rerender } = render(<LandingSection section={section("uno", "dos", "nadie")} today={today} />);
  expect(screen.getAllByRole("rowheader")).toHaveLength(1);
  rerender(<LandingSection section={section("dos", "nadie")} today={today} />);
  expect(document.body).toHaveTextContent(/^$/);
});

describe("the figures of the net value", () => {
  const figures = () =>
    screen.getAllByRole("term").map((term) => textOf(term.nextElementSibling as HTMLElement));

  test("say gain, costs, what is blocked and the time, and what remains for two visitors", () => {
    const offer = sampleOffer({ minutes: 15 });
    render(<ValueFigures offer={offer} assumed={0} phase="open" />);
    expect(figures()).toEqual([
      ...[expect.stringMatching(/^10 €/), expect.stringMatching(/^5 €.*Compra\./)],
      // What the two amount to, what is blocked, the time.
      ...["5 €", expect.stringMatching(/\S/), "15 minutos"],
    ]);
    const queda = screen.getAllByRole("heading")[0]!.closest("section")!;
    expect(textOf(queda)).toMatch(/ 5 €.* 10 €/);
  });

  test("say «Depende» where nobody knows", () => {
    const gain = { kind: "unknown", why: "Depende de la campaña." } as const;
    render(
      <ValueFigures offer={valued("a", { gain, spend: [{ what: "Pasos" }] })} assumed={0} phase="open" />,
    );
    expect(figures()[0]).toBe("Depende Depende de la campaña.");
  });

  test("never show a loss as if it were a gain, nor where the heading says that nobody new is admitted", () => {
    const offer = valued("a", {
      gain: { kind: "amount", euros: 10 },
      spend: [{ what: "Compra", euros: 100 }],
    });
    const closed = { since: "2025-07-01", source: "https://example.org" };
    for (const terms of [offer.terms, { ...offer.terms, closed }]) {
      const { container, unmount } = render(
        <ValueFigures offer={{ ...offer, terms }} assumed={0} phase="open" />,
      );
      expect(textOf(container)).toMatch(/puede costarte.* 90\s€/i);
      unmount();
    }
  });
});

describe("a plan", () => {
  const { terms } = sampleOffer();
  const asks = [{ do: "port" }];
  const gives = [{ to: "you", money: { least: "30 EUR", most: "90 EUR" } }];
  const ported = { ...terms, asks, gives } as typeof terms;

  const show = (query: Record<string, string>, offers = sampleOffers(2)) => {
    jest.replaceProperty(catalogue, "enabled", offers);
    const { plan, ...data } = planAnswer(today, query);
    render(<PlanAnswer {...data} plan={plan!} />);
  };

  test("begins with its figure, then has a ticket per offer with its button, and why others are left out", () => {
    show({ dinero: "100", cliente: "muestra-2" });
    expect(screen.getByRole("heading", { name: /^Tu plan con 100/ })).toHaveTextContent(/5 €/);
    expect(screen.getByRole("heading", { name: "Muestra 1" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: /^Crear cuenta Muestra/ })).toHaveLength(1);
    expect(document.body).toHaveTextContent("Ya eres cliente");
  });

  test("with nothing that is sure has the same two figures, and says how old they are", () => {
    const value = { gain: { kind: "range", least: 30, most: 90 }, onlyIf: "si llevas tu número" } as const;
    const line = valued("linea", value, { verifiedOn: "2025-09", terms: ported });
    show({ dinero: "0" }, [line]);
    const heading = screen.getByRole("heading", { name: /^Tu plan con 0/ });
    expect(textOf(heading)).toBe("Tu plan con 0 €: ganarías 0 €");
    expect(textOf(heading.nextElementSibling as HTMLElement)).toBe(
      "+ 30-90 € de 30 € a 90 € más si llevas tu número",
    );
    expect(textOf(screen.getByText(/^Comprobada/))).toContain("septiembre de 2025");
  });

  test("has a gift whose day nobody knows under no day", () => {
    show({ dinero: "100" });
    const days = within(screen.getByRole("list", { name: "Cuándo pasa cada cosa" })).getAllByRole("listitem");
    const undated = days.filter((day) => day.textContent.includes("sin día conocido"));
    expect(undated).toEqual(days.slice(-1));
    expect(undated[0]?.querySelector("time")).toBeNull();
  });

  test("with too little money says so, without a button", () => {
    show({ dinero: "otro", otro: "1" });
    expect(screen.queryByRole("link", { name: /^Crear cuenta/ })).toBeNull();
    expect(document.body).toHaveTextContent("y cuentas con 1 €");
  });
});

test("who lacks an invitation is sent to how to get one, and nothing to be asked stands under «No cumples»", () => {
  const offer = sampleOffer({ hasInvitation: false });
  const base = { question: "¿Lo has hecho?", failure: "Pregunta antes." };
  const conditions = [
    { ...base, id: "enlace", name: "Tener un enlace de invitación", doubt: true },
    { ...base, id: "deposito", name: "Hacer un depósito" },
    { ...base, id: "tarjeta", name: "Pedir la tarjeta", optional: true as const },
  ];
  const { container } = render(
    <EligibilityPage offer={{ ...offer, eligibility: { ...offer.eligibility, conditions } }} today={today} />,
  );
  const [request] = screen.getAllByRole("link", { name: "Tener un enlace de invitación" });
  expect(request).toHaveAttribute("href", `${offer.detailPath}#invitacion`);
  const failed = container.querySelector<HTMLElement>("[data-verdict=no]")!;
  expect(within(failed).getByText("Hacer un depósito")).toBeVisible();
  expect(textOf(failed)).not.toMatch(/Tener un enlace|Pedir la tarjeta/);
  const spoken = container.querySelector("[aria-live] [data-verdict=no]");
  expect(spoken).not.toHaveTextContent("Pedir la tarjeta");
});
