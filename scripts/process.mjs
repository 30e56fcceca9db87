import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { constants } from "node:os";
import { Failure } from "./failure.mjs";

/** @typedef {import("node:child_process").ChildProcess} Child */
/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, log?: string, timeoutMs?: number }} Options */

/** @type {Set<Child>} */
const running = new Set();
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;
let stoppedAt = 0;

// Each program leads a group of its own, so that ending it ends its helpers too.
const ownGroup = process.platform !== "win32";

/**
 * @param {Child} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  try {
    if (ownGroup && child.pid) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended in the meantime.
  }
}

/** @param {NodeJS.Signals} signal */
function stopAll(signal) {
  // One key press may arrive twice, through npm too; a later one means impatience.
  if (stoppedBy && Date.now() - stoppedAt < 1_000) return;
  for (const child of running) send(child, stoppedBy ? "SIGKILL" : signal);
  stoppedBy ??= signal;
  stoppedAt = Date.now();
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.on(signal, stopAll);

// A signal sent to npm ends the shell between npm and us, and never arrives here.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid === parent || stoppedBy || stopAll("SIGTERM"), 200).unref();
}

process.on("exit", () => running.forEach((child) => send(child, "SIGKILL")));

/**
 * Starts a program without waiting for it. With `log`, its output goes to that file.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export function launch(command, args, { env = process.env, cwd, log } = {}) {
  const output = log ? openSync(log, "w") : "inherit";
  const child = spawn(command, args, { env, cwd, detached: ownGroup, stdio: ["ignore", output, output] });
  running.add(child);
  child.on("close", () => running.delete(child));
  child.on("error", () => running.delete(child));
  return child;
}

/**
 * @param {Child} child
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (code, signal) => resolve(code ?? (signal ? 128 + constants.signals[signal] : 1)));
  });
}

/**
 * Runs a program to its end and gives its exit code. Throws when the person stops the whole.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 */
export async function run(command, args, options = {}) {
  const child = launch(command, args, options);
  const timer = options.timeoutMs && setTimeout(() => send(child, "SIGKILL"), options.timeoutMs);
  const code = await ended(child);
  if (timer) clearTimeout(timer);
  if (stoppedBy) throw new Failure("Stopped.", 128 + constants.signals[stoppedBy]);
  return code;
}

/**
 * Ends a program that `launch` started: asks first, and insists after five seconds.
 * @param {Child} child
 */
export async function stop(child) {
  if (!running.has(child)) return;
  const timer = setTimeout(() => send(child, "SIGKILL"), 5_000);
  const end = ended(child);
  send(child, "SIGTERM");
  await end;
  clearTimeout(timer);
}
