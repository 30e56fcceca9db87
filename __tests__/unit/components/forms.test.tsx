import { render, screen, within } from "@testing-library/react";
import { SignUpForm } from "@/components/deadlines/sign-up-form";
import { EligibilityPage } from "@/components/eligibility/eligibility-page";
import { CategoryFilter } from "@/components/home/category-filter";
import { ValuePage } from "@/components/net-value/value-page";
import { site } from "@/lib/config/site";
import { home } from "@/lib/copy/home";
import { sampleOffer, sampleOffers } from "../offers/sample";

const sample = sampleOffer();

test("the filter offers every kind of provider, each with how many it has", () => {
  const words = home(site, "2026-01-10").offers;
  render(<CategoryFilter offers={sampleOffers(5)} words={words} />);
  const choices = within(screen.getByRole("group", { name: words.filter })).getAllByRole("radio");
  expect(choices.map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Todas 5",
    "Finanzas 2",
    "Cripto 2",
    "Telecom 1",
  ]);
  expect(choices[0]).toBeChecked();
});

test("a list of one kind has no filter", () => {
  const words = home(site, "2026-01-10").offers;
  const { container } = render(
    <CategoryFilter offers={sampleOffers(3, () => ({ category: "crypto" }))} words={words} />,
  );
  expect(container).toBeEmptyDOMElement();
});

test("the form for the sign-up day keeps what was sent, and says what is wrong with it", () => {
  const range = { first: "2024-01-15", last: "2027-01-15" };
  const { rerender } = render(
    <SignUpForm offer={sample} answer={{ signUp: { day: "2026-01-02" }, range, today: "2026-01-15" }} />,
  );
  const field = screen.getByLabelText(/alta/i);
  expect(field).toHaveValue("2026-01-02");
  expect(field).toHaveAttribute("min", "2024-01-15");
  expect(field).toBeValid();
  const signUp = { fault: "early" as const, first: "2024-01-15" };
  rerender(<SignUpForm offer={sample} answer={{ signUp, range, today: "2026-01-15" }} />);
  expect(screen.getByLabelText(/alta/i)).toBeInvalid();
  expect(screen.getByLabelText(/alta/i)).toHaveAccessibleDescription(/15 de enero de 2024/);
});

const assumed = sampleOffer({
  value: {
    gain: {
      kind: "share",
      euros: 60,
      per: 10_000,
      period: "al año",
      of: { name: "importe", label: "Cuánto vas a invertir", usual: 10_000 },
    },
    spend: [],
    blocked: [{ what: "La inversión", euros: "assumed", until: "Un año." }],
    assumptions: ["Cumples los pasos."],
  },
});

test("an amount of the visitor's is computed with", () => {
  render(<ValuePage offer={assumed} query={{ importe: "5.000" }} />);
  expect(screen.getByRole("textbox", { name: "Cuánto vas a invertir" })).toHaveValue("5.000");
  expect(screen.getAllByText("30 €").length).toBeGreaterThan(0);
});

test("an amount that cannot be read is kept in its field, with what is wrong", () => {
  render(<ValuePage offer={assumed} query={{ importe: "mucho" }} />);
  const field = screen.getByRole("textbox", { name: "Cuánto vas a invertir" });
  expect(field).toHaveValue("mucho");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/calculamos con 10\.000/);
});

test("«¿Me la darán?» asks each condition and holds both answers", () => {
  render(<EligibilityPage offer={sample} today="2026-01-15" />);
  const questions = screen.getAllByRole("group").filter((group) => group.hasAttribute("data-question"));
  expect(questions).toHaveLength(4);
  for (const question of questions)
    expect(
      within(question)
        .getAllByRole("radio")
        .map((radio) => radio.closest("label")?.textContent),
    ).toEqual(["Sí", "No"]);
  const answer = within(screen.getByRole("status"));
  expect(answer.getByRole("link", { name: "Hacer comprar" })).toHaveAttribute("href", "#comprar");
  expect(answer.getByText("El plazo del regalo.")).toBeInTheDocument();
});
