/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownEnvironment, settingLines, testEnvironment } from "../../../scripts/environment.mjs";
import { disabledOffers } from "../../../scripts/offer-files.mjs";
import { siteEnvironment, siteNames, sites } from "../../../scripts/sites.mjs";

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

describe("a repository's variables, for its workflow", () => {
  const link = "https://amigo.es/?a=1&b=$x#c";

  test("every setting of a build goes on, whatever offer it is of, and nothing else", () => {
    const given = { NEXT_PUBLIC_REFERRAL_URL_MI_BANCO: ` ${link}\n`, STORAGE_CONSENT: "", PATH: "/x" };
    expect(settingLines(given)).toBe(`NEXT_PUBLIC_REFERRAL_URL_MI_BANCO=${link}\n`);
    expect(settingLines({})).toBe("");
  });

  test("a value of several lines sets no other variable", () => {
    expect(() => settingLines({ NEXT_PUBLIC_SITE_BRAND: "A\nPATH=/evil" })).toThrow(
      "NEXT_PUBLIC_SITE_BRAND has several lines.",
    );
  });

  test("the workflow's own step writes them", () => {
    const workflow = readFileSync(".github/workflows/offers.yml", "utf8");
    const [, step = "", variable = ""] =
      /- run: (node .+) >> "\$GITHUB_ENV"\n\s+env:\n\s+(\w+): \$\{\{ toJSON\(vars\) \}\}/.exec(workflow) ??
      [];
    expect(workflow).not.toMatch(/vars\./);
    for (const [json, status, stdout] of [
      [JSON.stringify({ NEXT_PUBLIC_REFERRAL_URL: link }), 0, `NEXT_PUBLIC_REFERRAL_URL=${link}\n`],
      ["", 0, ""],
      [JSON.stringify({ NEXT_PUBLIC_SITE_BRAND: "A\nB" }), 1, ""],
    ] as const) {
      const env = { PATH: process.env.PATH, NODE_ENV: "test", [variable]: json } as const;
      expect(spawnSync("sh", ["-c", step], { env, encoding: "utf8" })).toMatchObject({ status, stdout });
    }
  });
});

test("every site of the table has a build folder of its own", () => {
  expect(siteNames.length).toBeGreaterThan(1);
  expect(new Set(Object.values(sites).map((site) => site.distDir)).size).toBe(siteNames.length);
  expect(siteEnvironment("preview")).toMatchObject({
    DIST_DIR: ".next-preview",
    OFFERS_PREVIEW: disabledOffers().join(","),
  });
});
