import type { Offer } from "@/lib/offers/offer";
import { riskLines } from "@/lib/ground/offer-words";
import { catalogue } from "@/lib/catalogue";
import { changesAtom, changesJson } from "@/lib/publish/feeds";
import { llmsText } from "@/lib/publish/llms";
import { openFigures } from "@/lib/publish/offer-figures";
import { frontMatter } from "@/lib/publish/twin";
import { csvOf, offerTable } from "@/lib/publish/offer-table";
import { offerData } from "@/lib/publish/open-data";
import { buildIdentity, freshness } from "@/lib/publish/state";
import { offerGraph } from "@/lib/publish/structured-data";
import { catalogueOf, plain, sampleFile, sampleOffer, share, valued } from "../offers/sample";

const today = "2026-01-15";
const sample = sampleOffer();

test("the feeds add an amount that a setting overrides to what the history says", () => {
  jest.replaceProperty(catalogue, "enabled", [{ ...sample, benefit: "15 € de regalo" }]);
  for (const feed of [changesAtom(), changesJson()])
    expect(feed).toContain("Hoy anunciamos 15 € de regalo; cuenta el importe que te muestre Muestra.");
});

test("an entry of a feed from before a provider closed says so, with the day, and counts as changed then", () => {
  const closed = { since: "2026-07-01", source: "https://www.esma.europa.eu/", says: "No.", clients: "No." };
  const history: Offer["history"] = [
    { date: "2025-09", summary: "Primera publicación." },
    { date: "2026-07-02", summary: "Cerrada a clientes nuevos." },
  ];
  const offer = sampleOffer({ history, terms: { ...sample.terms, closed } });
  jest.replaceProperty(catalogue, "enabled", [offer]);
  const entries: object[] = JSON.parse(changesJson()).items;
  expect(entries).toMatchObject([
    { content_text: "Muestra. Cerrada a clientes nuevos.", date_modified: "2026-07-02T12:00:00.000Z" },
    {
      content_text: "Muestra. Primera publicación. No admite clientes nuevos desde el 1 de julio de 2026.",
      date_published: "2025-09-01T12:00:00.000Z",
      date_modified: "2026-07-02T12:00:00.000Z",
    },
  ]);
});

test("the structured data of an offer with a risk contain the risk statement", () => {
  const things: object[] = Object(offerGraph({ ...sample, risk: "crypto" }, today))["@graph"];
  expect(things).toContainEqual(
    expect.objectContaining({ "@type": "Offer", description: expect.stringContaining(riskLines.crypto) }),
  );
});

test("the state file has the version, the build time and the status of enabled offers, and no drafts", () => {
  const draft = { ...sampleFile, id: "apagada", name: "Otra", weight: 2, enabled: false };
  expect(buildIdentity(new Date("2026-01-20T10:00:00Z"))).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    commit: null,
    builtAt: "2026-01-20T10:00:00.000Z",
  });
  expect(freshness(catalogueOf([sampleFile, draft]), "2026-01-20")).toEqual({
    newestVerification: "2026-01-10",
    offers: { closed: [], current: ["muestra"], due: [], ended: [], unverified: [], upcoming: [] },
  });
});

test("that nobody has confirmed an authorisation is said in every format", () => {
  const today = "2026-11-23";
  const { protection } = sampleOffer();
  const authorisation = "No podemos confirmar que Muestra esté autorizada.";
  const offer = sampleOffer({ protection: { ...protection, authorisation } });
  const data = offerData(offer, today);
  expect(data.authorisationText).toBe(authorisation);
  const graph = JSON.stringify(offerGraph(offer, today));
  jest.replaceProperty(catalogue, "enabled", [offer]);
  for (const text of [offerTable([data]), frontMatter(data), graph, llmsText(today)])
    expect(text).toContain(authorisation);
});

test("the index for language models says that nobody new is admitted before what one would get", () => {
  const { terms } = sampleOffer();
  const closed = { since: "2026-07-01", source: "https://www.esma.europa.eu/", says: "No.", clients: "No." };
  jest.replaceProperty(catalogue, "enabled", [sampleOffer({ terms: { ...terms, closed } })]);
  const line = llmsText("2026-11-23").match(/^- \[Muestra\].*/m)?.[0] ?? "";
  expect(line).toMatch(/\): no admite clientes nuevos desde /);
  expect(line.match(/admite clientes/g)).toHaveLength(1);
});

const figures = (facts: object, factBasis?: Offer["factBasis"]) =>
  openFigures(sampleOffer({ facts: { ...facts } as Record<string, string>, factBasis })).facts;

