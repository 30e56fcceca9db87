import { toolSegments } from "@/lib/config/paths";
import { catalogue } from "@/lib/catalogue";
import { sequenceWords } from "@/lib/tools/plan/words/plan";
import { asSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { offerCard, type ShareCard, shareCards } from "@/lib/publish/share-card";
import { offerGraph } from "@/lib/publish/structured-data";
import { sampleOffer, share, valued } from "../offers/sample";

const today = "2026-01-15";
const sample = sampleOffer();
const ended = sampleOffer({ id: "dos", validUntil: "2026-01-14" });

/** The pictures of a site with these offers, by name. */
function cardsOf(...offers: Offer[]) {
  jest.replaceProperty(catalogue, "enabled", offers);
  return shareCards(today);
}

/** What one part of a picture's ticket says, from top to bottom; `grave` alone is what speaks against an offer. */
const said = (lines: ShareCard["face"] = [], role?: string) =>
  lines
    .filter((line) => !role || line.role === role)
    .map(({ before, text }) => (before ? `${before} ${text}` : text));

test("the share picture of an ended promotion says so, and its structured data have no offer", () => {
  expect(said(offerCard(ended, today).stub)).toEqual(["Finalizada el 14 de enero de 2026"]);
  expect(said(offerCard(ended, "2026-01-14").stub).join()).not.toContain("Finalizada");
  const types = Object(offerGraph(ended, today))["@graph"].map((item: object) => Reflect.get(item, "@type"));
  expect(types).toEqual(["Organization", "WebSite", "WebPage", "FAQPage"]);
});

test("the share picture of a tool shows the tool's answer, and the offer's gift and conditions on its stub", () => {
  const { deadlines } = sample;
  const [item] = deadlines.items;
  const another = { ...item!, id: "otro", after: { days: 60 } };
  const shown = (offer: Offer) => said(cardsOf(offer).get(`${offer.id}-plazos.png`)?.face).slice(1);
  expect(shown(sample)).toEqual([
    "30\u00a0días",
    "después del alta, como muy tarde",
    "Haz tu primera compra",
  ]);
  expect(shown({ ...sample, deadlines: { ...deadlines, items: [item!, another] } })).toEqual([
    "de 30 a 60\u00a0días",
    "después del alta, según tu campaña",
    sample.condition,
  ]);
  expect(shown({ ...sample, deadlines: { ...deadlines, items: [] } })).toEqual(["Sin plazo conocido"]);
  const cards = cardsOf({ ...sample, risk: "crypto" });
  const pages = Object.values(toolSegments);
  const answers = pages.map((page) => said(cards.get(`${sample.id}-${page}.png`)?.face)[1]);
  expect(new Set(answers).size).toBe(pages.length);
  for (const page of pages)
    expect(said(cards.get(`${sample.id}-${page}.png`)?.stub)).toEqual([
      sample.brand,
      asSentence(sample.shortBenefit),
      "Con invitación",
      expect.stringContaining("2026"),
      "Con riesgo de perder dinero",
    ]);
  for (const page of pages)
    expect(said(cardsOf(ended).get(`${ended.id}-${page}.png`)?.stub)).toEqual([
      ended.brand,
      asSentence(ended.shortBenefit),
      "Finalizada el 14 de enero de 2026",
    ]);
});

test("the share picture of a comparison says what each figure is, and of which offers the authorisation is unknown", () => {
  const lacking = { ...sample.protection, authorisation: "No lo sabemos." };
  const [gift, saving, open] = [
    sampleOffer({ id: "a", brand: "A", shortBenefit: "10\u00a0€ de regalo" }),
    valued("b", { gain: share }, { brand: "B", shortBenefit: "un año sin comisión", risk: "investment" }),
    sampleOffer({ id: "c", brand: "C", shortBenefit: "Ahorra 10\u00a0€: sin cuota", protection: lacking }),
  ];
  const cards = cardsOf(gift, saving, open);
  const three = cards.get("a-vs-b-vs-c.png");
  expect(said(three?.face)).toEqual(["A", "de regalo", "B", "un año sin comisión", "C", "sin cuota"]);
  expect(three?.face.filter(({ isWarned }) => isWarned).map(({ text }) => text)).toEqual(["B"]);
  const unknown = "C, sin autorización comprobada en España";
  expect(said(three?.stub, "grave")).toEqual(["Señala riesgo de perder dinero", unknown]);
  expect(said(cards.get("a-vs-c.png")?.stub, "grave")).toEqual([unknown]);
  expect(said(cards.get("a-vs-c.png")?.face)).toContain(sample.condition);
  expect(said(offerCard({ ...open, risk: "crypto" }, today).stub, "grave")).toEqual([
    "Con riesgo de perder dinero",
    "Sin autorización comprobada en España",
  ]);
});

test.each([
  [1, "1\u00a0plan amigo", 1, undefined],
  [5, "5\u00a0planes amigo", 5, undefined],
  [6, "6\u00a0planes amigo", 4, "y 2 más"],
  [50, "50\u00a0planes amigo", 4, "y 46 más"],
])(
  "the home page's share picture counts %d open offers and shows some of them",
  (open, amount, shown, more) => {
    const offers = Array.from({ length: open }, (_, place) => sampleOffer({ id: `o${place}` }));
    const { face = [], stub } = cardsOf(...offers, ended).get("inicio.png") ?? {};
    expect(said(face)[0]).toBe(amount);
    expect(said(stub)[0]).toBe("En España");
    expect(said(face, "name")).toHaveLength(shown);
    expect(said(face, "detail")[0]).toBe(more);
  },
);

test("without an open offer the home page's share picture counts nothing", () => {
  const { face, stub } = cardsOf(ended).get("inicio.png") ?? {};
  expect([said(face), said(stub)]).toEqual([
    ["Planes amigo en España"],
    ["Qué te dan, qué te piden y en qué plazo"],
  ]);
});

test("the picture of all offers says of each saving that it is one, however many there are", () => {
  const saving = valued("b", { gain: share }, { shortBenefit: "un año sin comisión" });
  for (const [others, words] of [
    [2, "un año sin comisión"],
    [6, "ahorras"],
  ] as const) {
    const gifts = Array.from({ length: others }, (_, place) => sampleOffer({ id: `o${place}` }));
    const { face = [] } = cardsOf(...gifts, saving).get("comparar.png") ?? {};
    const shown = face.flatMap(({ text, figure }) => [text, figure?.before]);
    expect(shown.filter((one) => one?.includes(words))).toHaveLength(1);
  }
});

test.each([
  [["A 0", "B 0"], "Empieza con A y B"],
  [["A 0", "B 2", "C 2"], "A, luego B y C"],
  [["A 0", "B 2", "C 5"], "A, luego B, después C"],
  [[], ""],
])("a plan's share picture says in which order its offers begin: %j", (starts, words) => {
  const points = starts.map((start) => {
    const [brand = "", after] = start.split(" ");
    const offer = sampleOffer({ brand });
    return { kind: "start", after: Number(after), entry: { offer } };
  });
  expect(sequenceWords(Object({ entries: [], points }))).toBe(words);
});

test("the share picture of a plan explains the sign of risk beside what it invests", () => {
  const invested = { what: "Lo que inviertes", until: "Sigue siendo tuyo.", euros: "assumed" } as const;
  const value = { gain: share, blocked: [invested], atRisk: invested };
  const { face = [], stub } = cardsOf(valued("b", value, { risk: "investment" })).get("plan-2000.png") ?? {};
  expect(face.filter(({ isWarned }) => isWarned).map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Aparte, si ya pensabas invertir \S+\s€: ahorras .* con \S+$/),
  ]);
  expect(said(stub, "grave")).toEqual(["Con riesgo de perder dinero"]);
});
