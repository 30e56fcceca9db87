import { catalogue } from "@/lib/offers";
import { homeGraph, offerGraph } from "@/lib/structured-data";

type Thing = { "@type": string } & Record<string, unknown>;

const url = "http://localhost:3000";
const things = (graph: unknown): Thing[] => Object(graph)["@graph"];
const thing = (graph: unknown, type: string) => things(graph).find((one) => one["@type"] === type);
const graphs = [homeGraph(), ...catalogue.enabled.map(offerGraph)];

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

test("PayPal: valid from 2025-01-01 in Spain, modified on 2025-09-25, done in half an hour", () => {
  const graph = offerGraph(catalogue.find("paypal")!);
  expect(thing(graph, "WebPage")).toMatchObject({ dateModified: "2025-09-25" });
  expect(thing(graph, "Offer")).toMatchObject({ validFrom: "2025-01-01", eligibleRegion: "ES" });
  expect(thing(graph, "HowTo")).toMatchObject({ totalTime: "PT30M" });
});

test("Lowi takes 15 minutes; the others are not known", () => {
  const times = catalogue.enabled.map((offer) => [offer.id, thing(offerGraph(offer), "HowTo")?.totalTime]);
  expect(Object.fromEntries(times)).toEqual({
    "trade-republic": undefined,
    paypal: "PT30M",
    binance: undefined,
    "indexa-capital": undefined,
    lowi: "PT15M",
  });
});
