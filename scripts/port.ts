/** The port that PORT names; 3000 without one. Throws if it is none. */
export function readPort(text = process.env.PORT || "3000"): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${text}", which is no port. Set it to a number from 1 to 65535.`);
  return port;
}

/** Why a command cannot listen on a port, from the system's error code, and what to do. */
export function portFault(port: number, code: string | undefined, command: string): string {
  const reason = code === "EADDRINUSE" ? "is taken by another program" : `cannot be used here (${code})`;
  return `Port ${port} ${reason}. Choose another one: PORT=${port > 3000 ? 3000 : 3001} ${command}`;
}
