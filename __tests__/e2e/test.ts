import { test as base } from "@playwright/test";
import { siteUrl, type SiteName } from "../../scripts/sites.mjs";
import { watch } from "./watch";

interface Options {
  /** The build that a test visits: `test.use({ site: "preview" })`. */
  site: SiteName;
  /** Complaints of the browser that a test provokes: `test.use({ expectedComplaints: [/status of 404/] })`. */
  expectedComplaints: RegExp[];
}

interface Fixtures {
  /** The address of any site of the table, for tests that compare several. */
  urlOf: (site: SiteName) => string;
}

export { expect } from "@playwright/test";

export const test = base.extend<Options & Fixtures>({
  site: ["default", { option: true }],
  expectedComplaints: [[], { option: true }],
  baseURL: ({ site }, provide) => provide(siteUrl(site)),
  urlOf: ({}, provide) => provide(siteUrl),
  context: async ({ context, expectedComplaints }, provide) => {
    const watcher = await watch(context, expectedComplaints);
    await provide(context);
    watcher.check();
  },
});
