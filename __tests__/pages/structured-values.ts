import { plain } from "./dom";
import { every, graphOf, indexable, pages, scriptsOf, thingsIn } from "./site";

/*
 * The compiler checks the graphs of `lib/publish/structured-data.ts` against schema.org's vocabulary, and
 * `specification/2-metadata.ts` that they are there; these tests check their values.
 */

/** Properties that the site cannot know, so it must not state them. */
const INVENTED = /^(price\w*|availability|aggregateRating|ratingValue|review|reviewCount)$/;

every("only indexable pages have structured data", pages, (page, { indexable }) => {
  expect(scriptsOf(page)).toHaveLength(indexable.includes(page) ? 1 : 0);
});

every("structured data refer to what they have, and state no price or rating", indexable, (page) => {
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
