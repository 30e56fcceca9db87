import { render, screen, within } from "@testing-library/react";
import { Alternatives } from "@/components/alternatives";
import { EligibilityPage } from "@/components/eligibility/eligibility-page";
import { RelatedPromos } from "@/components/landing/related-promos";
import { OfferTable } from "@/components/offer-table";
import { catalogue } from "@/lib/offers";
import { sampleOffer, sampleOffers } from "../offers/sample";

const today = "2026-01-15";
const [risky, safe] = sampleOffers(2, (place) => (place === 1 ? { risk: "crypto" } : {}));
const both = [risky!, safe!];

afterEach(() => jest.restoreAllMocks());

test("whoever says no to a condition is shown no offer with a risk", () => {
  jest.spyOn(catalogue, "related").mockImplementation((_id, canTake) => both.filter(canTake));
  render(<EligibilityPage offer={sampleOffer({ risk: "investment" })} today={today} />);
  expect(screen.getByText(/^Quizá te encaje otra promoción/)).toHaveTextContent(/: Muestra 2\.$/);
});

test("whether it is authorised is said with the registers, before the questions", () => {
  const offer = sampleOffer();
  const authorisation = "No podemos confirmar que esté autorizada:";
  const protection = { ...offer.protection, authorisation };
  render(<EligibilityPage offer={{ ...offer, protection }} today={today} />);
  const said = within(screen.getByRole("form")).getByText(authorisation);
  expect(within(said).getByRole("link", { name: /^Fuente/ })).toHaveAttribute(
    "href",
    "https://www.fuente.example/",
  );
  const [first] = screen.getAllByRole("radio");
  expect(said.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("a risk stands beside its brand and benefit in a table", () => {
  render(<OfferTable labelledBy="titulo" offers={both} today={today} />);
  const [, first, second] = screen.getAllByRole("row");
  expect(first).toHaveTextContent("Con riesgo de perder dinero");
  expect(second).not.toHaveTextContent("riesgo");
});

test("a risk stands beside its brand in a sentence", () => {
  render(<Alternatives intro="Mira" offers={both} />);
  expect(document.body).toHaveTextContent("Mira Muestra 1 (con riesgo de perder dinero) y Muestra 2.");
});

test("a risk stands on the card of a related offer", () => {
  render(<RelatedPromos offers={both} />);
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Con riesgo de perder dinero");
  expect(second).not.toHaveTextContent("riesgo");
});
