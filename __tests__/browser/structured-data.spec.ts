import { modifiedOn } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { firstResults } from "@/lib/site/results";
import { statusOn } from "@/lib/offers/status";
import { builtOn } from "./day";
import { sitePages } from "@/lib/site/pages";
import { mainText, plainText } from "./expectations";
import { addressOf, inTurn } from "./in-turn";
import { ask } from "./raw";
import { expect, test } from "./test";
import { vocabularyFaults } from "./vocabulary";
import { isHidden, type View, type World, worlds } from "./worlds";
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
  DefinedTermSet: ["name", "hasDefinedTerm"],
  DefinedTerm: ["name", "description", "url"],
};

/** Never known, so never said. */
const INVENTED =
  /^(price|priceCurrency|priceSpecification|availability|aggregateRating|ratingValue|review|reviewCount)$/;

const typesOf = (graph: Graph) => graph["@graph"].map((thing) => thing["@type"]).sort();

const typeOf = (thing: unknown) => (thing as Thing)["@type"];

function expectedTypes({ kind, offer, path }: View, built: string): string[] {
  const live = offer && statusOn(offer, built) !== "ended";
  const own = {
    home: ["ItemList", "FAQPage"],
    offer: ["FAQPage", ...(live ? ["Offer", ...(offer.minutes ? ["HowTo"] : [])] : [])],
    own: sitePages.flatMap((page) => (page.path === path ? (page.things ?? []).map(typeOf) : [])),
    legal: [],
    further: [],
  };
  return ["Organization", "WebSite", "WebPage", ...own[kind]].sort();
}

for (const world of worlds)
  test.describe(`structured data of the ${world.name} site`, () => {
    test.use({ site: world.name, javaScriptEnabled: false });
    const views = world.views.filter((view) => !isHidden(view));

    test("has what it needs, and the page shows all it says", async ({ page }) => {
      await inTurn(views, addressOf, async (view) => {
        await page.goto(view.address);
        const graph = await graphOf(page);
        expect(graph["@context"]).toBe("https://schema.org");
        const built = await builtOn(page);
        expect(typesOf(graph)).toEqual(expectedTypes(view, built));
        const things = thingsIn(graph);
        for (const thing of things) {
          expect(NEEDED, thing["@type"]).toHaveProperty(thing["@type"]);
          expect(Object.keys(thing), thing["@type"]).toEqual(
            expect.arrayContaining(NEEDED[thing["@type"]] ?? []),
          );
          expect(Object.keys(thing).filter((name) => INVENTED.test(name))).toEqual([]);
        }
        expectWholeReferences(graph);
        expectFacts(view, graph, world, built);
        await expectShown(page, things);
      });
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
function expectFacts({ path, kind, offer }: View, graph: Graph, { site, catalogue }: World, built: string) {
  const thing = (type: string) => graph["@graph"].find((found) => found["@type"] === type);
  const canonical = site.url + (path === "/" ? "/" : path);
  expect(thing("WebPage")).toMatchObject({ url: canonical, inLanguage: "es-ES" });
  if (offer) {
    expect(thing("WebPage")).toMatchObject({ dateModified: modifiedOn(offer) });
    if (statusOn(offer, built) === "ended") return;
    const { validFrom, region } = offer;
    expect(thing("Offer")).toMatchObject({
      ...(validFrom && { validFrom }),
      ...(region && { eligibleRegion: region }),
    });
    expect(thing("HowTo")?.totalTime).toBe(offer.minutes && `PT${offer.minutes}M`);
  }
  if (kind === "home")
    expect(thing("ItemList")?.itemListElement).toEqual(
      firstResults(inOrder(catalogue.enabled, built)).offers.map(({ brand, detailPath }, i) => ({
        "@type": "ListItem",
        position: i + 1,
        name: brand,
        url: site.url + detailPath,
      })),
    );
}

/** Expects every question, answer, step and number of the data in the text of the page. */
async function expectShown(page: Page, things: Thing[]) {
  const text = await mainText(page);
  const title = await page.title();
  for (const thing of things) {
    const isShownWhole = /^(Question|Answer|HowToStep|DefinedTerm)$/.test(thing["@type"]);
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

/** Mistakes that the judge of the vocabulary must find, and a page that is right. */
const CONTROL = {
  right: { "@type": "WebPage", name: "x" },
  property: { "@type": "WebPage", name: "x", precio: 10 },
  type: { "@type": "Pagina", name: "x" },
  domain: { "@type": "WebPage", name: "x", totalTime: "PT30M" },
  value: { "@type": "WebPage", name: { "@type": "Answer", text: "x" } },
};

test("every graph keeps to schema.org's vocabulary", async () => {
  const graphs: Record<string, unknown> = {};
  for (const { name, url, views } of worlds)
    for (const view of views) {
      const { address } = view;
      const { text } = await ask(url, address);
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
      expect(json !== undefined, address).toBe(!isHidden(view));
      if (json) graphs[`${name} ${address}`] = JSON.parse(json);
    }
  for (const [name, thing] of Object.entries(CONTROL))
    graphs[name] = { "@context": "https://schema.org", "@graph": [thing] };
  const faults = vocabularyFaults(graphs);
  expect(faults.map((fault) => fault.split(":")[0])).toEqual(["property", "type", "domain", "value"]);
});
