import { catalogue, modifiedOn } from "@/lib/offers";
import { comparisonGraph, homeGraph, offerGraph } from "@/lib/structured-data";

type Thing = { "@type": string } & Record<string, unknown>;

const url = "http://localhost:3000";
const things = (graph: unknown): Thing[] => Object(graph)["@graph"];
const thing = (graph: unknown, type: string) => things(graph).find((one) => one["@type"] === type);
const graphs = [homeGraph(), comparisonGraph(), ...catalogue.enabled.map(offerGraph)];

test("every graph is JSON, with names that are used once and references that lead somewhere", () => {
  for (const graph of graphs) {
    const text = JSON.stringify(graph);
    const names = things(graph).map((one) => one["@id"]);
    expect(new Set(names).size).toBe(names.length);
    for (const [, name] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(names).toContain(name);
    expect(text).not.toMatch(/"(price|aggregateRating|review|availability)"/);
  }
});

test("home: a list of the enabled offers, in their order", () => {
  expect(thing(graphs[0], "ItemList")?.itemListElement).toEqual(
    catalogue.enabled.map(({ brand, detailPath }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: brand,
      url: `${url}${detailPath}`,
    })),
  );
});

test.each(catalogue.enabled)("$id: page, offer and questions are those of the page", (offer) => {
  const graph = offerGraph(offer);
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
  const graph = offerGraph(offer);
  expect(thing(graph, "WebPage")?.dateModified).toBe(modifiedOn(offer));
  expect(thing(graph, "Offer")?.validFrom).toBe(offer.validFrom);
  expect(thing(graph, "Offer")?.eligibleRegion).toBe(offer.region);
  expect(thing(graph, "HowTo")?.totalTime).toBe(offer.minutes && `PT${offer.minutes}M`);
});
