import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { acceptedEncoding } from "@/lib/http/encoding";
import { createSiteServer, stopServer } from "@/lib/http/site-server";
import { expectConsole } from "../../console";
import { ask, type Asking } from "../../server";

const page = `<!DOCTYPE html><title>Página</title>${"<p>Una promoción</p>".repeat(200)}`;
const errorPage = { html: "<!DOCTYPE html><title>Error</title>", policy: "default-src error" };
const compressed = { br: brotliCompressSync(`${page} `), gzip: gzipSync(`${page} `) };
const picture = "<svg/>".repeat(50);
const sizes: Record<string, number> = { abc: Buffer.byteLength(page), def: picture.length };
const build = {
  errorPage,
  size: (digest: string) => sizes[digest],
  compressed: (digest: string, encoding: "br" | "gzip") =>
    digest === "abc" ? compressed[encoding] : undefined,
};

/** What the framework does with a request, in each test. */
let handle: (request: IncomingMessage, response: ServerResponse) => unknown;
const server = createSiteServer(async (...both) => void (await handle(...both)), build);
beforeAll(() => new Promise<void>((ready) => void server.listen(0, ready)));
afterAll(() => new Promise((closed) => server.close(closed).closeAllConnections()));

const port = () => (server.address() as AddressInfo).port;
const get = (encoding: string, asking: Asking = {}) =>
  ask(port(), "/pagina", { ...asking, headers: { "accept-encoding": encoding, ...asking.headers } });

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const headers = {
  ...HTML,
  "Content-Security-Policy": "default-src 'self'",
  ETag: '"1"',
  "Cache-Control": "public",
};

/** Sends a page as the framework sends a prerendered one. */
function sendPage({ method }: IncomingMessage, response: ServerResponse): void {
  const all = { ...headers, "x-built-file": "abc", "Content-Length": Buffer.byteLength(page) };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
  response.end(method === "HEAD" ? null : page);
}

test.each([
  ["br", "br", compressed.br],
  ["gzip", "gzip", compressed.gzip],
  ["gzip, deflate, br;q=0.9, zstd", "br", compressed.br],
  ["br;q=0, gzip", "gzip", compressed.gzip],
  ["identity", undefined, Buffer.from(page)],
  ["", undefined, Buffer.from(page)],
])("a prerendered page for «%s» arrives as the build compressed it: %s", async (accepted, encoding, body) => {
  handle = sendPage;
  const [got, head] = [await get(accepted), await get(accepted, { method: "HEAD" })];
  expect([got.status, got.sent]).toEqual([200, body.length]);
  const sent = {
    "content-encoding": encoding,
    "content-length": String(body.length),
    vary: "Accept-Encoding",
    etag: 'W/"1"',
    "cache-control": "public",
    "x-built-file": undefined,
  };
  for (const answer of [got, head])
    expect(Object.keys(sent).map((name) => [name, answer.headers[name]])).toEqual(Object.entries(sent));
  expect([head.sent, head.status]).toEqual([0, 200]);
});

test("an unchanged page is a 304 that names the same tag and what it varies by", async () => {
  handle = (_request, response) => {
    response.setHeader("x-built-file", "abc").setHeader("ETag", '"1"').statusCode = 304;
    response.end();
  };
  const { status, sent, headers } = await get("br");
  expect([status, sent, headers.etag, headers.vary]).toEqual([304, 0, 'W/"1"', "Accept-Encoding"]);
  expect([headers["content-encoding"], headers["x-built-file"]]).toEqual([undefined, undefined]);
});

test("what is made per request is compressed too, however it was written; a short text and a picture are not", async () => {
  handle = (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.flushHeaders();
    for (const part of page.match(/.{1,500}/gs) ?? []) response.write(part);
    response.end();
  };
  const { headers: answered, text } = await get("gzip, br");
  expect([answered["content-encoding"], text]).toEqual(["br", page]);
  for (const [type, body] of [
    ["text/plain", "corto"],
    ["image/png", page],
  ] as const) {
    handle = (_request, response) => response.setHeader("Content-Type", type).end(body);
    const { headers, sent } = await get("br");
    expect([type, headers["content-encoding"], sent]).toEqual([type, undefined, Buffer.byteLength(body)]);
  }
});

