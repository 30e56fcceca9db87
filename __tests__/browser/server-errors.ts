import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { site } from "@/lib/config/site";
import { errors } from "@/lib/copy/errors";
import { NEXT } from "../../scripts/next.mjs";
import { failingPort, siteEnvironment } from "../../scripts/sites.mjs";
import { consentCookie } from "./consent-cookie";
import type { listen } from "./ingest";
import { ask } from "./raw";
import { expect, test } from "./test";
import { untilAnswering } from "./until-answering";

const PATH = "/legal/terminos";
const url = `http://localhost:${failingPort}`;
type Service = ReturnType<typeof listen>;

/** What a server tells the service of a page that fails, and what its visitor reads. */
export function testServerErrors(service: Service): void {
  test.describe("a page that fails on the server", () => {
    let server: ChildProcess;
    test.use({ expectedComplaints: [/500|provoked|Server Components|digest|React error #441/] });

    test.beforeAll(async () => {
      const command = [
        "--import",
        "./__tests__/browser/failing-clock.mjs",
        NEXT,
        "start",
        "-p",
        String(failingPort),
      ];
      server = spawn(process.execPath, command, { env: siteEnvironment("measured"), stdio: "ignore" });
      await untilAnswering(url, server);
    });
    test.afterAll(async () => {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
    });

    test("is told, without who asked for it", async () => {
      const event = await told(service, { cookie: "other=SECRET", "x-forwarded-for": "203.0.113.9" });
      expect(event.environment).toBe("production");
      expect(event.user?.ip_address).toBeUndefined();
    });

    test("is told after a yes to full reports with the address from which he came", async () => {
      const { name, value } = consentCookie("measured", ["necessary", "replay"]);
      const event = await told(service, {
        cookie: `${name}=${value}; other=SECRET`,
        "x-forwarded-for": "203.0.113.9",
      });
      expect(event.user).toMatchObject({ ip_address: "203.0.113.9" });
    });

    test("says so to its visitor, who can try again or go home", async ({ page }) => {
      const response = await page.goto(`${url}${PATH}`);
      expect(response?.status()).toBe(500);
      const { title, text, retry, home } = errors.unexpected;
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.getByText(text)).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("main")).toContainText(/^500/);
      for (const part of ["banner", "contentinfo"] as const)
        await expect(page.getByRole(part)).toContainText(site.brand);
      await page.getByRole("button", { name: retry }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.getByRole("link", { name: home }).click();
      await expect(page).toHaveURL(`${url}/`);
      await expect(page.getByRole("main")).toBeVisible();
    });
  });
}

/** The one error that the server told, after a request with these headers. */
async function told(service: Service, headers: Record<string, string>) {
  service.forget();
  const answer = await ask(url, `${PATH}?email=ana@mail.example`, headers);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toMatch(/provoked|node_modules|\.next|at \w+ \(/);
  await expect.poll(() => service.sent("event", "sentry.javascript.nextjs").length).toBeGreaterThan(0);
  const [{ text } = { text: "" }] = service.sent("event", "sentry.javascript.nextjs");
  expect(text).toContain("provoked on the server");
  expect(text).not.toMatch(/mail\.example|cc_cookie|SECRET/);
  return JSON.parse(text.split("\n")[0] ?? "");
}
