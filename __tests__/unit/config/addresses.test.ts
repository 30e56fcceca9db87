import { readdirSync, readFileSync } from "node:fs";
import { unstable_getResponseFromNextConfig } from "next/experimental/testing/server";
import { toolPages } from "@/components/tools";
import { addresses, isAnswer, fileNamesOf } from "@/lib/config/addresses";
import { experimentPath, experiments, internalPathOf } from "@/lib/config/experiment";
import { planNames, refusalPath, toolIds, toolSegments } from "@/lib/config/paths";
import { ERROR_PAGES } from "@/lib/http/edge-responses";
import { PREVIEW_HOSTS } from "@/lib/http/preview-hosts";
import { headerRules, rewriteRules, slashRedirect } from "@/lib/http/rules";
import { securityRules } from "@/lib/http/security-headers";
import type { Offer } from "@/lib/offers/offer";
import { filesOfTools } from "@/lib/publish/requested-files";
import { comparisonSlug, prerenderedComparisons } from "@/lib/tools/comparison/comparison";
import { sizes } from "@/lib/config/sizes";
import { config } from "@/middleware";

const files = ["/heroes/a-640.avif", "/fonts/a.woff2", "/icon-192.png"];
const names = fileNamesOf(["site-A.js"], files);
const ahead = { comparisons: ["paypal-vs-lowi"], tools: ["paypal", "lowi"] };
const host = "https://planamigo.example";

/** Every page and handler of `app`, as the table writes its address. */
const served = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
  .map((file) => `/${file.replace(/\/?(page|route)\.tsx?$/, "")}`)
  .map((path) => path.replace("[slug]", ":offer").replace(/\[+\.*(\w+)\]+/g, ":$1"));

test("every page and handler of the site stands in the table of addresses", () => {
  const paths = addresses.map(({ path }) => path);
  // One file serves several addresses of the table.
  const several = [
    "/:offer/:page",
    "/promociones/:category",
    "/share/:file",
    "/assets/:file",
    "/answers/:path",
    "/files/markdown/:page",
  ];
  expect(paths).toEqual(expect.arrayContaining(served.filter((path) => !several.includes(path))));
});

test("the table has the address of every answer and file of a tool, and no other", () => {
  const parts = toolIds.flatMap((id) =>
    [...(toolPages[id].answers ?? []), ...(filesOfTools[id] ?? [])].map(
      ([name]) => `/:offer/${toolSegments[id]}/${name}`,
    ),
  );
  const shape = new RegExp(`^/:offer/(${Object.values(toolSegments).join("|")})/`);
  expect(parts.sort()).toEqual(
    addresses
      .map(({ path }) => path)
      .filter((path) => shape.test(path))
      .sort(),
  );
});

test("the middleware's literal paths are those of their origin", () => {
  expect(config.matcher).toEqual([
    ...experiments.map(experimentPath),
    "/:slug/v/:variant*",
    refusalPath,
    ...ERROR_PAGES,
    String.raw`/(.*[%\[\]].*)`,
    { source: "/(.*)", has: [{ type: "host", value: PREVIEW_HOSTS }] },
  ]);
});

const asked = (path: string) => {
  const { pathname, searchParams } = new URL(path, host);
  return isAnswer(pathname, searchParams);
};

test.each([
  ...["/comparar/elegir", "/paypal/plazos/fechas", "/mis-plazos.ics", "/paypal/plazos/calendario.ics?alta=x"],
  ...[
    "/paypal/valor?importe=5",
    "/paypal/valor?utm_source=x&comisiones=abc",
    "/paypal/valor?importe=&importe=",
    "/paypal/plazos?alta=ayer",
  ],
  ...Object.values(planNames).map((name) => `/plan?utm_source=x&${name}=1`),
])("%s is computed from its query", (path) => expect(asked(path)).toBe(true));

test.each([
  ...["/", "/paypal", "/legal/terminos", "/paypal/plazos", "/plan", "/plan?utm_source=x", "/plan?dinero="],
  ...["/paypal/valor", "/paypal/valor?importe=", "/paypal/valor?utm_source=x", "/paypal?importe=5"],
  ...["/x/paypal/plazos/fechas", "/paypal/plazos/fechas/x", "/comparar/paypal-vs-lowi", "/estado.json?x=1"],
])("%s is the same whatever its query", (path) => expect(asked(path)).toBe(false));

const cachingOf = async (path: string) => {
  const nextConfig = { headers: async () => headerRules(names), rewrites: async () => rewriteRules(ahead) };
  return (await unstable_getResponseFromNextConfig({ url: host + path, nextConfig })).headers.get(
    "cache-control",
  );
};

test.each([
  ...["/paypal/nada", "/a/b/c", "/heroes/none.avif", "/fonts/none.woff2", "/none.png", "/assets/none.js"],
  ...["/assets/site-B.js", "/x.html"],
])("no cache keeps %s, which this build does not have", async (path) => {
  expect(await cachingOf(path)).toBe("no-store");
});

const rewritten = async (path: string) => {
  const nextConfig = { rewrites: async () => rewriteRules(ahead) };
  const { headers } = await unstable_getResponseFromNextConfig({ url: host + path, nextConfig });
  return headers.get("x-middleware-rewrite")?.replace(host, "");
};

