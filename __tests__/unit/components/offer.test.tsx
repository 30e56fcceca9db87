import { render, screen, within } from "@testing-library/react";
import { Advertising } from "@/components/advertising";
import { ChangeTurns } from "@/components/text/change-turns";
import { DraftMark } from "@/components/draft-mark";
import { Faq } from "@/components/faq";
import { OfferCard } from "@/components/offer/offer-card";
import { Comparison } from "@/components/landing/comparison";
import { FinePrint } from "@/components/landing/fine-print";
import { StickyAction } from "@/components/landing/sticky-action";
import { WhoGains } from "@/components/landing/who-gains";
import { StatusLine } from "@/components/status-line";
import { WhileOpen } from "@/components/while-open";
import { site } from "@/lib/config/site";
import { home } from "@/lib/copy/home";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { sampleOffer } from "../offers/sample";

const today = "2026-01-15";
const sample = sampleOffer();
const ended = { validUntil: "2026-01-14" };
const upcoming = { validFrom: "2026-01-16" };
const isReferral = (link: HTMLElement) => link.getAttribute("rel")?.includes("sponsored");
const referrals = () => screen.queryAllByRole("link").filter(isReferral);

afterEach(() => jest.restoreAllMocks());

describe("the card of an offer", () => {
  const words = home(site, "2026-01-10").offers;
  const show = (changes: Partial<Offer> = {}) => {
    render(<OfferCard offer={sampleOffer(changes)} today={today} words={words} />);
    return within(screen.getByRole("article", { name: "Muestra" }));
  };

  test("says what one gets and must do, and leads to the page and to the provider", () => {
    const card = show();
    expect(card.getByText("Abre la cuenta, deposita y compra.")).toBeVisible();
    expect(card.getByRole("link", { name: /^Ver detalle/ })).toHaveAttribute("href", "/muestra");
    const go = card.getByRole("link", { name: /^Ir a la oferta/ });
    expect(go).toHaveAttribute("href", "https://www.muestra.example/?refsrc=planamigo");
    expect(go).toHaveAttribute("target", "_blank");
    expect(go).toHaveAttribute("rel", "nofollow sponsored noopener noreferrer");
    expect(go).toHaveAccessibleName(/pestaña nueva/);
  });

  test("is called advertising before the first way to the provider, and its risk told before the button", () => {
    const card = show({ risk: "crypto" });
    const label = card.getByText(/^Publicidad/);
    const risk = card.getByText(/^Los criptoactivos son de alto riesgo/);
    expect(referrals()[0]?.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const go = card.getByRole("link", { name: /^Ir a la oferta/ });
    expect(go.compareDocumentPosition(risk)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  test.each([ended, upcoming])("has no way to the provider when it cannot be taken: %j", (dates) => {
    const card = show(dates);
    expect(referrals()).toEqual([]);
    expect(screen.getByRole("article")).toHaveTextContent(/10\s€\sde regalo/);
    expect(card.getByRole("link", { name: /^Ver detalle/ })).toBeVisible();
    expect(card.queryByText(/Publicidad/)).toBeNull();
  });
});

describe("what is there only while an offer can be taken", () => {
  const show = (changes: Partial<Offer>) =>
    render(
      <WhileOpen offer={sampleOffer(changes)} today={today} otherwise={<p>Ha terminado</p>}>
        <a href="https://a.example/">Ir</a>
      </WhileOpen>,
    );

  test("stands alone where no last day is known", () => {
    show({});
    expect(screen.getByRole("link")).toBeVisible();
    expect(screen.queryByText("Ha terminado")).toBeNull();
  });

  test("carries its last day, and hides what comes after it", () => {
    show({ validUntil: "2026-12" });
    expect(screen.getByRole("link").parentElement).toHaveAttribute("data-until", "2026-12");
    expect(screen.getByText("Ha terminado")).not.toBeVisible();
    expect(screen.getByText("Ha terminado").parentElement).toHaveAttribute("data-after", "2026-12");
  });

  test.each([ended, upcoming])("is not there with %j", (dates) => {
    show(dates);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Ha terminado")).toBeVisible();
  });
});

test("the status of an offer carries what a later day's reader needs", () => {
  render(
    <StatusLine offer={sampleOffer({ verifiedOn: "2026-01-10", validUntil: "2026-12" })} today={today} />,
  );
  expect(screen.getByText(/10 de enero de 2026/)).toHaveAttribute("data-status", "2026-01-10/2026-12");
});

test("before a first referral link, the risk is told and the brand is named", () => {
  render(
    <Advertising offer={{ ...sample, risk: "investment" }}>
      <a href="https://a.example/">Ir</a>
    </Advertising>,
  );
  const parts = [/Invertir conlleva riesgo de pérdida/, /Publicidad.*Muestra/, /^Ir$/].map((text) =>
    screen.getByText(text),
  );
  const [risk, label, link] = parts as [HTMLElement, HTMLElement, HTMLElement];
  expect(risk.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(label.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [undefined, "https://www.muestra.example/?refsrc=planamigo"],
  // The risk is told whole at the end of the page, before the link.
  ["crypto", "#cierre"],
] as const)("the bar on a phone, with the risk %s, leads to %s", (risk, href) => {
  render(<StickyAction offer={{ ...sample, risk }} />);
  expect(within(screen.getByRole("group")).getByRole("link")).toHaveAttribute("href", href);
});

test.each([
  [false, /^Nada por este enlace/],
  [true, /^15\u00a0€ por cada alta/],
])("who gains what, with an invitation: %s", (invitation, us) => {
  render(<WhoGains offer={{ ...sample, invitation, referrerBenefit: "15\u00a0€ por cada alta" }} />);
  const said = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(said[0]).toContain("10\u00a0€ de regalo");
  expect(said[1]).toMatch(us);
});

test("questions are closed, and one is open at a time", () => {
  render(<Faq title="Preguntas" items={sample.landing.faq} />);
  const all = within(screen.getByRole("region", { name: "Preguntas" })).getAllByRole("group");
  expect(all).toHaveLength(4);
  expect(new Set(all.map((details) => details.getAttribute("name"))).size).toBe(1);
  for (const details of all) expect(details).not.toHaveAttribute("open");
  expect(screen.getByText("Eso es uno.")).toBeInTheDocument();
});

test("an offer is compared with those that can be taken", () => {
  const others = [
    sampleOffer({ id: "uno", brand: "Uno" }),
    sampleOffer({ id: "dos", brand: "Dos", ...ended }),
  ];
  jest.spyOn(catalogue, "find").mockImplementation((id) => others.find((offer) => offer.id === id));
  const section = { kind: "comparison" as const, title: "Comparativa", offerIds: ["uno", "dos", "tres"] };
  render(<Comparison section={section} today={today} />);
  const [head, ...rows] = within(screen.getByRole("table", { name: "Comparativa" })).getAllByRole("row");
  expect(
    within(head!)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Promoción", "Beneficio", "Requisitos"]);
  expect(rows).toHaveLength(1);
  expect(within(rows[0]!).getByRole("rowheader", { name: "Uno" })).toBeVisible();
});

test("a promise that changed shows how it was and how it is", () => {
  render(<ChangeTurns turns={[{ fact: "benefit", before: "10 de regalo", after: "20 de regalo" }]} />);
  expect(screen.getByRole("deletion")).toHaveTextContent("10 de regalo");
  expect(screen.getByRole("insertion")).toHaveTextContent("20 de regalo");
});

test("fine print of a gift in money ends with the line on taxes", () => {
  render(<FinePrint offer={sample} items={["Una.", "Otra."]} />);
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(["Una.", "Otra.", expect.stringMatching(/tributa/)]);
});

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])("draft: %s, in production: %s; marked as one: %s", (draft, production, marked) => {
  jest.replaceProperty(site, "production", production);
  render(<DraftMark offer={{ id: "n26", draft }} />);
  expect(screen.queryByText(/npm run offers enable n26/) !== null).toBe(marked);
});
