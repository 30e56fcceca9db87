import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installWithApt } from "./apt.mjs";

/**
 * The program file of nginx, where there is one.
 * @param {NodeJS.ProcessEnv} env
 */
export function findNginx(env) {
  const folders = [...(env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((path) => existsSync(path));
}

/**
 * The program file of nginx, for the test of docs/nginx.conf; installed first where that can be done. Where it cannot,
 * that test is skipped, and everybody who reads the output is told.
 * @returns {Promise<string>} empty without nginx
 */
export async function offerNginx() {
  if (!findNginx(process.env)) {
    console.info("No nginx found: trying to install Debian's ...");
    await installWithApt("nginx-light");
  }
  const found = findNginx(process.env);
  if (!found) {
    console.warn(
      "NOT TESTED: docs/nginx.conf. nginx was not found and could not be installed: its tests are skipped.\n" +
        "Install it (on Debian: apt install nginx-light), then try again.",
    );
  }
  return found ?? "";
}
