import { HOST, type Kind } from "./input";
import { pages } from "./pages";
import type { Random } from "./random";

/** What a path of the site is spoiled with. */
const BROKEN = [
  "%",
  "%zz",
  "%00",
  "%ff",
  "%c0%ae",
  "%E0%A4%A",
  "%u0041",
  "%25",
  "%2525",
  "%5Bslug%5D",
  "[slug]",
  "%ed%a0%80",
  "\xff",
  "\xc3\xb1",
  "\x7f",
  "%0d%0aX-Marca:",
  "%0a",
  "%3Cscript%3E",
  "\"'<>",
  ";",
  "|",
  "{",
  "^",
  "`",
  "$%7B",
  "%ef%bb%bf",
  "%e2%80%ae",
];

const UP = [
  "..",
  "%2e%2e",
  ".%2e",
  "%252e%252e",
  "..;",
  "..%00",
  "..%5c",
  "..\\",
  "....",
  "%c0%ae%c0%ae",
  "..%2f",
  "%uff0e%uff0e",
];

const SECRETS = [
  "etc/passwd",
  "package.json",
  ".env",
  ".env.local",
  ".git/config",
  ".next/BUILD_ID",
  ".next/required-server-files.json",
  "server/app/index.html",
  "node_modules/next/package.json",
  "lib/config/site.ts",
  "proc/self/environ",
  "windows/win.ini",
  "next.config.ts",
];

const ROOMS = [
  "",
  "assets",
  "heroes",
  "md",
  "share",
  "_next",
  "_next/static",
  "_next/static/chunks",
  "_next/data",
  "_next/image",
  "_next/server",
  "trade-republic/v",
  "comparar",
  "legal",
  ".well-known",
  "api",
];

const FILES = [
  "",
  ".md",
  ".json",
  ".rsc",
  ".txt",
  ".html",
  ".prefetch.rsc",
  ".segments/_tree.segment.rsc",
  ".action",
  ".php",
  ".bak",
  "~",
  ".meta",
];

/** Wherever a path leads that is none of the site's. */
const NOT_HERE = [308, 400, 404, 414, 431];

const somewhere = (random: Random, mark: string) =>
  `/${random.pick([mark, ...pages.map((page) => page.slice(1)), ...ROOMS])}`;

export const pathKinds: Kind[] = [
  {
    name: "broken encodings",
    statuses: NOT_HERE,
    make: (random, mark) => {
      const parts = random.many(1, 4, () => random.pick(BROKEN) + random.pick(["", mark, "a"]));
      return {
        target: `${somewhere(random, mark)}${random.pick(["/", ""])}${parts.join(random.pick(["", "/"]))}`,
      };
    },
  },
  {
    name: "paths that climb",
    statuses: [...NOT_HERE, 200],
    make: (random) => {
      const room = random.pick(ROOMS);
      const up = random.pick(UP);
      const steps = random.many(1, 9, () => up).join(random.pick(["/", "/", "//", "\\", "%2f"]));
      return { target: `/${room}${room ? "/" : ""}${steps}/${random.pick(SECRETS)}` };
    },
  },
  {
    name: "files that are not there",
    statuses: [...NOT_HERE, 200],
    make: (random, mark) => {
      const name = random.pick([random.pick(SECRETS), mark, random.pick(pages).slice(1)]);
      return { target: `/${random.pick(ROOMS)}/${name}${random.pick(FILES)}`.replace(/^\/\//, "/") };
    },
  },
  {
    name: "slashes",
    statuses: [...NOT_HERE, 200],
    make: (random, mark) => {
      const slashes = random
        .many(1, 6, () => random.pick(["/", "//", "\\", "/./", "/../", "%2f", "%5c"]))
        .join("");
      const rest = random.pick([
        mark,
        `${mark}.example`,
        `${HOST}@${mark}.example`,
        ...pages.map((page) => page.slice(1)),
      ]);
      return { target: `/${slashes}${rest}${random.pick(["", "/", "//", "/%2f.."])}` };
    },
  },
  {
    name: "long addresses",
    statuses: [...NOT_HERE, 200],
    make: (random, mark) => {
      const unit = random.pick(["a", "/a", "%41", "../", "%2e%2e/", "a=1&", "[]", "x-"]);
      const long = unit.repeat(1 + random.below(random.pick([2_000, 9_000, 40_000]) / unit.length));
      return { target: `${somewhere(random, mark)}${random.pick(["/", "?", "?q=", ";"])}${long}` };
    },
  },
];
