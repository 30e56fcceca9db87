import type { Route } from "@playwright/test";
import { stubServices } from "./stubs";
import { expect, test } from "./test";

test.use({ site: "measured", consent: ["necessary", "measurement"], expectedComplaints: [/./] });

const script = (body: string) => (route: Route) => route.fulfill({ contentType: "text/javascript", body });

/** What may become of a service that the visitor has allowed. */
const fates: [name: string, answer: (route: Route) => unknown][] = [
  ["never answers", () => undefined],
  ["is blocked", (route) => route.abort("blockedbyclient")],
  [
    "answers with an error page",
    (route) => route.fulfill({ status: 503, contentType: "text/html", body: "<h1>503</h1>" }),
  ],
  ["sends what is no script", script("}{ <html>")],
  ["throws", script("throw new Error('theirs')")],
  [
    "breaks what it is given",
    script("window.gtag = () => { throw new Error('theirs') }; Object.freeze(window.dataLayer);"),
  ],
  [
    "takes away what others use",
    script(
      "localStorage.clear(); delete window.open; window.open = undefined; Object.defineProperty(document, 'cookie', { get() { throw new Error('theirs') } });",
    ),
  ],
];

for (const [name, answer] of fates)
  test(`a service that ${name} costs the visitor nothing`, async ({ page, context }) => {
    await stubServices(context);
    await context.route((url) => /gtag\/js|\/_vercel\/.*script\.js/.test(url.href), answer);
    const asked = page.waitForRequest(/gtag\/js/);
    await page.goto("/paypal", { waitUntil: "domcontentloaded" });
    await asked;
    const question = page.locator("details summary").first();
    await question.click();
    await expect(page.locator("details[open]").first()).toBeVisible();
    const link = page.locator("a[rel~=sponsored]:visible").first();
    const host = new URL((await link.getAttribute("href")) ?? "").hostname;
    const arrived = context.waitForEvent(
      "request",
      (request) => new URL(request.url()).hostname === host && request.isNavigationRequest(),
    );
    await link.click();
    await arrived;
  });
