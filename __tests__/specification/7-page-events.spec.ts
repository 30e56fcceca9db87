// docs/demands.md, D7.8: page views in the analytics services; nothing of theirs before consent or after
// a no: browser/consent.spec.ts.
import { expect, full, test } from "../browser/fixtures";
import { eventsIn, onVercel } from "../browser/services";
import { consentOf, follow } from "../browser/visit";

test.use({ consent: "unasked" });

test("a page view is sent to the global analytics function; Lowi's has the title «Lowi Landing» and the location", async ({
  page,
}) => {
  const visit = follow(page);
  await page.goto("/lowi?importe=5000&gclid=g1#preguntas");
  await consentOf(page).accept();
  const page_location = `${new URL("/lowi", page.url()).href}?gclid=g1`;
  const page_title = full.catalogue.find("lowi") ? "Lowi Landing" : await page.title();
  await expect.poll(() => eventsIn(visit.calls)).toEqual([["page_view", { page_title, page_location }]]);
  await page.goto(full.untested);
  await expect.poll(() => eventsIn(visit.calls).length).toBe(2);
  expect(eventsIn(visit.calls)[1]?.[1]).toMatchObject({ page_title: await page.title() });
});

for (const { address } of full.landings.filter(({ variant }) => variant === "b"))
  test(`the page view of ${address} carries its variant`, async ({ page }) => {
    const visit = follow(page);
    await page.goto(address);
    await consentOf(page).accept();
    await expect.poll(() => eventsIn(visit.calls)).toMatchObject([["page_view", { ab_variant: "b" }]]);
  });

test("a page view with its route goes to the web analytics, whose script comes from a path under the site", async ({
  page,
}) => {
  await onVercel(page, "/lowi");
  await page.goto("/lowi?importe=5000#preguntas");
  const view = page.waitForRequest(/\/_vercel\/insights\/view$/);
  const script = page.waitForRequest(/\/_vercel\/insights\/script\.js$/);
  await consentOf(page).accept();
  const url = new URL("/lowi", page.url()).href;
  expect((await view).postDataJSON()).toEqual({ name: "pageview", url, route: "/[slug]", path: "/lowi" });
  expect(new URL((await script).url()).origin).toBe(full.url);
});

test("the speed-insights script loads from the host where analytics is on", async ({ page }) => {
  await onVercel(page, "/lowi");
  await page.goto("/lowi");
  const script = page.waitForRequest(/\/_vercel\/speed-insights\/script\.js$/);
  await consentOf(page).accept();
  expect(new URL((await script).url()).origin).toBe(full.url);
  const own = page.locator("script[data-sdkn='@vercel/speed-insights']");
  await expect(own).toHaveAttribute("data-route", "/[slug]");
});

test.describe("with the analytics flag off, as by default", () => {
  test.use({ site: "default" });

  test("no analytics component renders, nor loads after a yes to everything", async ({ page }) => {
    const visit = follow(page);
    await page.goto("/lowi");
    await expect(page.locator("html")).not.toHaveAttribute("data-services", /google|vercel/);
    await consentOf(page).accept();
    await expect(consentOf(page).icon).toBeVisible();
    await page.goto("/paypal");
    expect((await visit.traces()).scripts.filter((name) => /google|_vercel|^analytics$/.test(name))).toEqual(
      [],
    );
  });
});

test("a visit calls no backend of the site: pages request files, and no data", async ({ page }) => {
  const types = new Set<string>();
  page.on("request", (request) => types.add(request.resourceType()));
  for (const path of ["/", "/paypal", "/legal/terminos"]) await page.goto(path);
  await consentOf(page).reject();
  expect([...types].filter((type) => /xhr|fetch|websocket|eventsource/.test(type))).toEqual([]);
});
