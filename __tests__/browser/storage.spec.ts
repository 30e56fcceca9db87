import type { Page } from "@playwright/test";
import { records } from "@/lib/privacy/records";
import { stored, stubProviders, tabFrom } from "./provider";
import { expect, test } from "./test";
import { plain } from "./worlds";

const TARGET = "https://www.paypal.com/es/?utm_source=uno&refsrc=planamigo";
const KEYS = Object.values(records).map(({ key }) => key);

test.beforeEach(({ context }) => stubProviders(context, plain));

const press = (page: Page) => page.locator("a[data-referral]").first().click();

/** Browsers whose storage does not serve. */
const BROKEN: Record<string, (page: Page) => Promise<unknown>> = {
  "cannot be reached": (page) =>
    page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
    ),
  "is missing": (page) =>
    page.addInitScript(() => Object.defineProperty(window, "localStorage", { value: null })),
  "throws when written": (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    }),
  "throws when read": (page) =>
    page.addInitScript(() => {
      Storage.prototype.getItem = () => {
        throw new Error("broken");
      };
    }),
};

test.describe("storage that", () => {
  test.use({ expectedComplaints: [/^console warning: \[(read|write|erase|recall) /] });

  for (const [title, breakStorage] of Object.entries(BROKEN))
    test(`${title} costs the visitor nothing`, async ({ page, context }) => {
      const warnings: string[] = [];
      page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
      await breakStorage(page);
      await page.goto("/paypal?utm_source=uno");
      for (let time = 0; time < 2; time++) {
        const tab = await tabFrom(context, () => press(page));
        expect(tab.url()).toBe(TARGET);
        await tab.close();
      }
      const names = warnings.map((text) => /^\[[^\]]+\]/.exec(text)?.[0]);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size, "each failure is told once").toBe(names.length);
    });
});

test("a full storage makes room for the newest click", async ({ page, context }) => {
  await page.goto("/llms.txt");
  await page.evaluate(() => {
    const click = { event: "x", timestamp: "t", url: "u".repeat(1000), referralUrl: "r", utmParams: {} };
    localStorage.setItem("referral_clicks", JSON.stringify(Array(50).fill(click)));
    for (let size = 1 << 22; size >= 1; size >>= 1)
      try {
        for (let i = 0; ; i++) localStorage.setItem(`filling-${size}-${i}`, "x".repeat(size));
      } catch {
        // Full for this size: go on with a smaller one.
      }
  });
  await page.goto("/paypal");
  const tab = await tabFrom(context, () => press(page));
  expect(tab.url()).toBe("https://www.paypal.com/es/?refsrc=planamigo");
  const clicks = (await stored(page, "referral_clicks")) as { event: string }[];
  expect(clicks.at(-1)).toMatchObject({ event: "paypal_referral" });
});

/** Values that nobody of ours wrote. */
const CORRUPTED = [
  "",
  "{",
  "null",
  "true",
  "-1",
  '"texto"',
  "[]",
  "{}",
  "[null, 1, {}, [[]]]",
  '{"utm_source": {"toString": null}, "gclid": ["x"], "refsrc": 7}',
  '{"__proto__": {"utm_source": "contaminado"}, "constructor": 1}',
  '[{"event": 1, "timestamp": [], "url": null, "referralUrl": {}, "utmParams": 2}]',
  "\u0000\ud800",
  "x".repeat(300_000),
];

test("corrupted records do no harm and give way to sound ones", async ({ page, context }) => {
  for (const value of CORRUPTED) {
    await page.goto("/llms.txt");
    await page.evaluate(([keys, text]) => keys.forEach((key) => localStorage.setItem(key, text)), [
      KEYS,
      value,
    ] as [string[], string]);
    await page.goto("/paypal?utm_source=uno");
    const tab = await tabFrom(context, () => press(page));
    expect(new URL(tab.url()).searchParams.get("utm_source")).toBe("uno");
    expect(tab.url()).not.toContain("contaminado");
    expect(tab.url().length).toBeLessThan(2000);
    await tab.close();
    const clicks = (await stored(page, "referral_clicks")) as unknown[];
    expect(clicks).toEqual([expect.objectContaining({ event: "paypal_referral" })]);
  }
});

test("the record of clicks keeps the last 50", async ({ page, context }) => {
  await page.goto("/paypal");
  await page.evaluate(() => {
    const list = Array.from({ length: 60 }, (_, i) => ({
      event: `antiguo ${i}`,
      timestamp: "2025-09-25T10:00:00.000Z",
      url: "https://planamigo.example/",
      referralUrl: "https://www.paypal.com/es/",
      utmParams: {},
    }));
    localStorage.setItem("referral_clicks", JSON.stringify(list));
  });
  await tabFrom(context, () => press(page));
  const events = ((await stored(page, "referral_clicks")) as { event: string }[]).map(({ event }) => event);
  expect(events).toEqual([...Array.from({ length: 49 }, (_, i) => `antiguo ${i + 11}`), "paypal_referral"]);
});
