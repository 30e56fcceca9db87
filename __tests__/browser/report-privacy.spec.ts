import type { BrowserContext, Page } from "@playwright/test";
import { ingestPort } from "../../scripts/sites.mjs";
import { listen } from "./ingest";
import { stubServices } from "./stubs";
import { expect, test } from "./test";
import { consentOf } from "./visit";

/** What leaves for the error service: nothing that was typed, and nothing at all after a no. */
test.use({ site: "measured", consent: "unasked", expectedComplaints: [/thrown: Error: provoked/] });
test.describe.configure({ mode: "serial" });

const service = listen(ingestPort);
test.beforeAll(service.start);
test.afterAll(service.stop);

/** Gives every die one side: below 0.1 a visit is recorded, else it is buffered until an error. */
const dice = (page: Page, side: number) =>
  page.addInitScript((value) => {
    Math.random = () => value;
  }, side);

/** A page whose visitor has said yes, and which is recorded. */
async function recorded(context: BrowserContext, side: number, path = "/paypal"): Promise<Page> {
  const page = await context.newPage();
  await dice(page, side);
  await page.goto(path);
  const answered = (await context.cookies()).some(({ name }) => name === "cc_cookie");
  if (!answered) await consentOf(page).accept();
  await expect.poll(() => page.evaluate(() => "sentryReplaySession" in sessionStorage)).toBe(true);
  return page;
}

test("errors, traces and replays carry no query, no fragment and nothing typed", async ({ context }) => {
  test.setTimeout(60_000);
  service.forget();
  await stubServices(context, { ingest: false });
  const page = await recorded(context, 0.05, "/paypal/plazos?gclid=SECRET1#SECRET2");
  const form = page.locator("main form").first();
  await form.locator("input[type=date]").fill("2025-03-17");
  await form.getByRole("button").click();
  await expect(page.locator("time[datetime='2025-04-16']").first()).toBeAttached();
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/paypal?SECRET3#SECRET4";
    document.body.append(link);
    history.replaceState(null, "", "?SECRET5#SECRET6");
    void fetch("/healthz?SECRET7#SECRET8");
    console.info("https://x.example/?SECRET9");
    setTimeout(() => {
      throw new Error("provoked at /paypal?SECRET10");
    });
  });
  await expect.poll(() => service.sent("replay_recording").length, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.goto("about:blank");
  await expect.poll(() => service.sent("span").length).toBeGreaterThan(0);
  expect(new Set(service.all())).toEqual(new Set(["event", "span", "replay_event", "replay_recording"]));
  const text = [...service.everything()].join("\n");
  expect(text).toContain("/paypal/plazos");
  expect(text.match(/.{0,80}(?:SECRET|2025-0[34]|(?:17|16) de (?:marzo|abril)).{0,40}/)).toBeNull();
});

test("after a no nothing leaves for ten seconds, wherever it was said", async ({ browser, baseURL }) => {
  test.setTimeout(90_000);
  const open = async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? "" });
    await stubServices(context, { ingest: false });
    return context;
  };
  const [withdrawn, buffering, twoTabs, erased] = await Promise.all([open(), open(), open(), open()]);
  const pages = await Promise.all([
    recorded(withdrawn, 0.05),
    recorded(buffering, 0.5),
    recorded(twoTabs, 0.05),
    recorded(erased, 0.05, "/legal/privacidad"),
  ]);
  const other = await recorded(twoTabs, 0.05, "/lowi");
  const [one, two, first, policy] = pages;
  pages.push(other);
  // Longer than a recording must be to be sent.
  await one.waitForTimeout(5500);
  await Promise.all(pages.map((page) => page.mouse.move(10, 10)));
  for (const page of [one, two, first]) await consentOf(page).withdraw();
  await policy.locator("[data-erase]").click();
  const calls: string[] = [];
  for (const page of pages) page.on("request", (request) => void calls.push(request.url()));
  service.forget();
  const provoke = () => void setTimeout(() => Promise.reject(new Error("provoked after a no")));
  await Promise.all(pages.map((page) => page.evaluate(provoke)));
  await one.waitForTimeout(10_000);
  await Promise.all(pages.map((page) => page.evaluate(() => dispatchEvent(new Event("pagehide")))));
  expect(service.all()).toEqual([]);
  expect(calls).toEqual([]);
  for (const page of pages) expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await Promise.all([withdrawn, buffering, twoTabs, erased].map((context) => context.close()));
});
