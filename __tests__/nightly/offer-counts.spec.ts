import { execFile } from "node:child_process";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { type Document, parseDocument } from "yaml";
import { addDays, madridDate } from "@/lib/format/dates";
import { readSources } from "@/lib/catalogue/read-sources";
import { builds, buildEnvironment } from "../builds";
import { copyRepository } from "./copy";
import { ask, startServer } from "../server";

const root = resolve(".next-offers");
const PORT = builds.default.port + 8;
/** Maximum size of the home page with 50 offers, gzip. */
const HOME_BYTES = 20_000;

function changed(change: (offer: Document) => void): Record<string, string> {
  const entries = Object.entries(readSources(process.cwd()).texts).map(([id, text]) => {
    const offer = parseDocument(text);
    change(offer);
    return [id, String(offer)];
  });
  return Object.fromEntries(entries);
}

/** The given number of offers: the editors' own, all enabled, and copies of them. */
function many(count: number): Record<string, string> {
  const offers = changed((offer) => offer.set("enabled", true));
  const own = Object.entries(offers);
  for (let place = own.length; place < count; place++) {
    const [id, text] = own[place % own.length] ?? ["", ""];
    // Each answer has to name its own offer; a line may break within the name.
    const brand = new RegExp(String(parseDocument(text).get("brand")).replaceAll(" ", String.raw`\s+`), "g");
    const offer = parseDocument(text.replace(brand, `Marca ${place}`));
    offer.set("weight", 1000 + place);
    offer.setIn(["words", "callToAction"], "Crear cuenta");
    offer.deleteIn(["look", "image"]);
    offer.deleteIn(["look", "strip"]);
    offer.deleteIn(["words", "landing.heroB"]);
    offers[`${id}-${place}`] = String(offer);
  }
  return offers;
}

const yesterday = addDays(madridDate(new Date()), -1);
const cases: [name: string, texts: Record<string, string>, homeBytes: number, links: boolean][] = [
  ["no offer shown", changed((offer) => offer.set("enabled", false)), HOME_BYTES, false],
  [
    "offers that have all ended",
    changed((offer) => offer.setIn(["campaign", "until"], yesterday)),
    HOME_BYTES,
    false,
  ],
  ["50 offers", many(50), HOME_BYTES, true],
  ["200 offers", many(200), 2 * HOME_BYTES, true],
];

// The tests share one folder and one port.
test.describe.configure({ mode: "default" });

test.beforeAll(() => copyRepository(root, /^(__tests__|content)\//));

for (const [name, texts, homeBytes, links] of cases)
  test(`with ${name}, the site builds and answers`, async () => {
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
      const home = await ask(PORT, "/", { headers: { "accept-encoding": "gzip" } });
      console.info(`${name}: built in ${seconds.toFixed(0)} s, home page ${home.sent} B`);
      expect(home.sent).toBeLessThanOrEqual(homeBytes);
      expect(home.text.includes(" data-referral=")).toBe(links);
      const { text: sitemap } = await ask(PORT, "/sitemap.xml");
      const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
        ([, address = ""]) => new URL(address).pathname,
      );
      for (const address of [...pages, "/plan?dinero=500", "/ofertas.json", "/cambios.atom"])
        expect((await ask(PORT, address)).status, address).toBe(200);
      expect(server.output().slice(before)).toBe("");
    } finally {
      await server.end();
    }
  });