/** The error page as it answers in place of what failed. */
async function expectErrorPage(asking: Asking = {}): Promise<void> {
  const { status, headers, text } = await get("br", asking);
  expect([status, text]).toEqual([500, asking.method === "HEAD" ? "" : errorPage.html]);
  const sent = ["cache-control", "content-security-policy", "content-type", "etag", "set-cookie"];
  expect(sent.map((name) => headers[name])).toEqual([
    ...["no-store", errorPage.policy, "text/html; charset=utf-8"],
    ...[undefined, undefined],
  ]);
}

test("a page without a policy, whose file is lost, is the error page and is logged, until it is back", async () => {
  expectConsole("error", /^\/pagina: its file is missing or broken/);
  handle = (_request, response) => {
    response.setHeader("Content-Type", "text/html").setHeader("ETag", '"2"').setHeader("Set-Cookie", "a=b");
    response.write("<script>self.__next_f");
    response.end("</script>");
  };
  await expectErrorPage();
  handle = sendPage;
  expect((await get("br")).status).toBe(200);
});

test.each([
  ["a page that is cut", "abc", "text/html", page.slice(0, 3000), "GET"],
  ["an empty page", "abc", "text/html", "", "GET"],
  ["an empty page, asked for its head", "abc", "text/html", "", "HEAD"],
  ["a text that is cut", "abc", "application/atom+xml", page.slice(0, 3000), "GET"],
  ["a picture that is cut", "def", "image/png", picture.slice(0, 90), "GET"],
  ["an empty picture", "def", "image/png", "", "GET"],
])("%s is the error page and is logged", async (_what, digest, type, body, method) => {
  expectConsole("error", /^\/pagina: its file is missing or broken/);
  handle = (_request, response) => {
    for (const [name, value] of Object.entries({ ...headers, "Content-Type": type, "x-built-file": digest }))
      response.setHeader(name, value);
    for (const part of body.match(/.{1,50}/gs) ?? []) response.write(part);
    response.end();
  };
  await expectErrorPage({ method });
});

test("a picture arrives whole, in one piece", async () => {
  handle = (_request, response) => {
    response.setHeader("Content-Type", "image/png").setHeader("x-built-file", "def");
    for (const part of picture.match(/.{1,50}/gs) ?? []) response.write(part);
    response.end();
  };
  const { status, text, headers } = await get("br");
  expect([status, text, headers["content-length"]]).toEqual([200, picture, String(picture.length)]);
});

test("a request that fails is logged, and answered with the error page", async () => {
  expectConsole("error", /roto/);
  handle = () => {
    throw new Error("roto");
  };
  await expectErrorPage();
});

test("the framework's own headers stay out, and the security headers are complete", async () => {
  handle = (_request, response) => {
    response.setHeader("x-nextjs-cache", "HIT").setHeader("Vary", "rsc, next-url, Cookie");
    response.writeHead(307, { Location: "/otra" }).end();
  };
  const { status, headers } = await get("");
  expect([status, headers.location, headers.vary]).toEqual([307, "/otra", "Cookie"]);
  expect(headers["x-nextjs-cache"]).toBeUndefined();
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["strict-transport-security"]).toBeDefined();
});

