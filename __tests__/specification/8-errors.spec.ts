// docs/demands.md, D8: failures that are only logged to the console. The 404 page and the error screen: D2; the reporter: D7.
import type { Page } from "@playwright/test";
import { expect, full, inTurn, test } from "../browser/fixtures";
import { subject } from "../browser/referral";
import { isService, onVercel, tabFrom } from "../browser/services";
import { clickThrough, consentOf } from "../browser/visit";

test.use({ consent: ["necessary", "records", "campaign"], expectedComplaints: [/^console warning: \[/] });

/** The names that the page's script logs, in order. */
function notesOf(page: Page): string[] {
  const notes: string[] = [];
  page.on("console", (message) => {
    const [, name] = /^\[([^\]]+)\]/.exec(message.text()) ?? [];
    if (message.type() === "warning" && name) notes.push(name);
  });
  return notes;
}

const [ADDED, OWN] = ["utm_source=uno&refsrc=planamigo", "refsrc=planamigo"].map(
  (added) => new URL(subject.opened(added)).search,
);

test("building the referral URL fails: the original URL is used", async ({ page }) => {
  const notes = notesOf(page);
  await page.addInitScript(() => {
    const { toString } = URLSearchParams.prototype;
    URLSearchParams.prototype.toString = function () {
      if (this.has("refsrc")) throw new Error("broken");
      return toString.call(this);
    };
  });
  await page.goto(`${subject.path}?utm_source=uno`);
  expect(await clickThrough(page)).toBe(OWN);
  expect(notes).toEqual(["build referral url"]);
});

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

test("persisting tracking info and storing click data fail: the click is the same, each failure is logged once", async ({
  context,
}) => {
  await inTurn(Object.keys(faults), String, async (name) => {
    const page = await context.newPage();
    const notes = notesOf(page);
    await page.addInitScript(faults[name]!);
    await page.goto(`${subject.path}?utm_source=uno`);
    for (let time = 0; time < 2; time++) expect(await clickThrough(page)).toBe(ADDED);
    expect(notes).toEqual(expect.arrayContaining(["write last_utm_source", "write referral_clicks"]));
    expect(new Set(notes).size).toBe(notes.length);
    await page.close();
  });
});

test("D4.4: the A/B variant can be neither read nor written: the page stays as it was served", async ({
  page,
}) => {
  const notes = notesOf(page);
  await page.addInitScript(faults["throws when used"]!);
  for (const { address, variant } of full.landings.filter((landing) => landing.variant)) {
    await page.goto(address);
    await expect(page.locator("[data-variant]")).toHaveAttribute("data-variant", variant ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(notes.splice(0)).toContain("write ab_variant");
  }
});

test("the global analytics function fails: the click is recorded, and the link opens", async ({ page }) => {
  const notes = notesOf(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag: () => {
        throw new Error("theirs");
      },
    });
  });
  await page.goto(`${subject.path}?utm_source=uno`);
  expect(await clickThrough(page)).toBe(ADDED);
  expect(await page.evaluate(() => localStorage.getItem("referral_clicks"))).toContain(subject.label);
  expect(notes).toEqual(["send click"]);
});

test.describe("behind a content blocker", () => {
  test.use({ consent: "unasked", expectedComplaints: [/ERR_BLOCKED_BY_CLIENT|^console warning: \[/] });

  test("analytics and speed insights do not load: the console says so once, naming content blockers; the offer opens", async ({
    page,
    context,
  }) => {
    await context.route(isService, (route) => route.abort("blockedbyclient"));
    await onVercel(page, subject.path);
    const messages: string[] = [];
    page.on("console", (message) => message.type() !== "error" && messages.push(message.text()));
    await page.goto(subject.path);
    await consentOf(page).accept();
    const names = () => messages.flatMap((text) => /^\[([^\]]+)\].*load/.exec(text)?.[1] ?? []).sort();
    await expect.poll(names).toEqual(["Vercel Speed Insights", "Vercel Web Analytics", "analytics"]);
    expect(messages.filter((text) => /Speed Insights.*content blocker/.test(text))).toHaveLength(1);
    const tab = await tabFrom(page, () => page.locator("main a[data-referral]").first().click());
    await tab.close();
  });
});
