/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { LandingPage } from "@/components/landing/landing-page";
import { Marked } from "@/components/ui/text";
import { OfferBar } from "@/components/offer/offer-bar";
import { LandingHero } from "@/components/landing/landing-hero";
import { OfferCard } from "@/components/offer/offer-card";
import { NoCodeNote } from "@/components/offer/no-code-note";
import { OfferRows } from "@/components/offer/offer-rows";
import { StaleNote, StatusBadge } from "@/components/offer/status";
import { OfferPanel } from "@/components/offer/offer-panel";
import { catalogue } from "@/lib/catalogue";
import type { Deadline } from "@/lib/offers/deadlines-schema";
import type { Offer } from "@/lib/offers/offer";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import { citationsOf } from "@/lib/offers/citations";
import { plain, sampleOffer, sampleOffers } from "../offers/sample";

/** States that no offer of the built pages may have today; everything else is tested on those pages. */
const today = "2026-01-15";
const notOpen = [{ validUntil: "2026-01-14" }, { validFrom: "2026-01-16" }];

test.each(notOpen)("a card does not link to the provider when the offer is not open: %j", (dates) => {
  render(<OfferCard offer={sampleOffer(dates)} today={today} />);
  const card = within(screen.getByRole("article"));
  expect(card.queryByText(/Publicidad/)).toBeNull();
  const links = card.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(new Set(links)).toEqual(new Set(["/muestra"]));
});

test.each([
  ["Consulta en la web oficial desde qué día.", true],
  ["Si la web oficial no lo indica, pregunta.", true],
  ["El botón lleva a la web oficial, sin código.", false],
])("«%s» links «web oficial» to the terms: %s", (text, leads) => {
  render(<Marked text={text} links={citationsOf(sampleOffer())} />);
  expect(document.body).toHaveTextContent(text);
  expect(screen.queryAllByRole("link")).toHaveLength(leads ? 1 : 0);
});

