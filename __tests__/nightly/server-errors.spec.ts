import { errors } from "@/lib/copy/errors";
import { listen } from "../browser/services";
import { consentCookie, expect, test } from "../browser/test";
import { ask, portOf, START, startServer } from "./server";

const PATH = "/legal/terminos";
const PORT = portOf(1);
const SDK = "sentry.javascript.nextjs";
const service = listen();
let server: Awaited<ReturnType<typeof startServer>>;

test.describe.configure({ mode: "serial" });
test.use({ expectedComplaints: [/500|provoked|Server Components|digest|React error #441/] });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  await service.start();
  const args = ["--import", "./__tests__/nightly/failing-clock.mjs", ...START, String(PORT)];
  server = await startServer("full", PORT, { args });
});
test.afterAll(async () => {
  await server.end();
  await service.stop();
});

/** The one error that the server told, after a request with these headers. */
async function told(headers: Record<string, string>) {
  service.forget();
  const answer = await ask(server.url, `${PATH}?email=ana@mail.example`, headers);
  expect(answer.status).toBe(500);
  expect(answer.text).not.toMatch(/provoked|node_modules|\.next|at \w+ \(/);
  await expect.poll(() => service.sent("event", SDK).length).toBeGreaterThan(0);
  const [{ text } = { text: "" }] = service.sent("event", SDK);
  expect(text).toContain("provoked on the server");
  expect(text).not.toMatch(/mail\.example|cc_cookie|SECRET/);
  return JSON.parse(text.split("\n")[0] ?? "");
}

test("a page that fails is told, without who asked for it", async () => {
  const event = await told({ cookie: "other=SECRET", "x-forwarded-for": "203.0.113.9" });
  expect(event.environment).toBe("production");
  expect(event.user?.ip_address).toBeUndefined();
});

test("after a yes to full reports it is told with the address from which the visitor came", async () => {
  const { name, value } = consentCookie("full", ["necessary", "replay"]);
  const headers = { cookie: `${name}=${value}; other=SECRET`, "x-forwarded-for": "203.0.113.9" };
  expect((await told(headers)).user).toMatchObject({ ip_address: "203.0.113.9" });
});

test("its visitor reads that it failed, and can try again or go home", async ({ page }) => {
  const response = await page.goto(`${server.url}${PATH}`);
  expect(response?.status()).toBe(500);
  const { title, text, retry, home } = errors.unexpected;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: retry }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("link", { name: home }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole("main")).toBeVisible();
});
