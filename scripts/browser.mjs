import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join, sep } from "node:path";
import { Failure } from "./failure.mjs";

/**
 * What the search may ask of the machine.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {string} cached where Playwright would keep the browser of its own version
 * @property {(path: string) => boolean} exists
 * @property {(path: string) => boolean} starts
 * @property {(folder: string) => string[]} list
 */

const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];
/** Chromium's headless shell, as Debian packs it: the same pages in half the time. */
export const HEADLESS_SHELL = "chromium-headless-shell";
const MAC = ["Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium"];
const WINDOWS = "Google/Chrome/Application/chrome.exe";

/**
 * The browsers in Playwright's cache, its own version first: <cache>/chromium-1234/<system>/<program>.
 * @param {Machine} machine
 */
function cachedBrowsers({ cached, list }) {
  const parts = cached.split(sep);
  const at = parts.findLastIndex((part) => /^chromium-\d+$/.test(part));
  if (at < 0) return [cached];
  const cache = parts.slice(0, at).join(sep);
  const versions = list(cache).filter((name) => /^chromium-\d+$/.test(name));
  return [cached, ...versions.map((version) => join(cache, version, ...parts.slice(at + 1)))];
}

/** @param {Machine} machine */
const foldersOfPrograms = ({ env }) => [
  ...(env.PATH ?? "").split(delimiter).filter(Boolean),
  "/usr/bin",
  "/snap/bin",
];

/** @param {Machine} machine */
function usualPlaces(machine) {
  const { env } = machine;
  const programFiles = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA];
  return [
    ...foldersOfPrograms(machine).flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...["/Applications", join(env.HOME ?? "", "Applications")].flatMap((folder) =>
      MAC.map((app) => join(folder, app)),
    ),
    ...programFiles.flatMap((folder) => (folder ? [join(folder, WINDOWS)] : [])),
  ];
}

/**
 * The program file of a Chrome or Chromium that starts, if there is one.
 * @param {Machine} machine
 */
export function findBrowser(machine) {
  const chosen = machine.env.CHROME_PATH;
  if (!chosen) {
    return [...usualPlaces(machine), ...cachedBrowsers(machine)].find(
      (path) => machine.exists(path) && machine.starts(path),
    );
  }
  if (machine.exists(chosen)) return chosen;
  throw new Failure(`CHROME_PATH is "${chosen}", and there is no such file. Correct it, or unset it.`);
}

/**
 * The program file of a headless shell that starts, if there is one; whoever chose a browser wants that one.
 * @param {Machine} machine
 */
export function findHeadlessShell(machine) {
  if (machine.env.CHROME_PATH) return undefined;
  return foldersOfPrograms(machine)
    .map((folder) => join(folder, HEADLESS_SHELL))
    .find((path) => machine.exists(path) && machine.starts(path));
}

/**
 * This machine, as the search sees it.
 * @returns {Promise<Machine>}
 */
export async function thisMachine() {
  const { chromium } = await import("@playwright/test");
  return {
    env: process.env,
    cached: chromium.executablePath(),
    exists: existsSync,
    // On Windows the question for its version would open a window.
    starts: (path) =>
      process.platform === "win32" || spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0,
    list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
  };
}
