import { madridDate } from "@/lib/format/dates";
import { changes } from "@/lib/copy/changes";
import { home } from "@/lib/copy/home";
import { all, type BuiltSite, buildSite, words } from "./site";

/** Every offer is switched off: what is left is a site that says so, and breaks nowhere. */
jest.mock("@/lib/offers/registry", () => {
  const files = jest.requireActual<typeof import("@/lib/offers/registry")>("@/lib/offers/registry");
  const off = Object.entries(files).map(([name, file]) => [name, { ...file, enabled: false }]);
  return Object.defineProperty(Object.fromEntries(off) as object, "__esModule", { value: true });
});

const today = madridDate(new Date());
let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite();
});
afterAll(() => jest.restoreAllMocks());

test("there are offers, and none is shown", () => {
  expect(site.catalogue.all.length).toBeGreaterThan(0);
  expect([...site.catalogue.enabled, ...site.landings, ...site.further, ...site.comparisons]).toEqual([]);
});

test("every page of its own is whole: one title, and no way to a provider", async () => {
  for (const path of site.own) {
    await site.show(path);
    expect(all("h1")).toHaveLength(1);
    expect(words(document.body)).not.toMatch(/undefined|NaN|\[object|Invalid Date/);
    expect(all("a[data-referral], a[rel*=sponsored]")).toEqual([]);
    const ways = all<HTMLAnchorElement>("a[href^='/']").map((link) => link.getAttribute("href"));
    for (const { detailPath } of site.catalogue.all) expect(ways).not.toContain(detailPath);
  }
});

test("home says that there is nothing to choose from", async () => {
  const { site: settings } = await import("@/lib/config/site");
  const { contentDate } = await import("@/lib/offers");
  await site.show("/");
  expect(words(document.body)).toContain(home(settings, contentDate).offers.none);
  expect(all("article, table")).toEqual([]);
});

test("its files are whole too, and name no offer", async () => {
  const { changesFeed } = await import("@/lib/publish/feeds");
  const { llmsText, markdownPage } = await import("@/lib/publish/markdown");
  const { sitePages } = await import("@/lib/site/pages");
  const { openCatalogueData } = await import("@/lib/publish/open-data");
  const feed = changesFeed();
  const data = openCatalogueData(today);
  const twins = ["index", ...sitePages.map(({ id }) => id)].map((name) => markdownPage(name, today)?.text);
  for (const text of [feed.atom1(), feed.json1(), llmsText(today), JSON.stringify(data), ...twins]) {
    expect(text).not.toMatch(/undefined|NaN|Invalid Date|1970/);
    for (const { detailPath } of site.catalogue.all) expect(text).not.toContain(`${detailPath}.md`);
  }
  expect(markdownPage("cambios", today)?.text).toContain(`\n\n${changes.none}\n\n`);
  expect(data.offers).toEqual([]);
  expect(JSON.parse(feed.json1())).toMatchObject({ items: [] });
});

test("the sitemap, the structured data, the pictures and the twins hold the site's own pages", async () => {
  const { default: sitemap } = await import("@/app/sitemap");
  const { sitePages } = await import("@/lib/site/pages");
  const { homeGraph } = await import("@/lib/publish/structured-data");
  const { shareCards } = await import("@/lib/publish/share-card");
  const { markdownPage } = await import("@/lib/publish/markdown");
  const paths = ["/", ...sitePages.map(({ path }) => path)];
  expect(sitemap().map(({ url }) => new URL(url).pathname)).toEqual(paths);
  for (const { lastModified } of sitemap()) expect(String(lastModified)).toMatch(/^\d{4}-\d{2}/);
  expect(shareCards(today).size).toBe(paths.length);
  for (const path of paths) expect(markdownPage(path.slice(1) || "index", today)?.text).toMatch(/^# /);
  for (const { id } of site.catalogue.all) expect(markdownPage(id, today)).toBeUndefined();
  expect(JSON.stringify(homeGraph(today))).not.toContain("undefined");
});
