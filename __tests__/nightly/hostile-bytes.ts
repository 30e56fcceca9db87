import { anywhere, type Input, type Kind, pages } from "./hostile-wire";
import * as list from "./hostile-words";
import { words } from "./hostile-words";
import type { Random } from "./random";
import { HOST } from "./server";

/** Nobody writes to this site. */
const REFUSED = [0, 400, 405, 413, 431];

function body(random: Random, mark: string): string {
  const field = () =>
    `--x\r\nContent-Disposition: form-data; name="${random.pick(list.FIELDS)}"\r\n\r\n${random.pick(list.CALLS)}\r\n`;
  const form = random.many(1, 5, field).join("");
  return random.pick([
    `${form}--x--\r\n`,
    form,
    random.pick(list.CALLS),
    random.bytes(random.below(3_000)),
    `${mark}=${mark}`,
    "",
  ]);
}

/** What is sent where nobody writes. */
export const bodies: Kind[] = [
  {
    name: "methods",
    statuses: REFUSED,
    make: (random) => ({ method: random.pick(list.METHODS), target: random.pick([anywhere(random), "*"]) }),
  },
  {
    name: "calls of server actions",
    statuses: REFUSED,
    make: (random, mark) => {
      const id = random.pick(["x", mark, random.hex(40), random.hex(42), "0".repeat(42), "__proto__", ""]);
      const action = random.pick([[`Next-Action: ${id}`], [], [`Next-Action: ${id}`, "RSC: 1"]]);
      const origin = random.pick(words("null https://evil.example http://planamigo.example"));
      const lines = [...action, `Content-Type: ${random.pick(list.TYPES)}`, `Origin: ${origin}`];
      return { method: "POST", target: anywhere(random), lines, body: body(random, mark) };
    },
  },
  {
    name: "bodies where none belongs",
    statuses: [200, 304, 400, 404, 413, 303],
    make: (random, mark) => ({
      target: anywhere(random),
      lines: [`Content-Type: ${random.pick(list.TYPES)}`],
      body: body(random, mark),
    }),
  },
  {
    name: "pictures to be resized",
    statuses: [308, 400, 404, 414, 431],
    make: (random, mark) => {
      const url = random.pick(
        words(
          String.raw`/icon-192.png /share/inicio.png //127.0.0.1:1/x.png http://169.254.169.254/latest/meta-data
          file:///etc/passwd data:image/svg+xml,<svg> \\evil.example\x /%5C%5Cevil.example /../package.json % %00
          /_next/image?url=/icon-192.png&w=64&q=75`,
          `https://${mark}.example/x.png`,
          "",
        ),
      );
      const size = `w=${random.pick(words("640 0 -1 1e9 99999999999 a [] 640&w=640", ""))}&q=${random.pick(words("75 0 101 a 75&q=1", ""))}`;
      const given = random.pick([encodeURIComponent(url), url]);
      return { target: `/_next/image${random.pick(words("/ /x", ""))}?url=${given}&${size}` };
    },
  },
];

// Bytes.
const line = (text: string, ...rest: string[]): Input => ({
  target: "/",
  raw: [text, `Host: ${HOST.host}`, "Connection: close", ...rest, "", ""].join("\r\n"),
});
const plainly = (raw: string): Input => ({ target: "/", raw });

/** Requests that two programs could read as two different ones, and what is no request at all. */
const SHAPES: ((random: Random, mark: string) => Input)[] = [
  (random) => plainly(`${random.bytes(1 + random.below(400))}\r\n\r\n`),
  (random) => plainly(`\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${random.bytes(200)}`),
  () => plainly("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"),
  () => plainly("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"),
  (random) =>
    plainly(`${random.pick(["GET", "GET /", " ", "GET  /  HTTP/1.1", "GET\t/\tHTTP/1.1"])}\r\n\r\n`),
  (random) => plainly(`${random.pick(["GET", "get"])} / HTTP/1.1\nHost: ${HOST.host}\nConnection: close\n\n`),
  (random) => line(`GET ${random.pick(pages)} HTTP/${random.pick(words("0.9 1.2 2.0 3 9.9 x", ""))}`),
  (random) => line(`${"A".repeat(random.pick([50, 20_000]))} / HTTP/1.1`),
  (random, mark) =>
    line(`GET ${random.pick(words("http:// https:// ftp:// //"))}${mark}.example/paypal HTTP/1.1`),
  (random, mark) =>
    line(`GET ${random.pick(words("paypal * ?x #x http: http:// javascript:alert(1)", mark))} HTTP/1.1`),
  (random, mark) => {
    const lines = [
      `X-${mark}`,
      `: ${mark}`,
      ` ${mark}: x`,
      `X ${mark}: y`,
      `X:\0${mark}`,
      `X: a\n${mark}`,
      `X: a\r${mark}`,
    ];
    return line("GET / HTTP/1.1", random.pick(lines));
  },
  (random) => line("GET / HTTP/1.1", ...random.many(1, 3, () => random.bytes(30).replace(/[\r\n]/g, ""))),
  (random) => line("GET / HTTP/1.1", `Expect: ${random.pick(words("100-continue 200-ok x"))}`),
  () => line("GET / HTTP/1.1", "Host: other.example"),
  () => line("POST / HTTP/1.1", "Content-Length: 3", "Content-Length: 5", "", "abcde"),
  (random) => {
    const length = random.pick(words("-1 x 1e3 +5 99999999999999999999 0x5", "", "5, 5"));
    return line("POST / HTTP/1.1", `Content-Length: ${length}`, "", "abc");
  },
  (random) => {
    const coding = random.pick(["chunked", "Chunked", "chunked, identity", "x", " chunked"]);
    const rest = [`Transfer-Encoding: ${coding}`, "", "0", "", "GET /paypal HTTP/1.1"];
    return line("POST / HTTP/1.1", "Content-Length: 6", ...rest);
  },
  (random) => {
    const chunk = random.pick([
      "zz\r\nabc",
      "-1\r\n",
      "ffffffffffffffffff\r\n",
      "5;x=\0\r\nabcde",
      "1\r\nab\r\n",
    ]);
    return line("POST / HTTP/1.1", "Transfer-Encoding: chunked", "", chunk, "0");
  },
];

/** What is no request as a browser writes it. */
export const bytes: Kind[] = [
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
      const lines = [
        "Connection: Upgrade, HTTP2-Settings",
        `Upgrade: ${random.pick(words("websocket WebSocket h2c TLS/1.0 x", "", "websocket, h2c"))}`,
        "Sec-WebSocket-Version: 13",
        `Sec-WebSocket-Key: ${random.hex(22)}==`,
        "HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA",
        `Origin: http://${mark}.example`,
      ];
      return { target, raw: [`GET ${target} HTTP/1.1`, `Host: ${HOST.host}`, ...lines, "", ""].join("\r\n") };
    },
  },
];
