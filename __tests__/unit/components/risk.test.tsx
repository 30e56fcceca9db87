import { render, screen, within } from "@testing-library/react";
import { EligibilityPage } from "@/components/eligibility/eligibility-page";
import { catalogue } from "@/lib/offers";
import { sampleOffer } from "../offers/sample";

const today = "2026-01-15";
const risky = sampleOffer({ id: "uno", brand: "Uno", risk: "crypto" });
const safe = sampleOffer({ id: "dos", brand: "Dos" });

afterEach(() => jest.restoreAllMocks());

test("whoever says no to a condition is shown no offer with a risk", () => {
  jest.spyOn(catalogue, "related").mockImplementation((_id, canTake) => [risky, safe].filter(canTake));
  render(<EligibilityPage offer={sampleOffer()} today={today} />);
  const answer = within(screen.getByRole("status"));
  expect(answer.getByRole("link", { name: /Dos/ })).toBeInTheDocument();
  expect(answer.queryByRole("link", { name: /Uno/ })).toBeNull();
});

test("whether a provider is authorised is said with the registers, before the questions", () => {
  const { protection } = sampleOffer();
  const offer = sampleOffer({ protection: { ...protection, authorisation: "Compruébalo en el registro." } });
  render(<EligibilityPage offer={offer} today={today} />);
  const [first] = within(screen.getByRole("form")).getAllByRole("link");
  expect(first).toHaveAttribute("href", "https://www.fuente.example/");
});
