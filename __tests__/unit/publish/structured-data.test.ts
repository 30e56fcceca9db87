import { frame } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { landing } from "@/lib/copy/landing";
import { catalogue, contentDate, modifiedOn } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import { inOrder } from "@/lib/offers/order";
import { site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";
import { homeGraph, offerGraph, sitePageGraph } from "@/lib/publish/structured-data";

type Thing = { "@type": string } & Record<string, unknown>;

const url = "http://localhost:3000";
const things = (graph: unknown): Thing[] => Object(graph)["@graph"];
const thing = (graph: unknown, type: string) => things(graph).find((one) => one["@type"] === type);
/** A day on which every offer can be taken: those with a last day are taken without it. */
const today = "2026-11-21";
const lasting = (offer: Offer): Offer => ({ ...offer, validFrom: undefined, validUntil: undefined });

/** What a page says of itself in its graph, and the names on the way there after the home page's. */
interface Page {
  path: string;
  graph: unknown;
  said: { name: string; description: string; dateModified: string };
  way: string[];
}

const { title, description } = home(site, contentDate);
const pages: Page[] = [
  {
    path: "/",
    graph: homeGraph(today),
    said: { name: title, description, dateModified: contentDate },
    way: [],
  },
  ...catalogue.all.map((offer) => ({
    path: offer.detailPath,
    graph: offerGraph(lasting(offer), today),
    said: {
      name: offer.seoTitle,
      description: offer.seoDescription,
      dateModified: modifiedOn(offer),
    },
    way: [offer.brand],
  })),
  ...sitePages.map((page) => ({
    path: page.path,
    graph: sitePageGraph(page),
    said: { name: page.title, description: page.description, dateModified: page.modifiedOn },
    way: [page.name],
  })),
];

test("every graph is JSON, with names that are used once and references that lead somewhere", () => {
  for (const { graph } of pages) {
    const text = JSON.stringify(graph);
    const names = things(graph).map((one) => one["@id"]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^http:\/\/localhost:3000\/[^#]*#\w+$/);
    for (const one of things(graph)) expect(one["@type"]).toMatch(/^[A-Z]\w+$/);
    for (const [, name] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(names).toContain(name);
    expect(text).not.toMatch(/"(price|aggregateRating|review|availability)"/);
  }
});

const organization = { "@id": `${url}/#organizacion` };
const website = { "@id": `${url}/#sitio` };

test.each(pages)("$path says where it is, what it says, and whose it is", ({ path, graph, said, way }) => {
  expect(graph).toHaveProperty("@context", "https://schema.org");
  expect(things(graph).slice(0, 2)).toEqual([
    {
      "@type": "Organization",
      ...organization,
      name: site.brand,
      url: `${url}/`,
      logo: `${url}/icon-512.png`,
      email: site.contactEmail,
    },
    {
      "@type": "WebSite",
      ...website,
      name: site.brand,
      url: `${url}/`,
      inLanguage: "es-ES",
      publisher: organization,
    },
  ]);
  const item = `${url}${path}`;
  const steps = [{ name: frame.home, item: `${url}/` }, ...way.map((name) => ({ name, item }))];
  expect(things(graph)[2]).toMatchObject({
    ...said,
    "@id": `${item}#pagina`,
    url: item,
    inLanguage: "es-ES",
    isPartOf: website,
    publisher: organization,
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, i) => ({ "@type": "ListItem", position: i + 1, ...step })),
    },
  });
});

test("the home page holds a list of the offers that it shows, in their order", () => {
  const graph = homeGraph(today);
  const list = thing(graph, "ItemList");
  expect(list).toEqual({
    "@type": "ItemList",
    "@id": `${url}/#ofertas`,
    itemListElement: inOrder(catalogue.enabled, today).map(({ brand, detailPath }, i) => ({
      "@type": "ListItem",
      position: i + 1,
      name: brand,
      url: `${url}${detailPath}`,
    })),
  });
  expect(things(graph)[2]?.mainEntity).toEqual({ "@id": list?.["@id"] });
});

test.each(catalogue.all)("$id: offer, steps and questions are those of the page", (offer) => {
  const graph = offerGraph(lasting(offer), today);
  const page = `${url}${offer.detailPath}`;
  expect(thing(graph, "Offer")).toMatchObject({
    "@id": `${page}#oferta`,
    url: page,
    name: offer.benefit,
    description: offer.description,
    offeredBy: { "@type": "Organization", name: offer.brand, url: offer.officialUrl },
  });
  expect(thing(graph, "HowTo")).toMatchObject({
    "@id": `${page}#pasos`,
    name: landing.stepsOf(offer.brand),
    step: offer.landing.steps.map(({ title, text }, i) => ({
      "@type": "HowToStep",
      position: i + 1,
      name: title,
      text,
    })),
  });
  expect(thing(graph, "FAQPage")).toMatchObject({
    "@id": `${page}#preguntas`,
    mainEntity: offer.landing.faq.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
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
    const graph = offerGraph({ ...lasting(offer), validUntil: "2026-11-21" }, day);
    const types = things(graph).map((one) => one["@type"]);
    expect(types.includes("Offer")).toBe(isOffer);
    expect(types.includes("HowTo")).toBe(isOffer);
    expect(types).not.toContain(undefined);
    const { mainEntity } = thing(graph, "WebPage") as { mainEntity?: { "@id": string } };
    expect(things(graph).map((one) => one["@id"])).toContain(mainEntity?.["@id"]);
    expect(thing(graph, "Offer")?.validThrough).toBe(isOffer ? "2026-11-21" : undefined);
  }
});

test.each(sitePages)("$path: what it holds stands in its graph", (page) => {
  expect(things(sitePageGraph(page)).slice(3)).toEqual(page.things ?? []);
});
