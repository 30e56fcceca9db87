import { createServer } from "node:net";
import { Failure } from "./failure.mjs";

/**
 * @param {string} name of the variable, for the message
 * @param {string} text
 */
export function readPort(name, text) {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} is "${text}", which is no port. Set it to a number from 1 to 65535.`);
}

/**
 * @param {number} port
 * @param {string} [host] without it, every address
 * @returns {Promise<string | undefined>} why the port cannot be used
 */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}

/**
 * Throws a sentence unless the port is free.
 * @param {number} port
 * @param {string} cure how to choose another
 */
export async function requireFreePort(port, cure) {
  const reason = (await obstacle(port)) ?? (await obstacle(port, "127.0.0.1"));
  if (reason === "EADDRINUSE") {
    throw new Failure(`Port ${port} is taken by another program. Stop that program, or ${cure}`);
  }
  if (reason) throw new Failure(`Port ${port} cannot be used here (${reason}): ${cure}`);
}
