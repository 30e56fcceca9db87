import { isMadeOnDemand } from "@/lib/http/on-demand";
import type { Page } from "@playwright/test";
import { contentDateOf } from "./expectations";
import { hrefs } from "./frame";
import { addressOf, inTurn } from "./in-turn";
import { ask } from "./raw";
import { expect, test } from "./test";
import { isHidden, type View, type World, worlds } from "./worlds";

for (const world of worlds)
  test.describe(`the heads of the ${world.name} site`, () => {
    test.use({ site: world.name, javaScriptEnabled: false });

    test("say what each page is", async ({ page }) => {
      await inTurn(world.views, addressOf, async (view) => {
        await page.goto(view.address);
        const meta = await metaOf(page);
        const canonical = world.site.url + (view.path === "/" ? "" : view.path);

        await expect(page.locator("head > title")).toHaveCount(1);
        const title = await page.title();
        if (view.kind === "home")
          expect(title).toBe(
            `${world.site.brand} ${contentDateOf(world.catalogue).slice(0, 4)}: promociones verificadas en España`,
          );
        else expect(title.length).toBeLessThanOrEqual(60);
        expect(meta.description).toHaveLength(1);
        expect(meta.description?.[0]?.length).toBeLessThanOrEqual(155);
        expect(meta.description?.[0]?.length).toBeGreaterThan(50);

        expect(await page.locator("link[rel=canonical]").evaluateAll(hrefs)).toEqual([canonical]);
        expect(meta.viewport).toEqual(["width=device-width, initial-scale=1"]);
        expect(meta["theme-color"]).toHaveLength(2);
        expect(new Set(meta["theme-color"]).size).toBe(2);
        await expect(page.locator("head > meta[charset]")).toHaveCount(1);
        await expectLinks(page, world, view);

        if (isHidden(view)) {
          expect(meta.robots).toEqual([expect.stringMatching(/^noindex/)]);
          expect(await page.locator("script[type='application/ld+json']").count()).toBe(0);
        } else expect(meta.robots ?? []).toEqual([]);
        const picture = `${world.site.url}/share/${view.picture ?? "inicio"}.png`;
        expect(meta).toMatchObject({
          "og:title": [title],
          "og:description": meta.description,
          "og:url": [canonical],
          "og:type": ["website"],
          "og:locale": ["es_ES"],
          "og:site_name": [world.site.brand],
          "og:image": [picture],
          "og:image:width": ["1200"],
          "og:image:height": ["630"],
          "og:image:type": ["image/png"],
          "twitter:card": ["summary_large_image"],
          "twitter:title": [title],
          "twitter:description": meta.description,
          "twitter:image": [picture],
        });
        expect(meta["og:image:alt"]?.[0]).toMatch(/\S{3}/);
        await expectPicture(world, new URL(picture).pathname);
      });
    });

    test("titles and descriptions are told apart", async ({ page }) => {
      const seen: Record<string, string[]> = { titles: [], descriptions: [] };
      for (const { address, variant } of world.views) {
        if (variant === "b") continue;
        await page.goto(address);
        seen.titles?.push(await page.title());
        seen.descriptions?.push((await page.locator("meta[name=description]").getAttribute("content")) ?? "");
      }
      for (const texts of Object.values(seen)) expect(new Set(texts).size).toBe(texts.length);
    });
  });

/** Every `meta` of a page: its name or property, and its values in order. */
const metaOf = (page: Page) =>
  page.locator("head > meta").evaluateAll((elements) => {
    const found: Record<string, string[]> = {};
    for (const element of elements) {
      const name = element.getAttribute("name") ?? element.getAttribute("property");
      if (name) (found[name] ??= []).push(element.getAttribute("content") ?? "");
    }
    return found;
  });

/** Expects icons, feeds and the twin in Markdown to be named, and to be there. */
async function expectLinks(page: Page, world: World, view: View) {
  const links = await page.locator("head > link").evaluateAll((elements) =>
    elements.map((element) => ({
      rel: element.getAttribute("rel") ?? "",
      type: element.getAttribute("type"),
      as: element.getAttribute("as"),
      href: element.getAttribute("href") ?? "",
    })),
  );
  const named = (rel: string, type?: string) =>
    links.filter((link) => link.rel === rel && (!type || link.type === type)).map(({ href }) => href);
  expect(named("icon").length).toBeGreaterThan(0);
  expect(named("apple-touch-icon")).toHaveLength(1);
  // A phone would fetch it before it paints the page: the script names it.
  expect(named("manifest")).toEqual([]);
  // A sheet of what the page does not show would be fetched for nothing.
  expect(links.filter(({ rel, as }) => rel === "preload" && as === "style")).toEqual([]);
  // A page made on demand has its styles in files, which a policy made before it can name.
  expect(named("stylesheet").length > 0).toBe(isMadeOnDemand(view.path, new URLSearchParams()));
  const { url } = world.site;
  expect(named("alternate", "application/atom+xml")).toEqual([`${url}/cambios.atom`]);
  expect(named("alternate", "application/feed+json")).toEqual([`${url}/cambios.json`]);
  expect(named("alternate", "text/markdown")).toEqual(
    isHidden(view) ? [] : [`${url}${view.path === "/" ? "/index" : view.path}.md`],
  );
  for (const href of [...named("icon"), ...named("apple-touch-icon")]) {
    const { pathname, search } = new URL(href, world.url);
    const { status, body } = await ask(world.url, pathname + search);
    expect(status, href).toBe(200);
    expect(body.length, href).toBeGreaterThan(100);
  }
}

/** Expects a real PNG of 1200 by 630, by the bytes of its header. */
async function expectPicture({ url }: World, path: string) {
  const { status, headers, body } = await ask(url, path);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("image/png");
  expect(body.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  expect(body.subarray(12, 16).toString()).toBe("IHDR");
  expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(body.length).toBeGreaterThan(5000);
  expect(body.length).toBeLessThan(600_000);
}

test("the manifest, which the script names, names the site and icons of the size it says", async ({
  page,
}) => {
  await page.goto("/");
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveAttribute("href", "/manifest.webmanifest");
  const response = await page.goto("/manifest.webmanifest");
  expect(response?.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = (await response?.json()) as {
    name: string;
    lang: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: "PlanAmigo", lang: "es-ES", start_url: "/" });
  for (const { src, sizes } of manifest.icons) {
    const { body } = await ask(worlds[0]?.url ?? "", src);
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
});
