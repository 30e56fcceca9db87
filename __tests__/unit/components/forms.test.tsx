/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ChoosePage } from "@/components/tools/comparison/choose-page";
import { OfferList } from "@/components/home/offer-list";
import { answerClaim } from "@/components/tools/claim/claim-page";
import { ListPage } from "@/components/tools/list/list-page";
import { PlanPage } from "@/components/tools/plan/plan-page";
import { PlanForm } from "@/components/tools/plan/plan-form";
import { DeadlinesPage } from "@/components/tools/deadlines/deadlines-page";
import { ValuePage } from "@/components/tools/value/value-page";
import { readAssumption } from "@/lib/tools/value/questions";
import { type Choice, readChoice } from "@/lib/tools/comparison/comparison";
import { readQuery } from "@/lib/ground/query";
import { readList } from "@/lib/tools/list/list";
import { planAnswer } from "@/lib/tools/plan/answer";
import { catalogue } from "@/lib/catalogue";
import type { Offer } from "@/lib/offers/offer";
import type { Category } from "@/lib/offers/categories";
import { sampleOffer, sampleOffers, share, valued } from "../offers/sample";

/** Forms as visitors and screen readers meet them: by role, name and description. */
const today = "2026-01-15";
const sample = sampleOffer();
type Refused = Extract<Choice, { fault: string }>;

/** The field of a question: a date's group has the same label. */
const inputOf = (label: RegExp) => screen.getByLabelText(label, { selector: "input" });

function planOf(offers: Offer[], query: Record<string, string>) {
  jest.replaceProperty(catalogue, "enabled", offers);
  return planAnswer(today, query);
}

/** The field, expected to be marked as wrong for this reason. */
function expectFault(field: HTMLElement, reason: RegExp): void {
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(reason);
}

describe("the filter of the home page", () => {
  const show = (...categories: Category[]) => {
    const offers = sampleOffers(categories.length, (place) => ({ category: categories[place - 1]! }));
    render(<OfferList offers={offers} today={today} />);
    return screen
      .queryAllByRole("radio")
      .map((one) => (one as HTMLInputElement).labels?.[0]?.textContent.trim());
  };

  test("counts the offers of each kind, and leaves out a kind without any", () => {
    expect(show("finanzas", "finanzas", "telecom")).toEqual([
      "Todas 3 promociones",
      "Finanzas 2 promociones",
      "Telecom 1 promoción",
    ]);
    expect(screen.getByRole("group", { name: "Filtrar por tipo de proveedor" })).toBeVisible();
    expect(screen.getByRole("radio", { name: /^Todas/ })).toBeChecked();
    expect(screen.getAllByRole("article")).toHaveLength(3);
  });

  test("is not there for offers of one kind, nor without any offer, which is said", () => {
    expect(show("crypto", "crypto")).toEqual([]);
    expect(show()).toEqual([]);
    expect(screen.getByText(/^Hoy no hay ninguna promoción activa/)).toBeVisible();
  });
});

describe("the claim", () => {
  const show = (search: string) =>
    render(<>{answerClaim({ offer: sample, query: readQuery(search), today }).content}</>);

  test("begins with what a link has chosen, and asks for the day without a fault", () => {
    show("hecho=no-llega");
    expect(screen.getByRole("radio", { name: "No ha llegado" })).toBeChecked();
    expect(document.querySelector(".error")).toBeNull();
  });

  test("of a gift that has not come is answered by one press on the day of signing up", () => {
    show("hecho=no-llega");
    const pick = screen.getByRole("link", { name: /^Hace 3.semanas$/ });
    expect(pick.closest("[role=group]")).toHaveAccessibleName("No ha llegado. ¿Cuándo te diste de alta?");
    const { search } = new URL(pick.getAttribute("href") ?? "", "https://planamigo.example");
    show(search.slice(1));
    expect(document.querySelector("#fechas .figure")).not.toBeNull();
    expect(document.querySelector(".error")).toBeNull();
  });

  test("names what is missing in a form that was sent, and shows the field that says it", () => {
    show("hecho=no-llega&alta=");
    expectFault(inputOf(/alta/), /^Elige un día\./);
    expect(screen.getByRole("radio", { name: "Otro día" })).toBeChecked();
  });

  test("offers to keep the day before which nothing can be asked, ahead of the letter", () => {
    show("hecho=no-llega&hace=7");
    const [keep, letter] = within(document.querySelector<HTMLElement>("#fechas .stub")!).getAllByRole("link");
    expect(keep).toHaveTextContent("Apuntar el 8 de febrero (.ics)");
    expect(keep).toHaveAttribute("href", expect.stringContaining("/calendario.ics?"));
    expect(letter).toHaveTextContent("Ver la carta");
    expect(screen.getAllByRole("link", { name: /ics/ })).toHaveLength(1);
  });

  test.each([
    ["hace=7", /^Hace 1.semana$/],
    ["alta=2025-12-24", /^Otro día$/],
  ])("keeps the day as it was given: %s", (day, name) => {
    show(`hecho=no-llega&${day}`);
    expect(screen.getByRole("radio", { name })).toBeChecked();
  });
});

