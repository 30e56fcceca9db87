import { execFile } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { addDays, madridDate } from "@/lib/format/dates";
import { builds, buildEnvironment } from "../builds";
import { copyRepository } from "./copy";
import { type Answer, ask, startServer } from "../server";
import { changed, manyOffers } from "./many-offers";

const root = resolve(".next-offers");
const PORT = builds.default.port + 8;
/** Maximum size of the home page without an offer to take, brotli. */
const HOME_BYTES = 20_000;

/** Largest home page with many offers: brotli, in bytes, and its elements. */
const MANY_BYTES = 15_000;
const MANY_ELEMENTS = 700;

/** What a build's framework matches each request against, and the comparisons that are built ahead. */
function countsOf(folder: string) {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, ".next", name), "utf8"));
  const { headers, redirects, rewrites } = read("routes-manifest.json");
  const paths = Object.keys(read("prerender-manifest.json").routes);
  return {
    rules: [headers, redirects, ...Object.values(rewrites)].flat().length,
    comparisons: paths.filter((path) => /^\/comparar\/[^/]+-vs-[^/]+$/.test(path)).length,
  };
}

/** Questions that nobody means to ask: each gets a page with a sentence, which no search engine shows. */
const names = Array.from({ length: 200 }, (_, place) => `nadie-${place}`);
const hostile = [
  `/promociones?buscar=${names.join("+")}`,
  "/promociones?buscar=%00%01%1b%7f&filtro=nada&orden=nada&pagina=999999",
  `/plan?dinero=100&cliente=${names.join(",")}`,
  "/plan?dinero=100&cliente=%00%1b&coste-%00=1",
  `/comparar/elegir?${names.map((name) => `oferta=${name}`).join("&")}`,
  "/comparar/elegir?oferta=%00&oferta=%1b%7f",
];

const yesterday = addDays(madridDate(new Date()), -1);
const few: [name: string, texts: Record<string, string>][] = [
  ["no offer shown", changed((offer) => offer.set("enabled", false))],
  ["offers that have all ended", changed((offer) => offer.setIn(["campaign", "until"], yesterday))],
];

// The tests share one folder and one port.
test.describe.configure({ mode: "default" });

test.beforeAll(() => copyRepository(root, /^(__tests__|content)\//));

/** Builds the site with these offers, asks for every page of its sitemap, and hands over its home page. */
async function visit(
  name: string,
  texts: Record<string, string>,
  more: (home: Answer) => void | Promise<void>,
) {
  test.setTimeout(900_000);
  rmSync(join(root, "content"), { recursive: true, force: true });
  cpSync("content", join(root, "content"), { recursive: true });
  for (const [id, text] of Object.entries(texts))
    writeFileSync(join(root, "content/offers", `${id}.yaml`), text);
  const begin = Date.now();
  await promisify(execFile)("npm", ["run", "build"], { cwd: root, env: buildEnvironment("default") });
  const seconds = (Date.now() - begin) / 1000;
  const server = await startServer("default", PORT, { cwd: root });
  try {
    const before = server.output().length;
    const home = await ask(PORT, "/", { headers: { "accept-encoding": "br" } });
    console.info(`${name}: built in ${seconds.toFixed(0)} s, home page ${home.sent} B`);
    const { text: sitemap } = await ask(PORT, "/sitemap.xml");
    const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
    for (const address of [...pages, "/plan?dinero=500", "/ofertas.json", "/cambios.atom"])
      expect((await ask(PORT, address)).status, address).toBe(200);
    await more(home);
    expect(server.output().slice(before)).toBe("");
  } finally {
    await server.end();
  }
}

const isLinked = ({ text }: Answer) => text.includes(" data-referral=");

for (const [name, texts] of few)
  test(`with ${name}, the site builds and answers`, () =>
    visit(name, texts, (home) => {
      expect(home.sent).toBeLessThanOrEqual(HOME_BYTES);
      expect(isLinked(home)).toBe(false);
    }));

for (const count of [50, 200])
  test(`with ${count} offers, pages and rules are as few and as small, and hostile questions get a sentence`, () =>
    visit(`${count} offers`, manyOffers(count), async (home) => {
      expect(isLinked(home)).toBe(true);
      expect(home.sent).toBeLessThanOrEqual(MANY_BYTES);
      expect(home.text.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(MANY_ELEMENTS);
      const { rules, comparisons } = countsOf(root);
      expect(comparisons).toBe(30);
      // One more for the tools of the offers that are not built ahead.
      expect(rules).toBeLessThanOrEqual(countsOf(".").rules + 1);
      for (const address of hostile) {
        const { status, text, headers } = await ask(PORT, address);
        expect([status, address], address).toEqual([200, address]);
        expect(`${String(headers["x-robots-tag"])} ${text}`, address).toContain("noindex");
        expect(text, address).toMatch(/class="[^"]*error|Ninguna promoción cumple/);
      }
      const long = await ask(PORT, `/promociones?buscar=${"a".repeat(10_000)}`);
      expect([long.status, long.text]).toEqual([
        414,
        expect.stringContaining("<h1>La dirección es demasiado larga</h1>"),
      ]);
    }));