test.each<[path: string, handler: string | undefined]>([
  ["/comparar/paypal-vs-lowi", undefined],
  ["/comparar/paypal-vs-lowi-vs-n26", "/answers/comparar/paypal-vs-lowi-vs-n26"],
  ["/comparar/lowi-vs-paypal", "/answers/comparar/lowi-vs-paypal"],
  ["/comparar/elegir", "/answers/comparar/elegir"],
  ["/paypal/valor", undefined],
  ["/paypal-2/valor", "/answers/paypal-2/valor"],
  ["/paypal-2/valor?importe=5", "/answers/paypal-2/valor/calculo?importe=5"],
  ["/plan?dinero=5", "/answers/plan/calculo?dinero=5"],
  ...experiments.map((experiment): [string, undefined] => [internalPathOf(experiment), undefined]),
  ["/paypal/plazos/fechas?alta=ayer", "/answers/paypal/plazos/fechas?alta=ayer"],
  ["/paypal/reclamar/carta.txt", "/answers/paypal/reclamar/carta.txt"],
  ["/_next/static/x", undefined],
])("%s is built ahead, or made on demand by %s", async (path, handler) => {
  expect(await rewritten(path)).toBe(handler);
});

test.each([
  "/x/y/z",
  "/paypal/plazos/x",
  "/paypal/valor/fechas",
  "/paypal/plazos/fechas.txt",
  "/X/y.z/w",
  "/paypal-2/v/b",
])("%s is no address of a tool: no handler makes its 404", async (path) =>
  expect(await rewritten(path)).toBeUndefined(),
);

test("seven offers and a thousand have as few rules, each short, also where 150 have pictures", () => {
  const id = (place: number) => `a-long-name-of-forty-characters-${place}`.padEnd(40, "x");
  const ids = Array.from({ length: sizes.toolsAhead }, (_, place) => id(place));
  const comparisons = prerenderedComparisons(ids.map((name) => ({ id: name }) as Offer)).map(comparisonSlug);
  const many = rewriteRules({ comparisons, tools: ids }).beforeFiles;
  const endings = ["-640.avif", "-640.webp", "-960.avif", "-960.webp", "-1280.avif", "-1280.webp", ".svg"];
  const brands = Array.from({ length: 150 }, (_, place) => `brand-${place}-of-spain`);
  const pictures = brands.flatMap((brand) => endings.map((ending) => `/heroes/${brand}${ending}`));
  const pictured = fileNamesOf(["site-A.js"], [...files, ...pictures]);
  const rules = [...headerRules(pictured), ...securityRules(pictured), ...many, slashRedirect];
  expect(rules.length).toBeLessThanOrEqual(110);
  // The framework refuses what it compiles to more than 4,096 characters.
  expect(Math.max(...rules.map(({ source }) => source.length))).toBeLessThan(3_600);
});

const redirected = async (path: string) => {
  const nextConfig = { skipTrailingSlashRedirect: true, redirects: async () => [slashRedirect] };
  const { headers } = await unstable_getResponseFromNextConfig({ url: host + path, nextConfig });
  return headers.get("location")?.replace(host, "");
};

test.each([
  ["/plan/?dinero=5", "/plan?dinero=5"],
  ["/paypal/plazos/", "/paypal/plazos"],
  ["/comparar/paypal-vs-lowi/", "/comparar/paypal-vs-lowi"],
  ["/lowi.md/", "/lowi.md"],
])("%s redirects to the address without the slash", async (path, location) => {
  expect(await redirected(path)).toBe(location);
});

test.each(["/", "//example.com/", "/paypal/nada/", "/trade-republic/v/b/", "/comparar/a/b/"])(
  "%s, which looks like no address of the table, redirects nowhere",
  async (path) => expect(await redirected(path)).toBeUndefined(),
);

const conf = readFileSync("docs/nginx.conf", "utf8");

/** Parameters of which one has to be there for «Mi plan» and «Comparar» to get the query. */
const openers = /\(\?:([a-z|]+)\)=/.exec(conf)?.[1]?.split("|") ?? [];
/** What nginx passes on by path: the parameters of the pages, or all of them. */
const passedOn = conf.slice(conf.indexOf("map $asked_path $read_args")).split("}")[0] ?? "";
const passes = [...passedOn.matchAll(/^\s+"(~?)([^"]+)" (\S+);/gm)].map(
  ([, isPattern, path = "", given = ""]) => {
    const names = [...given.matchAll(/\$q_(\w+)/g)].map(([, name]) => name);
    const isAny = /\$(several|form_answers)$/.test(given);
    return {
      fits: (asked: string) => (isPattern ? new RegExp(path).test(asked) : path === asked),
      names,
      isAny,
    };
  },
);
/** What an address of the table depends on, at its own path and at the public one. */
const dependent = addresses.flatMap(({ path, triggers: { at, by } = { at: path, by: [] }, reads }) =>
  [...new Set([path, at])].map((one) => [one.replaceAll(":offer", "paypal"), by, reads ?? []] as const),
);

test.each(dependent.filter(([, by, reads]) => by.length + reads.length > 0))(
  "nginx passes on the parameters that %s reads",
  (path, by, reads) => {
    const pass = passes.find(({ fits }) => fits(path));
    if (reads === "any") expect(pass?.isAny).toBe(true);
    else expect(pass?.names).toEqual(expect.arrayContaining([...by, ...reads]));
    expect(by.filter((name) => !conf.includes(`$arg_${name} `) && !openers.includes(name))).toEqual([]);
  },
);

test("nginx passes the variant on for the page of each A/B test, and for no other", () => {
  const paths = [...conf.matchAll(/"(\/[^"~]+)" \$q_v;/g)].map(([, path]) => path);
  expect(paths).toEqual(experiments.map(experimentPath));
});
