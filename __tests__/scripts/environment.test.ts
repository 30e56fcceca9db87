/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownEnvironment, testEnvironment } from "../../scripts/environment.mjs";
import { disabledOffers } from "../../scripts/offer-files.mjs";
import { siteEnvironment, siteNames, sites } from "../../scripts/sites.mjs";

const shell = { NODE_ENV: "development", PATH: "/usr/bin", NEXT_PUBLIC_SITE_BRAND: "Otra" } as const;

test("a person's own settings reach their site", () => {
  expect(ownEnvironment(shell)).toMatchObject({ NEXT_PUBLIC_SITE_BRAND: "Otra", DIST_DIR: ".next" });
  expect(ownEnvironment({ ...shell, DIST_DIR: "out" })).toMatchObject({ DIST_DIR: "out" });
});

test("a test's environment keeps the machine's variables and only the settings it names", () => {
  const env = testEnvironment(shell, { OFFERS_PREVIEW: "n26" });
  expect(env).toMatchObject({ PATH: "/usr/bin", OFFERS_PREVIEW: "n26", NODE_ENV: "production" });
  expect(env).not.toHaveProperty("NEXT_PUBLIC_SITE_BRAND");
});

test("the framework reads no .env file in a test's environment, and does in one's own", () => {
  const folder = mkdtempSync(join(tmpdir(), "environment-"));
  writeFileSync(join(folder, ".env.local"), "STORAGE_CONSENT=required");
  const program = `require(${JSON.stringify(require.resolve("@next/env"))}).loadEnvConfig(${JSON.stringify(folder)}, false);
    console.info(process.env.STORAGE_CONSENT ?? "none")`;
  const read = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ["-e", program], { env, encoding: "utf8" }).stdout.trim();
  expect(read(testEnvironment(shell, {}))).toBe("none");
  expect(read(ownEnvironment(shell))).toBe("required");
  rmSync(folder, { recursive: true });
});

test("every site of the table has a build folder of its own", () => {
  expect(siteNames.length).toBeGreaterThan(1);
  expect(new Set(Object.values(sites).map((site) => site.distDir)).size).toBe(siteNames.length);
  expect(siteEnvironment("preview")).toMatchObject({
    DIST_DIR: ".next-preview",
    OFFERS_PREVIEW: disabledOffers().join(","),
  });
});
