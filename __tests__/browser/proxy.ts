import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves a build at a port of its own; `send` answers with a page's HTML. Notes what browsers ask for, and why. */
export async function proxy(site: string, send: (html: string, response: ServerResponse) => unknown) {
  const requests: { path: string; purpose: string }[] = [];
  const server = createServer((request, response) => {
    const { url: path = "", headers } = request;
    requests.push({ path, purpose: String(headers["sec-purpose"] ?? "") });
    const serve = async () => {
      const answer = await fetch(site + path, { redirect: "manual" });
      const type = answer.headers.get("content-type") ?? "";
      response.writeHead(answer.status, { "content-type": type });
      if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
      return send(await answer.text(), response);
    };
    serve().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((done) => server.close(done).closeAllConnections());
  return { url: `http://localhost:${port}`, requests, close };
}
