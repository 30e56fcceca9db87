import { defineConfig, devices } from "@playwright/test";
import { buildEnvironment, buildNames, builds, buildUrl } from "./__tests__/builds";
import { findBrowser } from "./scripts/browser";

/**
 * Features of Chromium that are off. Playwright's own list gives way to this one, so what matters of it is repeated; the
 * two for the address bar open pages of their own with each window, which takes half the time of a short test.
 */
const OFF = [
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AimEnabled", "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "PaintHolding"],
  ...["HttpsUpgrades", "HttpsFirstBalancedModeAutoEnable", "AvoidCorsURLLoaderRestartOnRedirect"],
];

export default defineConfig({
  testDir: "__tests__",
  snapshotPathTemplate: "__tests__/browser/snapshots/{arg}{ext}",
  outputDir: "test-results/browser",
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
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        `--disable-features=${OFF.join()}`,
        // No name but this machine's exists, whatever a test forgets to stub.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    { name: "browser", testDir: "__tests__/browser" },
    { name: "nightly", testDir: "__tests__/nightly", testIgnore: "lighthouse.spec.ts" },
    // By itself: what it measures depends on what else runs.
    { name: "lighthouse", testDir: "__tests__/nightly", testMatch: "lighthouse.spec.ts" },
  ],
  // Each is built first where it is not built yet.
  webServer: buildNames.map((name) => ({
    command: "npx tsx scripts/start.ts",
    env: { ...(buildEnvironment(name) as Record<string, string>), PORT: String(builds[name].port) },
    url: `${buildUrl(name)}/healthz`,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  })),
});
