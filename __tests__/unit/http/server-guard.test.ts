/** @jest-environment node */
import http, { type RequestListener } from "node:http";
import { connect, Socket, type AddressInfo } from "node:net";
import { PassThrough } from "node:stream";
import { filePolicy, securityHeaders } from "@/lib/http/security-headers";
import { guardServers } from "@/lib/http/server-guard";

const seen: Parameters<RequestListener>[0][] = [];
const { emit } = http.Server.prototype;
/** What the site does with a request, when it is no page. */
let answer: RequestListener = (_request, response) => response.end("page");
const server = http.createServer((request, response) => {
  seen.push(request);
  answer(request, response);
});
const ERROR_POLICY = "default-src 'none'; style-src 'self'";

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  guardServers(http, ERROR_POLICY);
});
beforeEach(() => void seen.splice(0));
afterAll(async () => {
  http.Server.prototype.emit = emit;
  await new Promise((done) => server.close(done));
});

/** Sends a request as written and gives the whole answer. */
const send = (line: string, ...headers: string[]) =>
  new Promise<string>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (part) => (answer += String(part)));
    socket.on("end", () => resolve(answer)).on("error", reject);
    const own = headers.some((one) => one.startsWith("Connection:")) ? [] : ["Connection: close"];
    socket.write([`${line} HTTP/1.1`, ...own, ...headers, "", ""].join("\r\n"));
  });

const HOST = "Host: planamigo.example";

test.each(["POST", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "PROPFIND"])(
  "%s is no method of the site",
  async (method) => {
    expect(await send(`${method} /paypal`, HOST)).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/);
    expect(seen).toEqual([]);
  },
);

test.each(["*", "http://otro.example/", "paypal"])("%s is no target", async (target) => {
  expect(await send(`GET ${target}`, HOST)).toMatch(/^HTTP\/1\.1 400 /);
  expect(seen).toEqual([]);
});

test.each(["GET", "HEAD"])("%s of a path is left to the site", async (method) => {
  const answer = await send(`${method} /paypal`, HOST);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toMatch(/x-robots-tag/i);
  expect(seen).toHaveLength(1);
});

test("conditions on which the framework fails do not reach it; others do", async () => {
  await send(
    "GET /x",
    HOST,
    'If-Match: "x"',
    "If-Unmodified-Since: x",
    "Range: bytes=9-",
    'If-None-Match: "y"',
  );
  expect(seen[0]?.headers).toEqual({
    host: "planamigo.example",
    connection: "close",
    "if-none-match": '"y"',
  });
});

test.each(["GET //x", "GET /paypal//", "TRACE /", "GET *"])(
  "%s of a preview host is not to be indexed",
  async (line) => {
    for (const host of ["mio.vercel.app", "localhost:3000", "[::1]:3000"])
      expect(await send(line, `Host: ${host}`)).toMatch(/\r\nX-Robots-Tag: noindex, nofollow\r\n/);
  },
);

const headersIn = (answer: string) => (answer.split("\r\n\r\n", 1)[0] ?? "").split("\r\n").slice(1);
const policiesIn = (answer: string) =>
  headersIn(answer).filter((line) => line.toLowerCase().startsWith("content-security-policy:"));

test.each(["GET /paypal", "HEAD /paypal", "DELETE /paypal", "GET *"])(
  "%s is answered with every security header, once",
  async (line) => {
    const answer = await send(line, HOST);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headersIn(answer).filter((one) => one === `${name}: ${value}`)).toHaveLength(1);
    expect(policiesIn(answer)).toEqual([`Content-Security-Policy: ${filePolicy("/paypal")}`]);
  },
);

test.each([
  ["/icon-192.png?v=1", "/icon-192.png"],
  ["/paypal?a=.png", "/paypal"],
])("%s is answered with the policy of %s: a query decides nothing", async (target, path) => {
  expect(policiesIn(await send(`GET ${target}`, HOST))).toEqual([
    `Content-Security-Policy: ${filePolicy(path)}`,
  ]);
});

test.each<[string, RequestListener, string]>([
  [
    "said before",
    (_request, response) => response.setHeader("content-security-policy", "own").end("page"),
    "content-security-policy: own",
  ],
  [
    "said with the first line",
    (_request, response) => response.writeHead(200, { "content-security-policy": "own" }).end("page"),
    "content-security-policy: own",
  ],
  [
    "of what failed",
    (_request, response) => {
      response.statusCode = 500;
      response.end("page");
    },
    `Content-Security-Policy: ${ERROR_POLICY}`,
  ],
])("the policy is the answer's own: %s", async (_name, how, policy) => {
  answer = how;
  expect(policiesIn(await send("GET /paypal", HOST))).toEqual([policy]);
  answer = (_request, response) => response.end("page");
});

test("another protocol is refused, and its socket closed", async () => {
  // Without a listener, Node takes an upgrade for a plain request; the framework has one.
  server.once("upgrade", () => seen.push());
  const upgrade = ["Upgrade: websocket", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];
  const answer = await send("GET /_next/webpack-hmr", HOST, ...upgrade, "Connection: Upgrade");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain("page");
});

test("a refused socket that breaks is thrown away, and nobody else hears of it", () => {
  const heard = jest.fn();
  const socket = new PassThrough();
  expect(server.once("upgrade", heard).emit("upgrade", {}, socket)).toBe(true);
  expect(socket.writableEnded).toBe(true);
  socket.emit("error", new Error("broken"));
  expect(socket.destroyed).toBe(true);
  expect(heard).not.toHaveBeenCalled();
  server.removeListener("upgrade", heard);
});

test.each([undefined, null, "end destroy", {}, { end() {} }, { destroy() {} }])(
  "an upgrade with %p in place of a socket is left to the site",
  (socket) => {
    const heard = jest.fn();
    server.once("upgrade", heard).emit("upgrade", {}, socket);
    expect(heard).toHaveBeenCalledWith({}, socket);
  },
);

describe("what the server tells of", () => {
  /** A request that the guard would refuse, and its answer. */
  const refused = () => {
    const request = Object.assign(new http.IncomingMessage(new Socket()), { method: "POST", url: "/" });
    return { request, response: new http.ServerResponse(request) };
  };

  test("a refused request goes no further, and whoever told of it knows that it was heard", () => {
    const { request, response } = refused();
    expect(server.emit("request", request, response)).toBe(true);
    expect([response.statusCode, seen]).toEqual([405, []]);
  });

  test.each([
    ["checkContinue", refused()],
    ["request", { ...refused(), request: {} }],
    ["request", { ...refused(), response: {} }],
    ["tried", { request: 1, response: undefined }],
  ])("passes where it is no request with its answer: %s (%#)", (event, { request, response }) => {
    const heard = jest.fn();
    answer = () => undefined;
    server.once(event, heard).emit(event, request, response);
    answer = (_request, response) => response.end("page");
    expect(heard).toHaveBeenCalledWith(request, response);
  });
});
