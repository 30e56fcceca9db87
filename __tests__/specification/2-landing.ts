// docs/demands.md, D2.10: landing pages. What is content (figures, texts) is read from the offers' files.
import { all, hrefs, plain, section, titled, words } from "../pages/dom";
import { type Build, every, heroOf, isOver, type Landing, landings } from "../pages/site";

const relatedTo = ({ offer }: Landing, { catalogue, canTake }: Build) => catalogue.related(offer.id, canTake);

/** The questions of an offer's page: once it is over, what it gave, and those that are not for who begins. */
function askedOf(offer: Landing["offer"]) {
  const { faq, doubts = [], past } = offer.landing;
  if (!isOver(offer)) return { faq, doubts };
  const [first, more] = [faq, doubts].map((all) =>
    all.filter(({ isForNew }) => !isForNew).map((item) => ({ ...item, answer: item.past ?? item.answer })),
  );
  return { faq: [...(past ? [past] : []), ...(first ?? [])], doubts: more ?? [] };
}

describe("every landing page", () => {
  every("has a hero with the offer's title, and a picture, tiles or a text box", landings, (page) => {
    const hero = heroOf(page);
    expect(words(page.main.querySelector("h1"))).toBe(plain(hero?.title ?? "no hero"));
    const pictures = all<HTMLImageElement>("img", page.main).map(({ alt }) => plain(alt));
    if (hero?.layout === "split" && page.offer.hasHeroImage) {
      const sets = all("picture [srcset]", page.main);
      for (const set of sets)
        expect(set.getAttribute("srcset")?.match(/\d+(?=w)/g)).toEqual(["640", "960", "1280"]);
      // A phone may have another drawing.
      const everywhere = sets.filter((set) => !set.hasAttribute("media"));
      return expect([everywhere.length, pictures]).toEqual([2, [plain(hero.imageAlt)]]);
    }
    // A box repeats nothing: there is none where the title has its figure.
    const boxOf = ({ title, box }: Extract<typeof hero, { layout: "split" }>) =>
      title.includes(box.figure) ? [] : [box.figure, ...box.lines];
    const shown = hero?.layout === "split" ? boxOf(hero) : (hero?.tiles ?? []);
    for (const text of shown.flatMap((one) => (typeof one === "string" ? one : [one.figure, one.label])))
      expect(page.text).toContain(plain(text));
    return expect(pictures).toEqual([]);
  });

  every(
    "has numbered steps «Cómo funciona», at least two, unless it is over",
    landings,
    ({ main, offer }) => {
      const { steps } = offer.landing;
      if (isOver(offer)) return expect(titled(main, /^Cómo funciona/)).toBeUndefined();
      expect(steps.length).toBeGreaterThanOrEqual(2);
      const shown = all("ol > li", titled(main, /^Cómo funciona/) ?? main);
      const texts = shown.map((item) => all("h3, p", item).map(words));
      return expect(texts).toEqual(steps.map(({ title, text }) => [plain(title), plain(text)]));
    },
  );

  every(
    "has one list of questions, every answer in the page; of all of them, one is open at a time",
    landings,
    ({ main, offer }) => {
      const { faq, doubts } = askedOf(offer);
      const items = all("details[name]", main);
      const asked = items.map((item) => words(item.querySelector("summary")));
      expect(asked).toEqual([...faq, ...doubts].map(({ question }) => plain(question)));
      expect(new Set(items.map((item) => item.getAttribute("name"))).size).toBe(1);
      for (const [place, { answer }] of [...faq, ...doubts].entries())
        expect(words(items[place])).toContain(plain(answer));
      // Those of the offer's file come first; the others are behind one more disclosure.
      const [first, ...rest] = all("#preguntas > *", main).map((part) => all("details[name]", part).length);
      expect([first, ...rest]).toEqual(doubts.length > 0 ? [0, faq.length, doubts.length] : [0, faq.length]);
      if (doubts.length > 0)
        expect(words(main.querySelector("#preguntas > details > summary"))).toBe(`Ver ${doubts.length} más`);
    },
  );

  every(
    "has two related cards, the first two other enabled offers, linked to their pages",
    landings,
    (page, build) => {
      const others = relatedTo(page, build);
      const cards = all("li", section(page, "Promos relacionadas"));
      expect(cards.map((card) => hrefs(card)[0])).toEqual(others.map(({ detailPath }) => detailPath));
      for (const [place, { brand, shortBenefit, condition }] of others.entries())
        for (const text of [brand, shortBenefit, condition])
          expect(words(cards[place])).toContain(plain(text));
    },
  );

  every(
    "has a call to action at its bottom, and the disclosure after it",
    landings,
    ({ main, offer }, { canTake }) => {
      const closing = main.querySelector("#cierre") ?? document.body;
      const button = all<HTMLElement>("a[data-referral]", closing).map(({ dataset }) => dataset.referral);
      expect(button).toEqual(canTake(offer) ? [offer.id] : []);
      // The sentence as asked for; of an offer without invitation it would be false.
      const disclosure = words(all("p", closing).at(-1));
      const isShort = offer.terms.invitation.by === "none";
      if (isShort && !canTake(offer)) expect(disclosure).toMatch(/^Esta página ya no lleva botón/);
      else if (isShort) expect(disclosure).toMatch(/^Hoy no ganamos nada/);
      else expect(disclosure).toMatch(/^Enlazamos con invitación/);
    },
  );

  every("shows its fine print as a list, if it has any, apart from its history", landings, (page) => {
    const { finePrint } = page.offer.landing;
    if (!finePrint) return;
    const part = section(page, "Letra pequeña");
    const shown = finePrint.filter((line) => !(isOver(page.offer) && line.includes("puede cambiar")));
    expect(all("li", part).map(words)).toEqual(shown.map(plain));
    expect([part.closest("details"), ...all("details, #historial", part)]).toEqual([null]);
  });

  every(
    "closes with the section «Ver todas las ofertas», which leads to the offers of the home page",
    landings,
    ({ main }) => {
      const closing = all("section", main).at(-1);
      const links = all<HTMLAnchorElement>("a", closing ?? main);
      expect(links.map((link) => [words(link), link.getAttribute("href")])).toEqual([
        ["Ver todas las ofertas", "/#ofertas"],
      ]);
    },
  );
});
