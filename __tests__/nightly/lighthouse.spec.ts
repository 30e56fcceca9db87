import { execFile } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { requireBrowser } from "../../scripts/browser";
import { buildUrl } from "../builds";

/** One page of each kind, on a phone's first visit: nobody has answered the banner. */
const PATHS = ["/", "/paypal", "/trade-republic?v=b", "/paypal/plazos", "/comparar", "/plan", "/glosario"];
const RUNS = Number(process.env.LIGHTHOUSE_RUNS || 5);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];
/** The medians of this run, for docs/performance.md. */
const TABLE = "test-results/lighthouse.md";

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number; details?: { items: Resource[] } }>;
}
interface Resource {
  resourceType: string;
  requestCount: number;
  transferSize: number;
}

/** Lighthouse's report of one visit with its simulated phone. 12 is the last version for Node 20. */
async function visit(path: string, file: string): Promise<Report> {
  const args = [
    ...["--yes", "lighthouse@12.8.2", buildUrl("default") + path, "--quiet", "--output=json"],
    // A test's host is rightly not indexable.
    ...[`--output-path=${file}`, "--skip-audits=is-crawlable", "--chrome-flags=--headless=new --no-sandbox"],
  ];
  await promisify(execFile)("npx", args, { env: { ...process.env, CHROME_PATH: requireBrowser() } });
  return JSON.parse(readFileSync(file, "utf8"));
}

function figures({ categories, audits }: Report): number[] {
  const resources = audits["resource-summary"]?.details?.items ?? [];
  const resource = (type: string) => resources.find(({ resourceType }) => resourceType === type);
  return [
    ...CATEGORIES.map((name) => (categories[name]?.score ?? 0) * 100),
    ...AUDITS.map((name) => audits[name]?.numericValue ?? Number.NaN),
    resource("script")?.transferSize ?? 0,
    resource("total")?.transferSize ?? 0,
    resource("total")?.requestCount ?? 0,
  ];
}

function median(values: number[]): number {
  return Math.round((values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN) * 1000) / 1000;
}

test.describe.configure({ mode: "serial" });
test.beforeAll(() => {
  const heads = ["page", ...CATEGORIES, ...AUDITS, "script bytes", "all bytes", "requests"];
  writeFileSync(TABLE, `| ${heads.join(" | ")} |\n|${"---|".repeat(heads.length)}\n`);
});

for (const path of PATHS)
  test(`Lighthouse gives ${path} full marks`, async () => {
    test.setTimeout(RUNS * 60_000);
    const runs: number[][] = [];
    for (let run = 0; run < RUNS; run++)
      runs.push(figures(await visit(path, test.info().outputPath(`${run}.json`))));
    const medians = (runs[0] ?? []).map((_, at) => median(runs.map((all) => all[at] ?? Number.NaN)));
    appendFileSync(TABLE, `| \`${path}\` | ${medians.join(" | ")} |\n`);
    const [speed, ...others] = medians;
    expect(others.slice(0, 3)).toEqual([100, 100, 100]);
    expect(medians[CATEGORIES.length + 3], "layout shift").toBe(0);
    // The one score that depends on the machine.
    expect(speed).toBeGreaterThanOrEqual(98);
  });
