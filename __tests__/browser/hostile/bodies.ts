import type { Kind } from "./input";
import { changing, files, pages } from "./pages";
import type { Random } from "./random";

const METHODS = [
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "TRACK",
  "CONNECT",
  "PROPFIND",
  "MKCOL",
  "LOCK",
  "SEARCH",
  "PURGE",
  "LINK",
  "SOURCE",
  "M-SEARCH",
  "REPORT",
  "QUERY",
  "get",
  "GETT",
  "post",
];

const TYPES = [
  "text/plain;charset=UTF-8",
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "application/graphql",
  "text/x-component",
  "application/octet-stream",
  "",
];

const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** Bodies that would call something on the server, had it anything to call. */
const CALLS = [
  "[]",
  '["$K1"]',
  '{"then":"$1:__proto__:then","status":"resolved_model","value":"{}"}',
  '["$F1"]',
  "$ACTION_ID_x=",
  "null",
  "{",
  "[".repeat(5_000),
  "a".repeat(200_000),
];

const anywhere = (random: Random) =>
  random.pick([...pages, ...files, ...changing, "/no-existe", "/comparar/elegir"]);

function body(random: Random, mark: string): string {
  const fields = [
    "$ACTION_ID_x",
    "$ACTION_REF_1",
    "$ACTION_1:0",
    "1_$ACTION_KEY",
    "0",
    "1",
    "__proto__",
    "constructor.prototype",
    mark,
  ];
  const form = random.many(1, 5, () => part(random.pick(fields), random.pick(CALLS))).join("");
  return random.pick([
    `${form}--x--\r\n`,
    form,
    random.pick(CALLS),
    random.bytes(random.below(3_000)),
    `${mark}=${mark}`,
    "",
  ]);
}

/** Nobody writes to this site. */
const REFUSED = [0, 400, 405, 413, 431];

export const bodyKinds: Kind[] = [
  {
    name: "methods",
    statuses: REFUSED,
    make: (random) => ({ method: random.pick(METHODS), target: random.pick([anywhere(random), "*"]) }),
  },
  {
    name: "calls of server actions",
    statuses: REFUSED,
    make: (random, mark) => {
      const id = random.pick([
        "x",
        mark,
        random.hex(40),
        random.hex(42),
        "0".repeat(42),
        `${random.hex(40)}#$$ACTION_0`,
        "__proto__",
        "",
      ]);
      const action = random.pick([
        [`Next-Action: ${id}`],
        [],
        [`Next-Action: ${id}`, "RSC: 1", "Next-Router-State-Tree: %5B%5D"],
      ]);
      const lines = [
        ...action,
        `Content-Type: ${random.pick(TYPES)}`,
        `Origin: ${random.pick(["null", "https://evil.example", "http://planamigo.example"])}`,
      ];
      return { method: "POST", target: anywhere(random), lines, body: body(random, mark) };
    },
  },
  {
    name: "bodies where none belongs",
    statuses: [200, 304, 400, 404, 413, 303],
    make: (random, mark) => ({
      target: anywhere(random),
      lines: [`Content-Type: ${random.pick(TYPES)}`],
      body: body(random, mark),
    }),
  },
  {
    name: "pictures to be resized",
    statuses: [308, 400, 404, 414, 431],
    make: (random, mark) => {
      const own = ["/heroes/paypal-640.avif", "/icon-192.png", "/share/inicio.png"];
      const foreign = [
        `https://${mark}.example/x.png`,
        "//127.0.0.1:1/x.png",
        "http://169.254.169.254/latest/meta-data",
        "file:///etc/passwd",
        "data:image/svg+xml,<svg>",
        "\\\\evil.example\\x",
        "/%5C%5Cevil.example",
        "/_next/image?url=/icon-192.png&w=64&q=75",
        "/../package.json",
        "",
        "%",
        "%00",
        "/\xff",
      ];
      const url = random.pick([...own, ...foreign]);
      const w = random.pick(["640", "0", "-1", "1e9", "99999999999", "a", "", "640&w=640", "[]"]);
      const q = random.pick(["75", "0", "101", "a", "", "75&q=1"]);
      const given = random.pick([encodeURIComponent(url), url.replaceAll(" ", "+")]);
      return {
        target: `/_next/image${random.pick(["", "/", "/x"])}?url=${given}&w=${w}&q=${q}`,
        lines: random.pick([[], ["Accept: image/avif,image/webp,*/*"]]),
      };
    },
  },
];
