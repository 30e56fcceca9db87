// What a program and its helpers use, from the tables of Linux: each program that `launch` starts leads a group.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Failure } from "../failure.mjs";

const PAGE = 4096;
/** The clock of `/proc` ticks a hundred times a second. */
const TICK = 0.01;

/** Throws where the tables are not there. */
export function requireProc() {
  if (!existsSync("/proc/self/stat")) throw new Failure("npm run bench reads /proc, so it needs Linux.");
}

/**
 * @param {number | undefined} leader the process that leads the group
 * @returns {{ bytes: number, seconds: number }} memory that its processes hold, and CPU time that they have used
 */
export function usageOf(leader) {
  let bytes = 0;
  let seconds = 0;
  for (const name of readdirSync("/proc")) {
    const fields = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (Number(fields?.[2]) !== leader) continue;
    // Its own time, and that of children that have ended.
    seconds += [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields?.[at]), 0) * TICK;
    bytes += Number(fields?.[21]) * PAGE;
  }
  return { bytes, seconds };
}

/** @param {string} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold blanks.
    return text.slice(text.lastIndexOf(")") + 2).split(" ");
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

/**
 * Looks at a group twice a second, for its highest memory and its time: both are lost with its last process.
 * @param {number | undefined} leader
 */
export function watch(leader) {
  const seen = { bytes: 0, seconds: 0 };
  const timer = setInterval(() => {
    const now = usageOf(leader);
    seen.bytes = Math.max(seen.bytes, now.bytes);
    seen.seconds = Math.max(seen.seconds, now.seconds);
  }, 500);
  return () => {
    clearInterval(timer);
    return seen;
  };
}
