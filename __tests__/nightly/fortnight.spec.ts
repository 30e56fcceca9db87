import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { readSources } from "@/lib/catalogue/read-sources";
import { madridDate } from "@/lib/format/dates";
import { builds, buildEnvironment } from "../builds";
import { copyRepository } from "./copy";
import { fortnight, newId, written } from "../unit/scripts/fortnight";

const root = resolve(".next-fortnight");

/** Ports of their own: the tests of the copy run beside this server. They visit every page of every offer. */
const env = {
  ...buildEnvironment("default"),
  TEST_PORT_BASE: String(builds.default.port + 40),
  EVERY_PAGE: "true",
};

/** Runs a command in the copy; its output is the failure's message. */
async function run(...[command = "", ...args]: string[]): Promise<void> {
  // React's test functions are missing from its production build.
  const mode = args.includes("jest") ? "test" : env.NODE_ENV;
  const limits = { cwd: root, env: { ...env, NODE_ENV: mode }, maxBuffer: 50_000_000 };
  await promisify(execFile)(command, args, limits).catch(({ stdout, stderr }) => {
    throw new Error(
      `${[command, ...args].join(" ")}\n${String(stdout).slice(-20_000)}\n${String(stderr).slice(-20_000)}`,
    );
  });
}

test.beforeAll(() => {
  copyRepository(root, /^$/);
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    ["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "Start"],
  ])
    execFileSync("git", args, { cwd: root });
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

test("after an editor's fortnight, unit, pages and browser tests pass", async () => {
  test.setTimeout(1_800_000);
  const offers = (...args: string[]) => run("npx", "tsx", "scripts/offers/main.ts", ...args);
  const { texts } = readSources(root);
  const id = newId(texts);
  for (const act of fortnight(texts, madridDate(new Date()))) await offers(...act);
  const draft = join(root, `content/offers/${id}.yaml`);
  writeFileSync(draft, written(readFileSync(draft, "utf8")));
  await offers("enable", id, "--checked");
  await run("npx", "jest", "--ci", "--selectProjects", "unit");
  // Builds both sites, and serves them.
  await run("npx", "playwright", "test", "--project=browser", "--grep-invert", "stored picture");
  await run("npx", "jest", "--ci", "--selectProjects", "pages");
  expect(existsSync(join(root, ".next"))).toBe(true);
});
