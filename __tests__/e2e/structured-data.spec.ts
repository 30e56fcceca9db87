import { plainText } from "./expectations";
import { expect, test } from "./test";
import { vocabularyFaults } from "./vocabulary";
import { type View, type World, worlds } from "./worlds";
import type { Page } from "@playwright/test";

type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;
interface Graph {
  "@context": string;
  "@graph": Thing[];
}

async function graphOf(page: Page): Promise<Graph> {
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0] ?? "") as Graph;
}

/** Every thing of a graph, those inside others too. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

/** What a reader of structured data needs, by type. */
const NEEDED: Record<string, string[]> = {
  Organization: ["name", "url"],
  WebSite: ["name", "url", "publisher", "inLanguage"],
  WebPage: ["name", "description", "url", "dateModified", "breadcrumb", "isPartOf", "inLanguage"],
  BreadcrumbList: ["itemListElement"],
  ItemList: ["itemListElement"],
  ListItem: ["position", "name"],
  Offer: ["name", "url", "offeredBy"],
  HowTo: ["name", "step", "totalTime"],
  HowToStep: ["name", "text"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
};

/** Never known, so never said. */
const INVENTED =
  /^(price|priceCurrency|priceSpecification|availability|aggregateRating|ratingValue|review|reviewCount)$/;

const typesOf = (graph: Graph) => graph["@graph"].map((thing) => thing["@type"]).sort();

function expectedTypes({ kind, offer }: View): string[] {
  const own = kind === "home" ? ["ItemList"] : offer?.minutes ? ["Offer", "HowTo"] : ["Offer"];
  return ["Organization", "WebSite", "WebPage", "FAQPage", ...own].sort();
}

for (const world of worlds)
  test.describe(`structured data of the ${world.name} site`, () => {
    test.use({ site: world.name, javaScriptEnabled: false });
    const views = world.views.filter(({ kind }) => kind !== "legal");

    test("keeps to schema.org's vocabulary", async ({ page }) => {
      const graphs: Record<string, unknown> = {};
      for (const { address } of views) {
        await page.goto(address);
        graphs[address] = await graphOf(page);
      }
      expect(vocabularyFaults(graphs)).toEqual([]);
    });

    for (const view of views)
      test(`of ${view.address} has what it needs and shows all it says`, async ({ page }) => {
        await page.goto(view.address);
        const graph = await graphOf(page);
        expect(graph["@context"]).toBe("https://schema.org");
        expect(typesOf(graph)).toEqual(expectedTypes(view));
        const things = thingsIn(graph);
        for (const thing of things) {
          expect(NEEDED, thing["@type"]).toHaveProperty(thing["@type"]);
          expect(Object.keys(thing), thing["@type"]).toEqual(
            expect.arrayContaining(NEEDED[thing["@type"]] ?? []),
          );
          expect(Object.keys(thing).filter((name) => INVENTED.test(name))).toEqual([]);
        }
        expectWholeReferences(graph);
        expectFacts(view, graph, world);
        await expectShown(page, things);
      });
  });

/** Expects each `{"@id": …}` that stands alone to be the name of a thing of the graph. */
function expectWholeReferences(graph: Graph) {
  const names = graph["@graph"].map((thing) => thing["@id"]);
  expect(new Set(names).size).toBe(names.length);
  const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, name]) => name);
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(names).toContain(name);
}

/** Expects the constants of the specification. */
function expectFacts({ path, offer }: View, graph: Graph, { site, catalogue }: World) {
  const thing = (type: string) => graph["@graph"].find((found) => found["@type"] === type);
  const canonical = site.url + (path === "/" ? "/" : path);
  expect(thing("WebPage")).toMatchObject({ url: canonical, inLanguage: "es-ES" });
  if (path === "/paypal") {
    expect(thing("WebPage")).toMatchObject({ dateModified: "2025-09-25" });
    expect(thing("Offer")).toMatchObject({ validFrom: "2025-01-01", eligibleRegion: "ES" });
    expect(thing("HowTo")).toMatchObject({ totalTime: "PT30M" });
  }
  if (path === "/lowi") expect(thing("HowTo")).toMatchObject({ totalTime: "PT15M" });
  if (!offer)
    expect(thing("ItemList")?.itemListElement).toEqual(
      catalogue.enabled.map(({ brand, detailPath }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name: brand,
        url: site.url + detailPath,
      })),
    );
}

/** Expects every question, answer, step and number of the data in the text of the page. */
async function expectShown(page: Page, things: Thing[]) {
  const text = plainText(
    (await page.locator("main").evaluate((main) => {
      const copy = main.cloneNode(true) as HTMLElement;
      copy.querySelectorAll("script").forEach((script) => script.remove());
      return copy.textContent;
    })) ?? "",
  );
  const title = await page.title();
  for (const thing of things) {
    const isShownWhole = /^(Question|Answer|HowToStep)$/.test(thing["@type"]);
    for (const [name, value] of Object.entries(thing)) {
      if (!/^(name|text|description)$/.test(name) || typeof value !== "string") continue;
      if (isShownWhole) expect(text).toContain(plainText(value));
      for (const [figure] of value.matchAll(/\d[\d.,]*/g))
        expect(`${text} ${title}`, value).toContain(figure);
    }
    const minutes = /^PT(\d+)M$/.exec(String(thing.totalTime))?.[1];
    if (minutes) expect(text).toContain(`${minutes} minutos`);
  }
}

test("the judge of the vocabulary finds mistakes", () => {
  const page = { "@type": "WebPage", name: "x" };
  const graph = (thing: object) => ({ "@context": "https://schema.org", "@graph": [thing] });
  expect(
    vocabularyFaults({
      right: graph(page),
      property: graph({ ...page, precio: 10 }),
      type: graph({ ...page, "@type": "Pagina" }),
      domain: graph({ ...page, totalTime: "PT30M" }),
      value: graph({ ...page, name: { "@type": "Answer", text: "x" } }),
    }).map((fault) => fault.split(":")[0]),
  ).toEqual(["property", "type", "domain", "value"]);
});
