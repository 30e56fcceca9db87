import { subscribe } from "node:diagnostics_channel";
import { createServer, IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { ServedBuild } from "./built-files";
import { cacheControl } from "./rules";
import { filePolicy, POLICY, securityHeaders } from "./security-headers";
import { guard, METHODS, removeTraceHeaders } from "./server-guard";
import { SiteResponse } from "./site-response";

/**
 * How long a client may take to send its headers, and the whole request, and how long an unused connection is kept, in
 * milliseconds. Longer than a proxy keeps it (nginx one minute, Caddy two): a connection that we close while a proxy sends
 * a request on it is a 502 for a visitor.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 125_000,
};

/** Milliseconds for which a server that stops keeps a connection whose answer had begun before. */
const LAST_WAIT = 1_000;

/** The status for malformed or oversized requests, by Node's error code. */
const REFUSALS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * The server of the site: guards the framework's request handler, and completes and compresses its responses
 * (docs/decisions/0012-custom-server.md).
 *
 * @param handle answers a request: the framework's `getRequestHandler()`
 */
export function createSiteServer(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  build: ServedBuild,
) {
  // The error reporter listens to this channel too, or wraps a server's `emit`: it must find the headers gone.
  subscribe("http.server.request.start", (message) => {
    const { request } = Object(message);
    if (request instanceof IncomingMessage) removeTraceHeaders(request.headers);
  });
  const server = createServer({ ...timeouts, ServerResponse: SiteResponse }, (request, response) => {
    response.build = build;
    // Else a busy proxy would go on with its connections to a server that stops.
    if (!server.listening) response.shouldKeepAlive = false;
    if (guard(request, response)) return;
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.statusCode = 500;
      response.end();
    });
  });
  // Without a listener Node hangs up.
  server.on("connect", (_request, socket) => refuse(socket, 405, { Allow: METHODS.join(", ") }));
  return server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) => {
    if (code === "ECONNRESET" || !socket.writable) socket.destroy();
    else refuse(socket, REFUSALS[code] ?? 400);
  });
}

/** Stops a server: it takes no new connections, answers the requests that it has, and closes every connection. */
export function stopServer(server: ReturnType<typeof createSiteServer>, stopped: () => void): void {
  server.keepAliveTimeout = LAST_WAIT;
  server.close(stopped);
}

/** Answers malformed requests and CONNECT with a bare head. */
function refuse(socket: Duplex, status: number, more: Readonly<Record<string, string>> = {}): void {
  const headers = {
    ...securityHeaders,
    ...more,
    [POLICY]: filePolicy(""),
    "Cache-Control": cacheControl.none,
    "Content-Length": "0",
    Connection: "close",
  };
  const lines = Object.entries(headers).map((pair) => `${pair.join(": ")}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`, () => socket.destroy());
}
