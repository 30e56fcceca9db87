import { fireEvent, screen } from "@testing-library/dom";
import { showDebugOverlay } from "@/lib/browser/debug-overlay";
import { expectConsole } from "../../console";
import { openPage } from "./page";

const html =
  '<div data-variant="a" data-bonus-amount="15"><a data-referral="x" href="https://p.example/">Ir</a></div>';

function show(forget = jest.fn()) {
  openPage({ html, path: "/trade-republic?v=a&debug=1" });
  const page = document.querySelector<HTMLElement>("[data-variant]")!;
  showDebugOverlay({ page, variant: "a", parameter: "v", opened: (link) => `${link}?<b>`, forget });
  return { page, forget };
}

test("shows variant, bonus and the address that a click would open", () => {
  show();
  expect([...document.querySelectorAll("dd")].map((fact) => fact.textContent)).toEqual([
    "a",
    "https://p.example/?<b>",
    "15\u00a0€",
  ]);
});

test("a page without a way to the provider has no address", () => {
  openPage({ html: "<p>Ha terminado</p>" });
  showDebugOverlay({
    page: document.body,
    variant: "b",
    parameter: "v",
    opened: (link) => `«${link}»`,
    forget: jest.fn(),
  });
  expect(screen.queryByText(/«/)).toBeNull();
});

test.each([
  ["Fijar a", 0],
  ["Fijar b", 0],
  ["Olvidar", 1],
])("«%s» asks for the page again, and forgets the variant %d times", (name, times) => {
  const { page, forget } = show();
  // jsdom cannot leave a page; the address that is asked for is the browser tests' to see.
  expectConsole("error", /navigation/i);
  fireEvent.click(screen.getByRole("button", { name }));
  expect(page).toHaveAttribute("aria-busy", "true");
  expect(forget).toHaveBeenCalledTimes(times);
});
