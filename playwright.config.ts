import { defineConfig, devices } from "@playwright/test";

/** Tests of what only the whole browser does: its headless shell opens no windows and tabs by itself. */
const WHOLE = /@whole-browser/;

/** @param program the browser's file; Playwright's own where it is empty */
const launching = (program = "") => ({
  launchOptions: {
    executablePath: program,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // No name but this machine's exists, whatever a test forgets to stub.
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
    ],
  },
});

export default defineConfig({
  testDir: "__tests__/browser",
  // No name of a system in it: the pictures are made to be the same everywhere (snapshot-page.ts).
  snapshotPathTemplate: "__tests__/browser/snapshots/{arg}{ext}",
  outputDir: "test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  use: {
    // Its user agent is an ordinary one: a headless browser's own counts as a crawler.
    ...devices["Desktop Chrome"],
    locale: "es-ES",
    timezoneId: "Europe/Madrid",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "shell", grepInvert: WHOLE, use: launching(process.env.HEADLESS_PATH) },
    { name: "whole", grep: WHOLE, use: launching(process.env.CHROME_PATH) },
  ],
});
