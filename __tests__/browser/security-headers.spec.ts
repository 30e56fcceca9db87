import { ask } from "../../scripts/headers/ask.mjs";
import { gradeAnswer } from "../../scripts/headers/grade.mjs";
import { kindsOfAnswer } from "../../scripts/headers/kinds.mjs";
import { parsePolicy } from "../../scripts/headers/policy.mjs";
import { siteNames } from "../../scripts/sites.mjs";
import { expect, test } from "./test";
import { worldOf } from "./worlds";

const POLICY = "content-security-policy";
const HEADERS = [
  "strict-transport-security",
  "x-content-type-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  POLICY,
];

/** What is made to be shown by others says so: ten points less than the highest. */
const SHARED = /^\/(share\/[\w.-]+|[\w.-]+\.(json|atom|md|txt|png|svg|ico))$/;
/** What a browser dresses when it shows it by itself: ten less again. */
const SHOWN = /\.(png|ico|avif|webp|xml|atom)$/;

/** The highest that an answer can come to. */
function highest(path: string, status: number): number {
  const shown = SHOWN.test(path) && status === 200;
  return 130 - (SHARED.test(path) ? 10 : 0) - (shown ? 10 : 0);
}

for (const name of siteNames) {
  const world = worldOf(name);
  const site = new URL(world.url);
  const offer = world.catalogue.enabled[0]?.detailPath ?? "/";
  const others = world.views.find(({ path }) => path.startsWith("/comparar/"))?.path ?? "/comparar";

  test(`${name}: every kind of answer carries each header once, and gets an A+`, async () => {
    const home = (await ask(site, { path: "/" })).text;
    for (const kind of kindsOfAnswer(home, { offer, others })) {
      const { status, headers, text, names } = await ask(site, kind);
      const at = `${kind.kind}: ${kind.path}`;
      expect.soft(status, at).toBe(kind.status);
      for (const header of HEADERS)
        expect
          .soft(
            names.filter((one) => one.toLowerCase() === header),
            `${at}: ${header}`,
          )
          .toHaveLength(1);
      expect.soft(headers["x-powered-by"], at).toBeUndefined();
      // The place that the tests listen for reports at has no certificate.
      const policy = String(headers[POLICY]).replaceAll("http://127.0.0.1:", "https://127.0.0.1:");
      const { score, grade } = gradeAnswer({
        path: kind.path,
        headers: { ...headers, [POLICY]: policy },
        html: text,
      });
      expect.soft([grade, score >= highest(kind.path, status)], at).toEqual(["A+", true]);
    }
  });

  test(`${name}: a page names what stands in it, and lets nothing else run`, async () => {
    for (const { address } of world.views) {
      const { headers, text } = await ask(site, { path: address });
      const policy = parsePolicy(String(headers[POLICY]));
      const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)(?![^>]* type="application\/)[^>]*>/g)].map(
        ([tag]) => tag,
      );
      const allowed = policy.get("script-src")?.filter((source) => /^'(sha256|nonce)-/.test(source)) ?? [];
      const onDemand = allowed.some((source) => source.startsWith("'nonce-"));
      // On a built page: the early script and what may be prepared ahead, and no other.
      if (!onDemand) expect.soft([inline.length, allowed.length], address).toEqual([2, 2]);
      for (const tag of inline) expect.soft(tag, address).toMatch(/ (data-script|nonce|type)="/);
      expect.soft(text, address).not.toMatch(/<[^>]+ (style|on[a-z]+)="/);
    }
  });
}

test("a nonce serves one answer only, and no cache keeps it", async () => {
  const site = new URL(worldOf("default").url);
  const seen = await Promise.all(
    Array.from({ length: 5 }, () =>
      ask(site, { path: "/legal/terminos", headers: { "content-security-policy": "script-src 'nonce-x'" } }),
    ),
  );
  const nonces = seen.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1],
  );
  expect(new Set(nonces).size).toBe(5);
  for (const [place, { text, headers }] of seen.entries()) {
    expect(text).toContain(`nonce="${nonces[place]}"`);
    expect(text).not.toContain('nonce="x"');
    expect(headers["cache-control"]).toMatch(/^private/);
  }
});

test("files open in a browser, and an upgrade is refused", async ({ page, baseURL }) => {
  for (const path of [
    "/ofertas.json",
    "/cambios.atom",
    "/paypal.md",
    "/sitemap.xml",
    "/icon.svg",
    "/icon-192.png",
    "/share/inicio.png",
    "/heroes/not-found.svg",
    "/robots.txt",
    "/manifest.webmanifest",
  ])
    expect((await page.goto(path))?.status(), path).toBe(200);
  const upgrade = { connection: "Upgrade", upgrade: "websocket" };
  expect((await ask(new URL(baseURL ?? ""), { path: "/", headers: upgrade })).status).toBe(400);
});

test.describe("an inline script that nobody meant", () => {
  test.use({ expectedComplaints: [/Content Security Policy|Trusted(HTML|Script)/] });

  test("does not run, nor does text become markup", async ({ page }) => {
    await page.goto("/paypal");
    const found = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "window.ran = true";
        document.body.append(script);
      } catch {
        // Refused before it is there.
      }
      const button = document.createElement("button");
      try {
        button.setAttribute("onclick", "window.ran = true");
      } catch {
        // Refused before it is there.
      }
      document.body.append(button);
      button.click();
      let markup = "";
      try {
        const box = document.createElement("div");
        box.innerHTML = "<img src=x onerror='window.ran = true'>";
        markup = box.innerHTML;
      } catch (error) {
        markup = String(error);
      }
      return { ran: "ran" in window, markup };
    });
    expect(found.ran).toBe(false);
    expect(found.markup).toContain("TypeError");
  });
});
