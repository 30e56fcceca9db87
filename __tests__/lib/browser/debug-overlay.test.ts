import { fireEvent, screen } from "@testing-library/dom";
import { showDebugOverlay } from "@/lib/browser/debug-overlay";

test("its buttons ask for a variant, or for a new draw", () => {
  const reload = jest.fn();
  showDebugOverlay({ variant: "a", referralUrl: "https://p.example/<b>", bonusAmount: 15, reload });
  for (const name of ["Fijar a", "Fijar b", "Olvidar"]) fireEvent.click(screen.getByRole("button", { name }));
  expect(reload.mock.calls).toEqual([["a"], ["b"], []]);
  expect(screen.getByText("https://p.example/<b>")).toBeInTheDocument();
  expect(screen.getByText("15 €")).toBeInTheDocument();
});
