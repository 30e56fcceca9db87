import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { errorsCopy } from "@/lib/copy/errors";
import { consentCookie, expect, plain, test } from "../browser/fixtures";
import { listen } from "../browser/services";
import { copyRepository } from "./copy";
import { builds, buildUrl } from "../builds";
import { ask, startArguments, startServer } from "../server";

const PORT = builds.default.port + 2;
const shell = (limit: string) => ({
  command: "/bin/sh",
  args: ["-c", `${limit}; exec "$0" "$@"`, process.execPath, ...startArguments("default")],
});

// All tests use one port.
test.describe.configure({ mode: "serial" });

for (const [fault, limit] of [
  ["that cannot write files", 'trap "" XFSZ; ulimit -f 0'],
  ["with few file handles", "ulimit -n 64"],
] as const)
  test(`a server ${fault} answers every page`, async () => {
    test.setTimeout(120_000);
    const server = await startServer("default", PORT, shell(limit));
    const before = server.output().length;
    for (const address of [...plain.addresses, "/healthz", "/ofertas.json", "/cambios.atom", "/sitemap.xml"])
      expect((await ask(PORT, address)).status, address).toBe(200);
    expect(server.output().slice(before)).toBe("");
    await server.end();
  });

test.describe("a page that fails on the server", () => {
  const SDK = "sentry.javascript.nextjs";
  const service = listen();
  let server: Awaited<ReturnType<typeof startServer>>;
  test.use({ expectedComplaints: [/500|provoked|Server Components|digest|React error #441/] });
  test.beforeAll(async () => {
    await service.start();
    const broken = ["--import", "./__tests__/nightly/faulty-clock.mjs", ...startArguments("full")];
    server = await startServer("full", PORT, { args: broken });
  });
  test.afterAll(async () => {
    await server.end();
    await service.stop();
  });

  for (const [answer, cookie, ip] of [
    ["no answer to the banner", "", undefined],
    ["consent to full reports", consentCookie("full", ["necessary", "replay"]), "203.0.113.9"],
  ] as const)
    test(`with ${answer}, the report omits what the visitor sent; IP address: ${ip}`, async () => {
      service.forget();
      const own = cookie && `${cookie.name}=${cookie.value}; `;
      const headers = { cookie: `${own}other=SECRET`, "x-forwarded-for": "203.0.113.9" };
      const { status, text } = await ask(PORT, "/plan/calculo?email=ana@mail.example", { headers });
      expect(status).toBe(500);
      expect(text).not.toMatch(/provoked|node_modules|\.next|at \w+ \(/);
      await expect.poll(() => service.sent("event", SDK).length).toBeGreaterThan(0);
      const report = service.sent("event", SDK)[0]?.text ?? "";
      expect(report).toContain("provoked on the server");
      expect(report).not.toMatch(/mail\.example|cc_cookie|SECRET/);
      const event = JSON.parse(report.split("\n")[0] ?? "");
      expect([event.environment, event.user?.ip_address]).toEqual(["production", ip]);
    });

  // What the page says: specification/2-screens.spec.ts.
  test("gets the error page, never kept by a cache, from which it can be fetched again", async ({ page }) => {
    const site = buildUrl("full").replace(/\d+$/, String(PORT));
    const failed = await page.goto(`${site}/plan/calculo`);
    expect([failed?.status(), failed?.headers()["cache-control"]]).toEqual([500, "no-store"]);
    await expect(page.getByRole("heading", { level: 1, name: errorsCopy.unexpected.title })).toBeVisible();
    const again = page.waitForResponse(`${site}/plan/calculo`);
    await page.getByRole("link", { name: errorsCopy.unexpected.retry }).click();
    expect((await again).status()).toBe(500);
  });
});

test("a page whose file is lost or broken while the site runs gets the error page until it is back", async () => {
  test.setTimeout(120_000);
  const root = resolve(".next-broken");
  copyRepository(root, /^__tests__\//);
  execFileSync("cp", ["-r", builds.default.distDir, join(root, builds.default.distDir)]);
  const start = () => startServer("default", PORT, { cwd: root });
  const pathOf = (file: string) =>
    join(root, String(readdirSync(root, { recursive: true }).find((path) => String(path).endsWith(file))));
  const server = await start();
  const paths = ["/glosario", "/metodologia", "/cambios", "/comparar", "/share/inicio.png"];
  const bodies = async () => Promise.all(paths.map(async (path) => (await ask(PORT, path)).text));
  const whole = await bodies();
  const names = ["$/glosario.html", "$/metodologia.meta", "$/cambios.html", "$/comparar.html"];
  const files = [...names, "$/share/inicio.png.body"].map(pathOf);
  const contents = files.map((file) => readFileSync(file));
  const [lost = "", headless = "", cut = "", empty = "", picture = ""] = files;
  rmSync(lost);
  writeFileSync(headless, "{");
  truncateSync(cut, 3000);
  truncateSync(empty);
  truncateSync(picture, 500);
  // Twice: what the framework renders instead must not be kept.
  for (const path of [...paths, ...paths]) {
    const before = server.output().length;
    const { status, headers, text } = await ask(PORT, path);
    expect([path, status, headers["cache-control"]]).toEqual([path, 500, "no-store"]);
    expect(text).toContain(errorsCopy.unexpected.title);
    expect(text).not.toContain("__next_f");
    await expect
      .poll(() => server.output().slice(before))
      .toContain(`${path}: its file is missing or broken`);
  }
  expect([existsSync(lost), readFileSync(headless, "utf8")]).toEqual([false, "{"]);
  files.forEach((file, place) => writeFileSync(file, contents[place] ?? ""));
  expect(await bodies()).toEqual(whole);
  rmSync(pathOf("$/fallo.html"));
  expect((await ask(PORT, "/healthz")).status).toBe(503);
  await server.end();
  await expect(start()).rejects.toThrow("is not whole");
  rmSync(root, { recursive: true, force: true });
});
