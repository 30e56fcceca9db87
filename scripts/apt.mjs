import { spawnSync } from "node:child_process";
import { run } from "./process.mjs";

const MINUTE = 60_000;

/** @param {string[]} command */
const succeeds = ([program = "", ...args]) => spawnSync(program, args).status === 0;

/**
 * Installs a package of Debian's where that can be done without asking anybody; elsewhere does nothing.
 * @param {string} name
 */
export async function installWithApt(name) {
  const isRoot = process.getuid?.() === 0;
  if (!succeeds(["apt-get", "--version"]) || !(isRoot || succeeds(["sudo", "-n", "true"]))) return;
  const [program = "", ...prefix] = [
    ...(isRoot ? [] : ["sudo", "-n"]),
    "env",
    "DEBIAN_FRONTEND=noninteractive",
  ];
  const apt = [...prefix, "apt-get"];
  await run(program, [...apt, "update", "-q"], { timeoutMs: 5 * MINUTE });
  const packages = ["install", "-q", "-y", "--no-install-recommends", name];
  await run(program, [...apt, ...packages], { timeoutMs: 10 * MINUTE });
}
