/** @typedef {{ sessionId?: string, method: string, params: Record<string, any> }} Event */
/** @typedef {ReturnType<typeof connect>} Client */

/**
 * A browser's development tools, by its pipe: messages are JSON, and end in a zero byte.
 * @param {unknown} input
 * @param {unknown} output
 */
export function connect(input, output) {
  const writer = /** @type {import("node:stream").Writable} */ (input);
  const reader = /** @type {import("node:stream").Readable} */ (output);
  /** @type {Map<number, (message: { result?: any, error?: { message: string } }) => void>} */
  const waiting = new Map();
  /** @type {Set<(event: Event) => void>} */
  const listeners = new Set();
  let last = 0;
  let rest = "";

  reader.setEncoding("utf8").on("data", (chunk) => {
    const messages = (rest + chunk).split("\0");
    rest = messages.pop() ?? "";
    for (const text of messages) {
      const message = JSON.parse(text);
      if (message.id === undefined) for (const listener of listeners) listener(message);
      else waiting.get(message.id)?.(message);
    }
  });
  // A browser that goes leaves nobody waiting.
  reader.on("close", () => {
    for (const answer of waiting.values()) answer({ error: { message: "the browser has gone" } });
  });
  writer.on("error", () => undefined);

  return {
    /** @param {(event: Event) => void} listener */
    listen: (listener) => void listeners.add(listener),
    /**
     * @param {string} method
     * @param {Record<string, unknown>} [params]
     * @param {string} [sessionId]
     * @returns {Promise<any>}
     */
    send(method, params = {}, sessionId) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        });
        writer.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      });
    },
  };
}
