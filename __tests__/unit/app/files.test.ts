/** @jest-environment node */
import * as atom from "@/app/cambios.atom/route";
import * as feed from "@/app/cambios.json/route";
import * as llms from "@/app/llms.txt/route";
import * as manifest from "@/app/manifest.webmanifest/route";
import * as markdown from "@/app/md/[...page]/route";
import * as data from "@/app/ofertas.json/route";
import * as schema from "@/app/ofertas.schema.json/route";
import { errors } from "@/lib/copy/errors";
import { statusWords } from "@/lib/copy/status";
import { trainingCrawlers } from "@/lib/publish/training-crawlers";
import { madridDate, newest } from "@/lib/format/dates";
import { offerMarkdown } from "@/lib/publish/markdown";
import { catalogue, contentDate } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { firstResults } from "@/lib/site/results";
import { sitePages } from "@/lib/site/pages";
import { statusOn } from "@/lib/offers/status";

const url = "http://localhost:3000";
const request = (headers: Record<string, string> = {}) => new Request(url, { headers });
const page = (name: string, given = request()) =>
  markdown.GET(given, { params: Promise.resolve({ page: name.split("/") }) });
const today = madridDate(new Date());
const ids = catalogue.enabled.map(({ id }) => id);

const files: [name: string, get: (given: Request) => Response | Promise<Response>, mediaType: string][] = [
  ["/cambios.atom", atom.GET, "application/atom+xml"],
  ["/cambios.json", feed.GET, "application/feed+json"],
  ["/llms.txt", llms.GET, "text/plain"],
  ["/ofertas.json", data.GET, "application/json"],
  ["/ofertas.schema.json", schema.GET, "application/schema+json"],
  ["/index.md", (given) => page("index", given), "text/markdown"],
  ...[...ids, ...sitePages.map(({ id }) => id)].map((id): (typeof files)[number] => [
    `/${id}.md`,
    (given) => page(id, given),
    "text/markdown",
  ]),
];

describe.each(files)("%s", (_name, get, mediaType) => {
  test("is a file of its kind, open to everybody", async () => {
    const response = await get(request());
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(`${mediaType}; charset=utf-8`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await response.text()).length).toBeGreaterThan(200);
  });

  test("is sent once: 304 for whoever has it", async () => {
    const tag = (await get(request())).headers.get("etag") ?? "";
    expect(tag).toMatch(/^"[\w-]{27}"$/);
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
      const response = await get(request({ "if-none-match": given }));
      expect([response.status, await response.text(), response.headers.get("etag")]).toEqual([304, "", tag]);
    }
    for (const other of ['"other"', tag.replace('"', '"W/')])
      expect((await get(request({ "if-none-match": other }))).status).toBe(200);
  });

  test("says nothing of offers that are not enabled, and sends nobody with a referral link", async () => {
    const text = await (await get(request())).text();
    for (const { brand, enabled } of catalogue.all)
      if (!enabled) expect(text).not.toMatch(new RegExp(`\\b${brand}\\b`));
    expect(text).not.toContain("undefined");
  });
});

test("the open data hold the enabled offers, with facts and dates", async () => {
  const given = (await (await data.GET(request())).json()) as { offers: { id: string }[] };
  expect(given).toMatchObject({
    $schema: `${url}/ofertas.schema.json`,
    language: "es-ES",
    verifiedOn: contentDate,
  });
  expect(given.offers.map(({ id }) => id)).toEqual(inOrder(catalogue.enabled, today).map(({ id }) => id));
  for (const offer of catalogue.enabled)
    expect(given.offers).toContainEqual(
      expect.objectContaining({
        benefit: offer.benefit,
        url: `${url}${offer.detailPath}`,
        weight: offer.weight,
        status: statusOn(offer, today),
        history: offer.history.map(({ date, summary, facts }) => {
          const { benefit, requirements } = facts ?? {};
          return { date, summary, ...(benefit && { benefit }), ...(requirements && { requirements }) };
        }),
      }),
    );
  for (const { id, region, validFrom } of catalogue.enabled)
    expect(given.offers.find((offer) => offer.id === id)).toEqual(
      expect.objectContaining({ ...(region && { region }), ...(validFrom && { validFrom }) }),
    );
  expect(JSON.stringify(given)).not.toContain("referralUrl");
});

