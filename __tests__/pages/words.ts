import { errorsCopy } from "@/lib/copy/errors";
import { cookieNotice, disclosureOf, frameCopy, independence, offerColumns } from "@/lib/copy/frame";
import { homeCopy } from "@/lib/copy/home";
import { landingCopy } from "@/lib/copy/landing";
import { offerCopy } from "@/lib/copy/offer";
import { checkNote, statusWords } from "@/lib/copy/status";
import { longDate, yearOf } from "@/lib/format/dates";
import { textFaults } from "@/lib/format/typography";
import { inOrder } from "@/lib/catalogue";
import { changesIn } from "@/lib/offers/changes";
import { figureOf, splitBenefit } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { all, hrefs, plain, section, words } from "./dom";
import { at, type Build, every, everything, madeOn, of, pages, says } from "./site";

const terms = at("/legal/terminos");
const privacy = at("/legal/privacidad");
const ordered = ({ catalogue, today }: Build) => inOrder(catalogue.enabled, today);
const linkOf = (within: Element, name: string) =>
  all("a", within).flatMap((link) => (words(link) === name ? link.getAttribute("href") : []));

every("the footer has the copyright year, the notices and the links", pages, (page, build) => {
  const { site } = build;
  const footer = page.document.querySelector("footer") ?? page.main;
  const year = `© ${yearOf(madeOn(page, build))} ${site.brand}`;
  for (const text of [year, frameCopy.newCustomers, independence(site), cookieNotice(site)])
    expect(words(footer)).toContain(plain(text));
  const ways = ["/legal/terminos", "/legal/privacidad", "/metodologia", "/cambios"];
  expect(hrefs(footer)).toEqual(expect.arrayContaining([...ways, `mailto:${site.contactEmail}`]));
});

every("the home page has a card of every offer, in order", of("home"), ({ main }, build) => {
  const cards = all("#ofertas article", main);
  const brands = ordered(build).map(({ brand }) => brand);
  expect(cards.map((card) => words(card.querySelector("h3")))).toEqual(brands);
  for (const [i, offer] of ordered(build).entries()) {
    const card = cards[i] ?? main;
    const status = statusWords(offer, build.today);
    // An ended offer no longer promises in the present.
    const promise = build.canTake(offer) ? [offer.description, offer.requirements] : [];
    for (const text of [offer.benefit, ...promise, status]) expect(words(card)).toContain(plain(text));
    expect(words(card.querySelector(`a[href="${offer.detailPath}"]`))).toContain(landingCopy.detail);
    const referrals = all(`a[data-referral="${offer.id}"]`, card).map(words).join();
    for (const name of build.canTake(offer) ? [offer.benefit, homeCopy.offers.go] : [])
      expect(referrals).toContain(plain(name));
  }
});

/** The benefit in the offer's words, after its figure where they name no amount. */
function benefitOf({ shortBenefit, value }: Offer): string {
  if (splitBenefit(shortBenefit).amount) return shortBenefit;
  return `${figureOf(value).text ?? offerCopy.depends} ${shortBenefit}`;
}

every("the home page has a table of every offer, in three columns", of("home"), (page, build) => {
  const rows = all("tr", section(page, homeCopy.comparison.title));
  const offers = ordered(build).map((offer) => [offer.brand, benefitOf(offer), offer.condition]);
  const containing = (cell: string) => expect.stringContaining(plain(cell));
  const cells = [offerColumns, ...offers].map((row) => row.map(containing));
  expect(rows.map((row) => all("th, td", row).map(words))).toEqual(cells);
});

every("the home page links to its offers twice, and to how they are ordered", of("home"), ({ main }) => {
  const { comparison, closing } = homeCopy;
  for (const { action } of [comparison, closing]) expect(linkOf(main, action)).toEqual(["#ofertas"]);
  expect(hrefs(main, "#ofertas a")).toContain("/metodologia#orden");
});

every("the home page says beside the list, once, that checks are old", of("home"), (page, build) => {
  const note = checkNote(ordered(build), build.today);
  const shown = all("[data-checked]", page.main).filter((element) => !element.hidden);
  expect(shown.map(words)).toEqual(note ? [plain(note)] : []);
  for (const element of shown) expect(section(page, homeCopy.offers.title).contains(element)).toBe(true);
});

// In the content only: the `title` of the home page, fixed by the specification, has the word.
every("no page calls an offer verified", pages, ({ text }) => {
  expect(text).not.toMatch(/\bverificad[ao]s?\b/i);
});

every("the home page discloses the commission before the list", of("home"), (page, build) => {
  const disclosure = plain(disclosureOf(...build.catalogue.enabled));
  expect(page.text.split(homeCopy.offers.title)[0]).toContain(disclosure);
  expect(page.text).toContain(plain(longDate(build.contentDate)));
});

