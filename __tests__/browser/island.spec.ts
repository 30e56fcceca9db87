import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, openSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { NEXT } from "../../scripts/next.mjs";
import { islandPort } from "../../scripts/sites.mjs";
import { expect, test } from "@playwright/test";
import { untilAnswering } from "./until-answering";

const folder = resolve("test-results/island");
const url = `http://localhost:${islandPort}`;

/** A little site of its own, since no page of this one has a client component. */
test.describe("a site with one client component", () => {
  // One build serves both: side by side each would make its own, in the same folder.
  test.describe.configure({ mode: "serial" });
  let server: ChildProcess | undefined;

  const launch = (...args: string[]) => {
    const log = openSync(`${folder}.log`, "a");
    const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
    return spawn(process.execPath, [resolve(NEXT), ...args], {
      cwd: folder,
      env,
      stdio: ["ignore", log, log],
    });
  };

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    rmSync(folder, { recursive: true, force: true });
    cpSync("__tests__/fixtures/island", folder, { recursive: true });
    const build = launch("build");
    expect(await new Promise((done) => build.once("close", done)), `see ${folder}.log`).toBe(0);
    server = launch("start", "-p", String(islandPort));
    await untilAnswering(url, server, "/");
  });
  test.afterAll(() => server?.kill("SIGTERM"));

  test("keeps the framework's script on the page that has it, and the component works", async ({ page }) => {
    await page.goto(url);
    expect(await page.locator("script[src^='/_next/static/']").count()).toBeGreaterThan(0);
    const button = page.getByRole("button");
    await expect(async () => {
      await button.click();
      expect(Number(await button.textContent())).toBeGreaterThan(0);
    }).toPass();
  });

  test("takes it out of the page that has none", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${url}/plain`);
    await expect(page.getByRole("main")).toHaveText("Plain");
    expect(await page.locator("script").count()).toBe(0);
    expect(asked.filter((path) => path.startsWith("/_next/"))).toEqual([]);
  });
});
