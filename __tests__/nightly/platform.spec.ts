import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { buildEnvironment, builds } from "../builds";
import { ask } from "../server";

const folder = resolve(".next-platform");
const site = join(folder, "site");
const tools = join(folder, "tools");
const functions = join(site, ".vercel/output/functions");
const settings = { DIST_DIR: ".next", VERCEL_TELEMETRY_DISABLED: "1" };
const write = (file: string, content: unknown) => writeFileSync(file, JSON.stringify(content));
const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** The platform's command builds where the site is, so it gets a copy. */
test.beforeAll(() => {
  test.setTimeout(600_000);
  rmSync(site, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "-zco", "--exclude-standard"], { encoding: "utf8" });
  for (const file of files.split("\0")) if (file && existsSync(file)) cpSync(file, join(site, file));
  execFileSync("cp", ["-al", resolve("node_modules"), site]);
  for (const place of [join(site, ".vercel"), tools]) mkdirSync(place, { recursive: true });
  const project = { framework: "nextjs", installCommand: "" };
  write(join(site, ".vercel/project.json"), { projectId: "prj_x", orgId: "team_x", settings: project });
  // Not through npx: one of its packages asks for a version that not every registry has.
  write(join(tools, "package.json"), {
    dependencies: { vercel: "64.0.2" },
    overrides: { sandbox: "latest" },
  });
  execFileSync("npm", ["install", "--ignore-scripts"], { cwd: tools });
});

// Both ways in which the platform may make its output: by itself, and by the framework's adapter.
for (const way of [{}, { NEXT_ENABLE_ADAPTER: "1" }])
  test(`the platform's output with ${JSON.stringify(way)} has the pages as our own server sends them`, async () => {
    test.setTimeout(600_000);
    const build = ["build", "--yes", "--token", "x", "--global-config", join(folder, "config")];
    const env = { ...buildEnvironment("default"), ...settings, ...way };
    await promisify(execFile)(join(tools, "node_modules/.bin/vercel"), build, { cwd: site, env });
    const outputs = readdirSync(functions, { recursive: true, encoding: "utf8" });
    const prepared = outputs.filter((file) => file.endsWith(".prerender-config.json"));
    let pages = 0;
    for (const file of prepared) {
      const { fallback, initialHeaders = {} } = json(join(functions, file));
      const name = fallback?.fsPath ?? fallback;
      if (!/\.html$/.test(name ?? "") || /_global-error|_not-found|404|500/.test(file)) continue;
      const path = `/${file.replace(/\.prerender-config\.json$/, "").replace(/^index$/, "")}`;
      const own = await ask(builds.default.port, path);
      // The page of the A/B test is rewritten by the edge, whose addresses lead elsewhere from outside.
      if (own.status !== 200) continue;
      pages += 1;
      const html = readFileSync(join(functions, dirname(file), name), "utf8");
      expect(html, path).not.toContain("__next_f");
      if (!own.headers["set-cookie"]) expect(html, path).toBe(own.text);
      const policy = Object.entries<string>(initialHeaders).find(([key]) =>
        /^content-security-policy$/i.test(key),
      );
      expect(policy?.[1], path).toBe(own.headers["content-security-policy"]);
    }
    expect(pages).toBeGreaterThan(20);
    for (const name of ["legal/terminos", "middleware"])
      expect(
        outputs.some((file) => file === `${name}.func` || file === `_${name}.func`),
        name,
      ).toBe(true);
    const routes = JSON.stringify(json(join(site, ".vercel/output/config.json")).routes);
    for (const part of ["s-maxage=300", "immutable", "Strict-Transport-Security"])
      expect(routes).toContain(part);
  });
