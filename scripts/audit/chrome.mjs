import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BROWSER } from "../http.mjs";
import { connect } from "./devtools.mjs";
import { openTab } from "./tab.mjs";

/** Playwright holds on to each page in a way that keeps the browser from preparing pages ahead, hence a client of our own. */
const flags = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-pipe",
  // A headless browser's own name counts as a crawler's.
  `--user-agent=${BROWSER}`,
  // No name but this machine's exists.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1",
];

/**
 * Starts a browser as a visitor has it: with pages prepared ahead, and kept for the way back.
 * @param {string} path of the program
 * @param {{ width: number, height: number }} size of its window
 */
export async function openChrome(path, { width, height }) {
  const profile = mkdtempSync(join(tmpdir(), "chrome-"));
  const size = `--window-size=${width},${height}`;
  const child = spawn(path, [...flags, size, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve).once("error", resolve));
  const client = connect(child.stdio[3], child.stdio[4]);
  return {
    tab: () => openTab(client),
    async close() {
      void client.send("Browser.close").catch(() => undefined);
      const stubborn = setTimeout(() => child.kill("SIGKILL"), 5000);
      await ended;
      clearTimeout(stubborn);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
