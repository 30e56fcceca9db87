// Politeness: one request to a host at a time, with a pause between two, and few at once in all.

import { setTimeout as wait } from "node:timers/promises";

/**
 * @param {{ delayMs: number, concurrency: number }} limits
 */
export function createGate({ delayMs, concurrency }) {
  /** @type {Map<string, Promise<unknown>>} the end of each host's line */
  const lines = new Map();
  /** @type {(() => void)[]} */
  const queue = [];
  let free = concurrency;

  const enter = () =>
    free-- > 0 ? undefined : new Promise((/** @type {(value: void) => void} */ next) => queue.push(next));
  const leave = () => {
    free += 1;
    queue.shift()?.();
  };

  /**
   * @template T
   * @param {string} host
   * @param {() => Promise<T>} request
   * @returns {Promise<T>}
   */
  return async (host, request) => {
    const before = lines.get(host);
    const own = (async () => {
      if (before) {
        await before.catch(() => {});
        await wait(delayMs);
      }
      await enter();
      try {
        return await request();
      } finally {
        leave();
      }
    })();
    lines.set(host, own);
    return own;
  };
}
