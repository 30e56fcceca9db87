import { statusWords } from "@/lib/copy/status";
import { longDate, yearOf } from "@/lib/format/dates";
import { inOrder } from "@/lib/offers/catalogue";
import { firstResults, NAMED, RESULTS_PER_PAGE } from "@/lib/site/results";
import { isOpen, statusOn } from "@/lib/offers/status";
import { pagesOf } from "@/lib/site/offer-pages";
import { all, before, type BuiltSite, buildSite, everyOffer, section, words } from "./site";
import { plain } from "../offers/texts";

let site: BuiltSite;
/** The offers that the home page shows. */
const offers = () => firstResults(inOrder(site.catalogue.enabled, site.today)).offers;

beforeAll(async () => {
  site = await buildSite(everyOffer);
  await site.show("/");
});
afterAll(() => jest.restoreAllMocks());

test("its sections, in order", () => {
  expect(all("main h2").map(words)).toEqual([
    "Ofertas destacadas",
    "Comparación rápida",
    "Por qué usar PlanAmigo",
    "Preguntas frecuentes",
    "Elige con las condiciones delante",
  ]);
});

test("its title carries the year of the newest verification", async () => {
  const { metadata } = await import("@/app/page");
  const { contentDate } = await import("@/lib/offers");
  expect(metadata).toMatchObject({
    title: `PlanAmigo ${yearOf(contentDate)}: promociones verificadas en España`,
    alternates: { canonical: "/" },
  });
  expect(words(document.querySelector("main"))).toContain(`Última verificación: ${longDate(contentDate)}`);
});

test("how the site earns and what orders the list stand above the cards", () => {
  const said = words(document.querySelector("main"));
  const disclosure = "Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.";
  expect(said.indexOf(disclosure)).toBeGreaterThan(0);
  expect(said.indexOf(disclosure)).toBeLessThan(said.indexOf("Ofertas destacadas"));
  for (const title of ["Ofertas destacadas", "Comparación rápida"]) {
    const line = section(title).querySelector("h2 + p");
    expect(words(line)).toBe("Orden: criterio editorial, explicado en la metodología.");
    expect(line?.querySelector("a")).toHaveAttribute("href", "/metodologia#orden");
  }
});

test("the offers are at #ofertas, one card each, in the published order", () => {
  expect(section("Ofertas destacadas").id).toBe("ofertas");
  const shown = all("#ofertas article h3").map(words);
  expect(shown).toEqual(offers().map(({ brand }) => brand));
  expect(shown.length).toBeGreaterThan(0);
});

test("a card shows mark, brand, benefit as a button, description, requirements and both ways on", () => {
  for (const offer of offers()) {
    const card = document.querySelector(`[aria-labelledby="oferta-${offer.id}"]`)!;
    expect(card.querySelector("svg")).not.toBeNull();
    expect(words(card)).toContain(statusWords(statusOn(offer, site.today), offer));
    if (!isOpen(offer, site.today)) continue;
    const [benefit, go, ...more] = all("a[data-referral]", card);
    expect(words(benefit)).toBe(`${plain(offer.benefit)} (${offer.brand}) (se abre en una pestaña nueva)`);
    expect(words(go)).toBe(`Ir a la oferta de ${offer.brand} (se abre en una pestaña nueva)`);
    expect(more).toEqual([]);
    expect(words(card)).toContain(plain(offer.description));
    expect(words(card)).toContain(`Qué te piden${plain(offer.requirements)}`);
    const further = all("article li a", card).map((link) => [link.getAttribute("href"), words(link)]);
    expect(further).toEqual(pagesOf(offer).map(({ path, title }) => [path, `${title} de ${offer.brand}`]));
    const detail = card.querySelector(`a[href="${offer.detailPath}"]`);
    expect(words(detail)).toBe(`Ver detalle de ${offer.brand}`);
    expect(before(go!, detail!)).toBe(true);
  }
});

test("the comparison has its three columns and a row for each offer, with its status", () => {
  const table = section("Comparación rápida").querySelector("table")!;
  expect(all("thead th", table).map(words)).toEqual(["Promoción", "Beneficio", "Requisitos"]);
  expect(all("tbody tr", table).map((row) => all("th, td", row).map(words))).toEqual(
    (site.catalogue.enabled.length > RESULTS_PER_PAGE ? offers().slice(0, NAMED) : offers()).map((offer) =>
      [
        offer.brand,
        `${offer.benefit}${statusWords(statusOn(offer, site.today), offer)}`,
        offer.requirements,
      ].map(plain),
    ),
  );
});

test.each([
  ["Comparación rápida", "Explorar todas las promociones"],
  ["Elige con las condiciones delante", "Ver todas las ofertas"],
])("«%s» leads to the offers by «%s»", (title, label) => {
  const link = all("a", section(title)).find((one) => words(one) === label);
  expect(link).toHaveAttribute("href", "#ofertas");
});

test("three reasons", () => {
  expect(all("h3", section("Por qué usar PlanAmigo")).map(words)).toEqual([
    "Promociones reales y verificadas",
    "Condiciones explicadas sin letra pequeña",
    "Una comparación transparente y sencilla",
  ]);
});

test("four questions, each with its answer", () => {
  const questions = all("details", section("Preguntas frecuentes"));
  expect(questions.map((one) => words(one.querySelector("summary")))).toEqual([
    "¿Qué es un plan amigo?",
    "¿Cómo funciona PlanAmigo?",
    "¿Hay que invertir dinero siempre?",
    "¿Dónde están las condiciones oficiales?",
  ]);
  for (const one of questions) expect(words(one.querySelector("p")).length).toBeGreaterThan(80);
});
