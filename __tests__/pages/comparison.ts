import { comparisonForm, findComparison } from "@/lib/tools/comparison/comparison";
import { versus } from "@/lib/config/paths";
import { inSentence } from "@/lib/format/format";
import { ask } from "./crawl";
import { all, hrefs, plain, words } from "./dom";
import { at, every, full, of } from "./site";

every("a comparison has the same facts of each offer, in its column", of("comparison"), (page, build) => {
  const { catalogue, canTake } = build;
  const chosen = findComparison(page.path.split("/").at(-1) ?? "", catalogue.enabled) ?? [];
  const offers = [
    ...chosen.filter(({ terms }) => !terms.closed),
    ...chosen.filter(({ terms }) => terms.closed),
  ];
  const rows = all("tr", page.main).map((row) => all("th, td", row).slice(1).map(words));
  const texts = offers.map(({ brand, shortBenefit, requirements, terms }) => [
    brand,
    plain(shortBenefit),
    // Those of a closed one follow «Qué pedía:».
    plain(terms.closed ? inSentence(requirements) : requirements),
  ]);
  for (const place of [0, 1, 2])
    expect(rows).toContainEqual(texts.map((text) => expect.stringContaining(text[place] ?? "")));
  const ways = offers.flatMap(({ detailPath, sourceUrl }) => [detailPath, sourceUrl]);
  expect(hrefs(page.main)).toEqual(expect.arrayContaining(ways));
  const buttons = all("thead a[data-referral]", page.main).map(({ dataset }) => dataset.referral);
  expect(buttons).toEqual(offers.filter(canTake).map(({ id }) => id));
});

every("the form for comparisons has every offer", at(comparisonForm.path), ({ main }, { catalogue }) => {
  const boxes = all<HTMLInputElement>(`input[name=${comparisonForm.parameter}]`, main).map(
    ({ value }) => value,
  );
  const ids = catalogue.enabled.map(({ id }) => id);
  expect(boxes.sort()).toEqual(ids.length > 1 ? ids.sort() : []);
});

const [one = "", two = "", three = "", four = ""] = full.catalogue.enabled.map(({ id }) => id);
const choose = (...ids: string[]) =>
  ask(
    "full",
    `${comparisonForm.answerPath}?${new URLSearchParams(ids.map((id) => [comparisonForm.parameter, id]))}`,
  );

test.each([[[four, two, one, three]], [[[four, two, one, three].join(versus)]]])(
  "of the four in %j the first three are compared, and the page says so",
  async (ids) => {
    const { status, text } = await choose(...ids);
    const main = new DOMParser().parseFromString(text, "text/html").querySelector("main");
    expect(status).toBe(200);
    const brandOf = (id: string) => full.catalogue.find(id)?.brand ?? "";
    const [first, second, third, last] = [one, two, four, three].map(brandOf);
    expect(words(main?.querySelector("h1"))).toBe(`${first}, ${second} y ${third}, lado a lado`);
    expect(words(main)).toContain(`Caben tres: hemos dejado fuera ${last}.`);
  },
);

test.each([
  [[], "Elige dos o tres promociones.", []],
  [[one, one], "Elige otra: hacen falta al menos dos.", [one]],
  [[one, "//example.com"], "No tenemos ninguna promoción de «//example.com». Elige entre estas.", [one]],
] as const)(
  "the invalid choice %j returns the form, still ticked, with an error message",
  async (ids, fault, kept) => {
    const { text } = await choose(...ids);
    const document = new DOMParser().parseFromString(text, "text/html");
    const [alert] = all("[role=alert]", document);
    expect(words(alert)).toBe(fault);
    expect(document.querySelector("main fieldset")?.getAttribute("aria-describedby")).toBe(alert?.id);
    expect(all<HTMLInputElement>("input[checked]", document).map(({ value }) => value)).toEqual(kept);
  },
);
