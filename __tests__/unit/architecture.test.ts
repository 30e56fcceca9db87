/** @jest-environment node */
import * as files from "@/lib/offers/registry";
import { breaches } from "../architecture/breaches";
import { bundledFrom, edges, importForm } from "../architecture/edges";
import * as laws from "../architecture/laws";
import { type Law, readPaths, readSources, sourceOf, within } from "../architecture/source";
import { documented, fieldsExplained, noSpanish, noWordsInMarkup } from "../architecture/words";

const ids = Object.values(files).map(({ id }) => id);

const rooms = /^(app|components|lib)\/|^(middleware|instrumentation(-client)?)\.ts$/;
const pages = /^(app|components)\//;
const house = /^(app|components|lib|scripts|__tests__)\/|^[^/]+$/;
const islands = /^components\/islands\//;
const errorPages = /^app\/(global-)?error\.tsx$/;
const atTheBrowser = /^(components\/islands|lib\/browser)\//;
const frameworkDefaults =
  /^app\/(.+\/)?(page|layout|template|error|global-error|not-found|loading|robots|sitemap|manifest|opengraph-image|twitter-image|icon)(\.dev)?\.tsx?$/;
/** Apart from these two rooms: what the owner reads at start-up, and the open data's fields, told where they are. */
const spanishRooms = /^(lib\/(copy|offers)\/|lib\/(site|settings|open-data)\.ts$|instrumentation\.ts$)/;

const theLaws: Record<string, Law> = {
  "imports run one way, along the edges on the list": edges,
  "«./» inside a folder, «@/» across folders": within(rooms, importForm),
  "only lib/site/script.ts bundles lib/browser": within(rooms, bundledFrom, /^lib\/site-script\.ts$/),
  "«use client» only in islands and error pages": within(
    rooms,
    laws.noDirective,
    new RegExp(`${islands.source}|${errorPages.source}`),
  ),
  "process.env only in lib/config/site.ts and tool configurations": within(
    rooms,
    laws.noEnvironment,
    /^lib\/site\.ts$/,
  ),
  "the browser's names only in lib/browser and islands": within(rooms, laws.noBrowser, atTheBrowser),
  "clock and dice come into lib as arguments": within(/^lib\//, laws.noClockOrDice, atTheBrowser),
  "no any": within(house, laws.noAny),
  "no lint or type suppression": within(house, laws.noSuppression, /^__tests__\/architecture\//),
  "no component or page knows an offer by name": within(pages, laws.noOfferByName(ids)),
  "named exports, but where the framework asks": within(rooms, laws.namedExports, frameworkDefaults),
  "no file over 200 lines": within(house, laws.notLong(200)),
  "every exported function of lib has a docblock": within(/^lib\//, documented),
  "every field of an offer has a docblock": within(
    /^lib\/offers\/(offer|landing|conditions|deadlines|history|protection|value)\.ts$/,
    fieldsExplained,
  ),
  "no words in markup": within(pages, noWordsInMarkup),
  "Spanish words only in lib/offers and lib/copy": within(rooms, noSpanish, spanishRooms),
};

const sources = readSources();

test("the house is read whole", () => {
  const read = sources.map(({ path }) => path);
  for (const path of [
    "middleware.ts",
    "app/page.tsx",
    "lib/config/site.ts",
    "lib/browser/main.ts",
    "next.config.ts",
  ])
    expect(read).toContain(path);
});

test.each(Object.entries(theLaws))("%s", (_name, law) => {
  expect(sources.flatMap(law)).toEqual([]);
});

test("files and folders are named in kebab-case", () => {
  const named = readPaths().filter((path) => /^(app|components|lib|scripts|__tests__)\//.test(path));
  expect(named.filter(laws.misnamed)).toEqual([]);
});

describe("each law can fail", () => {
  test.each(Object.keys(theLaws))("%s", (name) => {
    expect(Object.keys(breaches)).toContain(name);
  });

  const bad = Object.entries(breaches).flatMap(([name, { bad }]) =>
    bad.map(([path, text], i) => ({ name, path, text, snippet: i + 1 })),
  );
  test.each(bad)("$name: breach $snippet, $path", ({ name, path, text }) => {
    const found = theLaws[name]?.(sourceOf(path, text)) ?? [];
    expect(found).not.toEqual([]);
    for (const line of found) expect(line).toMatch(/^[\w./[\]-]+:\d+ · ./);
  });

  const good = Object.entries(breaches).flatMap(([name, { good }]) =>
    good.map(([path, text], i) => ({ name, path, text, snippet: i + 1 })),
  );
  test.each(good)("$name: no breach $snippet, $path", ({ name, path, text }) => {
    expect(theLaws[name]?.(sourceOf(path, text))).toEqual([]);
  });

  test.each([
    "lib/Site.ts",
    "components/OfferCard.tsx",
    "lib/offers/trade_republic.ts",
    "app/Legal/page.tsx",
  ])("%s is misnamed", (path) => expect(laws.misnamed(path)).toBe(true));
});
