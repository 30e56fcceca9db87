import { catalogue, modifiedOn } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { inOrder } from "@/lib/order";
import { firstResults } from "@/lib/results";
import { sitePages } from "@/lib/site-pages";
import { homeGraph, offerGraph, sitePageGraph } from "@/lib/structured-data";

type Thing = { "@type": string } & Record<string, unknown>;

const url = "http://localhost:3000";
const things = (graph: unknown): Thing[] => Object(graph)["@graph"];
const thing = (graph: unknown, type: string) => things(graph).find((one) => one["@type"] === type);
/** A day on which every offer can be taken: those with a last day are taken without it. */
const today = "2026-11-21";
const lasting = (offer: Offer): Offer => ({ ...offer, validFrom: undefined, validUntil: undefined });
const graphs = [
  homeGraph(today),
  ...catalogue.enabled.map((offer) => offerGraph(offer, today)),
  ...sitePages.map(sitePageGraph),
];

test("every graph is JSON, with names that are used once and references that lead somewhere", () => {
  for (const graph of graphs) {
    const text = JSON.stringify(graph);
    const names = things(graph).map((one) => one["@id"]);
    expect(new Set(names).size).toBe(names.length);
    for (const [, name] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(names).toContain(name);
    expect(text).not.toMatch(/"(price|aggregateRating|review|availability)"/);
  }
});

test("home: a list of the offers that it shows, in their order", () => {
  expect(thing(graphs[0], "ItemList")?.itemListElement).toEqual(
    firstResults(inOrder(catalogue.enabled, today)).offers.map(({ brand, detailPath }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: brand,
      url: `${url}${detailPath}`,
    })),
  );
});

test.each(catalogue.all)("$id: page, offer and questions are those of the page", (offer) => {
  const graph = offerGraph(lasting(offer), today);
  expect(thing(graph, "WebPage")).toMatchObject({ name: offer.seoTitle, inLanguage: "es-ES" });
  expect(thing(graph, "Offer")).toMatchObject({ name: offer.benefit, description: offer.description });
  expect(thing(graph, "FAQPage")?.mainEntity).toEqual(
    offer.landing.faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  );
  const trail = Object(thing(graph, "WebPage")?.breadcrumb).itemListElement as { name: string }[];
  expect(trail.map(({ name }) => name)).toEqual(["Inicio", offer.brand]);
});

test.each(catalogue.all)("$id: dates, country and duration as in its file", (offer) => {
  const graph = offerGraph({ ...offer, validUntil: undefined }, today);
  expect(thing(graph, "WebPage")?.dateModified).toBe(modifiedOn(offer));
  expect(thing(graph, "Offer")?.validFrom).toBe(offer.validFrom);
  expect(thing(graph, "Offer")?.eligibleRegion).toBe(offer.region);
  expect(thing(graph, "HowTo")?.totalTime).toBe(offer.minutes && `PT${offer.minutes}M`);
});

test.each([
  ["2026-11-21", true],
  ["2026-11-22", false],
])("a promotion until 2026-11-21, on %s: an offer %s", (day, isOffer) => {
  for (const offer of catalogue.all) {
    const graph = offerGraph({ ...lasting(offer), minutes: 30, validUntil: "2026-11-21" }, day);
    const types = things(graph).map((one) => one["@type"]);
    expect(types.includes("Offer")).toBe(isOffer);
    expect(types.includes("HowTo")).toBe(isOffer);
    const { mainEntity } = thing(graph, "WebPage") as { mainEntity?: { "@id": string } };
    expect(things(graph).map((one) => one["@id"])).toContain(mainEntity?.["@id"]);
    expect(thing(graph, "Offer")?.validThrough).toBe(isOffer ? "2026-11-21" : undefined);
  }
});

test.each(sitePages)("$path: a page with its way there and its day", (page) => {
  const found = thing(sitePageGraph(page), "WebPage");
  expect(found).toMatchObject({
    url: `${url}${page.path}`,
    name: page.title,
    dateModified: page.modifiedOn,
  });
  const trail = Object(found?.breadcrumb).itemListElement as { name: string; item: string }[];
  expect(trail.map(({ name, item }) => [name, item])).toEqual([
    ["Inicio", `${url}/`],
    [page.name, `${url}${page.path}`],
  ]);
});
