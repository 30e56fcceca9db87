import { inOrder, modifiedOn } from "@/lib/catalogue";
import { all, plain } from "./dom";
import { type Build, every, indexable, of, type Page, pages } from "./site";

/**
 * The compiler checks the graphs of `lib/publish/structured-data.ts` against schema.org's vocabulary; these tests
 * check the values.
 */
type Thing = { "@type": string; "@id"?: string } & Record<string, unknown>;

const scriptsOf = ({ document }: Page) => all("script[type='application/ld+json']", document);

/** The one graph of a page. */
const graphOf = (page: Page): { "@context": string; "@graph": Thing[] } =>
  JSON.parse(scriptsOf(page)[0]?.textContent ?? "null");

/** Every thing of a graph, nested ones included. */
function thingsIn(value: unknown): Thing[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(thingsIn);
  return "@type" in value ? [value as Thing, ...inner] : inner;
}

const thingOf = (page: Page, type: string) =>
  graphOf(page)["@graph"].find((thing) => thing["@type"] === type);
const namesOf = (value: unknown, type: string) =>
  thingsIn(value).flatMap(({ "@type": named, name }) => (named === type ? [name] : []));

/** Properties that the site cannot know, so it must not state them. */
const INVENTED = /^(price\w*|availability|aggregateRating|ratingValue|review|reviewCount)$/;

every("only indexable pages have structured data", pages, (page, { indexable }) => {
  expect(scriptsOf(page)).toHaveLength(indexable.includes(page) ? 1 : 0);
});

every("structured data describe the page, without price or rating", indexable, (page) => {
  const date = page.offer && { dateModified: modifiedOn(page.offer) };
  expect(thingOf(page, "WebPage")).toMatchObject({
    url: page.document.querySelector("link[rel=canonical]")?.getAttribute("href"),
    inLanguage: "es-ES",
    ...date,
  });
  const trails = thingsIn(graphOf(page)).filter((thing) => thing["@type"] === "BreadcrumbList");
  expect(trails.map(({ itemListElement }) => Object(itemListElement).length)).toEqual(
    page.path === "/" ? [] : [2],
  );
  const names = graphOf(page)["@graph"].map((thing) => thing["@id"]);
  expect(new Set(names).size).toBe(names.length);
  for (const [, name] of JSON.stringify(graphOf(page)).matchAll(/\{"@id":"([^"]+)"\}/g))
    expect(names).toContain(name);
  const fields = thingsIn(graphOf(page)).flatMap((thing) => Object.keys(thing));
  expect(fields.filter((name) => INVENTED.test(name))).toEqual([]);
});

every("each question, step and number of structured data is in the page's text", indexable, (page) => {
  const shown = `${page.text} ${page.document.title}`;
  for (const thing of thingsIn(graphOf(page))) {
    const whole = /^(Question|Answer|HowToStep|DefinedTerm)$/.test(thing["@type"]);
    const texts = [thing.name, thing.text, thing.description].filter((item) => typeof item === "string");
    for (const value of texts) {
      if (whole) expect(page.text).toContain(plain(value));
      for (const [figure] of value.matchAll(/\d[\d.,]*/g)) expect(shown).toContain(figure);
    }
    const minutes = /^PT(\d+)M$/.exec(String(thing.totalTime))?.[1];
    if (minutes) expect(page.text).toContain(`${minutes} minuto`);
  }
});

const open = ({ landings, canTake }: Build) => landings.filter(({ offer }) => canTake(offer));

every("an offer's structured data have its benefit, dates, country, steps and questions", open, (page) => {
  const { benefit, brand, validFrom, validUntil, region, minutes, landing } = page.offer;
  const known = Object.entries({ validFrom, validThrough: validUntil, eligibleRegion: region });
  const expected = Object.fromEntries(known.filter(([, value]) => value));
  expect(thingOf(page, "Offer")).toMatchObject({ name: benefit, offeredBy: { name: brand }, ...expected });
  const howTo = thingOf(page, "HowTo");
  expect(howTo?.totalTime).toBe(minutes && `PT${minutes}M`);
  expect(namesOf(howTo, "HowToStep")).toEqual(landing.steps.map(({ title }) => title));
  const questions = landing.faq.map(({ question }) => question);
  expect(namesOf(thingOf(page, "FAQPage"), "Question")).toEqual(questions);
});

every("the home page's data list the offers in order", of("home"), (page, { catalogue, today, site }) => {
  const things = inOrder(catalogue.enabled, today).map(({ brand: name, detailPath }, i) => ({
    ...{ "@type": "ListItem", position: i + 1, name, url: site.url + detailPath },
  }));
  expect(thingOf(page, "ItemList")?.itemListElement).toEqual(things);
});
