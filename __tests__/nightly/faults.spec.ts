import { errors } from "@/lib/copy/errors";
import { consentCookie, expect, plain, test } from "../browser/fixtures";
import { listen } from "../browser/services";
import { builds, buildUrl } from "../builds";
import { ask, startArguments, startServer } from "../server";

const PORT = builds.default.port + 2;
const shell = (limit: string) => ({
  command: "/bin/sh",
  args: ["-c", `${limit}; exec "$0" "$@"`, process.execPath, ...startArguments(PORT)],
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
    const broken = ["--import", "./__tests__/nightly/faulty-clock.mjs", ...startArguments(PORT)];
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
      const { status, text } = await ask(PORT, "/legal/terminos?email=ana@mail.example", { headers });
      expect(status).toBe(500);
      expect(text).not.toMatch(/provoked|node_modules|\.next|at \w+ \(/);
      await expect.poll(() => service.sent("event", SDK).length).toBeGreaterThan(0);
      const report = service.sent("event", SDK)[0]?.text ?? "";
      expect(report).toContain("provoked on the server");
      expect(report).not.toMatch(/mail\.example|cc_cookie|SECRET/);
      const event = JSON.parse(report.split("\n")[0] ?? "");
      expect([event.environment, event.user?.ip_address]).toEqual(["production", ip]);
    });

  test("shows the error page, with buttons to try again and go home", async ({ page }) => {
    const site = buildUrl("full").replace(/\d+$/, String(PORT));
    await page.goto(`${site}/legal/terminos`);
    const title = page.getByRole("heading", { level: 1, name: errors.unexpected.title });
    await expect(page.getByText(errors.unexpected.text)).toBeVisible();
    await page.getByRole("button", { name: errors.unexpected.retry }).click();
    await expect(title).toBeVisible();
    // The retry above may still replace the page while its link is clicked.
    await expect(async () => {
      await page.getByRole("link", { name: errors.unexpected.home }).click({ timeout: 2000 });
      await expect(page).toHaveURL(`${site}/`, { timeout: 2000 });
    }).toPass();
  });
});
