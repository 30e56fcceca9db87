import { spawnSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { modifiedOn } from "@/lib/offers";
import { inOrder } from "@/lib/offers/catalogue";
import { FOLDER } from "./crawl";
import { all, plain } from "./dom";
import { type Build, every, indexable, landings, of, type Page, pages, sites } from "./site";

type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

const scriptsOf = ({ document }: Page) => all("script[type='application/ld+json']", document);

/** The one graph of a page. */
const graphOf = (page: Page): { "@context": string; "@graph": Thing[] } =>
  JSON.parse(scriptsOf(page)[0]?.textContent ?? "null");

/** Every thing of a graph, those inside others too. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

const thingOf = (page: Page, type: string) =>
  graphOf(page)["@graph"].find((thing) => thing["@type"] === type);
const namesOf = (value: unknown, type: string) =>
  thingsIn(value).flatMap(({ "@type": one, name }) => (one === type ? [name] : []));

/** What a reader of structured data needs, by type. */
const NEEDED: Record<string, string> = {
  Organization: "name url",
  WebSite: "name url publisher inLanguage",
  WebPage: "name description url dateModified breadcrumb isPartOf inLanguage",
  BreadcrumbList: "itemListElement",
  ItemList: "itemListElement",
  ListItem: "position name",
  Offer: "name url offeredBy",
  HowTo: "name step",
  HowToStep: "name text",
  FAQPage: "mainEntity",
  Question: "name acceptedAnswer",
  Answer: "text",
  DefinedTermSet: "name hasDefinedTerm",
  DefinedTerm: "name description url",
};

/** Never known, so never said. */
const INVENTED = /^(price\w*|availability|aggregateRating|ratingValue|review|reviewCount)$/;

every("only pages that may be found have structured data", pages, (page, { indexable }) => {
  expect(scriptsOf(page)).toHaveLength(indexable.includes(page) ? 1 : 0);
});

every("structured data say what their readers need, and nothing invented", indexable, (page) => {
  expect(graphOf(page)["@context"]).toBe("https://schema.org");
  for (const thing of thingsIn(graphOf(page))) {
    const needed = NEEDED[thing["@type"]]?.split(" ") ?? [`no ${thing["@type"]}`];
    expect(Object.keys(thing)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(thing).filter((name) => INVENTED.test(name))).toEqual([]);
  }
});

every("whatever a graph refers to is in it", indexable, (page) => {
  const names = graphOf(page)["@graph"].map((thing) => thing["@id"]);
  expect(new Set(names).size).toBe(names.length);
  for (const [, name] of JSON.stringify(graphOf(page)).matchAll(/\{"@id":"([^"]+)"\}/g))
    expect(names).toContain(name);
});

every("every question, answer, step and number of the data stands in the text", indexable, (page) => {
  const { text } = page;
  const shown = `${text} ${page.document.title}`;
  for (const thing of thingsIn(graphOf(page))) {
    const whole = /^(Question|Answer|HowToStep|DefinedTerm)$/.test(thing["@type"]);
    const texts = [thing.name, thing.text, thing.description].filter((one) => typeof one === "string");
    for (const value of texts) {
      if (whole) expect(text).toContain(plain(value));
      for (const [figure] of value.matchAll(/\d[\d.,]*/g)) expect(shown).toContain(figure);
    }
    const minutes = /^PT(\d+)M$/.exec(String(thing.totalTime))?.[1];
    if (minutes) expect(text).toContain(`${minutes} minuto`);
  }
});

every("a graph names the page's own address, language and date", indexable, (page, { site }) => {
  const date = page.offer && { dateModified: modifiedOn(page.offer) };
  expect(thingOf(page, "WebPage")).toMatchObject({ url: site.url + page.path, inLanguage: "es-ES", ...date });
});

const open = ({ landings, canTake }: Build) => landings.filter(({ offer }) => canTake(offer));

every("an offer's graph has its benefit, dates and country, and how to take it", open, (page) => {
  const { benefit, brand, validFrom, validUntil, region, minutes, landing } = page.offer;
  const known = Object.entries({ validFrom, validThrough: validUntil, eligibleRegion: region });
  const expected = Object.fromEntries(known.filter(([, value]) => value));
  expect(thingOf(page, "Offer")).toMatchObject({ name: benefit, offeredBy: { name: brand }, ...expected });
  const howTo = thingOf(page, "HowTo");
  expect(howTo?.totalTime).toBe(minutes && `PT${minutes}M`);
  expect(namesOf(howTo, "HowToStep")).toEqual(landing.steps.map(({ title }) => title));
});

every("an offer's graph has all its questions", landings, (page) => {
  const questions = page.offer.landing.faq.map(({ question }) => question);
  expect(namesOf(thingOf(page, "FAQPage"), "Question")).toEqual(questions);
});

every("home lists the offers in the order that it shows", of("home"), (page, { catalogue, today, site }) => {
  const things = inOrder(catalogue.enabled, today).map(({ brand: name, detailPath }, i) => ({
    ...{ "@type": "ListItem", position: i + 1, name, url: site.url + detailPath },
  }));
  expect(thingOf(page, "ItemList")?.itemListElement).toEqual(things);
});

type Named = [name: string, graph: object];

/** Mistakes that the judge of the vocabulary must find: a property, a type, a property elsewhere, a value. */
const WRONG = [
  { precio: 10 },
  { "@type": "Pagina" },
  { totalTime: "PT30M" },
  { name: { "@type": "Answer" } },
];

test("every graph keeps to schema.org's vocabulary", () => {
  const pages = sites.flatMap(({ name, indexable }) => indexable.map((page) => ({ name, page })));
  const graphs = pages.map(({ name, page }): Named => [`${name} ${page.address}`, graphOf(page)]);
  const page = { "@type": "WebPage", name: "x" };
  const wrong = WRONG.map(
    (fault, i): Named => [`wrong ${i}`, { ...graphs[0]?.[1], "@graph": [{ ...page, ...fault }] }],
  );
  const found = vocabularyFaults([...graphs, ...wrong]).map((fault) => fault.split(":")[0]);
  expect(found).toEqual(wrong.map(([name]) => name));
});

const TSC = "node_modules/@typescript/native/bin/tsc --noEmit --strict --skipLibCheck --ignoreConfig";
const OPTIONS = "--lib es2022 --module esnext --moduleResolution bundler --pretty false --types";

/**
 * What is wrong with some graphs by schema.org's own vocabulary: an unknown type or property, a property on a type that
 * has none such, a value of another kind. The vocabulary is schema-dts, and the compiler is the judge.
 */
function vocabularyFaults(graphs: readonly Named[]): string[] {
  const file = `${FOLDER}/graphs.ts`;
  const lines = graphs.map(([, graph], i) => `export const graph${i}: Graph = ${JSON.stringify(graph)};`);
  writeFileSync(file, ['import type { Graph } from "schema-dts";', ...lines].join("\n"));
  const { stdout } = spawnSync(process.execPath, [...`${TSC} ${OPTIONS}`.split(" "), "", file]);
  rmSync(file);
  return [...String(stdout).matchAll(/\((\d+),\d+\): error (.*)/g)].map(
    ([, line, message = ""]) => `${graphs[Number(line) - 2]?.[0]}: ${message.slice(0, 600)}`,
  );
}
