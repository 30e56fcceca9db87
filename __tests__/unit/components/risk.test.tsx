import { screen, within } from "@testing-library/dom";
import { Alternatives } from "@/components/alternatives";
import { EligibilityPage } from "@/components/eligibility/eligibility-page";
import { RelatedPromos } from "@/components/landing/related-promos";
import { OfferTable } from "@/components/offer-table";
import { catalogue } from "@/lib/offers";
import { renderPage } from "../../render";

const today = "2026-11-21";
const [risky] = catalogue.enabled.filter(({ risk }) => risk);
const [safe] = catalogue.enabled.filter(({ risk }) => !risk);
if (!risky || !safe) throw new Error("an offer with a risk and one without");

test.each(catalogue.all)(
  "$id: whoever says no to a condition is shown no offer with a risk",
  async (offer) => {
    await renderPage(<EligibilityPage offer={offer} today={today} />);
    const shown = screen.queryByText(/^Quizá te encaje otra promoción/)?.textContent ?? "";
    for (const { brand, risk } of catalogue.enabled) if (risk) expect(shown).not.toContain(brand);
  },
);

test("whether it is authorised is said with the registers, before the questions", async () => {
  const offer = catalogue.all.find(({ protection }) => protection.authorisation);
  if (!offer) return;
  await renderPage(<EligibilityPage offer={offer} today={today} />);
  const links = within(screen.getByRole("form")).getAllByRole("link");
  expect(links.slice(0, 2).map((link) => link.getAttribute("href"))).toEqual(
    offer.protection.sources.map(({ url }) => url),
  );
});

test("a risk stands beside its brand and benefit: in a table, in a sentence, on a card", async () => {
  const offers = [risky, safe];
  await renderPage(<OfferTable labelledBy="titulo" offers={offers} today={today} />);
  const [, first, second] = screen.getAllByRole("row");
  expect(first).toHaveTextContent("Con riesgo de perder dinero");
  expect(second).not.toHaveTextContent("Con riesgo");
  await renderPage(<Alternatives intro="Mira" offers={offers} />);
  expect(document.body).toHaveTextContent(
    `Mira ${risky.brand} (con riesgo de perder dinero) y ${safe.brand}.`,
  );
  await renderPage(<RelatedPromos offers={offers} />);
  const [card, other] = screen.getAllByRole("listitem");
  expect(card).toHaveTextContent("Con riesgo de perder dinero");
  expect(other).not.toHaveTextContent("Con riesgo");
});
