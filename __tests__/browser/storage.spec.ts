import { records } from "@/lib/privacy/records";
import { expect, inTurn, test } from "./fixtures";
import { tabFrom } from "./services";

test.use({ consent: ["necessary", "measurement"] });

const keys = Object.values(records).map(({ key }) => key);
const expected = "?z=1&a=2&z=3&utm_source=uno&refsrc=planamigo";

/** Storage that fails, or holds values that the site did not write. */
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
  [
    "throws when used",
    () =>
      void (Storage.prototype.setItem = Storage.prototype.getItem =
        () => {
          throw new DOMException("full", "QuotaExceededError");
        }),
  ],
  [
    "holds values of other kinds",
    (keys) =>
      keys.forEach((key) => localStorage.setItem(key, '{"__proto__":{"gclid":"x"},"utm_term":{"a":1}}')),
  ],
];

test.describe("broken storage", () => {
  test.use({ expectedComplaints: [/^console warning: \[(read|write|erase|recall) /] });

  test("does not change the click, and each failure is logged once", async ({ context }) => {
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
