import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Behaviour = (request: IncomingMessage, response: ServerResponse, visits: number) => void;

const answer =
  (status: number, headers: Record<string, string | string[]> = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(status, headers).end();

const to = (location: string, status = 302) => answer(status, { location });

/** What a server may do to whoever asks for a path. */
const behaviours: Record<string, Behaviour> = {
  "/good": answer(200),
  "/empty": answer(204),
  "/gone": answer(410),
  "/missing": answer(404),
  "/teapot": answer(418),
  "/wall": answer(403, { "content-type": "text/html" }),
  "/limit": answer(429, { "retry-after": "3600" }),
  "/down": answer(503),
  "/no-head": (request, response) => response.writeHead(request.method === "HEAD" ? 405 : 200).end(),
  "/head-hangs": (request, response) => void (request.method === "HEAD" || response.end("here")),
  "/head-lies": (request, response) => response.writeHead(request.method === "HEAD" ? 404 : 200).end(),
  "/flaky": (_request, response, visits) => response.writeHead(visits < 3 ? 500 : 200).end(),
  "/reset": (request) => request.socket.destroy(),
  "/slow-headers": () => {},
  "/slow-body": (_request, response) => void response.writeHead(200, { "content-length": "1000" }).write("a"),
  "/endless-body": (_request, response) => {
    response.writeHead(200);
    const more = () => response.destroyed || (response.write("x".repeat(65_536)), setTimeout(more, 1));
    more();
  },
  "/garbage": (request) => void request.socket.end("this is no HTTP\r\n\r\n"),
  "/huge-headers": answer(200, { "x-long": Array.from({ length: 40 }, () => "y".repeat(1000)) }),
  "/moved": to("/good", 301),
  "/moved-twice": to("/moved", 308),
  "/moved-and-found": to("/found", 301),
  "/found": to("/good"),
  "/relative": to("good"),
  "/loop": to("/loop-back"),
  "/loop-back": to("/loop"),
  "/itself": to("/itself"),
  "/nowhere": answer(302),
  "/nonsense": to("http://["),
  "/not-modified": answer(304),
};

/** A server that misbehaves in every way, and what it was asked. */
export async function badServer() {
  const visits = new Map<string, number>();
  const asked: { method: string; path: string; agent: string; at: number }[] = [];
  let underWay = 0;
  let most = 0;
  const behave = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    const key = `${path}`;
    visits.set(key, (visits.get(key) ?? 0) + 1);
    asked.push({
      method: request.method ?? "",
      path,
      agent: request.headers["user-agent"] ?? "",
      at: Date.now(),
    });
    most = Math.max(most, ++underWay);
    response.once("close", () => (underWay -= 1));
    const step = /^\/step-(\d+)$/.exec(path)?.[1];
    if (step)
      return void (step === "0" ? answer(200) : to(`/step-${Number(step) - 1}`))(request, response, 0);
    if (path === "/insecure") return void to(`http://127.0.0.1:${port}/good`)(request, response, 0);
    if (path === "/polite") return void setTimeout(() => response.end(), 20);
    (behaviours[path] ?? answer(404))(request, response, visits.get(key) ?? 0);
  };
  const servers: Server[] = [];
  const open = async () => {
    const server = createServer(behave);
    servers.push(server);
    await new Promise<void>((ready) => server.listen(0, ready));
    return (server.address() as AddressInfo).port;
  };
  const port = await open();
  return {
    url: (path: string) => `http://localhost:${port}${path}`,
    /** More addresses of it, each of which counts as a host. */
    onOtherPorts: (count: number) =>
      Promise.all(Array.from({ length: count }, async () => `http://localhost:${await open()}`)),
    asked,
    mostAtOnce: () => most,
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
