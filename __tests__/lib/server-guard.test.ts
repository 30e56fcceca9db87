/** @jest-environment node */
import http, { type RequestListener } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { guardServers } from "@/lib/server-guard";

const seen: Parameters<RequestListener>[0][] = [];
const { emit } = http.Server.prototype;
const server = http.createServer((request, response) => {
  seen.push(request);
  response.end("page");
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  guardServers(http);
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
    socket.write([`${line} HTTP/1.1`, "Connection: close", ...headers, "", ""].join("\r\n"));
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

test("other events pass", () => {
  const heard = jest.fn();
  server.once("tried", heard).emit("tried", 1);
  expect(heard).toHaveBeenCalledWith(1);
});
