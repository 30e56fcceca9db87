import type { Page } from "@playwright/test";
import { isIngest, listen } from "./services";
import { expect, test } from "./test";
import { consentOf, follow } from "./visit";

/** A first visit: nobody has been asked yet. */
test.use({ consent: "unasked", expectedComplaints: [/thrown: Error: provoked/] });

const service = listen();

// One place takes the reports of all.
test.describe.configure({ mode: "serial" });
test.beforeAll(service.start);
test.afterAll(service.stop);
test.beforeEach(async ({ context }) => {
  service.forget();
  await context.route(isIngest, (route) => route.continue());
});

const eventsOf = () => service.sent("event").map(({ text }) => JSON.parse(text.split("\n")[0] ?? ""));

function provoke(word: string) {
  return setTimeout(() => {
    throw new Error(`provoked ${word}`);
  });
}

/** Until what the page was about to send has left: it has been idle, and what it asked for after that has come. */
const quiet = (page: Page) =>
  page.evaluate(async () => {
    for (let time = 0; time < 5; time++) await new Promise((next) => requestIdleCallback(next));
    await fetch("/llms.txt");
  });

/** Every die falls on the side that is recorded, whatever its share. */
const alwaysSampled = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0.05;
  });

/** Until the reporter is there, with all its parts. */
const untilRecording = (page: Page) =>
  expect.poll(() => page.evaluate(() => "sentryReplaySession" in sessionStorage)).toBe(true);

test("without an answer an error is told, without personal data, and nothing else", async ({ page }) => {
  const visit = follow(page);
  // From before it is known who may be told: it is kept until then.
  await page.route("**/assets/consent-*", async (route) => {
    await page.evaluate(provoke, "early");
    await route.continue();
  });
  const secret = "?gclid=SECRET&email=ana@mail.example#SECRET";
  await page.goto(`/paypal${secret}`, { referer: `https://correo.example/${secret}` });
  await expect.poll(() => eventsOf().length).toBe(1);
  expect(service.sent("event")[0]?.text).not.toMatch(/SECRET|mail\.example|correo\.example/);
  const [event] = eventsOf();
  expect(event.exception.values[0].value).toBe("provoked early");
  expect(event.sdk.settings).toEqual({ infer_ip: "never" });
  expect(event.request.url).toMatch(/\/paypal$/);
  expect(event).not.toHaveProperty("breadcrumbs");
  await quiet(page);
  expect(service.all()).toEqual(["event"]);
  expect((await visit.traces()).session).toEqual([]);

  await consentOf(page).reject();
  await page.evaluate(provoke, "after a no");
  await quiet(page);
  expect(service.sent("event")).toHaveLength(1);
});

test("after a yes, error, trace and masked replay arrive with the stated options", async ({ page }) => {
  await alwaysSampled(page);
  await page.goto("/paypal");
  await consentOf(page).accept();
  await expect(consentOf(page).banner).toBeHidden();
  await page.goto("/lowi");
  await untilRecording(page);
  await page.evaluate(provoke, "after a yes");
  await expect.poll(() => eventsOf().length).toBe(1);
  // A recording leaves every five seconds.
  await expect.poll(() => service.sent("replay_recording").length, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.goto("about:blank");
  await expect.poll(() => service.sent("span").length).toBeGreaterThan(0);

  const sdk = { settings: { infer_ip: "auto" } };
  expect(eventsOf()[0]).toMatchObject({ environment: "production", sdk });
  expect(service.sent("span")[0]?.head.trace).toMatchObject({ sampled: "true", sample_rate: "0.2" });
  const replay = JSON.parse(service.sent("replay_event")[0]?.text.split("\n")[0] ?? "");
  expect(replay.replay_type).toBe("session");
  const recording = service
    .sent("replay_recording")
    .map(({ text }) => text)
    .join("");
  expect(recording).toContain("****");
  // The address of the glossary's entry is no text of the page.
  expect(recording.replace(/"href":"[^"]*"/g, "")).not.toContain("portabilidad");
});

test.describe("trace headers", () => {
  // The page's policy would not let it call any other host in the first place.
  test.use({ bypassCSP: true, expectedComplaints: [/status of 404|ERR_NAME_NOT_RESOLVED|CORS|ajeno/] });

  test("go to paths that start with /api, and to no other host", async ({ page }) => {
    await alwaysSampled(page);
    await page.goto("/paypal");
    await consentOf(page).accept();
    await untilRecording(page);
    const traced: Record<string, boolean> = {};
    page.on("request", (request) => {
      traced[new URL(request.url()).pathname] = "sentry-trace" in request.headers();
    });
    await page.evaluate(async () => {
      for (const path of [
        "/api/x",
        "/otra",
        "https://ajeno.example/api/y",
        `https://ajeno.example/z?${location.origin}/`,
      ])
        await fetch(path).catch(() => undefined);
    });
    expect(traced).toMatchObject({ "/api/x": true, "/otra": false, "/api/y": false, "/z": false });
  });
});

test("a no stops reports, traces and replay, and erases the session", async ({ page }) => {
  const visit = follow(page);
  await alwaysSampled(page);
  await page.goto("/paypal");
  await consentOf(page).accept();
  await untilRecording(page);
  await consentOf(page).withdraw();
  await expect.poll(async () => (await visit.traces()).session).toEqual([]);
  service.forget();
  await page.evaluate(provoke, "after a no");
  await page.goto("/lowi");
  await quiet(page);
  expect(service.all()).toEqual([]);
});

test.describe("without a DSN", () => {
  test.use({ site: "default" });

  test("not a byte of it is fetched, even when something fails", async ({ page }) => {
    const visit = follow(page);
    await page.goto("/metodologia");
    await consentOf(page).accept();
    await page.evaluate(provoke, "without a DSN");
    await quiet(page);
    expect((await visit.traces()).scripts).toEqual(["consent", "site"]);
  });
});

test.describe("what the page's policy refuses", () => {
  test.use({ expectedComplaints: [/Content Security Policy/] });

  test("is told as an error is: once somebody may be told, and after a no not at all", async ({ page }) => {
    const inject = () => {
      const script = document.createElement("script");
      script.textContent = "window.ran = true";
      document.body.append(script);
      return "ran" in window;
    };
    await page.goto("/paypal?email=ana@mail.example");
    await expect(consentOf(page).banner).toBeVisible();
    expect(await page.evaluate(inject)).toBe(false);
    await expect.poll(() => service.sent("event").length).toBe(1);
    expect(service.sent("event")[0]?.text).toContain("The policy refused: script-src-elem");
    expect(service.sent("event")[0]?.text).not.toContain("mail.example");
    await consentOf(page).reject();
    service.forget();
    await page.evaluate(inject);
    await quiet(page);
    expect(service.all()).toEqual([]);
  });
});
