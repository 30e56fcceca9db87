import { defineConfig, devices } from "@playwright/test";
import { buildEnvironment, buildNames, builds, buildUrl } from "./__tests__/builds";
import { findBrowser } from "./scripts/browser";

/**
 * Features of Chromium that are off. This list replaces Playwright's own, so the features that matter are repeated. The
 * two of the address bar open extra pages with each window, which takes half the time of a short test.
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
  // Patience for a slow or busy machine; nothing waits this long on an idle one.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // Half of a browser test's time is waiting: three share two processors.
  workers: 3,
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
        // Host names other than this machine's do not resolve, in case a test lacks a stub.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [
    { name: "browser", testMatch: /(browser|specification)\/[^/]+\.spec\.ts$/ },
    { name: "nightly", workers: 2, testDir: "__tests__/nightly", testIgnore: "lighthouse.spec.ts" },
    // A project of its own, because its measurements depend on what else runs.
    { name: "lighthouse", testDir: "__tests__/nightly", testMatch: "lighthouse.spec.ts" },
  ],
  // Builds each if it is not built yet.
  webServer: buildNames.map((name) => ({
    command: "npx tsx scripts/start.ts",
    env: { ...(buildEnvironment(name) as Record<string, string>), PORT: String(builds[name].port) },
    url: `${buildUrl(name)}/healthz`,
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  })),
});