test("an offer's figures are typed, each with its unit", () => {
  expect(openFigures(sampleOffer({ minutes: 15, pays: 10 }))).toEqual({
    gain: { kind: "amount", amount: 10, unit: "EUR" },
    facts: [
      { name: "bonus", label: "regalo", basis: "stated", amount: 10, unit: "EUR" },
      { name: "purchase", label: "compra mínima", basis: "stated", amount: 5, unit: "EUR" },
      { name: "window", label: "plazo para la compra", basis: "stated", amount: 30, unit: "days" },
      {
        ...{ name: "guarantee", label: "garantía de depósitos, por persona y entidad", basis: "stated" },
        ...{ amount: 100_000, unit: "EUR" },
      },
    ],
    deadlines: [
      {
        ...{ id: "compra", kind: "before", title: "Haz tu primera compra" },
        text: "Haz tu primera compra: como muy tarde, 30\u00a0días después del alta.",
        after: { amount: 30, unit: "days" },
      },
    ],
    money: {
      needs: { amount: 5, orMore: false },
      spend: { amount: 5, items: [{ what: "Compra", amount: 5, basis: "stated" }] },
      blocked: { amount: 0, items: [] },
      unit: "EUR",
    },
    minutes: 15,
    invitation: false,
    pays: { kind: "none" },
  });
  // What the owner may earn counts once the link is an invitation.
  const { pays } = openFigures(sampleOffer({ pays: 10, hasInvitation: true }));
  expect(pays).toEqual({ kind: "amount", amount: 10, unit: "EUR" });
});

test("a range of a fact has two ends, a date stays one", () => {
  expect(figures({ payment: "24-48 hours", since: "2025-08", cost: "12.5 €" })).toEqual([
    { name: "payment", basis: "stated", least: 24, most: 48, unit: "hours" },
    { name: "since", basis: "stated", date: "2025-08" },
    { name: "cost", basis: "stated", amount: 12.5, unit: "EUR" },
  ]);
});

test("what is supposed, or of an earlier edition, is marked, in the table too, and there in Spanish", () => {
  const facts = { bonus: "10 EUR", order: "1 EUR", friends: "10 friends" };
  const basis = { order: "supposed", friends: "earlier" } as const;
  expect(figures(facts, basis).map((fact) => fact.basis)).toEqual(["stated", "supposed", "earlier"]);
  const named = sampleOffer({ facts, factBasis: basis, factNames: { friends: "máximo en 2023" } });
  const table = plain(offerTable([offerData(named, "2026-11-23")]));
  expect(table).toMatch(/bonus: 10 €; order: 1 € \(lo sup.*\); máximo en 2023: 10 amigos \(dato anterior/);
});

test("the table says of a deadline whether it is a last day or what something usually takes", () => {
  const item = { id: "a", text: "Un texto.", after: { days: 2 } };
  const items = [
    { ...item, kind: "before" as const, title: "Haz una compra" },
    { ...item, id: "b", kind: "expected" as const, title: "Mira si ha llegado", usually: "24 a 48 horas" },
  ];
  const data = offerData(sampleOffer({ deadlines: { items, note: "Nada." } }), "2026-11-23");
  const said =
    "Haz una compra: como muy tarde, 2 días después del alta. Mira si ha llegado: suele tardar de 24 a 48 horas";
  expect(plain(offerTable([data]))).toContain(said);
});

test("what is unknown, supposed, or the visitor's to choose has no sum, or says so", () => {
  const asked = { question: "¿Cuánto?", euros: 1, times: 3 };
  const gain = { kind: "unknown", why: "Depende." } as const;
  const supposed = valued("a", { gain, spend: [{ what: "Órdenes", asked, from: "deposit" }] });
  expect(openFigures(supposed).money.spend).toEqual({
    amount: 3,
    items: [{ what: "Órdenes", amount: 3, basis: "supposed" }],
  });
  const unknown = valued("b", { gain, spend: [{ what: "Pasos" }] });
  expect(openFigures(unknown).money).toMatchObject({
    needs: { orMore: true },
    spend: { items: [{ what: "Pasos", basis: "unknown" }] },
  });
  expect(openFigures(unknown).money.spend).not.toHaveProperty("amount");
  const atRisk = { what: "Todo", euros: "assumed" as const };
  const invested = { ...atRisk, until: "Un año.", hold: { months: 12 } };
  const chosen = openFigures(valued("c", { gain: share, blocked: [invested], atRisk }));
  expect(chosen.money).toMatchObject({
    needs: { amount: 2000, orMore: true },
    blocked: { items: [{ basis: "visitor", hold: { amount: 12, unit: "months" } }] },
    atRisk: { what: "Todo", basis: "visitor" },
  });
  expect(chosen.money.blocked).not.toHaveProperty("amount");
  expect(chosen.gain).toMatchObject({ kind: "share", amount: 60, per: 10_000, upTo: 15_000, about: false });
});

test("a deadline that counts from another day says which, and how long that takes", () => {
  const { deadlines } = sampleOffer();
  const late = sampleOffer({ deadlines: { ...deadlines, start: "la activación", delay: 4 } });
  expect(openFigures(late).deadlines).toEqual([
    expect.objectContaining({ from: "de la activación", delay: { amount: 4, unit: "days" } }),
  ]);
});

test("CSV quotes texts, ends lines with CRLF and never begins a text as a formula does", () => {
  const rows = [
    ["a, b", 'di «"sí"»', 1.5, undefined],
    ["=1+1", "+34", "-5", "@x"],
    ["\tx", "dos\nlíneas", "＝1", 0],
  ];
  expect(csvOf(rows)).toBe(
    [
      '\ufeff"a, b","di «""sí""»",1.5,',
      `"'=1+1","'+34","'-5","'@x"`,
      `"'\tx","dos\nlíneas","'＝1",0`,
      "",
    ].join("\r\n"),
  );
});
