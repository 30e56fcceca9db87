import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { firstDay } from "@/lib/format/dates";
import { inOrder } from "@/lib/catalogue";
import type { Offer } from "@/lib/offers/offer";
import { NEVER_CHECKED } from "@/lib/offers/never-checked";
import { statusOn } from "@/lib/offers/status";
import { listedPaths } from "@/lib/tools/list/list";
import { changesIn } from "@/lib/offers/changes";
import type { OpenOffer } from "@/lib/copy/open-data";
import { markdownPath } from "@/lib/site/metadata";
import { ask } from "./crawl";
import { sizeOf } from "./dom";
import { type Build, each, every } from "./site";

/** Every machine-readable file, with its content type. */
const TYPES: Record<string, string> = {
  "/ofertas.json": "application/json; charset=utf-8",
  "/ofertas.csv": "text/csv; charset=utf-8",
  "/ofertas.schema.json": "application/schema+json; charset=utf-8",
  "/cambios.atom": "application/atom+xml; charset=utf-8",
  "/cambios.json": "application/feed+json; charset=utf-8",
  "/llms.txt": "text/plain; charset=utf-8",
  "/index.md": "text/markdown; charset=utf-8",
  "/sitemap.xml": "application/xml",
  "/manifest.webmanifest": "application/manifest+json",
  "/robots.txt": "text/plain",
  "/.well-known/security.txt": "text/plain; charset=utf-8",
};

/** The files with an ETag. */
const MADE = Object.keys(TYPES).slice(0, 7);

const textOf = ({ answers }: Build, path: string) => answers.get(path)?.text ?? `no ${path}`;
const twinOf = ({ answers }: Build, path: string) => answers.get(markdownPath(path));

const linkTo = (page: Document, rel: string) => page.querySelector(`link[rel=${rel}]`)?.getAttribute("href");

each("every machine-readable file exists, with its content type", ({ answers }) => {
  const found = Object.keys(TYPES).map((path) => [path, answers.get(path)?.headers["content-type"]]);
  expect(Object.fromEntries(found)).toEqual(TYPES);
});

const made = ({ answers }: Build) => [...answers.values()].filter(({ address }) => MADE.includes(address));

every("an unchanged file is answered with 304", made, async ({ address, headers, text }, { name }) => {
  const tag = headers.etag ?? "none";
  expect(headers["access-control-allow-origin"]).toBe("*");
  for (const known of [tag, tag.replace("W/", ""), `"otra", ${tag}`]) {
    const again = await ask(name, address, { headers: { "if-none-match": known } });
    expect([known, again.status, again.text, again.headers.etag]).toEqual([known, 304, "", tag]);
  }
  expect((await ask(name, address, { headers: { "if-none-match": '"otra"' } })).text).toBe(text);
});

// While an offer stays as it is: unit/publish/calendar.test.ts.
each("a calendar that somebody subscribes to is answered with 304", async ({ name, catalogue }) => {
  const [offer] = catalogue.enabled.filter(({ deadlines }) => deadlines.items.length > 0);
  const address = `/mis-plazos.ics?${offer?.id}=2026-11-01`;
  const { status, headers, text } = await ask(name, address);
  expect([status, text]).toEqual([200, expect.stringContaining("BEGIN:VEVENT")]);
  const again = await ask(name, address, { headers: { "if-none-match": headers.etag ?? "none" } });
  expect([again.status, again.text]).toEqual([304, ""]);
});

every("no machine-readable file contains a referral link", made, ({ text }, { catalogue }) => {
  const links = catalogue.enabled.filter(({ referralUrl, officialUrl }) => referralUrl !== officialUrl);
  for (const { referralUrl } of links) expect(text).not.toContain(referralUrl);
});

each("the open data are valid against their own schema", (build) => {
  const data: unknown = JSON.parse(textOf(build, "/ofertas.json"));
  const schema = JSON.parse(textOf(build, "/ofertas.schema.json")) as object;
  const isValid = addFormats.default(new Ajv2020({ allErrors: true, strict: true })).compile(schema);
  expect(isValid(data) ? [] : isValid.errors).toEqual([]);
  expect(isValid({ ...(data as object), offers: [{ id: 1 }] })).toBe(false);
});

