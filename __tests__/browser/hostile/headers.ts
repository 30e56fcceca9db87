import {
  CONDITION_VALUES,
  CONDITIONS,
  COOKIES,
  FORWARDED,
  HOSTS,
  INTERNAL,
  NEGOTIATION,
  VALUES,
} from "./header-words";
import type { Kind } from "./input";
import { changing, files, pages } from "./pages";
import type { Random } from "./random";

const anywhere = (random: Random) => random.pick([...pages, ...files, ...changing, "/no-existe"]);

/** Where a preview host is told the same as any other: it has a robots.txt of its own, and caches go by host. */
const sameAnywhere = (random: Random) => anywhere(random).replace("/robots.txt", "/");

const lines = (random: Random, mark: string, names: readonly string[]) =>
  random.many(
    1,
    5,
    () => `${random.pick(names)}: ${random.pick([...VALUES, mark, `script-src 'nonce-${mark}'`])}`,
  );

/** A page as it always is, or a refusal. What a header can do besides, nobody may do to another visitor. */
const SAME = [200, 304, 400, 404, 431];

export const headerKinds: Kind[] = [
  {
    name: "the framework's own headers",
    statuses: SAME,
    make: (random, mark) => ({
      method: random.pick(["GET", "GET", "HEAD"]),
      target: anywhere(random),
      lines: lines(random, mark, INTERNAL),
    }),
  },
  {
    name: "what proxies say",
    statuses: SAME,
    make: (random, mark) => ({ target: anywhere(random), lines: lines(random, mark, FORWARDED) }),
  },
  {
    name: "hosts",
    statuses: [...SAME, 308],
    make: (random, mark) => ({
      target: random.pick([sameAnywhere(random), "/paypal/", "/trade-republic/v/b"]),
      host: random.pick([...HOSTS, `${mark}.example`, `${mark}.vercel.app`]),
      lines: random.pick([[], [], [`Host: ${mark}.example`]]),
    }),
  },
  {
    name: "cookies",
    statuses: SAME,
    make: (random, mark) => {
      const one = () =>
        `${random.pick([...COOKIES, mark])}=${random.pick([...VALUES, mark, "b", "a", "%7B%22categories%22%3A%5B%22necessary%22%5D%7D"])}`;
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
      method: random.pick(["GET", "GET", "HEAD"]),
      target: random.pick([anywhere(random), "/heroes/paypal-640.avif"]),
      lines: random.many(1, 4, () => `${random.pick(CONDITIONS)}: ${random.pick(CONDITION_VALUES)}`),
    }),
  },
  {
    name: "wishes",
    statuses: [...SAME, 417],
    make: (random, mark) => ({ target: anywhere(random), lines: lines(random, mark, NEGOTIATION) }),
  },
  {
    name: "too many and too long headers",
    statuses: SAME,
    make: (random, mark) => {
      const [count, length] = random.pick([
        [1, 20_000],
        [1, 90_000],
        [300, 10],
        [3_000, 3],
        [40, 300],
      ] as const);
      return {
        target: anywhere(random),
        lines: Array.from({ length: count }, (_, i) => `X-${mark}-${i}: ${"v".repeat(length)}`),
      };
    },
  },
];
