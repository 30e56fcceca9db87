import { HOST, type Input, type Kind } from "./input";
import { pages } from "./pages";
import type { Random } from "./random";

const line = (text: string, ...rest: string[]): Input => ({
  target: "/",
  raw: [text, `Host: ${HOST}`, "Connection: close", ...rest].join("\r\n"),
});

/** Requests that two programs could read as two different ones, and what is no request at all. */
const SHAPES: ((random: Random, mark: string) => Input)[] = [
  (random) => ({ target: "/", raw: random.bytes(1 + random.below(400)) + "\r\n\r\n" }),
  (random) =>
    line(`GET ${random.pick(pages)} HTTP/${random.pick(["0.9", "1.2", "2.0", "3", "9.9", "x", ""])}`, "", ""),
  (random) => ({
    target: "/",
    raw: `${random.pick(["GET", "GET /", "GET / HTTP/1.1", " ", "GET  /  HTTP/1.1", "GET\t/\tHTTP/1.1"])}\r\n\r\n`,
  }),
  (random, mark) =>
    line(
      "GET / HTTP/1.1",
      random.pick([
        `X-${mark}`,
        `: ${mark}`,
        ` ${mark}: x`,
        `X ${mark}: y`,
        `X:\x00${mark}`,
        `X: a\n${mark}`,
        `X: a\r${mark}`,
        `X\xff: ${mark}`,
      ]),
      "",
      "",
    ),
  (random) =>
    line(
      "POST / HTTP/1.1",
      `Content-Length: ${random.pick(["-1", "x", "1e3", "+5", "5, 5", "99999999999999999999", "0x5", ""])}`,
      "",
      "abc",
    ),
  (random) =>
    line(
      "POST / HTTP/1.1",
      "Content-Length: 6",
      `Transfer-Encoding: ${random.pick(["chunked", "Chunked", "chunked, identity", "x", " chunked"])}`,
      "",
      "0",
      "",
      "GET /paypal HTTP/1.1",
    ),
  () => line("POST / HTTP/1.1", "Content-Length: 3", "Content-Length: 5", "", "abcde"),
  (random) =>
    line(
      "POST / HTTP/1.1",
      "Transfer-Encoding: chunked",
      "",
      random.pick([
        "zz\r\nabc",
        "-1\r\n",
        "ffffffffffffffffff\r\n",
        "5;x=\x00\r\nabcde",
        "3\nabc\n0\n\n",
        "1\r\nab\r\n",
      ]),
      "0",
      "",
      "",
    ),
  () => ({ target: "/", raw: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" }),
  (random) => ({ target: "/", raw: `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${random.bytes(200)}` }),
  (random) => ({
    target: "/",
    raw: `${random.pick(["GET", "get"])} / HTTP/1.1\nHost: ${HOST}\nConnection: close\n\n`,
  }),
  () => line("GET / HTTP/1.1", "Host: other.example", "", ""),
  () => ({ target: "/", raw: "GET / HTTP/1.1\r\nConnection: close\r\n\r\n" }),
  (random, mark) =>
    line(
      `GET ${random.pick(["http://", "https://", "ftp://", "//"])}${mark}.example/paypal HTTP/1.1`,
      "",
      "",
    ),
  (random, mark) =>
    line(
      `GET ${random.pick([mark, "paypal", "*", "?x", "#x", "http:", "http://", "javascript:alert(1)", "\\\\x"])} HTTP/1.1`,
      "",
      "",
    ),
  (random) => line(`${"A".repeat(random.pick([50, 20_000]))} / HTTP/1.1`, "", ""),
  (random) =>
    line("GET / HTTP/1.1", ...random.many(1, 3, () => random.bytes(30).replace(/[\r\n]/g, "")), "", ""),
  (random) => line("GET / HTTP/1.1", `Expect: ${random.pick(["100-continue", "200-ok", "x"])}`, "", ""),
];

/** Words that ask for another protocol on the same connection. */
const PROTOCOLS = ["websocket", "WebSocket", "h2c", "TLS/1.0", "x", "", "websocket, h2c"];

export const rawKinds: Kind[] = [
  {
    name: "malformed HTTP",
    statuses: [0, 200, 308, 400, 404, 405, 408, 413, 417, 431],
    make: (random, mark) => random.pick(SHAPES)(random, mark),
  },
  {
    name: "other protocols",
    statuses: [200, 400, 404],
    make: (random, mark) => {
      const target = random.pick([...pages, "/_next/webpack-hmr", "/_next/hmr", `/${mark}`, "/_next/data"]);
      const asked = [
        `Upgrade: ${random.pick(PROTOCOLS)}`,
        "Sec-WebSocket-Version: 13",
        `Sec-WebSocket-Key: ${random.hex(22)}==`,
      ];
      const rest = ["HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA", `Origin: http://${mark}.example`];
      return {
        target,
        raw: [
          `GET ${target} HTTP/1.1`,
          `Host: ${HOST}`,
          "Connection: Upgrade, HTTP2-Settings",
          ...asked,
          ...rest,
          "",
          "",
        ].join("\r\n"),
      };
    },
  },
];
