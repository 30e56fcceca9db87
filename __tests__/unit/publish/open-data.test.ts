import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { valuesIn } from "@/lib/catalogue/differences";
import { loadOffers } from "@/lib/catalogue/read-offers";
import { readQuantity } from "@/lib/format/quantity";
import type { Offer } from "@/lib/offers/offer";
import { offerTable } from "@/lib/publish/offer-table";
import { OPEN_DATA_VERSION } from "@/lib/copy/open-data";
import { offerData, openCatalogueData, openCatalogueSchema } from "@/lib/publish/open-data";
import { noSettings, plain, sampleFile, sourcesOf, written } from "../offers/sample";

const folders = ["content/offers", "content/drafts"].filter((folder) => existsSync(folder));
const texts = Object.fromEntries(
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => [name.replace(/\.yaml$/, ""), readFileSync(`${folder}/${name}`, "utf8")]),
  ),
);
const { offers } = loadOffers(sourcesOf(texts), { ...noSettings, offersPreview: ["*"] });
const today = "2026-01-15";

const compiled = addFormats
  .default(new Ajv2020({ allErrors: true, strict: true }))
  .compile(openCatalogueSchema());
const faultsOf = (data: unknown) => (compiled(data) ? [] : compiled.errors);

const whole = () => ({ ...openCatalogueData(today), offers: offers.map((offer) => offerData(offer, today)) });

test("the data of every offer and draft satisfy their schema, which has its address and its version", () => {
  expect(offers.length).toBeGreaterThan(0);
  expect(faultsOf(whole())).toEqual([]);
  expect(openCatalogueSchema().$id).toMatch(/\/ofertas\.schema\.json$/);
  expect(whole()).toMatchObject({ version: OPEN_DATA_VERSION, $schema: openCatalogueSchema().$id });
});

test.each<[what: string, change: (terms: Record<string, unknown>) => void]>([
  ["a figure as a text", (terms) => Object.assign(terms, { keeps: "6 months" })],
  ["an unknown unit", (terms) => Object.assign(terms, { keeps: { amount: 6, unit: "weeks" } })],
  ["an unknown verb", (terms) => Object.assign(terms, { asks: [{ id: "x", do: "x" }] })],
  ["a field that nobody described", (terms) => Object.assign(terms, { nuevo: 1 })],
])("the schema refuses %s", (_what, change) => {
  const data = structuredClone(whole());
  change(data.offers[0]!.terms);
  expect(faultsOf(data)).not.toEqual([]);
});

/** The values of what an offer asks and gives, each with its path, as its file writes them. */
const inFile = ({ terms: { campaign, invitation, who, closed, asks, gives, keeps } }: Offer) =>
  valuesIn({ campaign, invitation, who, closed, asks, gives, keeps }, []);

test("every typed field of every offer and draft is in the data, each figure with its unit", () => {
  for (const offer of offers) {
    const data: unknown = offerData(offer, today).terms;
    for (const { path, value } of inFile(offer)) {
      const found = path.reduce<unknown>((part, key) => Object(part)[key], data);
      const quantity = typeof value === "string" ? readQuantity(value) : undefined;
      const { least, most, unit } = quantity ?? {};
      const expected = quantity ? (most ? { least, most, unit } : { amount: least, unit }) : value;
      expect([offer.id, path.join("."), found]).toEqual([offer.id, path.join("."), expected]);
    }
  }
});

test("what a file leaves unsaid is said: the name of an ask, the form of money, a tax that is unknown", () => {
  const [, text] = written({
    ...sampleFile,
    who: { ...sampleFile.who, says: "Según {brand}, quien no lo es." },
  });
  const [offer] = loadOffers(sourcesOf({ muestra: text }), noSettings).offers;
  expect(offerData(offer!, today).terms).toMatchObject({
    asks: [
      { id: "open", do: "open" },
      { id: "purchase", do: "buy" },
    ],
    gives: [{ to: "you", form: "cash", tax: "unknown", money: { amount: 10, unit: "EUR" } }],
    who: { says: "Según Muestra, quien no lo es." },
  });
});

test("a figure that a setting replaces is replaced in what the offer gives, too", () => {
  const settings = { ...noSettings, facts: { muestra: { bonus: "12.5 EUR", brand: "Otra" } } };
  const [, text] = written({ ...sampleFile, enabled: false, words: {}, history: [] });
  const [offer] = loadOffers(sourcesOf({ muestra: text }), settings).offers;
  expect(offerData(offer!, today)).toMatchObject({
    brand: "Otra",
    gain: { amount: 12.5 },
    terms: { gives: [{ money: { amount: 12.5, unit: "EUR" } }] },
  });
});

test("the table says in Spanish what is asked and given, how it is taxed and how one is invited", () => {
  const [, text] = written({
    ...sampleFile,
    enabled: false,
    words: {},
    history: [],
    invitation: { by: "code" },
    asks: [
      { do: "open" },
      { do: "salary", amount: "700 EUR", accepts: ["salary", "pension"], for: "6 months" },
      { do: "keep", what: "deposit", for: "183 days", breaks: "proportional" },
    ],
    gives: [
      { to: "you", money: "50 EUR", tax: { withheld: "19 %" }, when: "unknown", loses: ["keep"] },
      { to: "inviter", money: "50 EUR", tax: "net", most: "10 friends" },
    ],
  });
  const { offers: read, findings } = loadOffers(sourcesOf({ muestra: text }), noSettings);
  expect(findings).toEqual([]);
  const table = plain(offerTable(read.map((offer) => offerData(offer, today))));
  for (const words of [
    "importe al mes: 700 €; qué vale: una nómina y una pensión; cuánto tiempo: 6 meses",
    "Mantener algo durante un tiempo (qué se mantiene: el depósito; cuánto tiempo: 183 días; qué se pierde: una parte)",
    '"cantidad: 50 €; impuestos: ya descontados; máximo: 10 amigos"',
    "se pierde sin: mantener algo durante un tiempo",
    '"se retiene el 19 %"',
    '"con un código"',
    '"dinero"',
  ])
    expect(table).toContain(words);
  expect(table).not.toMatch(/unknown|proportional|withheld|keep/);
});
