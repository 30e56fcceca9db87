import type { Page } from "@playwright/test";
import { records } from "@/lib/privacy/records";
import { tabFrom } from "./services";
import { expect, inTurn, test } from "./test";
import { stored } from "./visit";

const KEYS = Object.values(records).map(({ key }) => key);

test.use({ consent: ["necessary", "measurement"] });

/** Clicks PayPal's link twice; gives the address that the provider's page opened with. */
async function arrive(page: Page): Promise<URL> {
  const tab = await tabFrom(page, () => page.locator("a[data-referral]").first().click());
  const url = new URL(tab.url());
  await tab.close();
  return url;
}

/** Browsers whose storage does not serve. */
const BROKEN: [name: string, script: () => void][] = [
  [
    "cannot be reached",
    () =>
      void Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      }),
  ],
  ["is missing", () => void Object.defineProperty(window, "localStorage", { value: null })],
  [
    "throws when written",
    () =>
      void (Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      }),
  ],
  [
    "throws when read",
    () =>
      void (Storage.prototype.getItem = () => {
        throw new Error("broken");
      }),
  ],
];

test.describe("storage that", () => {
  test.use({ expectedComplaints: [/^console warning: \[(read|write|erase|recall) /] });

  for (const [name, breakStorage] of BROKEN)
    test(`${name} costs the visitor nothing, and each failure is told once`, async ({ page }) => {
      const warnings: string[] = [];
      page.on("console", (message) => void (message.type() === "warning" && warnings.push(message.text())));
      await page.addInitScript(breakStorage);
      await page.goto("/paypal?utm_source=uno");
      for (let time = 0; time < 2; time++)
        expect((await arrive(page)).search).toBe("?z=1&a=2&z=3&utm_source=uno&refsrc=planamigo");
      const names = warnings.map((text) => /^\[[^\]]+\]/.exec(text)?.[0]);
      expect(names.length).toBeGreaterThan(0);
      expect(new Set(names).size).toBe(names.length);
    });
});

test("a full storage makes room for the newest click", async ({ page }) => {
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
  await arrive(page);
  const clicks = (await stored(page, "referral_clicks")) as { event: string }[];
  expect(clicks.at(-1)).toMatchObject({ event: "paypal_referral" });
});

/** Values that nobody of ours wrote. */
const CORRUPTED = [
  "{",
  "null",
  '"texto"',
  "[null, 1, {}, [[]]]",
  '{"utm_source": {"toString": null}, "gclid": ["x"], "refsrc": 7}',
  '{"__proto__": {"utm_source": "contaminado"}, "constructor": 1}',
  "\u0000\ud800",
  "x".repeat(300_000),
];

test("corrupted records do no harm and give way to sound ones", async ({ page }) => {
  await inTurn(
    CORRUPTED,
    (value) => value.slice(0, 20),
    async (value) => {
      await page.goto("/llms.txt");
      await page.evaluate(([keys, text]) => keys.forEach((key) => localStorage.setItem(key, text)), [
        KEYS,
        value,
      ] as [string[], string]);
      await page.goto("/paypal?utm_source=uno");
      const url = await arrive(page);
      expect(url.searchParams.get("utm_source")).toBe("uno");
      expect(url.href).not.toContain("contaminado");
      expect(url.href.length).toBeLessThan(2000);
      expect(await stored(page, "referral_clicks")).toEqual([
        expect.objectContaining({ event: "paypal_referral" }),
      ]);
    },
  );
});
