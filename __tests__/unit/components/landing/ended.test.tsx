import { LandingPage } from "@/components/landing/landing-page";
import { HomePage } from "@/components/home/home-page";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { isOpen } from "@/lib/offers/status";
import { renderPage } from "../../../render";

jest.mock("@/lib/offers/registry", () =>
  jest.requireActual<typeof import("../../offers/lasting")>("../../offers/lasting").lastingOffers(),
);

const today = "2026-11-21";
const plain = (text: string) => text.replace(/\s+/g, " ");
const text = () => plain(document.body.textContent ?? "");
const referrals = () => document.querySelectorAll("a[data-referral]").length;
const hrefs = (selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute("href"));

const show = (offer: Offer, hero = offer.landing.hero) =>
  renderPage(<LandingPage offer={offer} hero={hero} today={today} />);

const pages = catalogue.all.flatMap((offer) =>
  [offer.landing.hero, offer.landing.heroB].flatMap((hero) => (hero ? [{ id: offer.id, offer, hero }] : [])),
);

test.each(pages)(
  "$id, over: its page stays, without a button, and leads to others",
  async ({ offer, hero }) => {
    await show({ ...offer, validFrom: undefined, validUntil: "2026-11-20" }, hero);
    expect(referrals()).toBe(0);
    expect(text()).toContain("Finalizada el 20 de noviembre de 2026");
    expect(text()).toContain("Esta promoción ha terminado");
    expect(text()).toContain(`La promoción de ${offer.brand} ha terminado`);
    expect(text()).not.toContain("¿Te encaja la promoción");
    expect(text()).not.toContain("Quién gana qué");
    for (const kept of [hero.title, hero.lead, offer.benefit, ...(offer.landing.finePrint ?? [])])
      expect(text()).toContain(plain(kept));
    const others = catalogue
      .related(offer.id, (other) => isOpen(other, today))
      .map((other) => other.detailPath);
    expect(others.length).toBeGreaterThan(0);
    expect(hrefs("div:has(> h1) a[href^='/']")).toEqual(others);
    expect(hrefs("#relacionadas a")).toEqual(others);
  },
);

test.each(catalogue.all)("$id, not begun: no button yet, and the page says from when", async (offer) => {
  await show({ ...offer, validFrom: "2027-01-01", validUntil: undefined });
  expect(referrals()).toBe(0);
  expect(text()).toContain("Vigente desde el 1 de enero de 2027");
  expect(text()).toContain("El botón estará aquí desde el primer día de la promoción.");
});

test.each(catalogue.all)(
  "$id, with a last day to come: every way to the provider has its end",
  async (offer) => {
    await show({ ...offer, verifiedOn: today, validFrom: undefined, validUntil: "2026-12-31" });
    const buttons = [...document.querySelectorAll("a[data-referral]")];
    // Hero and closing; on a phone the bar between them too, unless a risk has to be told first.
    expect(buttons).toHaveLength(offer.risk ? 2 : 3);
    for (const button of buttons) expect(button.closest("[data-until='2026-12-31']")).not.toBeNull();
    expect(document.querySelector("[data-status]")).toHaveAttribute("data-status", `${today}/2026-12-31`);
  },
);

/** The catalogue as a home page finds it, with every offer on; the first is the one that has ended. */
jest.mock("@/lib/offers", () => {
  const real = jest.requireActual<typeof import("@/lib/offers")>("@/lib/offers");
  const { catalogueWith } = jest.requireActual<typeof import("../../offers/sample")>("../../offers/sample");
  const shown = catalogueWith({}, { offersPreview: ["*"] });
  const [first, ...others] = shown.enabled;
  const enabled = [{ ...first, validFrom: undefined, validUntil: "2026-11-20" }, ...others];
  return { ...real, catalogue: { ...shown, enabled } };
});

test("home shows what is over last, with its way to the page and no other", async () => {
  await renderPage(<HomePage today={today} />);
  const ended = catalogue.enabled.find(({ validUntil }) => validUntil === "2026-11-20");
  const cards = [...document.querySelectorAll("article")];
  expect(cards.at(-1)?.querySelector("h3")).toHaveTextContent(ended?.brand ?? "none");
  const hrefs = [...(cards.at(-1)?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
  expect(hrefs.filter((href) => !href?.startsWith(`${ended?.detailPath}/`))).toEqual([ended?.detailPath]);
  expect(cards.at(-1)).toHaveTextContent("Finalizada el 20 de noviembre de 2026");
  expect(cards.at(-1)).not.toHaveTextContent("Publicidad");
  const rows = [...document.querySelectorAll("tbody tr")];
  expect(rows.at(-1)).toHaveTextContent("Finalizada el 20 de noviembre de 2026");
  expect(rows).toHaveLength(cards.length);
});
