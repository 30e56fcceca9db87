import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./raw";

/** As many tags as the first screen of a phone holds, and then some. */
const PIECES = 150;
/** Between two of them, in ms: long enough for the browser to show what it has. */
const PAUSE = 5;

/** Serves a site as a bad connection brings it: the first screen of every page tag by tag, then the rest. */
export async function servePiecemeal(site: string) {
  const server = createServer((request, response) => {
    void ask(site, request.url ?? "/").then(async ({ status, headers, body, text }) => {
      const { "content-type": type = "" } = headers;
      response.writeHead(status, { "content-type": type });
      if (!type.startsWith("text/html")) return response.end(body);
      const start = text.indexOf("<body");
      const pieces = text.slice(start).split(/(?<=>)|(?=<)/);
      response.write(text.slice(0, start));
      for (const piece of pieces.splice(0, PIECES)) {
        response.write(piece);
        await pause(PAUSE);
      }
      return response.end(pieces.join(""));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