each("the open data hold every offer with facts, status and history, in order", (build) => {
  const { catalogue, today, site } = build;
  const offers = inOrder(catalogue.enabled, today).map((offer) => {
    const { id, brand, benefit, requirements, verifiedOn, officialUrl, detailPath, history } = offer;
    // A draft was never checked.
    const checked = history.length > 0 ? verifiedOn : null;
    const facts = {
      ...{ id, brand, benefit, requirements, officialUrl },
      ...{ verifiedOn: checked, url: site.url + detailPath },
    };
    const status = {
      status: statusOn(offer, today),
      statusText: expect.stringMatching(
        /^(Comprobada|Sin comprobar|Vigente|Finalizada|No admite clientes nuevos)/,
      ),
    };
    return { ...facts, ...status, history: history.map(({ date, summary }) => ({ date, summary })) };
  });
  const license = expect.stringMatching(/^https:\/\/creativecommons\.org\/licenses\//);
  expect(JSON.parse(textOf(build, "/ofertas.json"))).toMatchObject({ license, offers });
});

/** The records of a CSV text (RFC 4180) without line breaks in cells and with a last column, by the names in its header. */
function recordsOf(text: string): Record<string, string>[] {
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)]
      .slice(0, -1)
      .map(([, cell = ""]) => cell.replace(/^"([^]*)"$/, "$1").replaceAll('""', '"'));
  const [head = "", ...lines] = text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n");
  const names = cells(head);
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, place) => [names[place], cell])));
}

each("the table and the twins' front matter say the same as the open data", (build) => {
  const { offers } = JSON.parse(textOf(build, "/ofertas.json"));
  const asRow = ({ id, benefit, asOf, status, verifiedOn, url, money, minutes }: OpenOffer) => ({
    Id: id,
    Beneficio: benefit,
    "Estado del día": asOf,
    "Código del estado": status,
    // A draft was never checked.
    Comprobada: verifiedOn ?? "",
    Ficha: url,
    "Dinero que necesitas (€)": String(money.needs.amount ?? ""),
    "Se gasta (€)": String(money.spend.amount ?? ""),
    "Minutos que lleva": String(minutes ?? ""),
  });
  const table = textOf(build, "/ofertas.csv");
  expect(table.startsWith("\ufeff")).toBe(true);
  expect(recordsOf(table)).toEqual(offers.map((offer: OpenOffer) => expect.objectContaining(asRow(offer))));
  for (const offer of offers) {
    const [, block = ""] = /^---\n([^]*?)\n---\n/.exec(twinOf(build, `/${offer.id}`)?.text ?? "") ?? [];
    // A twin is of the day of its build, the data are of today.
    const { asOf, status, ...front } = parse(block);
    const validity = { ...offer, verifiedOn: offer.verifiedOn ?? NEVER_CHECKED };
    expect([asOf, status]).toEqual([build.today, statusOn(validity, build.today)]);
    const { facts, gain, deadlines, money, pays } = offer;
    expect(front).toMatchObject({ facts, gain, deadlines, money, pays });
    expect(offer).toMatchObject(front);
  }
});

