import { frame } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { results as copy } from "@/lib/copy/results";
import { NAMED, RESULTS_PER_PAGE } from "@/lib/site/results";
import { siteOf } from "./many";
import { all, section, words } from "./site";

const AMOUNT = 3 * RESULTS_PER_PAGE + 5;
const said = home({ brand: "PlanAmigo" }, "2026-01").offers;

const cards = () => all("#ofertas article h3").map(words);
const links = (nav: string) =>
  all<HTMLAnchorElement>(`nav[aria-label="${nav}"] a`).map((link) => [
    words(link),
    link.getAttribute("href"),
  ]);

afterAll(() => {
  jest.dontMock("@/lib/offers/registry");
  jest.restoreAllMocks();
});

test("as many offers as one page holds: the home page is as ever, and there is no other", async () => {
  const site = await siteOf(RESULTS_PER_PAGE);
  await site.show([]);
  expect(cards()).toHaveLength(RESULTS_PER_PAGE);
  expect(all("#ofertas fieldset")).toHaveLength(1);
  expect(all("#comparacion tbody tr")).toHaveLength(RESULTS_PER_PAGE);
  expect(links(copy.pages)).toEqual([]);
  expect(site.parts()).toEqual([]);
  await expect(site.page(["2"])).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

describe("more offers than one page holds", () => {
  let site: Awaited<ReturnType<typeof siteOf>>;
  let brands: string[];

  beforeAll(async () => {
    site = await siteOf(AMOUNT);
    brands = site.catalogue.enabled.map(({ brand }) => brand);
  });

  test("the home page is the first page, and its filter leads to the pages of each kind", async () => {
    await site.show([]);
    expect(cards()).toEqual(brands.slice(0, RESULTS_PER_PAGE));
    expect(all("#ofertas fieldset, [data-empty]")).toEqual([]);
    expect(links(said.filter).map(([, path]) => path)).toEqual([
      "/#ofertas",
      "/ofertas/finanzas",
      "/ofertas/cripto",
      "/ofertas/telecom",
    ]);
    expect(links(said.filter)[0]?.[0]).toBe(`${said.all} ${AMOUNT}`);
    expect(links(copy.pages)).toEqual([
      ["Página 2", "/ofertas/2"],
      ["Página 3", "/ofertas/3"],
      ["Página 4", "/ofertas/4"],
      [copy.next, "/ofertas/2"],
    ]);
    expect(all(`nav[aria-label="${copy.pages}"] [aria-current]`).map(words)).toEqual(["Página 1"]);
  });

  test("its table shows the first and says so", async () => {
    await site.show([]);
    const comparison = section("Comparación rápida");
    expect(all("tbody tr th, tbody tr td:first-child", comparison).map(words)).toEqual(
      brands.slice(0, NAMED),
    );
    expect(words(comparison)).toContain(`Las ${NAMED} primeras, de ${AMOUNT}.`);
  });

  test.each(["body > header nav ul", "body > footer nav ul"])(
    "%s names the first and leads to all",
    async (list) => {
      await site.show(["2"]);
      const [found] = all(list);
      expect(all("a", found).map(words)).toEqual([frame.home, ...brands.slice(0, NAMED), frame.allOffers]);
      expect(all("a", found).at(-1)).toHaveAttribute("href", "/#ofertas");
    },
  );

  test("each page is a page: one h1, headings in order, landmarks, its offers, the way on and back", async () => {
    const titles = new Set<unknown>();
    for (const part of site.parts()) {
      await site.show(part);
      const path = `/ofertas/${part.join("/")}`;
      const { title, description, alternates } = await site.metadata(part);
      titles.add(title).add(description);
      expect(all("h1").map(words)).toEqual([title]);
      expect(String(title).length).toBeLessThanOrEqual(60);
      expect(String(description).length).toBeLessThanOrEqual(155);
      expect(alternates).toMatchObject({
        canonical: path,
        types: { "text/markdown": [{ url: `${path}.md` }] },
      });
      const levels = all("h1, h2, h3, h4").map(({ tagName }) => Number(tagName[1]));
      levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1));
      for (const landmark of ["body > header", "main", "body > footer"])
        expect(all(landmark)).toHaveLength(1);
      const names = all("nav").map((nav) => nav.getAttribute("aria-label"));
      expect(new Set(names).size).toBe(names.length);
      expect(words(document.querySelector("main"))).toContain(frame.disclosure);
      expect(cards().length).toBeGreaterThan(0);
      expect(all(`nav[aria-label="${said.filter}"] [aria-current]`)).toHaveLength(1);
    }
    expect(titles.size).toBe(2 * site.parts().length);
  });

  test("from the home page, «next» leads through every offer once", async () => {
    const seen: string[] = [];
    for (let part: string[] | undefined = []; part; ) {
      await site.show(part);
      seen.push(...cards());
      const next = document.querySelector('a[rel="next"]')?.getAttribute("href");
      part = next?.split("/").slice(2);
    }
    expect(seen).toEqual(brands);
  });

  test("the head's links say the same as the page's", async () => {
    const origin = "http://localhost:3000";
    for (const part of site.parts()) {
      await site.show(part);
      const { pagination } = await site.metadata(part);
      const at = (rel: string) => document.querySelector(`a[rel="${rel}"]`)?.getAttribute("href");
      const absolute = (path?: string | null) => path && `${origin}${path.replace("#ofertas", "")}`;
      expect(pagination?.previous ?? undefined).toBe(absolute(at("prev")) ?? undefined);
      expect(pagination?.next ?? undefined).toBe(absolute(at("next")) ?? undefined);
    }
    const { metadata } = await import("@/app/page");
    expect(metadata.pagination).toEqual({ next: `${origin}/ofertas/2` });
  });

  test("structured data list the offers that the page shows", async () => {
    for (const part of [[], ...site.parts()]) {
      await site.show(part);
      const graph = JSON.parse(document.querySelector("script")?.textContent ?? "") as Record<
        string,
        unknown
      >;
      const things = graph["@graph"] as { "@type": string; itemListElement?: { name: string }[] }[];
      const list = things.find((thing) => thing["@type"] === "ItemList");
      expect(list?.itemListElement?.map(({ name }) => name)).toEqual(cards());
    }
  });

  test("sitemap and twins have every page", async () => {
    const { default: sitemap } = await import("@/app/sitemap");
    const { markdownPage } = await import("@/lib/publish/markdown");
    const paths = sitemap().map(({ url }) => new URL(url).pathname);
    expect(new Set(paths).size).toBe(paths.length);
    for (const part of site.parts()) {
      expect(paths).toContain(`/ofertas/${part.join("/")}`);
      await site.show(part);
      const { text = "" } = markdownPage(["ofertas", ...part].join("/"), site.today) ?? {};
      expect([...text.matchAll(/^### \[(.+?)\]/gm)].map(([, brand]) => brand)).toEqual(cards());
    }
    for (const name of ["ofertas", "ofertas/", "ofertas/99", "otras/2"])
      expect(markdownPage(name, site.today)).toBeUndefined();
  });

  test("the page that compares has every offer, by kind and by name", async () => {
    await site.showPage("/comparar");
    const boxes = all<HTMLInputElement>('input[name="oferta"]').map(({ value }) => value);
    expect(boxes.toSorted()).toEqual(site.catalogue.enabled.map(({ id }) => id).toSorted());
    expect(all("main details")).toHaveLength(3);
    const [names = []] = all("main details ul").map((list) => all("li", list).map(words));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "es-ES")));
  });
});
