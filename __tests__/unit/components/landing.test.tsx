import { render, screen, within } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer, sampleOffers } from "../offers/sample";

const today = "2026-01-15";
const others = sampleOffers(2);

function show(changes: Partial<Offer>) {
  jest.replaceProperty(catalogue, "enabled", others);
  jest.spyOn(catalogue, "related").mockImplementation((_id, canTake) => others.filter(canTake));
  const offer = sampleOffer({ verifiedOn: today, ...changes });
  render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
}

afterEach(() => jest.restoreAllMocks());

const referrals = () =>
  screen.queryAllByRole("link").filter((link) => link.getAttribute("rel")?.includes("sponsored"));
const hrefs = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("a promotion that is over keeps its page, without a button, and leads to others", () => {
  show({ validUntil: "2026-01-14" });
  expect(referrals()).toEqual([]);
  expect(document.body).toHaveTextContent("Finalizada el 14 de enero de 2026");
  expect(screen.getByRole("heading", { level: 1, name: "Diez euros de regalo" })).toBeVisible();
  expect(hrefs("Promos relacionadas")).toEqual(expect.arrayContaining(["/muestra-1", "/muestra-2"]));
});

test("a promotion that has not begun has no button yet, and says from when", () => {
  show({ validFrom: "2026-02-01" });
  expect(referrals()).toEqual([]);
  expect(document.body).toHaveTextContent("1 de febrero de 2026");
});

test.each([
  [undefined, 3],
  // The bar on a phone leads to the risk first.
  ["crypto", 2],
] as const)("with the risk %s and a last day to come, each of %i links has its end", (risk, count) => {
  show({ risk, validUntil: "2026-12-31" });
  expect(referrals()).toHaveLength(count);
  for (const link of referrals()) expect(link.closest("[data-until='2026-12-31']")).not.toBeNull();
});
