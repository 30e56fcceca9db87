/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { findingText } from "@/lib/offers/finding";
import { offerJsonSchema } from "@/lib/offers/json-schema";
import { readOffers, type Settings } from "@/lib/offers/read-offers";
import { reservedIds } from "@/lib/offers/fields";
import { noSettings, sampleText, sourcesOf } from "./sample";

type Slip = [says: string, written: string, place: string, right: string];

const slips = parse(readFileSync(join(__dirname, "mistakes.yaml"), "utf8")) as Slip[];
const readOn = "2026-11-22";

/** What is wrong with some texts of offers, as an editor reads it. */
function findingsIn(texts: Record<string, string>, settings: Partial<Settings> = {}): string[] {
  const sources = sourcesOf(texts, { readOn });
  return readOffers(sources, { ...noSettings, ...settings }).findings.map(findingText);
}

test("the sample has no mistake, with either end of line", () => {
  expect(findingsIn({ muestra: sampleText })).toEqual([]);
  expect(findingsIn({ muestra: sampleText.replaceAll("\n", "\r\n") })).toEqual([]);
  expect(findingsIn({ muestra: `\ufeff${sampleText}` })).toEqual([]);
});

test.each(slips)("%j written as %j", (says, written, place, right) => {
  expect(sampleText).toContain(says);
  const [, line = "", field = ""] = /^(\d*) ?(.*)$/.exec(place) ?? [];
  const [first] = findingsIn({ muestra: sampleText.replace(says, () => written) });
  const [where, found, correct] = first?.split("\n") ?? [];
  expect(where?.replace(/ \(.*º.*\)$/, "")).toBe(
    `- content/offers/muestra.yaml${line && `, línea ${line}`}${field && ` · ${field}`}`,
  );
  expect(found).toMatch(/^ {4}encontrado: \S/);
  expect(correct).toContain(`correcto: ${right}`);
});

const other = sampleText.replace("weight: 1", "weight: 2");

test.each<[what: string, texts: Record<string, string>, said: string]>([
  [
    "a weight that another has",
    { muestra: sampleText, otra: sampleText },
    "un peso libre: ese es de «muestra»",
  ],
  ["a name that is a page of ours", { comparar: other }, "otro nombre: ese ya es una dirección de la web"],
  ["a name with capitals", { "Mi Banco": other }, "un fichero con minúsculas, cifras y guiones"],
  ["a name that reads like a comparison", { "a-vs-b": other }, "un nombre sin «-vs-»"],
  ["no file at all", {}, "un fichero por oferta"],
])("%s", (_what, texts, said) => {
  expect(findingsIn(texts).join("\n")).toContain(said);
});

test("no offer takes an address of the site's own", () => {
  // What the framework reads at the top of `app` has no address.
  const sources = ["error", "global-error", "globals", "layout", "not-found", "page", "tokens", "base"];
  const served = ["app", "public"]
    .flatMap((folder) => readdirSync(folder))
    .map((entry) => entry.split(".")[0] ?? "")
    .filter((name) => /^[a-z-]+$/.test(name) && !sources.includes(name));
  expect(served).toContain("comparar");
  expect(reservedIds).toEqual(expect.arrayContaining(served));
});

test("a stray file in content/offers is reported", () => {
  const sources = sourcesOf({ muestra: sampleText }, { unread: ["muestra copia.yml"] });
  expect(readOffers(sources, noSettings).findings.map(findingText)).toEqual([
    expect.stringContaining("- content/offers/muestra copia.yml\n"),
  ]);
});

test.each([
  [{ offersPreview: ["bizum"] }, "- OFFERS_PREVIEW\n"],
  [{ referralUrls: { "mi-banco": "https://x.es" } }, "- NEXT_PUBLIC_REFERRAL_URL_MI_BANCO\n"],
])("a setting of an offer that does not exist: %j", (settings, place) => {
  expect(findingsIn({ muestra: sampleText }, settings)).toEqual([expect.stringContaining(place)]);
});

test("settings override facts by name, in words and net value, and not in the history", () => {
  const facts = { muestra: { bonus: "15 EUR", brand: "Nueva" } };
  const { offers, findings } = readOffers(sourcesOf({ muestra: sampleText }), { ...noSettings, facts });
  expect(findings).toEqual([]);
  expect(offers[0]).toMatchObject({
    ...{ brand: "Nueva", benefit: "15\u00a0€ de regalo", value: { gain: { euros: 15 } } },
    history: [{ facts: { benefit: "10\u00a0€ de regalo" } }],
  });
});

test("what was never published needs no history, and a draft may have words to write", () => {
  const draft = sampleText
    .replace("enabled: true", "enabled: false")
    .replace(/history:\n( .*\n)+/, "history: []\n")
    .replace("Compra algo.", "PENDIENTE: qué comprar.");
  expect(findingsIn({ muestra: draft })).toEqual([]);
  expect(
    findingsIn({
      muestra: draft.replace("PENDIENTE: qué comprar.", "Compra algo.").replace("false", "true"),
    }),
  ).toHaveLength(3);
});

test("the schema beside the offers is that of the code: npm run offers writes it", () => {
  expect(JSON.parse(readFileSync("content/offers/schema.json", "utf8"))).toEqual(offerJsonSchema());
});