each(
  "the sitemap lists every indexable page, spelt as its canonical address, with its last change",
  (build) => {
    const text = textOf(build, "/sitemap.xml");
    expect(XMLValidator.validate(text)).toBe(true);
    const { urlset } = new XMLParser({ parseTagValue: false }).parse(text);
    const entries: string[][] = urlset.url.map(({ loc = "", lastmod = "" }) => [loc, lastmod]);
    const { catalogue, site, sitePages, indexable, today, contentDate } = build;
    const listed = listedPaths(catalogue.enabled).map((path) => site.url + path);
    const paths = new Set([...indexable.map(({ document }) => linkTo(document, "canonical")), ...listed]);
    expect(entries.map(([loc]) => loc).sort()).toEqual([...paths].sort());
    // A draft was never checked.
    for (const { detailPath, verifiedOn, history } of catalogue.enabled)
      expect(entries).toContainEqual([site.url + detailPath, history.length > 0 ? firstDay(verifiedOn) : ""]);
    expect(entries).toContainEqual([site.url, contentDate]);
    for (const page of sitePages) expect(entries).toContainEqual([site.url + page.path, page.modifiedOn]);
    for (const [, lastmod = ""] of entries) {
      // https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd: a day or an instant. Search engines report a month as an error.
      expect(lastmod).toMatch(/^(\d{4}-\d\d-\d\d)?$/);
      expect(lastmod <= today).toBe(true);
    }
  },
);

each("llms.txt links to the Markdown twin of every indexable page", (build) => {
  const text = textOf(build, "/llms.txt");
  expect(text).toMatch(new RegExp(`^# ${build.site.brand}\n\n> `));
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
  const twins = build.indexable.map(({ path }) => build.site.url + markdownPath(path));
  expect(links).toEqual(expect.arrayContaining(twins));
  expect(links.filter((link) => build.at(link, "/")?.status !== 200)).toEqual([]);
});

/** The changes of some offers as a feed must list them. */
const changesOf = ({ site }: Build, offers: readonly Offer[]) =>
  changesIn(offers)
    .slice(0, 100)
    .map(({ offer, date, summary, place }) => {
      const url = `${site.url}${offer.detailPath}#cambio-${place}`;
      return { id: url, url, title: `${offer.brand}. ${summary}`, day: firstDay(date) };
    });

const dayOf = (instant: unknown) =>
  new Date(String(instant)).toLocaleDateString("en-CA", { timeZone: "Europe/Madrid" });

/** Reads an Atom feed with a general XML parser: feedsmith wrote it. */
function atomOf(build: Build, path: string) {
  const text = textOf(build, path);
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => ["entry", "link"].includes(name);
  const { feed } = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", isArray }).parse(text);
  type Link = Record<"rel" | "href", string>;
  const linkOf = (links: Link[], rel: string) => links.find((link) => link.rel === rel)?.href;
  expect([feed["xml:lang"], linkOf(feed.link, "self")]).toEqual(["es-ES", build.site.url + path]);
  return (feed.entry ?? []).map((entry: Record<"id" | "title" | "published", string> & { link: Link[] }) => {
    const { id, title, published, link } = entry;
    return { id, url: linkOf(link, "alternate"), title, day: dayOf(published) };
  });
}

// That the anchors of their addresses are on the offers' pages: landing.ts.
each("the feeds list every change, newest first, with stable ids", (build) => {
  const { enabled } = build.catalogue;
  expect(atomOf(build, "/cambios.atom")).toEqual(changesOf(build, enabled));
  for (const offer of enabled) expect(atomOf(build, `/${offer.id}.atom`)).toEqual(changesOf(build, [offer]));
  const json = JSON.parse(textOf(build, "/cambios.json"));
  const authors = [{ name: build.site.brand, url: build.site.url }];
  expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1", language: "es-ES", authors });
  const items = json.items.map(({ id, url, title, date_published }: Record<string, string>) => {
    return { id, url, title, day: dayOf(date_published) };
  });
  expect(items).toEqual(changesOf(build, enabled));
});

each("the manifest names the site, and icons of the stated sizes", (build) => {
  const manifest = JSON.parse(textOf(build, "/manifest.webmanifest"));
  expect(manifest).toMatchObject({ name: build.site.brand, lang: "es-ES", start_url: "/" });
  for (const { src, sizes } of manifest.icons)
    expect([src, sizeOf(build.answers.get(src))]).toEqual([src, sizes]);
});

each("robots.txt allows everybody and names the sitemap", (build) => {
  const { url } = build.site;
  expect(textOf(build, "/robots.txt")).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`);
});
