import { expect, inTurn, test } from "./fixtures";
import { tabFrom } from "./services";

test.use({
  consent: ["necessary", "records", "campaign", "measurement"],
  expectedComplaints: [/^console warning: \[(read|write|erase|recall) /],
});

const expected = "?z=1&a=2&z=3&utm_source=uno&refsrc=planamigo";

/** Ways in which storage fails. */
const faults: Record<string, () => void> = {
  "cannot be reached": () =>
    void Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  "throws when used": () =>
    void (Storage.prototype.setItem = Storage.prototype.getItem =
      () => {
        throw new DOMException("full", "QuotaExceededError");
      }),
};

test("broken storage does not change a click, and each failure is logged once", async ({ context }) => {
  await inTurn(Object.keys(faults), String, async (name) => {
    const page = await context.newPage();
    const warnings: string[] = [];
    page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
    await page.addInitScript(faults[name]!);
    await page.goto("/paypal?utm_source=uno");
    for (let time = 0; time < 2; time++) {
      const tab = await tabFrom(page, () => page.locator("a[data-referral]").first().click());
      expect(new URL(tab.url()).search).toBe(expected);
      await tab.close();
    }
    const names = warnings.map((text) => /^\[[^\]]+\]/.exec(text)?.[0]);
    expect(new Set(names).size).toBe(names.length);
    await page.close();
  });
});
