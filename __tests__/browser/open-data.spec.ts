import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { experiment } from "@/lib/config/experiment";
import { modifiedOn } from "@/lib/offers";
import { changesIn } from "@/lib/offers/changes";
import { glossaryDate } from "@/lib/copy/glossary";
import { methodologyDate } from "@/lib/copy/methodology";
import { newest } from "@/lib/format/dates";
import { sitePages } from "@/lib/site/pages";
import { inTurn } from "./in-turn";
import { furtherResults } from "@/lib/site/results";
import { ask } from "./raw";
import { expect, test } from "./test";
import { full, plain, type World, worlds } from "./worlds";

const twins = ({ indexable }: World) => indexable.map((path) => (path === "/" ? "/index.md" : `${path}.md`));

/** Every file made from the records, with its type. */
const FILES: [path: string, type: RegExp][] = [
  ["/ofertas.json", /^application\/json; ?charset=utf-8$/],
  ["/ofertas.schema.json", /^application\/schema\+json; ?charset=utf-8$/],
  ["/cambios.atom", /^application\/atom\+xml; ?charset=utf-8$/],
  ["/cambios.json", /^application\/feed\+json; ?charset=utf-8$/],
  ["/llms.txt", /^text\/plain; ?charset=utf-8$/],
  ...twins(full).map((path): [string, RegExp] => [path, /^text\/markdown; ?charset=utf-8$/]),
];

for (const [path, type] of FILES)
  test(`${path} has its type, and is sent once`, async () => {
    const first = await ask(full.url, path);
    expect(first.status).toBe(200);
    expect(first.headers["content-type"]).toMatch(type);
    expect(first.headers["x-content-type-options"]).toBe("nosniff");
    const tag = first.headers.etag ?? "";
    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const known of [tag, `W/${tag}`, `"otra", ${tag}`, "*"]) {
      const again = await ask(full.url, path, { "if-none-match": known });
      expect(again.status, known).toBe(304);
      expect(again.body).toHaveLength(0);
      expect(again.headers.etag).toBe(tag);
    }
    const other = await ask(full.url, path, { "if-none-match": '"otra"' });
    expect(other.status).toBe(200);
    expect(other.text).toBe(first.text);
  });

for (const world of worlds) {
  test(`the open data of the ${world.name} site keep to their own schema`, async () => {
    const data: unknown = JSON.parse((await ask(world.url, "/ofertas.json")).text);
    const schema = JSON.parse((await ask(world.url, "/ofertas.schema.json")).text) as object;
    const ajv = addFormats.default(new Ajv2020({ allErrors: true, strict: true }));
    const isValid = ajv.compile(schema);
    expect(isValid(data) ? [] : isValid.errors).toEqual([]);
    expect(isValid({ ...(data as object), offers: [{ id: 1 }] })).toBe(false);
    expect(data).toMatchObject({
      license: expect.stringMatching(/^https:\/\/creativecommons\.org\/licenses\//),
      offers: world.catalogue.enabled.map(({ id, brand, benefit, requirements, detailPath, verifiedOn }) => ({
        id,
        brand,
        benefit,
        requirements,
        verifiedOn,
        url: world.site.url + detailPath,
      })),
    });
    const text = JSON.stringify(data);
    for (const { referralUrl, officialUrl } of world.catalogue.enabled)
      if (referralUrl !== officialUrl) expect(text).not.toContain(referralUrl);
  });

  test(`the sitemap of the ${world.name} site lists what may be indexed`, async () => {
    const { headers, text } = await ask(world.url, "/sitemap.xml");
    expect(headers["content-type"]).toMatch(/xml/);
    expect(XMLValidator.validate(text)).toBe(true);
    const { urlset } = new XMLParser({ parseTagValue: false }).parse(text) as {
      urlset: { url: { loc: string; lastmod: string }[] };
    };
    const { enabled } = world.catalogue;
    expect(urlset.url.map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
      [`${world.site.url}/`, newest(enabled.map(modifiedOn))],
      ...enabled.map((offer) => [world.site.url + offer.detailPath, modifiedOn(offer)]),
      ...furtherResults(enabled).map(({ path, offers }) => [
        world.site.url + path,
        newest(offers.map(modifiedOn)),
      ]),
      [`${world.site.url}/comparar`, newest(enabled.map(modifiedOn))],
      [`${world.site.url}/glosario`, glossaryDate],
      [`${world.site.url}/metodologia`, methodologyDate],
      [`${world.site.url}/cambios`, changesIn(enabled)[0]?.date],
    ]);
  });

  test(`the index for language models of the ${world.name} site leads to what is there`, async () => {
    const { text } = await ask(world.url, "/llms.txt");
    expect(text).toMatch(new RegExp(`^# ${world.site.brand}\n\n> `));
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => new URL(url));
    expect(links.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(twins(world)));
    for (const { origin, pathname } of links) {
      expect(origin).toBe(world.site.url);
      expect((await ask(world.url, pathname)).status, pathname).toBe(200);
    }
  });

  test.describe(`the Markdown twins of the ${world.name} site`, () => {
    test.use({ site: world.name, javaScriptEnabled: false });

    test("say what their pages say", async ({ page }) => {
      await inTurn(world.indexable, String, async (path) => {
        const { text, headers } = await ask(world.url, path === "/" ? "/index.md" : `${path}.md`);
        expect(headers.link).toContain(`<${world.site.url}${path}>; rel="canonical"`);
        expect(text.match(/^# /gm)).toHaveLength(1);
        await page.goto(path === experiment.path ? `${path}?v=a` : path);
        const heads = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
        const answers = await page.locator("details p").allTextContents();
        expect(answers.length > 0).toBe(!sitePages.some((own) => own.path === path));
        for (const answer of answers) expect(text).toContain(answer);
        const twin = [...text.matchAll(/^## (.+)$/gm)].map(([, head = ""]) => head);
        expect(heads).toEqual(expect.arrayContaining(twin));
      });
    });
  });
}

test("what is disabled is nowhere", async () => {
  const hidden = plain.catalogue.all.filter(({ enabled }) => !enabled);
  const files = [...FILES.map(([path]) => path), "/sitemap.xml", "/robots.txt", "/manifest.webmanifest"];
  for (const path of [...files, ...plain.views.map(({ address }) => address)]) {
    const { status, text } = await ask(plain.url, path);
    if (status === 404) expect(hidden.map(({ id }) => `/${id}.md`)).toContain(path);
    // A 404 names only what is enabled, like every page.
    for (const { brand, id } of hidden) {
      expect(text, path).not.toContain(`/${id}`);
      expect(text, path).not.toMatch(new RegExp(`\\b${brand}\\b`));
    }
  }
});
