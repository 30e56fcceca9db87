/** @jest-environment node */
import { changes, correction } from "@/lib/copy/changes";
import { complaintBodies, complaints } from "@/lib/copy/complaints";
import * as deadlines from "@/lib/copy/deadlines";
import { errors } from "@/lib/copy/errors";
import * as frame from "@/lib/copy/frame";
import { comparison } from "@/lib/copy/comparison";
import { eligibility } from "@/lib/copy/eligibility";
import { glossary, glossaryHead } from "@/lib/copy/glossary";
import { home } from "@/lib/copy/home";
import * as landing from "@/lib/copy/landing";
import { methodology, methodologyHead } from "@/lib/copy/methodology";
import { netValueWords } from "@/lib/copy/net-value";
import { offerFrame, offerPageGroups, offerPages } from "@/lib/copy/offer-pages";
import { privacy } from "@/lib/copy/privacy";
import { proof } from "@/lib/copy/proof";
import { gains, protectionNames } from "@/lib/copy/offer";
import { notOpen, statusNames } from "@/lib/copy/status";
import { terms } from "@/lib/copy/terms";
import { readSite } from "@/lib/config/site";
import { textFaults } from "@/lib/format/typography";
import { textsOf } from "@/lib/offers/words";
import { sampleOffer } from "../offers/sample";

const site = readSite({});

const records: [name: string, record: object][] = [
  ["home", home(site, "2025-09-25")],
  ["frame", frame],
  ["landing", landing],
  ["deadlines", { ...deadlines.deadlines, ...deadlines.kinds }],
  ["proof", proof],
  ["complaints", { ...complaintBodies, ...complaints, first: complaints.first("Lowi") }],
  ["not found", errors.notFound],
  ["terms", terms(site)],
  ["methodology", { methodologyHead, sections: methodology(site, [sampleOffer()]) }],
  ["changes", { changes, ...correction, subject: correction.subject("X") }],
  ["gains", gains],
  ["protection", protectionNames],
  ["eligibility", eligibility("X")],
  ["net value", netValueWords("X")],
  ["comparison", comparison],
  ["glossary", { glossaryHead, glossary }],
  ["further pages", { offerPages, offerPageGroups, detail: offerFrame.detail }],
  ["status", { statusNames, notOpen }],
  ["privacy", privacy(site)],
];

test.each(records)("%s: typography and tone", (_name, record) => {
  const texts = textsOf(record);
  expect(texts.length).toBeGreaterThan(3);
  const wrong = texts.flatMap(({ path, text }) =>
    textFaults(text).map((right) => `${path.join(".")}: ${right}: ${text}`),
  );
  expect(wrong).toEqual([]);
});