test("the 404 page of a missing file keeps its own policy, and no site may embed it", async () => {
  handle = (_request, response) => {
    for (const [name, value] of Object.entries(HTML)) response.setHeader(name, value);
    response.setHeader("Content-Security-Policy", "default-src 'none'");
    response.appendHeader("Content-Security-Policy", "default-src 'self'");
    response.setHeader("Cross-Origin-Resource-Policy", "cross-origin").statusCode = 404;
    response.end(page);
  };
  const { headers } = await get("br");
  expect(headers["content-security-policy"]).toBe("default-src 'self'");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test.each([
  [400, "¿?\r\n\r\n"],
  [405, "CONNECT www.ejemplo.es:443 HTTP/1.1\r\nHost: www.ejemplo.es\r\n\r\n"],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`],
])(
  "what is not a request gets a bare %d with security headers, and the connection ends",
  async (status, bytes) => {
    const answer = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port(), "127.0.0.1", () => socket.write(bytes));
      socket.on("data", (part) => (text += String(part))).on("close", () => resolve(text));
      socket.on("error", () => undefined);
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const name of ["Strict-Transport-Security", "Content-Security-Policy", "Cache-Control: no-store"])
      expect(answer).toContain(name);
  },
);

test("no cache keeps a permanent redirect, whatever a rule says of addresses like its own", async () => {
  handle = (request, response) => {
    response.setHeader("Location", "/otra?utm_source=a").statusCode = 308;
    sendPage(request, response);
  };
  const { status, headers } = await get("br");
  expect([status, headers.location, headers["cache-control"]]).toEqual([
    308,
    "/otra?utm_source=a",
    "no-store",
  ]);
});

test.each([
  ["localhost", "planamigo.example"],
  ["planamigo.example", "localhost"],
  ["planamigo.example", "planamigo.example"],
])("a request with the hosts %s and %s gets no page that a cache could keep for either", async (...hosts) => {
  handle = sendPage;
  const lines = hosts.map((host) => `Host: ${host}\r\n`).join("");
  const socket = connect(port(), "127.0.0.1");
  const ended = once(socket, "close");
  let text = "";
  socket.on("data", (part) => (text += String(part)));
  socket.write(`GET /pagina HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`);
  await ended;
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toContain("Cache-Control: no-store");
});

test("an answer's address that is too long is refused with a page that leads back", async () => {
  const { status, headers: sent, text } = await ask(port(), `/promociones?buscar=${"a".repeat(10_000)}`);
  expect([status, sent["content-type"]]).toEqual([414, "text/html; charset=utf-8"]);
  expect(text).toContain("<h1>La dirección es demasiado larga</h1>");
  expect(text).toContain('<a href="?">Empieza de nuevo sin ellos</a>');
  expect(text).not.toContain("aaa");
});

test("an offer of another protocol is ignored, and the page is sent", async () => {
  handle = sendPage;
  const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-key": "x" };
  expect((await get("br", { headers: upgrade })).status).toBe(200);
});

test("the error reporter, which listens later, finds no trace header of a visitor", async () => {
  const seen: unknown[] = [];
  const reporter = (message: unknown) => seen.push(Object(message).request.headers["sentry-trace"]);
  subscribe("http.server.request.start", reporter);
  handle = sendPage;
  await get("br", { headers: { "sentry-trace": "12345678901234567890123456789012-1234567890123456-1" } });
  unsubscribe("http.server.request.start", reporter);
  expect(seen).toEqual([undefined]);
});

test.each([
  ["GZIP", "gzip"],
  ["br;q=0.0", undefined],
  ["*", undefined],
  [undefined, undefined],
])("Accept-Encoding %s chooses %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

/** Seconds for which proxies keep an unused connection to a server by default: nginx and AWS, Traefik, Caddy. */
const PROXIES = [60, 90, 120];

test("an unused connection is kept longer than a proxy keeps it, so that none sends a request on a closed one", async () => {
  handle = sendPage;
  const { headers } = await get("br", { headers: { connection: "keep-alive" } });
  const [, kept] = /^timeout=(\d+)$/.exec(String(headers["keep-alive"])) ?? [];
  expect(Number(kept)).toBeGreaterThan(Math.max(...PROXIES));
});

test("a server that stops answers what it has been asked, and then ends every connection, a busy one too", async () => {
  const waiting: ServerResponse[] = [];
  const hold = async (_request: IncomingMessage, response: ServerResponse) => void waiting.push(response);
  const stopping = createSiteServer(hold, build);
  await new Promise<void>((ready) => void stopping.listen(0, ready));
  const { port: own } = stopping.address() as AddressInfo;
  const socket = connect(own, "127.0.0.1");
  const ended = once(socket, "close");
  let text = "";
  socket.on("data", (part) => (text += String(part)));
  const asked = async (count: number) => {
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    while (waiting.length < count) await pause(5);
    return waiting[count - 1];
  };
  const first = await asked(1);
  const stopped = new Promise<void>((done) => stopServer(stopping, done));
  first?.end("uno");
  const second = await asked(2);
  second?.end("dos");
  await Promise.all([stopped, ended]);
  expect(text).toMatch(/uno[^]*Connection: close[^]*dos$/);
});