describe("the list", () => {
  test.each([
    [{}, /^Orden: criterio editorial\./],
    [
      { orden: "queda" },
      /^Orden: lo que te queda, de más a menos; si es un intervalo, cuenta lo mínimo\. .* al final, .* por confirmar/,
    ],
    [
      { orden: "pide" },
      /^Orden: el dinero que hay que poner .* de menos a más; .* Van al final las que no dicen cuánto\./,
    ],
    [{ orden: "antes" }, /^Orden: lo que tarda .* de menos a más; .* cuenta lo más tarde\. Van al final/],
  ])("of %j says how it is ordered, and where the unknown goes", (query, order) => {
    const offers = sampleOffers(2);
    render(<ListPage list={readList(query, offers, today)} offers={offers} today={today} />);
    expect(screen.getByText(/^Orden:/)).toHaveTextContent(order);
  });
});

describe("the date of signing up", () => {
  test("a wrong day is kept, with the reason and the days that are right, and no calendar", () => {
    const fault = { fault: "late", typed: "2031-01-01", last: "2027-01-15" } as const;
    render(<DeadlinesPage offer={sample} today={today} signUp={fault} />);
    const field = inputOf(/otro día/i);
    expectFault(field, /1 de enero de 2031 no vale: elige el 15 de enero de 2027 o un día anterior/);
    expect(field).toHaveValue("2031-01-01");
    expect(field).toHaveFocus();
    expect(screen.queryByRole("link", { name: /calendario/ })).toBeNull();
  });
});

test("where dates count from an activation, today's button and a blank day mean that day, and the dates say what they suppose", () => {
  const items = [
    {
      id: "linea",
      kind: "keep",
      title: "Mantén la línea",
      text: "Tres meses.",
      after: { months: 3 },
    } as const,
  ];
  const deadlines = { items, delay: 4, start: "la activación", note: "Nada más." };
  render(<DeadlinesPage offer={sampleOffer({ deadlines })} today={today} />);
  expect(screen.getByRole("button", { name: "Activada hoy" })).toBeVisible();
  expect(screen.getByText(/contamos como si la activación fuera hoy\./)).toBeVisible();
  expect(document.body).toHaveTextContent("Si te das de alta hoy y la activación tarda 4 días:");
});

