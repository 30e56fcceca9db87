// specification.md, part 2: the home page.
import { all, hrefs, isBefore, plain, section, words } from "../pages/dom";
import { each, every, of } from "../pages/site";

const home = of("home");

every("a hero comes first", home, ({ main }) => {
  const [h1] = all("h1", main);
  const [h2] = all("h2", main);
  expect(h1 && h2 && isBefore(h1, h2)).toBe(true);
});

describe("«Ofertas destacadas»", () => {
  every("has the anchor ofertas and one card for each enabled offer", home, (page, { catalogue }) => {
    const part = section(page, "Ofertas destacadas");
    expect(part.id).toBe("ofertas");
    const cards = all("article", part).map((card) => hrefs(card).find((href) => href.startsWith("/")));
    expect(cards.sort()).toEqual(catalogue.enabled.map(({ detailPath }) => String(detailPath)).sort());
  });

  every(
    "a card has logo, brand, benefit as a link out, description, requirements and two ways on",
    home,
    (page, { catalogue, canTake }) => {
      for (const offer of catalogue.enabled.filter(canTake)) {
        const card = all("article", section(page, "Ofertas destacadas")).find((one) =>
          hrefs(one).includes(offer.detailPath),
        );
        if (!card) throw new Error(`no card of ${offer.id}`);
        expect(card.querySelector("svg, img")).not.toBeNull();
        for (const text of [offer.brand, offer.description, offer.requirements])
          expect(words(card)).toContain(plain(text));
        const out = all(`a[data-referral="${offer.id}"]`, card).map(words);
        expect(out.some((text) => text.includes(plain(offer.benefit)))).toBe(true);
        expect(out.some((text) => text.startsWith("Ir a la oferta"))).toBe(true);
        const detail = all(`a[href="${offer.detailPath}"]`, card).map(words);
        expect(detail.some((text) => text.startsWith("Ver detalle"))).toBe(true);
      }
    },
  );
});

every(
  "«Comparación rápida» is a table of Promoción, Beneficio and Requisitos, with a button to the offers",
  home,
  (page, { catalogue, canTake }) => {
    const part = section(page, "Comparación rápida");
    expect(all("th[scope=col], thead th", part).map(words).slice(0, 3)).toEqual([
      "Promoción",
      "Beneficio",
      "Requisitos",
    ]);
    expect(all("tbody tr", part)).toHaveLength(catalogue.enabled.filter(canTake).length);
    const button = all("a", part).find((one) => words(one) === "Explorar todas las promociones");
    expect(button?.getAttribute("href")).toBe("#ofertas");
  },
);

every(
  "decision 4.1: three benefits of using the site: checked promotions, clear conditions, a plain comparison",
  home,
  (page) => {
    const [part] = all("section", page.main).filter((one) =>
      /^Por qué usar /.test(words(one.querySelector("h2"))),
    );
    const titles = all("h3", part ?? page.main).map(words);
    expect(titles).toHaveLength(3);
    expect(titles[0]).toMatch(/reales/);
    expect(titles[1]).toMatch(/[Cc]ondiciones explicadas, sin .*letra pequeña/);
    expect(titles[2]).toMatch(/comparación.*(transparente|sencilla)/i);
  },
);

describe("questions", () => {
  every(
    "there are four, each with its answer in the page, one open at a time, all closed at first",
    home,
    (page) => {
      const items = all("details[name]", page.main);
      expect(items).toHaveLength(4);
      expect(new Set(items.map((one) => one.getAttribute("name"))).size).toBe(1);
      expect(items.filter((one) => one.hasAttribute("open"))).toEqual([]);
      for (const item of items)
        expect(words(item).length).toBeGreaterThan(words(item.querySelector("summary")).length + 40);
    },
  );

  every(
    "they ask what a friend plan is, how the site works, whether one must invest, where the conditions are",
    home,
    (page) => {
      const asked = all("details[name] summary", page.main).map(words);
      expect(asked[0]).toMatch(/plan amigo/);
      expect(asked[1]).toMatch(/funciona/);
      expect(asked[2]).toMatch(/invertir/);
      expect(asked[3]).toMatch(/condiciones oficiales/);
    },
  );
});

every("the page closes with «Ver todas las ofertas», which leads to the offers", home, ({ main }) => {
  const last = all("section a", main).findLast((one) => words(one) === "Ver todas las ofertas");
  expect(last?.getAttribute("href")).toBe("#ofertas");
});

each(
  "decision design §4.1: offers come before benefits, questions and close; the rows of all may come first",
  ({ page }) => {
    const titles = all("h2", page("/")?.main ?? document.body).map(words);
    const order = [/^Ofertas destacadas$/, /^Por qué usar/, /^Preguntas frecuentes$/];
    const places = order.map((title) => titles.findIndex((text) => title.test(text)));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);
