import { records } from "@/lib/privacy/records";
import { expect, inTurn, test } from "./fixtures";
import { tabFrom } from "./services";
import { stored } from "./visit";

test.use({ consent: ["necessary", "measurement"] });

const keys = Object.values(records).map(({ key }) => key);
const expected = "?z=1&a=2&z=3&utm_source=uno&refsrc=planamigo";

/** Storage that does not serve, or holds what nobody of ours wrote. */
const faults: [name: string, prepare: (keys: string[]) => void][] = [
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
    "throws when used",
    () =>
      void (Storage.prototype.setItem = Storage.prototype.getItem =
        () => {
          throw new DOMException("full", "QuotaExceededError");
        }),
  ],
  ["holds no JSON", (keys) => keys.forEach((key) => localStorage.setItem(key, "{"))],
  ["holds a huge text", (keys) => keys.forEach((key) => localStorage.setItem(key, "x".repeat(300_000)))],
  [
    "holds values of other kinds",
    (keys) =>
      keys.forEach((key) => localStorage.setItem(key, '{"__proto__":{"gclid":"x"},"utm_term":{"a":1}}')),
  ],
];

test.describe("storage that is of no use", () => {
  test.use({ expectedComplaints: [/^console warning: \[(read|write|erase|recall) /] });

  test("costs the visitor nothing, and each failure is noted once", async ({ context }) => {
    await inTurn(
      faults,
      ([name]) => name,
      async ([, prepare]) => {
        const page = await context.newPage();
        const warnings: string[] = [];
        page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
        await page.addInitScript(prepare, keys);
        await page.goto("/paypal?utm_source=uno");
        for (let time = 0; time < 2; time++) {
          const tab = await tabFrom(page, () => page.locator("a[data-referral]").first().click());
          expect(new URL(tab.url()).search).toBe(expected);
          await tab.close();
        }
        const names = warnings.map((text) => /^\[[^\]]+\]/.exec(text)?.[0]);
        expect(new Set(names).size).toBe(names.length);
        await page.close();
      },
    );
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
  await tabFrom(page, () => page.locator("a[data-referral]").first().click());
  const clicks = (await stored(page, "referral_clicks")) as { event: string }[];
  expect(clicks.at(-1)).toMatchObject({ event: "paypal_referral" });
});
