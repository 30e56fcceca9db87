// `npm run audit:dependencies`: known vulnerabilities in what production is made of. A registry that does not answer
// fails nothing, but nobody overlooks that nothing was checked.
import { execFile } from "node:child_process";
import { pathToFileURL } from "node:url";

/** @typedef {{ name?: string, severity?: string, range?: string }} Vulnerability */

/**
 * What npm's report means.
 * @param {string} json what `npm audit --json` wrote
 * @returns {{ verdict: "clean" | "vulnerable" | "unknown", lines: string[] }}
 */
export function readAudit(json) {
  /** @type {{ vulnerabilities?: Record<string, Vulnerability>, metadata?: object, message?: string, error?: { summary?: string } }} */
  let report;
  try {
    report = JSON.parse(json);
  } catch {
    return { verdict: "unknown", lines: [json.trim().slice(0, 200) || "npm said nothing"] };
  }
  if (!report.vulnerabilities || !report.metadata) {
    return { verdict: "unknown", lines: [report.error?.summary || report.message || "no answer"] };
  }
  const lines = Object.entries(report.vulnerabilities).map(
    ([name, { severity, range }]) => `${name} ${range ?? ""}: ${severity ?? "unknown severity"}`,
  );
  return { verdict: lines.length > 0 ? "vulnerable" : "clean", lines };
}

/** @returns {Promise<string>} */
function askRegistry() {
  const args = ["audit", "--omit=dev", "--json", "--fetch-retries=1", "--fetch-timeout=20000"];
  const command = process.platform === "win32" ? "npm.cmd" : "npm";
  return new Promise((resolve) => {
    execFile(command, args, { timeout: 60_000, maxBuffer: 50_000_000 }, (_error, stdout) => resolve(stdout));
  });
}

async function main() {
  const { verdict, lines } = readAudit(await askRegistry());
  const list = lines.map((line) => `  ${line}`).join("\n");
  if (verdict === "clean") return console.info("No known vulnerability in production dependencies.");
  if (verdict === "vulnerable") {
    console.error(
      `Known vulnerabilities in production dependencies:\n${list}\nnpm audit --omit=dev tells more.`,
    );
    process.exitCode = 1;
    return;
  }
  // GitHub shows such a line on the page of the run.
  if (process.env.GITHUB_ACTIONS)
    console.info("::warning::NOT CHECKED: vulnerabilities of production dependencies");
  console.warn(
    `NOT CHECKED: vulnerabilities of production dependencies. The registry gave no answer:\n${list}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) void main();