test("the schema describes every field of the open data", async () => {
  const given = (await (await schema.GET(request())).json()) as {
    properties: { offers: { items: { properties: object } } };
  };
  const { offers } = (await (await data.GET(request())).json()) as { offers: object[] };
  const described = Object.keys(given.properties.offers.items.properties);
  for (const offer of offers) for (const field of Object.keys(offer)) expect(described).toContain(field);
});

test("the feeds hold every change, newest first, under names that last", async () => {
  const { items } = (await (await feed.GET(request())).json()) as {
    items: { id: string; title: string; date_modified: string }[];
  };
  expect(items).toHaveLength(Math.min(100, catalogue.enabled.flatMap(({ history }) => history).length));
  const days = items.map(({ date_modified }) => date_modified);
  expect(days).toEqual([...days].sort().reverse());
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const offer of catalogue.enabled)
    expect(items.map(({ id }) => id)).toContain(`${url}${offer.detailPath}#cambio-1`);
  const changed = catalogue.enabled.flatMap(({ history }) => history.map(({ date }) => date));
  const last = changed.length > 0 ? newest(changed) : contentDate;
  const updated = /<updated>(.+?)<\/updated>/.exec(await (await atom.GET(request())).text())?.[1];
  expect(updated).toContain(last);
  expect([updated, ...days].slice(0, 2)).toEqual([updated, updated].slice(0, days.length + 1));
});

test.each(catalogue.enabled.map(({ id }) => id).concat("index"))(
  "/%s.md names the page it is of",
  async (id) => {
    const path = id === "index" ? "/" : `/${id}`;
    expect((await page(id)).headers.get("link")).toBe(`<${url}${path}>; rel="canonical"`);
  },
);

test.each(catalogue.all)("the text of /$id.md tells what the page tells", async (offer) => {
  const text = offerMarkdown(offer, today);
  expect(await (await page(offer.id)).text()).toBe(offer.enabled ? text : `${errors.notFound.text}\n`);
  expect(text).toMatch(new RegExp(`^# ${offer.landing.hero.title.replace(/[.()]/g, "\\$&")}\n`));
  const { steps, faq, finePrint, sections } = offer.landing;
  for (const part of [offer.benefit, offer.requirements, offer.officialUrl, ...(finePrint ?? [])])
    expect(text).toContain(part);
  for (const { title } of [...steps, ...sections]) expect(text).toContain(title);
  for (const { question, answer } of faq) expect(text).toContain(`### ${question}\n\n${answer}\n`);
  expect(text).toContain(`Estado: ${statusWords(statusOn(offer, today), offer)}`);
  for (const { summary } of offer.history) expect(text).toContain(summary);
  for (const { url: source } of offer.protection.sources) expect(text).toContain(`](${source})`);
  expect(text).toContain("Enlazamos con invitación; podemos recibir una comisión.");
  expect(text.includes("\n> ")).toBe(offer.risk !== undefined);
});

const disabled = catalogue.all.filter(({ enabled }) => !enabled).map(({ id }) => id);

test.each([...disabled, "bizum", "__proto__", ""])("«%s.md» is not found", async (name) => {
  expect((await page(name)).status).toBe(404);
});

test("the home page names the offers that it shows, the index every one", async () => {
  const { offers } = firstResults(inOrder(catalogue.enabled, today));
  const named = [
    [await page("index"), offers],
    [await llms.GET(request()), catalogue.enabled],
  ] as const;
  for (const [response, all] of named) {
    const text = await response.text();
    for (const { brand, detailPath } of all) expect(text).toContain(`[${brand}](${url}${detailPath}.md)`);
  }
});

describe("robots", () => {
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ["allowed", []],
    ["refused", [{ userAgent: trainingCrawlers, disallow: "/" }]],
  ])("with training %s", async (TRAINING_CRAWLERS, refused) => {
    jest.resetModules();
    jest.replaceProperty(process, "env", { ...process.env, TRAINING_CRAWLERS });
    const { default: robots } = await import("@/app/robots");
    expect(robots()).toEqual({
      rules: [{ userAgent: "*", allow: "/" }, ...refused],
      sitemap: `${url}/sitemap.xml`,
    });
  });
});

test("the manifest names the site", async () => {
  const response = manifest.GET();
  expect(response.headers.get("content-type")).toBe("application/manifest+json");
  expect(await response.json()).toMatchObject({
    name: "PlanAmigo",
    lang: "es-ES",
    start_url: "/",
    display: "browser",
  });
});