test("the owner's code stands once, as text with a button to copy it, before the button of the panel", () => {
  const offer = sampleOffer({ hasInvitation: true, invitationCode: "XYZ-9876" });
  render(<OfferPanel offer={offer} alternatives={[]} today={today} marks={new Map()} />);
  const code = screen.getByText("XYZ-9876");
  expect(code.tagName).toBe("CODE");
  const copy = screen.getByRole("button", { name: "Copiar el código de invitación" });
  expect(copy.dataset.copy).toBe(code.id);
  expect(screen.getByText(/^Publicidad/)).toHaveTextContent(
    "Publicidad · con código de invitación de Muestra",
  );
  const link = screen.getByRole("link", { name: /pestaña nueva/ });
  expect(code.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

const { deadlines } = sampleOffer();
const [first] = deadlines.items as [Deadline];
const keep: Deadline = { ...first, kind: "keep", title: "Mantén la línea", after: { months: 3 } };
const longer: Deadline = { ...first, id: "largo", after: { days: 90 } };

test.each<[what: string, changes: Partial<Offer["deadlines"]>, limit: string | undefined]>([
  ["where no deadline is known: nothing", { items: [] }, undefined],
  ["of a deadline", {}, "30 días después del día del alta."],
  [
    "of one that counts from an activation some days later",
    { items: [keep], delay: 4 },
    "Mantén la línea al menos hasta 3 meses después del día del alta.",
  ],
  [
    "of two of which one is the visitor's: the shorter",
    { items: [first, longer] },
    "De 30 a 90 días, según tu campaña. Si no sabes cuál es el tuyo, cuenta el más corto: 30 días después del día del alta.",
  ],
])("a hero says what is true on any day %s", (_what, changes, limit) => {
  const offer = sampleOffer({ deadlines: { ...deadlines, ...changes } });
  render(
    <LandingHero offer={offer} hero={offer.landing.hero} alternatives={[]} today={today} marks={new Map()} />,
  );
  // Not of what the button opens.
  const facts = screen.getAllByRole("definition").filter((fact) => !fact.closest("details"));
  const [, , said] = facts;
  expect(said && plain(said.textContent)).toBe(limit);
  const asks = screen.queryAllByRole("link", { name: "Ya me di de alta" });
  const paths = asks.map((link) => link.getAttribute("href"));
  expect(paths).toEqual(offer.deadlines.items.length > 0 ? ["/muestra/plazos"] : []);
});

test.each([
  // The labels of the panel and the card say it; the panel opens the way to it, and the bar leads there.
  [false, 1, 3, ["#invitacion"]],
  [true, 0, 0, []],
])(
  "with an invitation: %s, figures say %i times whose link gives them, it is missing %i times, and the ways to it are %j",
  (hasInvitation, figures, missing, ways) => {
    const offer = sampleOffer({ hasInvitation });
    render(
      <>
        <OfferPanel offer={offer} alternatives={[]} today={today} marks={new Map()} />
        <OfferCard offer={offer} today={today} />
        <OfferBar offer={offer} />
      </>,
    );
    expect(screen.queryAllByText("Con el enlace de un cliente")).toHaveLength(figures);
    expect(screen.queryAllByText(/Falta la invitación|sin\sinvitación$/)).toHaveLength(missing);
    const links = screen.queryAllByRole("link", { name: "Pídela así" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(ways);
    for (const way of ways)
      expect(document.querySelector(`details:has(> summary) ${way}`)).toHaveTextContent("Envía este mensaje");
  },
);

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
  within(screen.getByRole("heading", { name }).closest("section") ?? document.body)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

test("an ended promotion keeps its page, without a button, and links to others", () => {
  show({ validUntil: "2026-01-14" });
  expect(referrals()).toEqual([]);
  expect(document.body).toHaveTextContent("Finalizada el 14 de enero de 2026");
  expect(document.body).toHaveTextContent("La promoción de Muestra terminó el 14 de enero de 2026.");
  const panel = screen.getByRole("region", { name: "La promoción en breve" });
  expect(panel).toHaveTextContent(/^Daba/);
  expect(panel).not.toHaveTextContent(/Recibes|si empiezas hoy/);
  expect(screen.getByRole("heading", { level: 1, name: /^Diez euros de\sregalo$/ })).toBeVisible();
  expect(hrefs("Promos relacionadas")).toEqual(expect.arrayContaining(["/muestra-1", "/muestra-2"]));
});

test("an upcoming promotion has no button, and states its first day", () => {
  show({ validFrom: "2026-02-01" });
  expect(referrals()).toEqual([]);
  expect(document.body).toHaveTextContent("1 de febrero de 2026");
});

test.each([
  [undefined, true, 3],
  // The bar on a phone is no referral link: it leads to the risk statement, or to how one gets an invitation.
  ["crypto", true, 2],
  [undefined, false, 2],
] as const)(
  "with the risk %s and an invitation, %s, each of the %i referral links is marked with the offer's last day",
  (risk, hasInvitation, count) => {
    show({ risk, hasInvitation, validUntil: "2026-12-31" });
    expect(referrals()).toHaveLength(count);
    for (const link of referrals()) expect(link.closest("[data-until='2026-12-31']")).not.toBeNull();
  },
);

const { terms } = sampleOffer();
const closed = { since: "2026-01", source: "https://esma.example/" };
const inviter = { to: "inviter", money: "20 EUR" } as const;

test.each<[by: Offer["terms"]["invitation"], gives: Offer["terms"]["gives"], message: string, where: RegExp]>(
  [
    [
      { by: "link" },
      terms.gives,
      "¿Eres cliente de Muestra? Pásame tu enlace de invitación.",
      /aplicación de Muestra, donde pone «invitar» o «recomendar»\.$/,
    ],
    [
      { by: "link", where: "Perfil › Referidos" },
      [...terms.gives, { to: "inviter", thing: "el regalo que muestra su aplicación" }],
      "¿Eres cliente de Muestra? Pásame tu enlace de invitación: según la promoción, tú también ganas.",
      /Perfil › Referidos\.$/,
    ],
    [
      { by: "code", where: "Perfil › Referidos" },
      [...terms.gives, inviter],
      "¿Eres cliente de Muestra? Pásame tu código de invitación: según la promoción, te llevas 20 €.",
      /Perfil › Referidos\.$/,
    ],
  ],
)(
  "where the invitation is missing, the panel opens the message to ask for it: %j",
  (invitation, gives, message, where) => {
    show({ terms: { ...terms, invitation, gives } });
    for (const button of screen.getAllByText("Pídela así", { selector: "summary > *" })) button.click();
    const part = within(screen.getByRole("heading", { name: "Invitación: pídela así" }).closest("section")!);
    const copy = part.getByRole("button", { name: "Copiar el mensaje" });
    expect(document.getElementById(copy.dataset.copy ?? "")).toHaveTextContent(message);
    expect(part.getByText(where)).toBeVisible();
  },
);

test.each<[string, Partial<Offer>]>([
  ["with the owner's invitation", { hasInvitation: true }],
  ["without invitations", { terms: { ...terms, invitation: { by: "none" } } }],
  ["that admits no new clients", { terms: { ...terms, closed } }],
])("an offer %s has no way to ask for one", (_, changes) => {
  show(changes);
  expect(screen.queryByRole("heading", { name: "Invitación: pídela así" })).toBeNull();
  expect(document.body).not.toHaveTextContent(/Falta la invitación|Pídela así/);
});

test("an offer that admits no new clients says so before its figure, once, with its source, and its button is last", () => {
  show({ terms: { ...terms, closed }, risk: "crypto", callToAction: "Ir a Muestra" });
  const panel = screen.getByRole("region", { name: "La promoción en breve" });
  const state = within(panel).getByText("No admite clientes nuevos");
  expect(panel).toHaveTextContent(/^No admite clientes nuevos/);
  expect(state.closest(".ticket-face")).toHaveTextContent(
    /Muestra no admite clientes nuevos desde enero de 2026\./,
  );
  expect(panel).not.toHaveTextContent(/[Rr]ecibes|comprueba en el registro/);
  const links = within(panel).getAllByRole("link");
  expect(links[0]).toHaveAttribute("href", "https://esma.example/");
  expect(links.at(-1)).toHaveTextContent(/^Ir a Muestra/);
  expect(screen.getByRole("heading", { name: "Muestra no admite clientes nuevos" })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/te encaja|antes de registrarte/i);
});

test.each<[what: string, changes: Partial<Offer>[], note: string]>([
  [
    "open ones",
    [{}, {}],
    "Donde pone «sin invitación», pide antes un enlace a un cliente: la ficha dice cómo.",
  ],
  [
    "an open one and one that admits nobody new",
    [{}, { terms: { ...terms, closed } }],
    "Donde pone «sin invitación», salvo en Muestra 2, que no admite clientes nuevos, pide antes un enlace a un cliente: la ficha dice cómo.",
  ],
  ["one that admits nobody new", [{ terms: { ...terms, closed } }], ""],
])("beside a list of %s, what «sin invitación» means there holds for each", (_, changes, note) => {
  const offers = sampleOffers(changes.length, (place) => changes[place - 1] ?? {});
  const { container } = render(<NoCodeNote offers={offers} />);
  expect(container).toHaveTextContent(note || /^$/);
});

test("two promotions of a brand are told apart by name in the list, on their cards and beside each other", () => {
  const twins = ["Nómina", "Recibos"].map((name, place) => {
    const { terms } = sampleOffer();
    return sampleOffer({
      id: `muestra-${place}`,
      detailPath: `/muestra-${place}`,
      isNamed: true,
      terms: { ...terms, name },
    });
  });
  render(
    <>
      <h2 id="lista">Promociones</h2>
      <OfferRows offers={twins} today={today} labelledBy="lista" />
      {twins.map((offer) => (
        <OfferCard key={offer.id} offer={offer} today={today} />
      ))}
    </>,
  );
  for (const name of ["Muestra (Nómina)", "Muestra (Recibos)"]) {
    expect(screen.getByRole("link", { name })).toBeTruthy();
    expect(screen.getByRole("heading", { name, level: 3 })).toBeTruthy();
    expect(
      screen.getAllByRole("link", { name: new RegExp(`de ${name.replace(/[()]/g, "\\$&")}`) }),
    ).not.toEqual([]);
  }
});

test("what nobody has checked has no age: neither note nor badge says a date of another century", () => {
  const draft = sampleOffer({ verifiedOn: NEVER_CHECKED });
  const { container } = render(
    <>
      <StaleNote offers={[draft]} today={today} />
      <StatusBadge offer={draft} today={today} />
    </>,
  );
  expect(container.innerHTML).not.toContain("2000");
  expect(container.textContent).toBe("Sin comprobar");
});
