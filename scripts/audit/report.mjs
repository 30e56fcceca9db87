import { textTable } from "../text-table.mjs";
import { budgets } from "./budgets.mjs";

/** @typedef {import("./measure.mjs").Results} Results */
/** @typedef {import("./measure.mjs").Row} Row */
/** @typedef {import("./lighthouse.mjs").Measured} Measured */

export const resultsFile = "test-results/audit.json";

/**
 * The figures that are above (or, for scores, below) their limit, each in a sentence.
 * @param {Row} row
 */
function breachesOf({ route, bytes, arrival, page, twin }) {
  const { figures, onDemand, address } = route;
  /** @type {string[]} */
  const found = [];
  /**
   * @param {string} name
   * @param {number} value
   * @param {number} limit
   */
  const atMost = (name, value, limit) => {
    if (value > limit) found.push(`${address}: ${name} is ${round(value)}, and may be ${round(limit)}`);
  };
  for (const [name, limit] of Object.entries(onDemand ? budgets.onDemand : budgets.page)) {
    atMost(name, Number(figures[/** @type {keyof typeof budgets.page} */ (name)]), limit);
  }
  atMost("script, in bytes with brotli,", bytes.script, budgets.entryBytes);
  atMost("hero picture, in bytes,", bytes.hero, budgets.heroBytes);
  // What carries the framework's script is measured, and told, but has no other limit.
  if (onDemand) return found;
  atMost("requests", arrival.requests, budgets.arrival.requests);
  atMost("layout shift", arrival.cls, budgets.arrival.cls);
  atMost("bytes more than without script", bytes.total - bytes.twin, budgets.twin.moreBytes);
  if (!page || !twin) return found;
  for (const [name, least] of Object.entries(budgets.scores)) {
    const score = page.scores[name] ?? 0;
    if (name === "seo" && !figures.isIndexable) continue;
    if (score < least)
      found.push(`${address}: Lighthouse's ${name} is ${score}, and may be no less than ${least}`);
  }
  const { timings, twin: times } = budgets;
  atMost("first paint (ms)", page.fcp, timings.fcp);
  atMost("largest paint (ms)", page.lcp, figures.hero ? timings.lcpWithHero : timings.lcp);
  atMost("blocked time (ms)", page.tbt, timings.tbt);
  atMost("layout shift by Lighthouse", page.cls, budgets.arrival.cls);
  atMost("first paint against the twin's", page.fcp / twin.fcp, times.fcp);
  atMost("largest paint against the twin's", page.lcp / twin.lcp, times.lcp);
  return found;
}

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;

/** @param {number | undefined} value */
const whole = (value) => (value === undefined ? "-" : String(Math.round(value)));

const kinds = ["performance", "accessibility", "best-practices", "seo"];

/** @param {Measured | undefined} page */
const timesOf = (page) => [page?.fcp, page?.lcp, page?.tbt].map(whole);

/** @param {Row} row */
function cellsOf({ route, bytes, arrival, page, twin }) {
  const { address, figures } = route;
  return [
    address,
    ...[bytes.html, bytes.css, bytes.script + bytes.framework, bytes.hero, bytes.total].map(String),
    (bytes.total / bytes.twin).toFixed(2),
    String(figures.htmlBytes),
    String(arrival.requests),
    String(figures.nodes),
    round(arrival.cls).toString(),
    page
      ? kinds.map((name) => (name === "seo" && !figures.isIndexable ? "·" : page.scores[name])).join(" ")
      : "-",
    ...timesOf(page),
    whole(twin?.fcp),
    whole(twin?.lcp),
  ];
}

const head = [
  ["page", "html", "css", "js", "hero", "total", "x twin", "gzip", "requests", "nodes", "cls"],
  ["P A B S", "FCP", "LCP", "TBT", "twin FCP", "LCP"],
].flat();

/**
 * The table, what was measured once for all pages, and what is too much.
 * @param {Results} results
 */
export function reportOf({ all, bound, boundBytes, rows }) {
  const hand = [
    "(made by hand)",
    boundBytes,
    "",
    0,
    0,
    boundBytes,
    "",
    "",
    1,
    "",
    "",
    bound?.scores.performance ?? "-",
  ];
  const lines = [head, ...rows.map(cellsOf), [...hand.map(String), ...timesOf(bound), "", ""]];
  const table = textTable(lines, (column) => column === 0);

  const breaches = rows.flatMap(breachesOf);
  if (all.clickToPaint !== undefined && all.clickToPaint > budgets.clickToPaint) {
    breaches.push(`/: click to paint is ${whole(all.clickToPaint)} ms, and may be ${budgets.clickToPaint}`);
  }
  if (all.control > budgets.control) {
    breaches.push(`the slowest control answers in ${whole(all.control)} ms, and may in ${budgets.control}`);
  }
  const text = [
    "Bytes as sent with brotli, styles inside the HTML (css: those alone; gzip: the HTML with gzip).",
    ...table,
    `Click to the next page's paint, 150 ms away: ${whole(all.clickToPaint)} ms; by a plain click: ${whole(all.plainLink)} ms.`,
    `Slowest response of a control, processor slowed down four times: ${whole(all.control)} ms.`,
    ...(breaches.length > 0
      ? ["", "Over budget (scripts/audit/budgets.mjs):", ...breaches]
      : ["Within every budget."]),
    `All figures: ${resultsFile}`,
  ];
  return { text: text.join("\n"), breaches };
}