/** What each section of a legal page is about, in the order of the specification. */
const LEGAL = {
  "/legal/terminos": `quiénes somos, uso, exactitud, compensación, asesoramiento financiero, terceros,
    propiedad intelectual, privacidad, responsabilidad, modificaci, ley aplicable, contacto`,
  "/legal/privacidad": `responsable, datos, para qué|finalidad, legitima|base, analítica|cookies, destinatarios|quién,
    transferencias, conserva|cuánto tiempo, terceros, seguridad, derechos, cambios, contacto`,
};

for (const [path, subjects] of Object.entries(LEGAL))
  every(`${path} has its numbered sections, home link and e-mail address`, at(path), ({ main }, { site }) => {
    const titles = subjects.split(/,\s+/).map((subject, i) => new RegExp(`^${i + 1}\\. .*(${subject})`, "i"));
    expect(all("h2", main).map(words)).toEqual(titles.map((title) => expect.stringMatching(title)));
    expect(linkOf(main, frameCopy.backHome)).toEqual(["/"]);
    expect(hrefs(main)).toContain(`mailto:${site.contactEmail}`);
  });

says("the terms have today's date and the required statements", terms, (page, build) => [
  `Última actualización: ${longDate(madeOn(page, build))}`,
  ...["mayor de edad", "ley española", "Madrid", "comisión", "asesoramiento financiero"],
]);

says("the privacy policy has the required statements", privacy, () => [
  ...["formularios de registro", "áreas privadas", "Agencia Española de Protección de Datos"],
  ...["icono", "aviso"],
]);

says("the 404 page has the specified text, help and the contact address", of("missing"), (_, { site }) => [
  ...["404", "Página no encontrada", "Lo sentimos, la página que buscas no existe o ha sido movida."],
  ...["Volver atrás", errorsCopy.notFound.help(site.brand), site.contactEmail],
]);

every("the 404 page links to the home page", of("missing"), ({ main }) => {
  expect(linkOf(main, "Ir al inicio")).toEqual(["/"]);
});

every("the methodology shows the order of the lists", at("/metodologia"), ({ document }, build) => {
  const published = all("#orden li", document).map(words);
  const brands = ordered(build).map(({ brand }) => expect.stringContaining(brand));
  expect(published).toEqual(brands.slice(0, Math.max(published.length, Math.min(brands.length, 20))));
});

every("the changes page lists every change, newest first", at("/cambios"), (page, { catalogue }) => {
  const changes = changesIn(catalogue.enabled).slice(0, 100);
  const expected = changes.map(({ offer, summary }) => [
    offer.detailPath,
    plain(`${offer.brand}: ${summary}`),
  ]);
  const shown = all("ol > li", page.main).map((element) => [hrefs(element)[0], words(element)]);
  expect(shown).toEqual(expected.map(([path, text]) => [path, expect.stringContaining(text ?? "")]));
  for (const { date } of changes) expect(page.text).toContain(plain(longDate(date)));
});

const BLOCKS = "p, li, h1, h2, h3, h4, dt, dd, th, td, summary, label, legend";

every("every sentence of a page follows the rules of typography and tone", pages, ({ document }) => {
  const blocks = all(BLOCKS, document).filter((element) => !element.querySelector(BLOCKS));
  const texts = blocks.map(({ textContent }) => textContent.trim());
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.flatMap((text) => textFaults(text).map((right) => `${right}: ${text}`))).toEqual([]);
});

const INLINE = ":is(a, b, strong, i, small, span, time, code, label, button)";

// Flexible boxes keep them apart on a screen only: text browsers, screen readers and copied text run them together.
every("neighbouring parts of a line have white space between their words", pages, ({ document }) => {
  const pairs = all(`${INLINE} + ${INLINE}`, document).map(
    (two) => [two.previousElementSibling, two] as const,
  );
  const joined = pairs.filter(
    ([one, two]) =>
      two.previousSibling === one &&
      /[\p{L}\p{N}€%.?!]$/u.test(one?.textContent ?? "") &&
      /^[\p{L}\p{N}¿¡]/u.test(two.textContent),
  );
  expect(joined.map((pair) => pair.map(words).join("|"))).toEqual([]);
});

const TEXT = /html|json|xml|markdown|plain/;

every("no page or file names a disabled offer", everything, (answer, { catalogue }) => {
  const hidden = catalogue.all.filter(({ id }) => !catalogue.find(id));
  if (!TEXT.test(answer.headers["content-type"] ?? "")) return;
  for (const { brand, detailPath } of hidden) {
    expect(answer.text).not.toMatch(new RegExp(`\\b${brand}\\b`));
    expect(answer.text).not.toContain(`${detailPath}"`);
  }
});
