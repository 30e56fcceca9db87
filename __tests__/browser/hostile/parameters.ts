import { assumptionNames } from "@/lib/config/paths";
import { comparing } from "@/lib/offers/comparison";
import { experiment } from "@/lib/config/experiment";
import { trackingParameters } from "@/lib/privacy/tracking";
import type { Kind } from "./input";
import { changing, pages } from "./pages";
import type { Random } from "./random";

const OWN = [experiment.parameter, "debug", "refsrc", ...trackingParameters];

/** Names that the framework, or whatever reads a query, might take for its own. */
const STRANGE = [
  "_rsc",
  "nxtPslug",
  "nxtIslug",
  "__nextLocale",
  "__nextDataReq",
  "__nextDefaultLocale",
  "__nextInferredLocaleFromDefault",
  "slug",
  "slug[]",
  "dpl",
  "__proto__",
  "constructor[prototype][x]",
  "__proto__[x]",
  "toString",
  "hasOwnProperty",
  "length",
  "path",
  "url",
  "redirect",
  "next",
  "callback",
  "%00",
  "%",
  "%ff",
  "",
  "[]",
  "a[b][c]",
  "amp;v",
  "_method",
  "preview",
  "__prerender_bypass",
];

const VALUES = [
  "",
  "%",
  "%zz",
  "%ff%fe",
  "%00",
  "%0d%0aSet-Cookie:%20x=1",
  "%0d%0a%0d%0a<html>",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "9999999999999999999999",
  "0x10",
  "true",
  "[]",
  "{}",
  "a".repeat(3000),
  "%F0%9F%98%80",
  "<script>alert(1)</script>",
  "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  '"onmouseover=alert(1)',
  "javascript:alert(1)",
  "//evil.example",
  "https://evil.example/",
  "${7*7}",
  "{{7*7}}",
  "../../etc/passwd",
  "' OR 1=1--",
  "$(id)",
  "\xff\xfe",
  "%E2%80%AE",
];

export function query(random: Random, mark: string, names: readonly string[]): string {
  const one = () =>
    `${random.pick(names)}${random.pick(["=", "=", "=", ""])}${random.pick(VALUES)}${random.pick(["", mark])}`;
  const all = random.many(1, 8, one);
  return random.pick([all, [...all, ...all], all.slice(0, 1)]).join(random.pick(["&", "&", "&", ";", "&&"]));
}

/** Pages and files that answer somebody's question, each with the names that it reads. */
const ASKED: [path: string, names: readonly string[]][] = [
  ...pages
    .filter((path) => path.endsWith("/plazos"))
    .flatMap((path): [string, string[]][] => [
      [`${path}/fechas`, ["alta"]],
      [`${path}/calendario.ics`, ["alta"]],
    ]),
  ...pages
    .filter((path) => path.endsWith("/valor"))
    .map((path): [string, readonly string[]] => [path, assumptionNames]),
  [comparing.choose, [comparing.field]],
];

const CURRENT = [
  "2026-02-30",
  "0000-00-00",
  "2025-09-01",
  "9999-12-31",
  "-271821-04-20",
  "275760-09-13",
  "2025-09-01T00:00",
  "١٢٣",
  "paypal",
  "lowi",
  "15.000",
  "15.000,5",
  "1e6",
];

export const parameterKinds: Kind[] = [
  {
    name: "parameters of a page",
    // A byte that belongs in no address makes it none.
    statuses: [200, 400, 431],
    make: (random, mark) => ({
      target: `${random.pick(pages)}?${query(random, mark, [...OWN, ...STRANGE, mark])}`.replaceAll(" ", "+"),
    }),
  },
  {
    name: "parameters of what answers differently",
    statuses: [200, 400, 431],
    make: (random, mark) => ({
      target: `${random.pick(changing)}?${query(random, mark, [...OWN, ...STRANGE])}`.replaceAll(" ", "+"),
    }),
  },
  {
    name: "questions to the site",
    statuses: [200, 303, 400, 404, 431],
    personal: true,
    make: (random, mark) => {
      const [path, names] = random.pick(ASKED);
      const asked = random.many(0, 3, () => `&${random.pick(names)}=${random.pick(CURRENT)}`).join("");
      const text = `${path}?${query(random, mark, [...names, ...names, random.pick(STRANGE)])}${asked}`;
      return { target: Buffer.from(text.replaceAll(" ", "+")).toString("latin1") };
    },
  },
];
