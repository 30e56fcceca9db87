// docs/demands.md, D2.4 to D2.9: the home page.
import { markId } from "@/components/offer/brand-mark";
import { inOrder } from "@/lib/catalogue";
import { titleOf } from "@/lib/ground/offer-names";
import { all, hrefs, isBefore, plain, section, titled, words } from "../pages/dom";
import { type Build, checkedWords, each, every, of } from "../pages/site";

const home = of("home");
const ordered = ({ catalogue, today }: Build) => inOrder(catalogue.enabled, today);

every("a hero comes first", home, ({ main }) => {
  const [h1] = all("h1", main);
  const [h2] = all("h2", main);
  expect(h1 && h2 && isBefore(h1, h2)).toBe(true);
});

describe("«Ofertas destacadas»", () => {
  every("has the anchor ofertas and one card per enabled offer, in order", home, (page, build) => {
    const part = section(page, "Ofertas destacadas");
    expect(part.id).toBe("ofertas");
    const titles = all("article", part).map((card) => words(card.querySelector("h3")));
    expect(titles).toEqual(ordered(build).map(titleOf));
  });

  const parts: Record<string, (card: Element, offer: Build["catalogue"]["all"][number]) => unknown> = {
    "a logo chosen by brand": (card, offer) => {
      expect(all("use, g", card).map((one) => one.getAttribute("href") ?? `#${one.id}`)).toEqual([
        `#${markId(offer)}`,
      ]);
      expect(card.ownerDocument.getElementById(markId(offer))).not.toBeNull();
      expect(words(card.querySelector("h3"))).toBe(titleOf(offer));
    },
    "the benefit as a button linking out": (card, { id, benefit }) =>
      // A range is written short on a button, which is called what one sees.
      expect(all(`a[data-referral="${id}"]`, card).map(words).join()).toContain(
        plain(benefit).replace(/De (\d+) € a (\d+ €)/, "$1-$2"),
      ),
    "the description and the requirements": (card, { description, requirements }) => {
      for (const text of [description, requirements]) expect(words(card)).toContain(plain(text));
    },
    "a «Ver detalle» link to the offer's page": (card, { detailPath }) =>
      expect(words(card.querySelector(`a[href="${detailPath}"]`))).toMatch(/^Ver detalle/),
    "an «Ir a la oferta» referral button": (card, { id }) =>
      expect(all(`a[data-referral="${id}"]`, card).map(words)).toContainEqual(
        expect.stringMatching(/^Ir a la oferta/),
      ),
  };
  for (const [what, check] of Object.entries(parts))
    every(`a card has ${what}`, home, ({ main }, build) => {
      const cards = all("#ofertas article", main);
      // An ended offer no longer promises in the present.
      for (const [place, offer] of ordered(build).entries())
        if (build.canTake(offer)) check(cards[place] ?? main, offer);
    });

  every("D2.5: a card says when the offer was checked", home, ({ main }, build) => {
    const cards = all("#ofertas article", main).map(words);
    expect(cards).toEqual(
      ordered(build).map((offer) => expect.stringContaining(checkedWords(offer, build.today))),
    );
  });
});

describe("«Comparación rápida»", () => {
  every(
    "D2.6: is a table with the columns Promoción, Beneficio, Requisitos: a row per offer, with its benefit and its condition in short",
    home,
    (page, build) => {
      const rows = all("tr", section(page, "Comparación rápida")).map((row) => all("th, td", row).map(words));
      expect(rows[0]?.slice(0, 3)).toEqual(["Promoción", "Beneficio", "Requisitos"]);
      const expected = ordered(build).map(({ brand, shortBenefit, condition }) =>
        [brand, plain(shortBenefit), plain(condition)].map((text) => expect.stringContaining(text)),
      );
      // A fourth column, of date and risk, is the site's own.
      expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual(expected);
    },
  );

  every("has a button «Explorar todas las promociones» that leads to the offers", home, (page) => {
    const button = all("a", section(page, "Comparación rápida")).find(
      (one) => words(one) === "Explorar todas las promociones",
    );
    expect(button?.getAttribute("href")).toBe("#ofertas");
  });
});

every(
  "D2.4: three benefits of using the site: checked promotions, clear conditions, a plain comparison",
  home,
  ({ main }) => {
    expect(all("h3", titled(main, /^Por qué usar /) ?? main).map(words)).toEqual([
      expect.stringMatching(/reales/),
      expect.stringMatching(/[Cc]ondiciones explicadas, sin .*letra pequeña/),
      expect.stringMatching(/comparación.*(transparente|sencilla)/i),
    ]);
  },
);

every(
  "four questions: what a friend plan is, how the site works, must one invest, where are the conditions",
  home,
  (page) =>
    expect(all("details[name] summary", page.main).map(words)).toEqual([
      ...[/plan amigo/, /funciona/, /invertir/, /condiciones oficiales/].map((about) =>
        expect.stringMatching(about),
      ),
    ]),
);

every(
  "D2.9: every answer is in the page, closed at first, one open at a time without script",
  home,
  (page) => {
    const items = all("details[name]", page.main);
    expect(new Set(items.map((one) => one.getAttribute("name"))).size).toBe(1);
    expect(items.filter((one) => one.hasAttribute("open"))).toEqual([]);
    for (const item of items)
      expect(words(item).length).toBeGreaterThan(words(item.querySelector("summary")).length + 40);
  },
);

every(
  "the page closes with a button «Ver todas las ofertas», which leads to the offers",
  home,
  ({ main }) => {
    const last = all("section a", main).findLast((one) => words(one) === "Ver todas las ofertas");
    expect(last?.getAttribute("href")).toBe("#ofertas");
  },
);

each("D2.7: offers come before benefits, questions and close; the rows of all may come first", ({ page }) => {
  const titles = all("h2", page("/")?.main ?? document.body).map(words);
  const order = [/^Ofertas destacadas$/, /^Por qué usar/, /^Preguntas frecuentes$/];
  const places = order.map((title) => titles.findIndex((text) => title.test(text)));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

every("D2.8: how lists are ordered stands beside the first one", home, (page) =>
  expect(hrefs(section(page, "Comparación rápida"))).toContain("/metodologia#orden"),
);
