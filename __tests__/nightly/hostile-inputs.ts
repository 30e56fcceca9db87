import { experiment } from "@/lib/config/experiment";
import { assumptionNames } from "@/lib/config/paths";
import { comparing } from "@/lib/offers/comparison";
import { CONSENT_COOKIE } from "@/lib/privacy/consent";
import { trackingParameters } from "@/lib/privacy/tracking";
import { bodies, bytes } from "./hostile-bytes";
import { anywhere, changing, type Kind, pages } from "./hostile-wire";
import * as list from "./hostile-words";
import { words } from "./hostile-words";
import { HOST } from "./server";
import type { Random } from "./random";

// Paths.
/** Wherever a path leads that is none of the site's. */
const NOT_HERE = [308, 400, 404, 414, 431];
const bare = pages.map((page) => page.slice(1));
const somewhere = (random: Random, mark: string) => `/${random.pick([mark, ...bare, ...list.FOLDERS])}`;

const paths: Kind[] = [
  {
    name: "broken encodings",
    statuses: NOT_HERE,
    make: (random, mark) => {
      const parts = random.many(1, 4, () => random.pick(list.BROKEN) + random.pick(["", mark, "a"]));
      const end = parts.join(random.pick(["", "/"]));
      return { target: `${somewhere(random, mark)}${random.pick(["/", ""])}${end}` };
    },
  },
  {
    name: "paths that climb",
    statuses: [...NOT_HERE, 200],
    make: (random) => {
      const up = random.pick(list.UP);
      const steps = random.many(1, 9, () => up).join(random.pick(["/", "/", "//", "\\", "%2f"]));
      return {
        target: `/${random.pick(list.FOLDERS)}/${steps}/${random.pick(list.SECRETS)}`.replace(/^\/\//, "/"),
      };
    },
  },
  {
    name: "files that are not there",
    statuses: [...NOT_HERE, 200],
    make: (random, mark) => {
      const name = random.pick([random.pick(list.SECRETS), mark, random.pick(bare)]);
      return {
        target: `/${random.pick(list.FOLDERS)}/${name}${random.pick(list.ENDINGS)}`.replace(/^\/\//, "/"),
      };
    },
  },
  {
    name: "slashes",
    statuses: [...NOT_HERE, 200],
    make: (random, mark) => {
      const slashes = random.many(1, 6, () => random.pick(words(String.raw`/ // \ /./ /../ %2f %5c`)));
      const rest = random.pick([mark, `${mark}.example`, `${HOST.host}@${mark}.example`, ...bare]);
      return { target: `/${slashes.join("")}${rest}${random.pick(words("/ // /%2f..", ""))}` };
    },
  },
  {
    name: "long addresses",
    statuses: [...NOT_HERE, 200],
    make: (random, mark) => {
      const unit = random.pick(words("a /a %41 ../ %2e%2e/ a=1& [] x-"));
      const long = unit.repeat(1 + random.below(random.pick([2_000, 9_000, 40_000]) / unit.length));
      return { target: `${somewhere(random, mark)}${random.pick(words("/ ? ?q= ;"))}${long}` };
    },
  },
];

// Parameters.
const OWN = [experiment.parameter, "debug", "refsrc", ...trackingParameters];
/** Pages and files that answer somebody's question, each with the names that it reads. */
const ASKED: [path: string, names: readonly string[]][] = [
  ...pages
    .filter((path) => path.endsWith("/plazos"))
    .flatMap((path) =>
      [`${path}/fechas`, `${path}/calendario.ics`].map((one): [string, string[]] => [one, ["alta"]]),
    ),
  ...pages
    .filter((path) => path.endsWith("/valor"))
    .map((path): [string, readonly string[]] => [path, assumptionNames]),
  [comparing.choose, [comparing.field]],
];

function query(random: Random, mark: string, names: readonly string[]): string {
  const one = () =>
    `${random.pick(names)}${random.pick(["=", "=", "=", ""])}${random.pick(list.GIVEN)}${random.pick(["", mark])}`;
  const all = random.many(1, 8, one);
  return random.pick([all, [...all, ...all], all.slice(0, 1)]).join(random.pick(words("& & & ; &&")));
}

const parameters: Kind[] = [
  ...([pages, changing] as const).map(
    (where): Kind => ({
      name: `parameters of ${where === pages ? "a page" : "what answers differently"}`,
      // A byte that belongs in no address makes it none.
      statuses: [200, 400, 431],
      make: (random, mark) => ({
        target: `${random.pick(where)}?${query(random, mark, [...OWN, ...list.STRANGE])}`,
      }),
    }),
  ),
  {
    name: "questions to the site",
    statuses: [200, 303, 400, 404, 431],
    personal: true,
    make: (random, mark) => {
      const [path, names] = random.pick(ASKED);
      const asked = random.many(0, 3, () => `&${random.pick(names)}=${random.pick(list.ANSWERS)}`).join("");
      const text = `${path}?${query(random, mark, [...names, ...names, random.pick(list.STRANGE)])}${asked}`;
      return { target: Buffer.from(text).toString("latin1") };
    },
  },
];

// Headers.
const COOKIES = [
  experiment.cookie,
  CONSENT_COOKIE,
  "__prerender_bypass",
  "__next_preview_data",
  "__proto__",
  "",
];
/** A page as it always is, or a refusal. What a header can do besides, nobody may do to another visitor. */
const SAME = [200, 304, 400, 404, 431];

const saying = (name: string, names: readonly string[], statuses = SAME): Kind => ({
  name,
  statuses,
  make: (random, mark) => ({
    method: random.pick(["GET", "GET", "HEAD"]),
    target: anywhere(random),
    lines: random.many(
      1,
      5,
      () => `${random.pick(names)}: ${random.pick([...list.VALUES, mark, `script-src 'nonce-${mark}'`])}`,
    ),
  }),
});

const headers: Kind[] = [
  saying("the framework's own headers", list.INTERNAL),
  saying("what proxies say", list.FORWARDED),
  saying("wishes", list.NEGOTIATION, [...SAME, 417]),
  {
    name: "hosts",
    statuses: [...SAME, 308],
    make: (random, mark) => ({
      // A preview host has a robots.txt of its own.
      target: random.pick([anywhere(random).replace("/robots.txt", "/"), "/paypal/", "/trade-republic/v/b"]),
      host: random.pick([...list.HOSTS, `${mark}.example`, `${mark}.vercel.app`]),
      lines: random.pick([[], [], [`Host: ${mark}.example`]]),
    }),
  },
  {
    name: "cookies",
    statuses: SAME,
    make: (random, mark) => {
      const one = () => `${random.pick([...COOKIES, mark])}=${random.pick([...list.VALUES, mark, "b", "a"])}`;
      const all = random
        .many(1, random.pick([3, 3, 3, 150]), one)
        .join(random.pick(["; ", ";", ",", "; ; "]));
      return {
        target: anywhere(random),
        lines: random.pick([[`Cookie: ${all}`], [`Cookie: ${all}`, `Cookie: ${one()}`]]),
      };
    },
  },
  {
    name: "conditions and ranges",
    statuses: [...SAME, 206, 412, 416],
    make: (random) => ({
      target: random.pick([anywhere(random), "/icon-512.png"]),
      lines: random.many(
        1,
        4,
        () => `${random.pick(list.CONDITIONS)}: ${random.pick(list.CONDITION_VALUES)}`,
      ),
    }),
  },
  {
    name: "too many and too long headers",
    statuses: SAME,
    make: (random, mark) => {
      const [length, value] = random.pick([
        [1, 20_000],
        [1, 90_000],
        [300, 10],
        [3_000, 3],
      ] as const);
      const lines = Array.from({ length }, (_, i) => `X-${mark}-${i}: ${"v".repeat(value)}`);
      return { target: anywhere(random), lines };
    },
  },
];

/** What nobody should send, in kinds. */
export const kinds = [...paths, ...parameters, ...headers, ...bodies, ...bytes];
