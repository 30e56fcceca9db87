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
import { readSite } from "@/lib/config/site";
import { endingFaults, textsOf, typographyFaults } from "../../../scripts/offers/typography.mjs";

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

test.each(records)("%s: typography and tone", (_name, record) => {
  const texts = textsOf(record);
  expect(texts.length).toBeGreaterThan(3);
  const wrong = texts.flatMap(({ place, text }) =>
    typographyFaults(text).map((right) => `${place}: ${right}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

test.each(all)("$id: sentences end, labels do not", (offer) => {
  const texts = textsOf(offer);
  expect(texts.flatMap((text) => endingFaults(text).map((right) => `${text.place}: ${right}`))).toEqual([]);
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
  ({ brand, seoTitle, callToAction, landing: { faq, sections } }) => {
    expect(seoTitle).toContain(brand);
    expect(callToAction).toContain(brand);
    expect(faq[0]?.question).toBe(`¿Qué es el plan amigo de ${brand}?`);
    const titles = [landing.landing.steps, ...sections.map(({ title }) => title)];
    expect(new Set(titles).size).toBe(titles.length);
    const questions = faq.map(({ question }) => question);
    expect(new Set(questions).size).toBe(questions.length);
  },
);

test.each(all)("$id: its official links carry no code", ({ officialUrl, sourceUrl, brand }) => {
  for (const url of [officialUrl, sourceUrl].map((address) => new URL(address))) {
    expect([url.search, url.hash, url.protocol]).toEqual(["", "", "https:"]);
    expect(url.hostname).toContain(brand.toLowerCase().replaceAll(" ", ""));
  }
});
