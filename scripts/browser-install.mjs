import { installWithApt } from "./apt.mjs";
import { findBrowser, findHeadlessShell, HEADLESS_SHELL, thisMachine } from "./browser.mjs";
import { Failure } from "./failure.mjs";
import { run } from "./process.mjs";

const MINUTE = 60_000;

async function installWithPlaywright() {
  const cli = "node_modules/@playwright/test/cli.js";
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000", ...process.env };
  await run(process.execPath, [cli, "install", "chromium", "--no-shell"], { env, timeoutMs: 5 * MINUTE });
}

/** The program file of a browser for the tests, installed first when the machine has none. */
export async function requireBrowser() {
  const machine = await thisMachine();
  const ways = [
    { name: "Playwright's Chromium", install: installWithPlaywright },
    { name: "Debian's chromium", install: () => installWithApt("chromium") },
  ];
  let found = findBrowser(machine);
  for (const { name, install } of ways) {
    if (found) break;
    console.info(`No browser found: trying to install ${name} ...`);
    await install();
    found = findBrowser(machine);
  }
  if (found) return found;
  throw new Failure(
    "The browser tests need Chrome or Chromium: none was found, and none could be installed.\n" +
      "Install one (on Debian: apt install chromium), or set CHROME_PATH to its program file, then try again.",
  );
}

async function findBrowsers() {
  const machine = await thisMachine();
  // On a person's machine that has a browser, nothing is installed that only saves time.
  const mayInstall = !machine.env.CHROME_PATH && (machine.env.CI || !findBrowser(machine));
  const whole = await requireBrowser();
  let shell = findHeadlessShell(machine);
  if (!shell && mayInstall) {
    console.info(`Trying to install Debian's ${HEADLESS_SHELL}, which halves the time of the tests ...`);
    await installWithApt(HEADLESS_SHELL);
    shell = findHeadlessShell(machine);
  }
  return { CHROME_PATH: whole, HEADLESS_PATH: shell ?? whole };
}

/** @type {ReturnType<typeof findBrowsers> | undefined} */
let found;

/**
 * The browsers of the tests, looked for once: the whole one, and its headless shell, which is the whole one again where
 * this machine has none.
 */
export function requireBrowsers() {
  found ??= findBrowsers();
  return found;
}
