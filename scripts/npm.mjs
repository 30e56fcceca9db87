import { run } from "./process.mjs";

/**
 * Runs npm itself: the very one that runs us, when there is one.
 * @param {string[]} args
 * @param {import("./process.mjs").Options} [options]
 */
export function npm(args, options) {
  const own = process.env.npm_execpath ?? "";
  if (own.endsWith("npm-cli.js")) return run(process.execPath, [own, ...args], options);
  return run(process.platform === "win32" ? "npm.cmd" : "npm", args, options);
}
