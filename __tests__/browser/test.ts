import { test as base } from "@playwright/test";
import type { ConsentCategory } from "@/lib/privacy/consent";
import { siteUrl, type SiteName } from "../../scripts/sites.mjs";
import { consentCookie } from "./consent-cookie";
import { remindOfFrames } from "./animation-frames";
import { waitForScript } from "./site-script";
import { watch } from "./watch";

interface Options {
  /** The build that a test visits: `test.use({ site: "preview" })`. */
  site: SiteName;
  /** Complaints of the browser that a test provokes: `test.use({ expectedComplaints: [/status of 404/] })`. */
  expectedComplaints: RegExp[];
  /** What the visitor allowed on an earlier visit; `unasked` on a first visit, which the banner greets. */
  consent: readonly ConsentCategory[] | "unasked";
}

interface Fixtures {
  /** The address of any site of the table, for tests that compare several. */
  urlOf: (site: SiteName) => string;
}

export { expect } from "@playwright/test";

export const test = base.extend<Options & Fixtures>({
  site: ["default", { option: true }],
  expectedComplaints: [[], { option: true }],
  consent: [["necessary", "measurement"], { option: true }],
  baseURL: ({ site }, provide) => provide(siteUrl(site)),
  urlOf: ({}, provide) => provide(siteUrl),
  context: async ({ context, expectedComplaints, consent, site, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled) context.on("page", waitForScript);
    if (consent !== "unasked") await context.addCookies([consentCookie(site, consent)]);
    const watcher = await watch(context, expectedComplaints);
    const endReminders = remindOfFrames(context);
    try {
      await provide(context);
    } finally {
      endReminders();
    }
    watcher.check();
  },
});