describe("the amount of the net value", () => {
  const invested = valued("muestra", { gain: share });
  const field = () => screen.getByRole("textbox", { name: "Cuánto" });
  const show = (importe: string) =>
    render(<ValuePage offer={invested} today={today} parsed={readAssumption(invested.value, { importe })} />);

  test("is asked only if the net value depends on one", () => {
    render(<ValuePage offer={sample} today={today} />);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("begins with the usual one; a typed one counts, and one below the minimum gets no figure", () => {
    show("1.000");
    expect(field()).toHaveValue("1.000");
    expect(field()).toBeValid();
    expect(screen.getByText("No lo calculamos")).toBeVisible();
    expect(screen.getByText("Mínimo.")).toBeVisible();
    expect(screen.queryByText("Las cuentas")).toBeNull();
  });
});

// An invalid choice: pages/comparison.ts.
test("the choice of offers to compare is not offered with fewer than two", () => {
  render(<ChoosePage offers={sampleOffers(1)} today={today} />);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

describe("with more offers than a form shows one by one", () => {
  const offers = sampleOffers(300);

  test("the names to compare are typed; wrong ones come back with the reason, and all names are there", () => {
    render(
      <ChoosePage
        offers={offers}
        refused={readChoice(["muestra 7, caixa"], offers) as Refused}
        today={today}
      />,
    );
    expect(screen.queryByRole("checkbox")).toBeNull();
    const fields = screen.getAllByRole("combobox").map((field) => (field as HTMLInputElement).value);
    expect(fields).toEqual(["Muestra 7", "caixa", ""]);
    expect(screen.getByRole("alert")).toHaveTextContent("ninguna promoción de «caixa»");
    expect(screen.getByText(/^Muestra 1, Muestra 10, /, { exact: false })).toBeInTheDocument();
  });

  test("whose client one is is typed: who was typed becomes a box, and who is unknown stays in the field", () => {
    render(<PlanForm details={planOf(offers, { cliente: "Muestra 250, nadie" })} />);
    const customers = screen.getByRole("group", { name: /eres ya cliente/i });
    expect(within(customers).getByRole("combobox")).toHaveValue("nadie");
    expect(within(customers).getByText(/con el nombre «nadie»/)).toBeVisible();
    const ticked = within(customers).getAllByRole("checkbox", { checked: true });
    expect(ticked.map((box) => (box as HTMLInputElement).value)).toEqual(["muestra-250"]);
  });

  test("the home page has a few cards, and links to the list and to each kind instead of a filter", () => {
    render(<OfferList offers={offers} today={today} />);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getAllByRole("article").length).toBeLessThan(10);
    expect(screen.getByText(/hay 29\d más/)).toBeVisible();
    expect(screen.getByRole("link", { name: /Ver las 300 promociones/ })).toHaveAttribute(
      "href",
      "/promociones",
    );
  });
});

describe("the form of the plan", () => {
  const offers = sampleOffers(2);
  const show = (query: Record<string, string>) => render(<PlanForm details={planOf(offers, query)} />);

  test("begins with 100 €, nobody's client, and no fault", () => {
    show({});
    expect(screen.getByRole("radio", { name: /^100/ })).toBeChecked();
    expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
    for (const field of screen.getAllByRole("textbox")) expect(field).toBeValid();
  });

  test("stands before an example of which only the figure and the first step are open, and before a plan that is all open", () => {
    for (const isDated of [false, true]) {
      const { container, unmount } = render(<PlanPage data={{ ...planOf(offers, {}), isDated }} />);
      const line = container.querySelector("#respuesta .timeline");
      expect(line).not.toBeNull();
      expect(line?.closest("details") === null).toBe(isDated);
      expect(container.querySelector("#respuesta-titulo .figure")?.closest("details")).toBeNull();
      unmount();
    }
  });

  test("says beside its question which name it does not know and, once, what else is no answer", () => {
    show({
      dinero: "500",
      cliente: "caixa",
      gasto: "nadie",
      invertir: "quizá",
      "coste-muestra-1": "5",
      vieja: "2026-01-10",
    });
    const customers = screen.getByRole("group", { name: /eres ya cliente/i });
    expect(within(customers).getByText(/con el nombre «caixa».*Marca tus proveedores/)).toBeVisible();
    const others = screen.getByText(/no cuenta en el plan: .*dilo en estas preguntas/);
    expect(others).toBeVisible();
    for (const typed of ["gasto=nadie", "invertir=quizá", "coste-muestra-1=5", "vieja=2026-01-10"])
      expect(others).toHaveTextContent(`«${typed}»`);
  });

  test("shows a wrong cost of somebody who is a customer already, to be corrected", () => {
    const spend = [{ what: "Cuota", asked: { question: "¿Cuánto pagarías?", euros: 3 } }];
    const dear = valued("lowi", { gain: { kind: "amount", euros: 10 }, spend });
    render(<PlanForm details={planOf([dear], { cliente: "lowi", "coste-lowi": "mucho" })} />);
    expectFault(screen.getByRole("textbox", { name: /Cuánto pagarías/ }), /No entendemos esa cifra/);
  });

  test("keeps wrong answers, each with its reason beside it", () => {
    const client = { cliente: "muestra-2", "muestra-2": "2026-02-31" };
    show({ ...client, dinero: "otro", otro: "mucho", inicio: "2025-01-01" });
    expectFault(screen.getByRole("textbox", { name: /otra/i }), /No entendemos esa cifra/);
    expect(screen.getByRole("checkbox", { name: "Muestra 2" })).toBeChecked();
    expectFault(inputOf(/^Muestra 2: /), /2026-02-31 no existe/);
    expect(inputOf(/empezar|empezarías|empiezas/i)).toBeInvalid();
  });
});
