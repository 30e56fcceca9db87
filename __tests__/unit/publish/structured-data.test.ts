/** @jest-environment node */
import { riskLines } from "@/lib/copy/frame";
import { catalogue } from "@/lib/offers";
import { homeGraph, offerGraph } from "@/lib/publish/structured-data";
import { sampleOffer, sampleOffers } from "../offers/sample";

type Thing = { "@type": string } & Record<string, unknown>;

const today = "2026-01-15";
const url = "http://localhost:3000";
const things = (graph: unknown): Thing[] => Object(graph)["@graph"];
const thing = (graph: unknown, type: string) => things(graph).find((one) => one["@type"] === type);
const home = (offers = sampleOffers(3)) => {
  jest.replaceProperty(catalogue, "enabled", offers);
  const graph = homeGraph(today);
  jest.restoreAllMocks();
  return graph;
};

test("the home page lists the offers in the order that it shows", () => {
  const [first, second, third] = sampleOffers(3) as [ReturnType<typeof sampleOffer>, never, never];
  const graph = home([{ ...first, validUntil: "2026-01-14" }, second, third]);
  expect(thing(graph, "ItemList")).toMatchObject({
    itemListElement: [
      { position: 1, name: "Muestra 2", url: `${url}/muestra-2` },
      { position: 2, name: "Muestra 3" },
      { position: 3, name: "Muestra 1" },
    ],
  });
});

test("an offer tells its dates, country and minutes where they are known", () => {
  const known = { validFrom: "2026-01-01", validUntil: "2026-12-31", region: "ES" as const, minutes: 30 };
  const graph = offerGraph(sampleOffer(known), today);
  expect(thing(graph, "Offer")).toMatchObject({
    name: "10\u00a0€ de regalo",
    offeredBy: { name: "Muestra", url: "https://www.muestra.example/" },
    validFrom: "2026-01-01",
    validThrough: "2026-12-31",
    eligibleRegion: "ES",
  });
  expect(thing(graph, "HowTo")).toMatchObject({
    totalTime: "PT30M",
    step: [{ position: 1, name: "Abre", text: "Abre la cuenta." }, { position: 2 }],
  });
  expect(thing(graph, "FAQPage")?.mainEntity).toHaveLength(4);
  const unknown = thing(offerGraph(sampleOffer(), today), "Offer");
  for (const field of ["validFrom", "validThrough", "eligibleRegion"])
    expect(unknown).not.toHaveProperty(field);
});

test("an offer that puts money at risk says so in its data", () => {
  const offer = thing(offerGraph(sampleOffer({ risk: "crypto" }), today), "Offer");
  expect(offer?.description).toContain(riskLines.crypto);
});

test("a promotion that is over is no offer any more; its questions remain", () => {
  const graph = offerGraph(sampleOffer({ minutes: 30, validUntil: "2026-01-14" }), today);
  expect(things(graph).map((one) => one["@type"])).toEqual(["Organization", "WebSite", "WebPage", "FAQPage"]);
  expect(thing(graph, "WebPage")?.mainEntity).toEqual({ "@id": `${url}/muestra#preguntas` });
});
