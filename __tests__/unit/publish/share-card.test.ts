import { toolSegments } from "@/lib/config/paths";
import { renderToStaticMarkup } from "react-dom/server";
import { Rows } from "@/components/share/share-offers";
import { catalogue } from "@/lib/catalogue";
import { sequenceWords } from "@/lib/tools/plan/note-words";
import { asSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { drawable, offerCard, shareCards } from "@/lib/publish/share-card";
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

test.each([
  ["🎁 10\u00a0€ de regalo", "10\u00a0€ de regalo"],
  ["Ñandú «Único» – y más…", "Ñandú «Único» – y más…"],
  ["Plan → amigo ★ ‼\u00ad\u200b", "Plan amigo"],
])("a share picture shows «%s» as «%s», without characters that its font lacks", (text, shown) => {
  expect(drawable(text)).toBe(shown);
});

test("the share picture of an ended promotion says so, and its structured data have no offer", () => {
  expect(offerCard(ended, today).detail).toEqual(["Finalizada el 14 de enero de 2026"]);
  expect(offerCard(ended, "2026-01-14").detail.join()).not.toContain("Finalizada");
  const types = Object(offerGraph(ended, today))["@graph"].map((item: object) => Reflect.get(item, "@type"));
  expect(types).toEqual(["Organization", "WebSite", "WebPage", "FAQPage"]);
});

test("the share picture of a tool shows the tool's answer, and the offer's gift and conditions on its stub", () => {
  const { deadlines } = sample;
  const [item] = deadlines.items;
  const another = { ...item!, id: "otro", after: { days: 60 } };
  const shown = (offer: Offer) => {
    const { figure, condition } = cardsOf(offer).get(`${offer.id}-plazos.png`) ?? {};
    return [figure?.before, figure?.amount, figure?.after, condition];
  };
  expect(shown(sample)).toEqual([
    "",
    "30\u00a0días",
    "después del alta, como muy tarde",
    "Haz tu primera compra",
  ]);
  expect(shown({ ...sample, deadlines: { ...deadlines, items: [item!, another] } })).toEqual([
    "de",
    "30 a 60\u00a0días",
    "después del alta, según tu campaña",
    sample.condition,
  ]);
  expect(shown({ ...sample, deadlines: { ...deadlines, items: [] } })).toEqual([
    "",
    "Sin plazo conocido",
    "",
    "Mira qué conviene comprobar antes de registrarte",
  ]);
  const cards = cardsOf({ ...sample, risk: "crypto" });
  const pages = Object.values(toolSegments);
  const figures = pages.map((page) => cards.get(`${sample.id}-${page}.png`)?.figure?.amount);
  expect(new Set(figures).size).toBe(pages.length);
  for (const page of pages)
    expect(cards.get(`${sample.id}-${page}.png`)).toMatchObject({
      lead: sample.brand,
      detail: [asSentence(sample.shortBenefit), "Con invitación", expect.stringContaining("2026")],
      risk: ["Con riesgo", "de perder dinero"],
    });
  for (const page of pages)
    expect(cardsOf(ended).get(`${ended.id}-${page}.png`)?.detail).toEqual([
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
  const unknown = "sin autorización confirmada en España";
  const three = cards.get("a-vs-b-vs-c.png");
  expect(three).toMatchObject({
    risk: ["Señala riesgo", "de perder dinero"],
    offers: [
      { gives: "de regalo", isSaving: false, warning: "" },
      { gives: "un año sin comisión", isSaving: true, warning: "" },
      { gives: "sin cuota", isSaving: false, warning: unknown },
    ],
  });
  expect(cards.get("a-vs-c.png")).toMatchObject({ risk: undefined, offers: [{}, { warning: unknown }] });
  const drawn = renderToStaticMarkup(Rows({ offers: three?.offers ?? [], width: 624, height: 384 }));
  expect(
    drawn.match(/de regalo|un año sin comisión|sin cuota|Sin autorización confirmada en España/g),
  ).toEqual(["de regalo", "un año sin comisión", "sin cuota", "Sin autorización confirmada en España"]);
  expect(drawn).not.toContain(sample.condition);
});

test.each([
  [1, "1\u00a0plan amigo", 1, undefined],
  [6, "6\u00a0planes amigo", 6, undefined],
  [7, "7\u00a0planes amigo", 5, "y 2 más"],
  [50, "50\u00a0planes amigo", 5, "y 45 más"],
])(
  "the home page's share picture counts %d open offers and shows some of them",
  (open, amount, shown, more) => {
    const offers = Array.from({ length: open }, (_, place) => sampleOffer({ id: `o${place}` }));
    const card = cardsOf(...offers, ended).get("inicio.png");
    expect(card).toMatchObject({ figure: { amount }, lead: "En España" });
    expect([card?.rows?.offers.length, card?.rows?.more]).toEqual([shown, more]);
  },
);

test("without an open offer the home page's share picture counts nothing", () => {
  const card = cardsOf(ended).get("inicio.png");
  expect(card).toMatchObject({ headline: "Planes amigo en España", offers: [] });
  expect([card?.figure, card?.rows, card?.lead]).toEqual([undefined, undefined, undefined]);
});

test("the picture of all offers says of each saving that it is one, however many there are", () => {
  const saving = valued("b", { gain: share }, { shortBenefit: "un año sin comisión" });
  for (const [others, words] of [
    [3, "un año sin comisión"],
    [6, "ahorras"],
  ] as const) {
    const gifts = Array.from({ length: others }, (_, place) => sampleOffer({ id: `o${place}` }));
    const { offers = [] } = cardsOf(...gifts, saving).get("comparar.png") ?? {};
    expect(renderToStaticMarkup(Rows({ offers, width: 624, height: 384 })).split(words)).toHaveLength(2);
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
  expect(cardsOf(valued("b", value, { risk: "investment" })).get("plan-2000.png")).toMatchObject({
    notes: [
      {
        words: expect.stringMatching(/^O con \S+: ahorras .* si ya pensabas invertir \S+\s€$/),
        isRisky: true,
      },
    ],
    risk: ["Con riesgo", "de perder dinero"],
  });
});
