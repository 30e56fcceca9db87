import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { requireBrowser } from "../../scripts/browser";
import { canTake, plain } from "../browser/fixtures";
import { proxy } from "../server";

const open = plain.catalogue.enabled.filter(canTake);
const dated = open.filter(({ deadlines }) => deadlines.items.length > 0);
const proportional = open.filter(({ value: { gain } }) => gain.kind === "share");
/** An answer of each form. */
const ANSWERS = [
  "/plan?dinero=500",
  ...proportional.slice(0, 1).map(({ detailPath }) => `${detailPath}/valor?importe=500`),
  ...dated.slice(0, 1).map(({ detailPath }) => `${detailPath}/plazos/fechas?alta=2026-11-01`),
  ...open.slice(0, 1).map(({ detailPath }) => `${detailPath}/reclamar?hecho=denegado`),
];
/** One page of each kind on a phone's first visit, with the banner, and its answers. */
const PATHS = [...plain.kinds, ...ANSWERS];
const RUNS = Number(process.env.LIGHTHOUSE_RUNS || 3);
/** The medians of this run, in the form of the table in docs/performance.md. */
const TABLE = "test-results/lighthouse.md";
const HEADS =
  "page | performance | accessibility | best practices | SEO | FCP ms | LCP ms | TBT ms | CLS | script KiB | all KiB | requests | FCP / LCP without script";
/** Values to reach on a machine that does nothing else. */
const TARGET =
  "**at most, on a quiet machine** | 100 | 100 | 100 | 100 | 760 | 790 | 10 | 0 | 6 (brotli) | | | 1.05 times less";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details?: { items: Resource[] } }>;
}
interface Resource {
  resourceType: string;
  requestCount: number;
  transferSize: number;
}

/**
 * Lighthouse's report of one visit with its simulated phone. 12 is the last version for Node 20. A trace that it could not
 * record («run Lighthouse again») is recorded again.
 */
async function visit(url: string, file: string, attempts = 3): Promise<Report> {
  const args = [
    ...["--yes", "lighthouse@12.8.2", url, "--quiet", "--output=json"],
    // A local host is not indexable, on purpose.
    ...[`--output-path=${file}`, "--skip-audits=is-crawlable", "--chrome-flags=--headless=new --no-sandbox"],
  ];
  const env = { ...process.env, CHROME_PATH: requireBrowser() };
  return promisify(execFile)("npx", args, { env }).then(
    () => JSON.parse(readFileSync(file, "utf8")),
    (error: Error) => {
      if (attempts > 1 && /again/.test(error.message)) return visit(url, file, attempts - 1);
      throw error;
    },
  );
}

function figures({ categories, audits }: Report): number[] {
  const resources = audits["resource-summary"]?.details?.items ?? [];
  const resource = (type: string) => resources.find(({ resourceType }) => resourceType === type);
  return [
    ...CATEGORIES.map((name) => (categories[name]?.score ?? 0) * 100),
    ...AUDITS.map((name) => audits[name]?.numericValue ?? Number.NaN),
    ...["script", "total"].map((type) => (resource(type)?.transferSize ?? 0) / 1024),
    resource("total")?.requestCount ?? 0,
  ];
}

/** The median of each figure, rounded: milliseconds to whole ones, layout shift to three places, the rest to one. */
function mediansOf(runs: number[][]): number[] {
  return (runs[0] ?? []).map((_, at) => {
    const sorted = runs.map((all) => all[at] ?? Number.NaN).sort((a, b) => a - b);
    return Number((sorted[sorted.length >> 1] ?? Number.NaN).toFixed(at === 7 ? 3 : at > 7 ? 1 : 0));
  });
}

/** Serves the build's pages without script but with the same look: banner and all controls shown. */
const serveTwins = () =>
  proxy(plain.url, (html, response, headers) => {
    const twin = html
      .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, "")
      .replace("<html ", '<html data-consent="ask" data-ready ');
    for (const [name, value] of headers)
      if (!/^(transfer-encoding|content-length)$/.test(name)) response.setHeader(name, value);
    response.setHeader("content-encoding", "gzip").end(gzipSync(twin));
  });

function writeTable(rows: readonly string[]): void {
  const machine = `${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const date = new Date().toLocaleDateString("en-GB", { dateStyle: "long" });
  const head = `| ${HEADS} |\n|${"---|".repeat(HEADS.split("|").length)}`;
  const lines = [head, ...rows, `| ${TARGET} |`].join("\n");
  writeFileSync(TABLE, `${date}, ${machine}, medians of ${RUNS}:\n\n${lines}\n`);
}

test("Lighthouse gives every kind of page full marks", async () => {
  test.setTimeout(2 * PATHS.length * RUNS * 60_000);
  const twins = await serveTwins();
  const rows: string[] = [];
  for (const path of PATHS) {
    const sites = [plain.url, twins.url];
    const runs = sites.map((): number[][] => []);
    // Alternating, so that both are measured under the same load.
    for (let run = 0; run < RUNS; run++)
      for (const [at, site] of sites.entries())
        runs[at]?.push(figures(await visit(site + path, test.info().outputPath("report.json"))));
    const [own = [], twin = []] = runs.map(mediansOf);
    rows.push(`| \`${path}\` | ${own.join(" | ")} | ${twin[4]} / ${twin[5]} |`);
    writeTable(rows);
    const [speed, accessibility, practices, search] = own;
    expect.soft([accessibility, practices, search], path).toEqual([100, 100, 100]);
    // The one score that depends on the machine.
    expect.soft(speed, path).toBeGreaterThanOrEqual(98);
    expect.soft(own[7], `layout shift of ${path}`).toBe(0);
  }
  await twins.close();
});
