/** @jest-environment node */
import http, { type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { filePolicy, securityHeaders } from "@/lib/http/security-headers";
import { sanitizeHeaders, guardServers } from "@/lib/http/server-guard";

test.each([
  ...[
    "rsc",
    "next-action",
    "next-router-state-tree",
    "x-middleware-subrequest",
    "x-nextjs-data",
    "x-next-cache-tags",
  ],
  ...[
    "x-invoke-path",
    "x-prerender-revalidate",
    "x-now-route-matches",
    "x-action-forwarded",
    "x-matched-path",
  ],
  ...[
    "content-security-policy",
    "content-security-policy-report-only",
    "if-match",
    "if-unmodified-since",
    "range",
  ],
])("the header %s is removed", (name) => {
  const headers = { host: "planamigo.example", [name]: "1" };
  sanitizeHeaders(headers);
  expect(headers).toEqual({ host: "planamigo.example" });
});

test.each([
  "accept",
  "if-none-match",
  "user-agent",
  "x-forwarded-proto",
  "x-rsc",
  "rsc-x",
  "x-matched-paths",
])("the header %s stays", (name) => {
  const headers = { [name]: "1" };
  sanitizeHeaders(headers);
  expect(headers).toEqual({ [name]: "1" });
});

test.each([
  ["__prerender_bypass=x", ""],
  ["a=1; __prerender_bypass=x; ab_variant=b", "a=1;; ab_variant=b"],
  ["ab_variant=b;__next_preview_data=x=y;  __prerender_bypass=z", "ab_variant=b;;"],
  ["x__prerender_bypass=1; a=__next_preview_data", "x__prerender_bypass=1; a=__next_preview_data"],
])("of the cookies «%s» remain «%s»", (cookie, remaining) => {
  const headers = { cookie };
  sanitizeHeaders(headers);
  expect(headers.cookie).toBe(remaining);
});

describe("in front of a server", () => {
  const seen: Parameters<RequestListener>[0][] = [];
  const { emit } = http.Server.prototype;
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
      let received = "";
      socket.on("data", (part) => (received += String(part)));
      socket.on("end", () => resolve(received)).on("error", reject);
      const own = headers.some((one) => one.startsWith("Connection:")) ? [] : ["Connection: close"];
      socket.write([`${line} HTTP/1.1`, ...own, ...headers, "", ""].join("\r\n"));
    });
  const HOST = "Host: planamigo.example";

  test.each(["POST", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH"])("%s is refused", async (method) => {
    expect(await send(`${method} /paypal`, HOST)).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/);
    expect(seen).toEqual([]);
  });

  test("a request passes, without the headers that are not a visitor's to send", async () => {
    const received = await send("GET /paypal", HOST, "Range: bytes=9-", 'If-None-Match: "y"');
    expect(received).toMatch(/^HTTP\/1\.1 200 /);
    expect(received).not.toMatch(/x-robots-tag/i);
    expect(seen[0]?.headers).toEqual({
      host: "planamigo.example",
      connection: "close",
      "if-none-match": '"y"',
    });
  });

  test.each(["GET //x", "TRACE /", "GET *"])("%s of a preview host is noindex", async (line) => {
    for (const host of ["mio.vercel.app", "localhost:3000", "[::1]:3000"])
      expect(await send(line, `Host: ${host}`)).toMatch(/\r\nX-Robots-Tag: noindex, nofollow\r\n/);
  });

  const headersIn = (received: string) => (received.split("\r\n\r\n", 1)[0] ?? "").split("\r\n").slice(1);
  const policyIn = (received: string) =>
    headersIn(received)
      .filter((line) => line.toLowerCase().startsWith("content-security-policy:"))
      .map((line) => line.replace(/^.*?: /, ""));

  test.each(["GET /paypal", "DELETE /paypal", "GET *"])("%s has every security header once", async (line) => {
    const received = await send(line, HOST);
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headersIn(received).filter((one) => one === `${name}: ${value}`)).toHaveLength(1);
    expect(policyIn(received)).toEqual([filePolicy("/paypal")]);
  });

  test.each<[string, RequestListener, string]>([
    [
      "set with the status",
      (_, response) => response.writeHead(200, { "content-security-policy": "own" }).end(),
      "own",
    ],
    ["of a failure", (_, response) => response.writeHead(500).end(), ERROR_POLICY],
  ])("an answer keeps its own policy: %s", async (_name, how, policy) => {
    const before = answer;
    answer = how;
    expect(policyIn(await send("GET /paypal", HOST))).toEqual([policy]);
    answer = before;
  });

  test("an upgrade is refused, and its socket closed", async () => {
    // Without a listener, Node takes an upgrade for a plain request; the framework has one.
    server.once("upgrade", () => seen.push());
    const upgrade = [
      "Upgrade: websocket",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Connection: Upgrade",
    ];
    expect(await send("GET /_next/webpack-hmr", HOST, ...upgrade)).toMatch(/^HTTP\/1\.1 400 /);
    expect(seen).toEqual([]);
  });
});
