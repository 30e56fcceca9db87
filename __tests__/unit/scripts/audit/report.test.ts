/** @jest-environment node */
import { budgets } from "../../../../scripts/audit/budgets.mjs";
import { readPage } from "../../../../scripts/audit/page.mjs";
import { reportOf } from "../../../../scripts/audit/report.mjs";

const good = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };
const measured = { scores: good, fcp: 700, lcp: 750, tbt: 0, cls: 0 };

/** A page that keeps to every limit, with what a test changes. */
function row(
  changes: { figures?: object; bytes?: object; arrival?: object; page?: object; onDemand?: boolean } = {},
) {
  const figures = { ...readPage("<p>Hola</p>"), ...changes.figures };
  const bytes = { html: 9000, css: 3000, script: 3000, framework: 0, hero: 0, total: 12_000, twin: 9000 };
  return {
    route: { address: "/x", twin: "/twin/x", onDemand: changes.onDemand ?? false, figures },
    bytes: { ...bytes, ...changes.bytes },
    arrival: { requests: 3, cls: 0, ...changes.arrival },
    page: { ...measured, ...changes.page },
    twin: measured,
  };
}

const report = (one: ReturnType<typeof row>, all = {}) =>
  reportOf({
    all: { runs: 3, control: 50, clickToPaint: 60, plainLink: 300, ...all },
    bound: measured,
    boundBytes: 1100,
    rows: [one],
  });

test("what keeps to every limit is within budget", () => {
  const { text, breaches } = report(row());
  expect(breaches).toEqual([]);
  expect(text).toMatch(/^\/x +9000 +3000 +3000 +0 +12000 +1\.33 /m);
  expect(text).toContain("Within every budget.");
});

test.each([
  ...Object.entries(budgets.page).map(([name, limit]) => [name, { figures: { [name]: limit + 1 } }] as const),
  ["requests", { arrival: { requests: 4 } }],
  ["layout shift", { arrival: { cls: 0.01 } }],
  ["script", { bytes: { script: budgets.entryBytes + 1 } }],
  ["hero picture", { bytes: { hero: budgets.heroBytes + 1 } }],
  ["bytes more", { bytes: { total: 9001 + budgets.twin.moreBytes } }],
  ["first paint", { page: { fcp: budgets.timings.fcp + 1 } }],
  ["largest paint", { page: { lcp: budgets.timings.lcp + 1 } }],
  ["blocked time", { page: { tbt: 1 } }],
  ["layout shift by Lighthouse", { page: { cls: 0.01 } }],
  ["Lighthouse's accessibility", { page: { scores: { ...good, accessibility: 99 } } }],
  ["Lighthouse's seo", { page: { scores: { ...good, seo: 99 } } }],
] as const)("%s above its limit is told, with the page", (name, changes) => {
  const { text, breaches } = report(row(changes));
  expect(breaches[0]).toMatch(new RegExp(`^/x: ${name}\\b`));
  expect(text).toContain(breaches[0]);
});

test.each([
  ["click to paint", { clickToPaint: budgets.clickToPaint + 1 }],
  ["the slowest control", { control: budgets.control + 1 }],
])("%s above its limit is told", (name, all) => {
  expect(report(row(), all).breaches).toEqual([expect.stringContaining(name)]);
});

test("search engines are asked only about pages that they may find", () => {
  const hidden = { figures: { isIndexable: false }, page: { scores: { ...good, seo: 60 } } };
  expect(report(row(hidden)).breaches).toEqual([]);
});

test("a page made on demand has limits of its own", () => {
  expect(report(row({ onDemand: true, figures: { htmlBytes: 29_000, scripts: 9 } })).breaches).toEqual([]);
  expect(report(row({ onDemand: true, figures: { htmlBytes: 31_000 } })).breaches).toEqual([
    "/x: htmlBytes is 31000, and may be 30000",
  ]);
});
