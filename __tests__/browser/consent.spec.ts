import { blockServices, stubServices } from "./stubs";
import { expect, test } from "./test";
import { clickThrough, consentOf, follow, type Traces, visitAll } from "./visit";

/** A first visit: nobody has been asked yet. */
test.use({ consent: "unasked" });

const records = [
  "ab_tracking_data",
  "ab_variant",
  "last_refsrc",
  "last_utm_source",
  "last_utm_timestamp",
  "referral_clicks",
  "utm_data",
];
const own = { session: [], hosts: ["localhost"], scripts: ["consent", "site"] };
const nothing = { cookies: [], local: [], ...own };
const onlyTheAnswer = { ...nothing, cookies: ["cc_cookie"] };

type Answer = "none" | "reject" | "accept" | "withdraw";

/** What is kept, who is called and what is fetched, in every configuration, after every answer. */
const combinations: [site: "default" | "measured" | "required", answer: Answer, Traces][] = [
  ["default", "none", { cookies: ["ab_variant"], local: records, ...own }],
  ["default", "reject", onlyTheAnswer],
  ["default", "accept", { cookies: ["ab_variant", "cc_cookie"], local: records, ...own }],
  ["default", "withdraw", onlyTheAnswer],
  ["measured", "none", { cookies: ["ab_variant"], local: records, ...own }],
  ["measured", "reject", onlyTheAnswer],
  ["required", "none", nothing],
  ["required", "reject", onlyTheAnswer],
];

test.beforeEach(({ context }) => stubServices(context));

for (const [site, answer, expected] of combinations) {
  test.describe(`the ${site} site, answer: ${answer}`, () => {
    test.use({ site });

    test("keeps, calls and fetches exactly this", async ({ page }) => {
      const visit = follow(page);
      const consent = consentOf(page);
      await visitAll(page);
      if (answer === "accept" || answer === "withdraw") await consent.accept();
      if (answer === "withdraw") await consent.withdraw();
      if (answer === "reject") await consent.reject();
      await expect.poll(visit.traces).toEqual(expected);
    });
  });
}

test("a no holds on the next pages, whatever one does there", async ({ page }) => {
  const visit = follow(page);
  await visitAll(page);
  await consentOf(page).reject();
  await page.goto("/trade-republic?utm_source=otra");
  await expect(consentOf(page).icon).toBeVisible();
  await clickThrough(page);
  await expect(consentOf(page).banner).toBeHidden();
  expect(await visit.traces()).toEqual(onlyTheAnswer);
});

test("an answer in one tab holds in the others at once", async ({ page, context }) => {
  await visitAll(page);
  const other = await context.newPage();
  await other.goto("/paypal?utm_source=otra");
  await expect(consentOf(other).banner).toBeVisible();
  await consentOf(page).accept();
  await expect(consentOf(other).banner).toHaveCount(0);
  await consentOf(page).withdraw();
  const visit = follow(other);
  await clickThrough(other);
  expect(await visit.traces()).toEqual({ ...onlyTheAnswer, scripts: [], hosts: expect.anything() });
});

test("a cookie that is no answer does not keep a no from being one", async ({ page, context, baseURL }) => {
  const value = encodeURIComponent('{"categories":"measurement"}');
  await context.addCookies([{ name: "cc_cookie", value, url: baseURL ?? "" }]);
  const visit = follow(page);
  await visitAll(page);
  await consentOf(page).reject();
  await expect(consentOf(page).banner).toBeHidden();
  await expect.poll(visit.traces).toEqual(onlyTheAnswer);
});

test.describe("where consent is required", () => {
  test.use({ site: "required" });

  test("a yes lets everything be kept from then on, and a no takes it back", async ({ page }) => {
    const visit = follow(page);
    await visitAll(page);
    await consentOf(page).accept();
    await page.goto("/trade-republic");
    await clickThrough(page);
    const cookies = ["_ga", "_ga_TEST123", "ab_variant", "cc_cookie"];
    await expect.poll(visit.traces).toMatchObject({ cookies, local: records });
    await consentOf(page).withdraw();
    await expect.poll(visit.traces).toMatchObject({ cookies: ["cc_cookie"], local: [], session: [] });
  });
});

test("an answer serves a year, and only for what was asked", async ({ page, context }) => {
  const consent = consentOf(page);
  await page.goto("/paypal");
  await consent.reject();
  const answer = (await context.cookies()).find(({ name }) => name === "cc_cookie");
  const days = ((answer?.expires ?? 0) - Date.now() / 1000) / 86400;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(2 * 365);

  const other = JSON.parse(decodeURIComponent(answer?.value ?? ""));
  await page.evaluate(
    (value) => {
      document.cookie = `cc_cookie=${encodeURIComponent(value)}; path=/`;
    },
    JSON.stringify({ ...other, revision: 1 }),
  );
  await page.goto("/lowi?utm_source=boletin");
  await expect(consent.banner).toBeVisible();
  expect(await page.evaluate(() => localStorage.length), "the old no still holds").toBe(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no banner, no button for one, and nothing in store", async ({ page, context }) => {
    await page.goto("/paypal?utm_source=boletin");
    await expect(page.locator("#cc-main, button.cookies")).toHaveCount(0);
    await expect(page.locator("footer").getByText("Configurar cookies")).toBeHidden();
    expect(await context.cookies()).toEqual([]);
  });
});

test("a visitor without an answer downloads the same with measurement as without", async ({
  page,
  urlOf,
}) => {
  const sizes: Record<string, Record<string, number>> = {};
  page.on("response", async (response) => {
    const { origin, pathname } = new URL(response.url());
    if (response.request().isNavigationRequest()) return;
    (sizes[origin] ??= {})[pathname] = (await response.body()).length;
  });
  const [plain, measured] = [urlOf("default"), urlOf("measured")];
  for (const url of [plain, measured]) {
    await page.goto(`${url}/paypal`);
    await expect(consentOf(page).banner).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(Object.keys(sizes[plain] ?? {}).length).toBeGreaterThan(1);
  expect(sizes[measured]).toEqual(sizes[plain]);
});

test.describe("behind a content blocker", () => {
  test.use({
    site: "measured",
    expectedComplaints: [/ERR_BLOCKED_BY_CLIENT|^console warning: \[analytics\]/],
  });

  test("the console names what did not load, once, and the visitor arrives", async ({ page, context }) => {
    await context.unrouteAll();
    await blockServices(context);
    const notes: string[] = [];
    page.on("console", (message) => message.type() !== "error" && notes.push(message.text()));
    await visitAll(page);
    await consentOf(page).accept();
    await expect.poll(() => notes.length).toBe(3);
    expect(notes.sort().map((note) => note.split("]")[0])).toEqual([
      "[Vercel Speed Insights",
      "[Vercel Web Analytics",
      "[analytics",
    ]);
    await clickThrough(page);
  });
});
