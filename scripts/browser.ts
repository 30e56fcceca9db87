import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
const ELSEWHERE = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "", "Google/Chrome/Application/chrome.exe"),
];
const HELP =
  "Install Chrome or Chromium (on Debian: apt install chromium), or set CHROME_PATH to its program.";

/** The path of Chrome or Chromium: `CHROME_PATH`, the usual places, Playwright's own; undefined if none exists. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", which is no file. ${HELP}`);
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/snap/bin"];
  const usual = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return chosen || [...usual, ...ELSEWHERE, chromium.executablePath()].find((path) => existsSync(path));
}

/** The path of a browser, first installed from Debian's packages if none exists. Throws if that fails. */
export function requireBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.info("No browser found: installing Debian's chromium ...");
  const apt = `${process.getuid?.() === 0 ? "" : "sudo -n "}env DEBIAN_FRONTEND=noninteractive apt-get -q -y`;
  spawnSync(`${apt} update && ${apt} install --no-install-recommends chromium`, {
    shell: true,
    stdio: "inherit",
  });
  const installed = findBrowser();
  if (!installed)
    throw new Error(`The tests need a browser, and none was found or could be installed. ${HELP}`);
  return installed;
}
