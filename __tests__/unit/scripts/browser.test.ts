/** @jest-environment node */
import { findBrowser, findHeadlessShell } from "../../../scripts/browser.mjs";

const cached = "/home/ana/.cache/ms-playwright/chromium-1200/chrome-linux/chrome";

/** A machine that has these files, of which some do not start. */
function machine(files: string[], { broken = [""], env = {} } = {}) {
  return {
    env: { NODE_ENV: "test", PATH: "/opt/bin:/bin", HOME: "/home/ana", ...env } as const,
    cached,
    exists: (path: string) => files.includes(path),
    starts: (path: string) => !broken.includes(path),
    list: () => ["chromium-1100", "chromium_headless_shell-1100", "ffmpeg-1011"],
  };
}

test.each([
  "/opt/bin/google-chrome",
  "/bin/google-chrome-stable",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  cached,
  "/home/ana/.cache/ms-playwright/chromium-1100/chrome-linux/chrome",
])("finds %s", (path) => {
  expect(findBrowser(machine([path]))).toBe(path);
});

test("finds Chrome on Windows", () => {
  const path = "C:/Program Files/Google/Chrome/Application/chrome.exe";
  expect(findBrowser(machine([path], { env: { PROGRAMFILES: "C:/Program Files" } }))).toBe(path);
});

test("passes over one that does not start", () => {
  const found = machine(["/bin/chromium-browser", cached], { broken: ["/bin/chromium-browser"] });
  expect(findBrowser(found)).toBe(cached);
});

test("finds none where there is none", () => {
  expect(findBrowser(machine([]))).toBeUndefined();
});

test("CHROME_PATH goes before all others", () => {
  const files = ["/bin/chromium", "/mine/chrome"];
  expect(findBrowser(machine(files, { env: { CHROME_PATH: "/mine/chrome" } }))).toBe("/mine/chrome");
});

test("a CHROME_PATH that leads nowhere is said, not passed over", () => {
  const lost = machine(["/bin/chromium"], { env: { CHROME_PATH: "/mine/chrom" } });
  expect(() => findBrowser(lost)).toThrow('CHROME_PATH is "/mine/chrom", and there is no such file.');
});

test.each(["/opt/bin/chromium-headless-shell", "/usr/bin/chromium-headless-shell"])(
  "of headless shells, finds %s",
  (path) => {
    expect(findHeadlessShell(machine([path, "/bin/chromium"]))).toBe(path);
  },
);

test("passes over a headless shell that does not start", () => {
  const files = ["/opt/bin/chromium-headless-shell", "/bin/chromium-headless-shell"];
  expect(findHeadlessShell(machine(files, { broken: files.slice(0, 1) }))).toBe(files[1]);
  expect(findHeadlessShell(machine(files, { broken: files }))).toBeUndefined();
});

test("whoever chose a browser gets no other", () => {
  const files = ["/bin/chromium-headless-shell", "/mine/chrome"];
  expect(findHeadlessShell(machine(files, { env: { CHROME_PATH: "/mine/chrome" } }))).toBeUndefined();
});
