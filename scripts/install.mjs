// Runs before every npm script that needs packages. Plain JavaScript, because nothing is installed yet.
import { spawnSync } from "child_process";
import { readFileSync } from "fs";

const root = new URL("../", import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    `This project needs Node 20.19+ or 22.12+, and this is Node ${process.versions.node}.\n` +
      "Install a current one from https://nodejs.org (or run: nvm install 22), then try again.",
  );
  process.exit(1);
}

/**
 * The packages that a lock file names; none where there is no such file.
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(new URL(file, root), "utf8")).packages;
  } catch {
    return {};
  }
}

const installed = packagesIn("node_modules/.package-lock.json");
const stale = Object.entries(packagesIn("package-lock.json")).some(
  ([path, { version, optional }]) => path && installed[path]?.version !== version && !optional,
);
if (stale) {
  console.info("Installing packages (npm ci) ...");
  const npm = spawnSync("npm ci --include=dev --prefer-offline --loglevel=error", {
    cwd: root,
    stdio: "inherit",
    shell: true,
  });
  process.exitCode = npm.status ?? 1;
}
