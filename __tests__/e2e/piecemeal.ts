import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./raw";

/** As many tags and texts as the first screen of any page holds, facts and table heads among them. */
const PIECES = 250;
/** Between two of them, in ms: a frame of the browser's. */
const PAUSE = 17;

/** Serves a site as a bad connection brings it: the first screen of every page piece by piece, then the rest. */
export async function servePiecemeal(site: string) {
  const server = createServer((request, response) => {
    const serve = async () => {
      const { status, headers, body, text } = await ask(site, request.url ?? "/");
      for (const hop of ["content-length", "transfer-encoding", "connection", "keep-alive"])
        delete headers[hop];
      response.writeHead(status, headers);
      if (!headers["content-type"]?.startsWith("text/html")) return response.end(body);
      const start = text.indexOf("<body");
      const pieces = text.slice(start).split(/(?<=>)|(?=<)/);
      response.write(text.slice(0, start));
      for (const piece of pieces.splice(0, PIECES)) {
        response.write(piece);
        await pause(PAUSE);
      }
      return response.end(pieces.join(""));
    };
    serve().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
