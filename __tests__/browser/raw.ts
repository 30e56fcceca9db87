import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { BROWSER } from "../../scripts/http.mjs";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/**
 * Asks a site for a path exactly as written (nothing is normalised or followed), with any headers, `host`
 * among them. Once more, unless told, where the server gives the connection up.
 */
export function ask(
  site: string,
  path: string,
  headers: Record<string, string> = {},
  { again = true } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const all = { "user-agent": BROWSER, ...headers };
    const asked = request({ agent, hostname, port, path, headers: all }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const body = Buffer.concat(parts);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, body, text: body.toString("utf8") });
      });
    });
    asked.on("error", (error: NodeJS.ErrnoException) => {
      // As browsers do: a connection may be given up in the very moment in which it is used again.
      if (again && asked.reusedSocket && error.code === "ECONNRESET") resolve(ask(site, path, headers));
      else reject(error);
    });
    asked.end();
  });
}

/** Runs a task for each item, a few at a time, and gives the results in order. */
export async function inParallel<T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [place, item] of queue) results[place] = await task(item);
  };
  await Promise.all(Array.from({ length: 12 }, work));
  return results;
}
