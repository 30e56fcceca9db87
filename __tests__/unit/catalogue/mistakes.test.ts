import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { findingText } from "@/lib/catalogue/finding";
import { allFields, fieldAt, shownAt, termsFields } from "@/lib/offers/field-info";
import { loadOffers, type Settings } from "@/lib/catalogue/read-offers";
import { reservedIds } from "@/lib/config/addresses";
import { noSettings, sampleText, sourcesOf } from "../offers/sample";

interface Slip {
  from: string;
  to: string;
  field: string;
  /** The line that the message names, if not the first one that differs; empty for none. */
  at?: string;
  right: string;
}

const slips = parse(readFileSync(join(__dirname, "mistakes.yaml"), "utf8")) as Slip[];
const readOn = "2026-11-22";

/** The messages that an editor gets for these offer files. */
function findingsIn(texts: Record<string, string>, settings: Partial<Settings> = {}): string[] {
  const sources = sourcesOf(texts, { readOn });
  return loadOffers(sources, { ...noSettings, ...settings }).findings.map(findingText);
}

test("the sample has no mistake", () => {
  expect(findingsIn({ muestra: sampleText })).toEqual([]);
});

/** The line, from 1, that the message about a changed text names. */
function lineOf(text: string, at: string | undefined): string {
  const [lines, before] = [text.split("\n"), sampleText.split("\n")];
  const line =
    at === undefined
      ? lines.findIndex((line, i) => line !== before[i]) + 1
      : at && lines.findIndex((line) => line.trim() === at) + 1;
  return line ? `, línea ${line}` : "";
}

test.each(slips)("the mistake $to in place of $from is reported", ({ from, to, field, at, right }) => {
  expect(sampleText).toContain(from);
  const text = sampleText.replace(from, () => to);
  const [first] = findingsIn({ muestra: text });
  const [where, found, correct] = first?.split("\n") ?? [];
  expect(where?.replace(/ \(.*º.*\)$/, "")).toBe(
    `- content/offers/muestra.yaml${lineOf(text, at)}${field && ` · ${field}`}`,
  );
  expect(found).toMatch(/^ {4}encontrado: \S/);
  expect(correct).toContain(`correcto: ${right}`);
  expect(correct).not.toMatch(/correcto: nada$/);
});

test.each([
  ["campaign: {from: 2026-01-01, until: 2026-06-31}", "campaign.until"],
  ["campaign: {from: 2026-06-31, until: 2026-12-31}", "campaign.from"],
  ["campaign: {from: 2026-07-01, until: 2026-12-31}", "asks.1.within.until", "within: {until: 2026-06-31}"],
])("a day that does not exist is one mistake: %s", (campaign, field, time = "within: 30 days") => {
  const text = `${sampleText.replace("within: 30 days", time)}\n${campaign}\n`;
  const found = findingsIn({ muestra: text });
  expect(found).toEqual([expect.stringContaining(`· ${field}`)]);
  expect(found[0]).toContain("una fecha que exista");
});

test("figures may be written as in Spanish", () => {
  const spanish = sampleText
    .replace("money: 10 EUR", "money: 10 €")
    .replace("pays: unknown", "pays: 12.5 €")
    .replace("amount: 5 EUR", "amount: 5 euros")
    .replace("within: 30 days", "within: 30 días")
    .replace('after: "{window}"', "after: 3 meses");
  const { offers, findings } = loadOffers(sourcesOf({ muestra: spanish }), noSettings);
  expect(findings).toEqual([]);
  expect(offers[0]).toMatchObject({
    benefit: "10\u00a0€ de regalo",
    condition: "Compra en 30\u00a0días",
    pays: 12.5,
    deadlines: { items: [{ after: { months: 3 } }] },
    value: { gain: { euros: 10 }, spend: [{ euros: 5 }] },
  });
});

const other = sampleText.replace("weight: 1", "weight: 2");

