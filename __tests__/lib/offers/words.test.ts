import { changes, correction } from "@/lib/copy/changes";
import { complaintBodies, complaints } from "@/lib/copy/complaints";
import * as deadlines from "@/lib/copy/deadlines";
import { errors } from "@/lib/copy/errors";
import * as frame from "@/lib/copy/frame";
import { comparison } from "@/lib/copy/comparison";
import { eligibility } from "@/lib/copy/eligibility";
import { glossary, glossaryHead } from "@/lib/copy/glossary";
import { home } from "@/lib/copy/home";
import { gains } from "@/lib/copy/gains";
import * as landing from "@/lib/copy/landing";
import { methodology, methodologyHead } from "@/lib/copy/methodology";
import { netValueWords } from "@/lib/copy/net-value";
import { offerPages, offerTools, offerTrail } from "@/lib/copy/offer-pages";
import { privacy } from "@/lib/copy/privacy";
import { proof } from "@/lib/copy/proof";
import { notConfirmed, protectionNames } from "@/lib/copy/protection";
import { notOpen, statusNames } from "@/lib/copy/status";
import { terms } from "@/lib/copy/terms";
import { createCatalogue } from "@/lib/offers/catalogue";
import * as files from "@/lib/offers/registry";
import { readSite } from "@/lib/site";
import { textsOf } from "./texts";

const site = readSite({});
const { all } = createCatalogue(files, { referralUrls: {}, offersPreview: [] });

const records: [name: string, record: object][] = [
  ...all.map((offer): [string, object] => [offer.id, offer]),
  ["home", home(site, "2025-09-25")],
  ["frame", frame],
  ["landing", landing],
  ["deadlines", { ...deadlines.deadlines, ...deadlines.kinds }],
  ["proof", proof],
  ["complaints", { ...complaintBodies, ...complaints, first: complaints.first("Lowi") }],
  ["not found", errors.notFound],
  ["terms", terms(site)],
  ["methodology", { methodologyHead, sections: methodology(site, all) }],
  ["changes", { changes, ...correction, subject: correction.subject("X") }],
  ["gains", gains],
  ["protection", { ...protectionNames, missing: notConfirmed(["País", "Garantía"]) }],
  ["eligibility", eligibility("X")],
  ["net value", netValueWords("X")],
  ["comparison", comparison],
  ["glossary", { glossaryHead, glossary }],
  ["further pages", { offerPages, tools: offerTools, trail: offerTrail.label }],
  ["status", { statusNames, notOpen }],
  ["privacy", privacy(site)],
];

const hype =
  /incre[ií]bl|imperdible|exclusiv|chollo|brutal|alucinante|espectacular|aprovech|date prisa|no te l[oa]s? pierdas|últimas? (horas?|plazas?|oportunidad)|solo hoy|ahora mismo|corre\b|garantizado|sin riesgo|dinero fácil|gana dinero|(el|la|los|las) mejor(es)? (oferta|promo|opción|banco|bróker|cuenta|regalo)|número 1\b|líder|revolucionari/i;

/** What no text may hold, and why. */
const faults: [RegExp, string][] = [
  [/\d ?[€%]/, "a figure parts from its sign, or touches it: euros(), percent()"],
  [/[€%]\s*\d/, "the sign stands before the figure"],
  [/\d (euros?|por ciento|días?|mes(es)?|horas?|años?)\b/, "a figure parts from its noun: count()"],
  [/\d,\d{3}(?!\d)/, "an English thousands separator"],
  [/["'`]/, "straight quotes: «»"],
  [/[“”‘’]/, "English quotes: «»"],
  [/[!¡]/, "an exclamation mark"],
  [/\.{3}|…/, "an ellipsis"],
  [/ {2}|^\s|\s$/, "stray spaces"],
  [/ [,.;:!?]/, "a space before a sign"],
  [/^[^¿]*\?|\?[^¿]*\?/, "a question without its «¿»"],
  [/\b(TODO|FIXME|lorem|undefined|null|NaN)\b|\[object/, "something unfinished"],
  [hype, "hype"],
  [/\b(usted|ustedes|vosotros|su cuenta bancaria)\b/i, "not «tú»"],
];

test.each(records)("%s: typography and tone", (_name, record) => {
  const texts = textsOf(record);
  expect(texts.length).toBeGreaterThan(3);
  const wrong = texts.flatMap(({ place, text }) =>
    faults.filter(([pattern]) => pattern.test(text)).map(([, why]) => `${place}: ${why}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test.each(all)("$id: sentences end, labels do not", (offer) => {
  const sentence =
    /^(description|requirements|seoDescription)$|\.(lead|answer|imageAlt|summary)$|finePrint|(items|points)\.\d+\.text$/;
  const label =
    /^(brand|benefit|shortBenefit|seoTitle|callToAction)$|\.(title|badges\.\d|figure|label|eyebrow)$/;
  for (const { place, text } of textsOf(offer)) {
    if (sentence.test(place)) expect(`${place}: ${text}`).toMatch(/[.?]$/);
    if (label.test(place)) expect(`${place}: ${text}`).not.toMatch(/\.$/);
  }
});

test("titles and descriptions are unique and fit a search result", () => {
  const titles = all.map(({ seoTitle }) => seoTitle);
  const descriptions = all.map(({ seoDescription }) => seoDescription);
  expect(new Set(titles).size).toBe(all.length);
  expect(new Set(descriptions).size).toBe(all.length);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
});

test.each(all)(
  "$id: its title, headings and button name it",
  ({ brand, seoTitle, callToAction, landing }) => {
    expect(seoTitle).toContain(brand);
    expect(callToAction).toContain(brand);
    expect(landing.faq[0]?.question).toBe(`¿Qué es el plan amigo de ${brand}?`);
    const titles = [landing.steps, ...landing.sections].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const questions = landing.faq.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  },
);

test.each(all)("$id: its official links carry no code", ({ officialUrl, sourceUrl, brand }) => {
  for (const url of [officialUrl, sourceUrl].map((address) => new URL(address))) {
    expect([url.search, url.hash, url.protocol]).toEqual(["", "", "https:"]);
    expect(url.hostname).toContain(brand.toLowerCase().replaceAll(" ", ""));
  }
});
