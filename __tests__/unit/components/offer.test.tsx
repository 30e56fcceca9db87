import { cleanup, render, screen, within } from "@testing-library/react";
import ErrorPage from "@/app/error";
import { LandingPage } from "@/components/landing/landing-page";
import { Marked } from "@/components/ui/text";
import { OfferCard } from "@/components/offer/offer-card";
import { OfferPanel } from "@/components/offer/offer-panel";
import { site } from "@/lib/config/site";
import { home } from "@/lib/copy/home";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer, sampleOffers } from "../offers/sample";

/** What the built pages show only when an offer of today is that way; the rest is tested on them. */
const today = "2026-01-15";
const closed = [{ validUntil: "2026-01-14" }, { validFrom: "2026-01-16" }];

afterEach(() => jest.restoreAllMocks());

test.each(closed)("a card has no way to the provider when the offer cannot be taken: %j", (dates) => {
  render(<OfferCard offer={sampleOffer(dates)} today={today} words={home(site, "2026-01-10").offers} />);
  const card = within(screen.getByRole("article", { name: "Muestra" }));
  expect(card.queryByText(/Publicidad/)).toBeNull();
  const links = card.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/muestra"]));
});

test.each([
  ["Consulta en la web oficial desde qué día.", true],
  ["Si la web oficial no lo indica, pregunta.", true],
  ["El botón lleva a la web oficial, sin código.", false],
])("«%s» leads to the terms: %s", (text, leads) => {
  render(<Marked text={text} official="https://bases.example/" />);
  expect(document.body).toHaveTextContent(text);
  expect(screen.queryAllByRole("link")).toHaveLength(leads ? 1 : 0);
});

test.each([
  ["its own message where it failed in the browser", new Error("roto"), "roto"],
  [
    "the status where it failed on the server",
    Object.assign(new Error("React #441"), { digest: "1" }),
    "500",
  ],
  ["the status where it is no error", "roto", "500"],
])("the page of a failure shows %s", (_name, error, text) => {
  render(<ErrorPage error={error} retry={jest.fn()} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
  expect(screen.getByText(text)).toBeInTheDocument();
});

test("the panel says by when, for whoever begins today, and asks for no date where no deadline is known", () => {
  const { deadlines } = sampleOffer();
  const limitOf = (changes: Partial<Offer>) => {
    const offer = sampleOffer(changes);
    render(<OfferPanel offer={offer} alternatives={[]} today={today} marks={new Map()} />);
    return screen.getAllByRole("definition").map(({ textContent }) => textContent)[3];
  };
  expect(limitOf({ deadlines: { ...deadlines, items: [] } })).toBe("No conocemos ninguno.");
  expect(screen.queryByRole("link", { name: /Mira tu fecha/ })).toBeNull();
  cleanup();
  expect(limitOf({})).toBe("Si empiezas el 15 de enero de 2026, tienes hasta el 14 de febrero de 2026.");
  cleanup();
  // A deadline that counts from an activation some days later.
  const [first] = deadlines.items;
  const keep = { ...first!, kind: "keep" as const, title: "Mantén la línea", after: { months: 3 } };
  expect(limitOf({ deadlines: { ...deadlines, items: [keep], delay: 4 } })).toBe(
    "Si empiezas el 15 de enero de 2026, mantén la línea al menos hasta el 19 de abril de 2026.",
  );
});

const others = sampleOffers(2);

function show(changes: Partial<Offer>) {
  jest.replaceProperty(catalogue, "enabled", others);
  jest.spyOn(catalogue, "related").mockImplementation((_id, canTake) => others.filter(canTake));
  const offer = sampleOffer({ verifiedOn: today, ...changes });
  render(<LandingPage offer={offer} hero={offer.landing.hero} today={today} />);
}

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