test.each<[what: string, texts: Record<string, string>, message: string]>([
  [
    "a weight that another offer has",
    { muestra: sampleText, otra: sampleText },
    "un lugar en las listas que esté libre: ese ya es de «muestra» (content/offers/muestra.yaml)",
  ],
  [
    "a file named like a page of the site",
    { comparar: other },
    "otro nombre: ese ya es una dirección de la web",
  ],
  ["a file name with capitals", { "Mi Banco": other }, "un fichero con minúsculas, cifras y guiones"],
  ["a file named like a comparison", { "a-vs-b": other }, "un nombre sin «-vs-»"],
  ["no file at all", {}, "un fichero por oferta"],
])("%s is reported", (_what, texts, message) => {
  expect(findingsIn(texts).join("\n")).toContain(message);
});

test("no offer takes an address of the site's own", () => {
  // Files of `app` that are no addresses.
  const sources = ["globals", "layout", "not-found", "page", "tokens", "base"];
  const served = ["app", "public"]
    .flatMap((folder) => readdirSync(folder))
    .map((entry) => entry.split(".")[0] ?? "")
    .filter((name) => /^[a-z-]+$/.test(name) && !sources.includes(name));
  expect(served).toContain("comparar");
  expect(reservedIds).toEqual(expect.arrayContaining(served));
});

test("a stray file in content/offers is reported", () => {
  const sources = sourcesOf({ muestra: sampleText }, { unread: ["muestra copia.yml"] });
  expect(loadOffers(sources, noSettings).findings.map(findingText)).toEqual([
    expect.stringContaining("- content/offers/muestra copia.yml\n"),
  ]);
});

test.each([
  [{ offersPreview: ["bizum"] }, "- OFFERS_PREVIEW\n"],
  [{ referralUrls: { "mi-banco": "https://x.es" } }, "- NEXT_PUBLIC_REFERRAL_URL_MI_BANCO\n"],
])("a setting for an offer that does not exist is reported: %j", (settings, place) => {
  expect(findingsIn({ muestra: sampleText }, settings)).toEqual([expect.stringContaining(place)]);
});

test("a setting with the first word of an id is told with the whole id", () =>
  expect(findingsIn({ "mi-banco": sampleText }, { referralUrls: { mi: "https://x.es" } })).toContainEqual(
    expect.stringMatching(/^- NEXT_PUBLIC_REFERRAL_URL_MI\n.*\n.*«mi-banco», si es la que querías decir/),
  ));

test("settings override facts by name, in words and net value, and not in the history", () => {
  const facts = { muestra: { bonus: "15 EUR", brand: "Nueva" } };
  const { offers, findings } = loadOffers(sourcesOf({ muestra: sampleText }), { ...noSettings, facts });
  expect(findings).toEqual([]);
  expect(offers[0]).toMatchObject({
    ...{ brand: "Nueva", benefit: "15\u00a0€ de regalo", value: { gain: { euros: 15 } } },
    facts: { bonus: "15 EUR" },
    history: [{ facts: { benefit: "10\u00a0€ de regalo" } }],
  });
});

test("every field has a name in an editor's words, and says where visitors see it or that they do not", () => {
  const inside = ["facts", "phrases", "enabled"];
  for (const { path, info } of [...allFields(), ...termsFields.allFields()])
    expect({ path, label: info.label }).toEqual({ path, label: expect.stringMatching(/^\S/) });
  for (const { path } of allFields())
    if (!inside.includes(String(path[0]))) expect([path, shownAt(path)]).toEqual([path, expect.any(String)]);
});

test("every text, figure and date in the schema is of a known kind", () => {
  const unknown = allFields().filter(({ path, info }) => {
    const { type } = Object(info) as { type?: string };
    const isUnion = "anyOf" in info || "oneOf" in info;
    return type === "string" && !isUnion && !info.kind && path[0] !== "phrases";
  });
  expect(unknown.map(({ path }) => path.join("."))).toEqual([]);
});

test("a path that the schema does not have is no field", () => {
  for (const path of [["bono"], ["landing", "toString"], ["landing", "faq", "x"], ["brand", "x"]])
    expect(fieldAt(path)).toBeUndefined();
});
