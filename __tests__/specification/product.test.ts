// specification.md, part 1 and the frame of part 2: what the product is, and what stands on each page.
import { all, hrefs, words } from "../pages/dom";
import { each, every, full, landings, pages } from "../pages/site";

const footerOf = (document: Document) => document.querySelector("body > footer");

describe("1. What the product does and for whom", () => {
  every("every page is in Spanish from Spain", pages, ({ document }) =>
    expect(document.documentElement.lang).toBe("es-ES"),
  );

  every(
    "a landing page shows benefit, requirements and a button to the referral link",
    landings,
    (page, { canTake }) => {
      if (!canTake(page.offer)) return;
      for (const text of [page.offer.benefit, page.offer.requirements])
        expect(page.text).toContain(words(textNode(text)));
      expect(all(`a[data-referral="${page.offer.id}"]`, page.main).length).toBeGreaterThan(0);
    },
  );

  every(
    "every page says that promotions are for new customers, and where the details are",
    pages,
    ({ document }) =>
      expect(words(footerOf(document))).toMatch(/solo para nuevos clientes.*web oficial de cada proveedor/i),
  );

  every(
    "every page says that the site is independent, no financial entity, and gives no advice",
    pages,
    ({ document }) => {
      const text = words(footerOf(document));
      for (const said of [
        /independiente/,
        /sin afiliación oficial/,
        /no es una entidad financiera/i,
        /ni da asesoramiento/,
      ])
        expect(text).toMatch(said);
    },
  );

  every("every landing page has the disclosure word for word", landings, ({ text }) =>
    expect(text).toContain("Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia."),
  );

  every("no page asks for a name, an address or a password", pages, ({ document }) =>
    expect(
      all("input[type=password], input[type=email], input[type=tel], [autocomplete^=name]", document),
    ).toEqual([]),
  );

  each(
    "decision 3.1: the home page's title has the year of the newest check",
    ({ page, site, contentDate }) =>
      expect(page("/")?.document.title).toBe(
        `${site.brand} ${contentDate.slice(0, 4)}: promociones verificadas en España`,
      ),
  );
});

describe("2. Routes", () => {
  test("all seven offers have their landing page once they are enabled", () => {
    const seed = ["trade-republic", "indexa-capital", "binance", "revolut", "n26", "paypal", "lowi"];
    const present = seed.filter((id) => full.catalogue.find(id));
    expect(present.map((id) => full.page(`/${id}`)?.status)).toEqual(present.map(() => 200));
  });

  each("a landing page is registered only for an enabled offer", ({ landings, catalogue }) =>
    expect(new Set(landings.map(({ path }) => path))).toEqual(
      new Set(catalogue.enabled.map(({ detailPath }) => detailPath)),
    ),
  );

  each("the legal pages and the 404 page are always there", ({ page }) =>
    expect(["/legal/terminos", "/legal/privacidad", "/no-existe"].map((path) => page(path)?.status)).toEqual([
      200, 200, 404,
    ]),
  );
});

describe("2. Shared frame", () => {
  every("a link skips to the main content", pages, ({ document, main }) =>
    expect(hrefs(document)[0]).toBe(`#${main.id}`),
  );

  every(
    "the header links the brand to home, home and each enabled offer",
    pages,
    ({ document }, { catalogue, site }) => {
      const header = document.querySelector("body > header") ?? document.body;
      const [brand] = all("a", header);
      expect([words(brand), brand?.getAttribute("href")]).toEqual([site.brand, "/"]);
      const listed = hrefs(header, "ul a");
      expect(listed).toEqual(
        expect.arrayContaining(["/", ...catalogue.enabled.slice(0, 7).map((one) => one.detailPath)]),
      );
    },
  );

  every("the current page is marked in the header's list", landings, ({ document, path }) =>
    expect(hrefs(document, "body > header a[aria-current=page]")).toContain(path),
  );

  every(
    "the footer links home, each enabled offer, terms and privacy, and has the e-mail address",
    pages,
    ({ document }, { catalogue, site }) => {
      const offers = catalogue.enabled.slice(0, 7).map((one) => one.detailPath);
      expect(hrefs(footerOf(document) ?? document)).toEqual(
        expect.arrayContaining([
          "/",
          ...offers,
          "/legal/terminos",
          "/legal/privacidad",
          `mailto:${site.contactEmail}`,
        ]),
      );
    },
  );

  every(
    "the footer has a copyright line with the year, and a notice on cookies and analytics",
    pages,
    ({ document }, { site }) => {
      const text = words(footerOf(document));
      expect(text).toMatch(new RegExp(`© ?20\\d\\d ${site.brand}`));
      expect(text).toMatch(/cookies|datos en tu navegador/i);
      expect(text).toMatch(/analítica/i);
    },
  );
});

function textNode(text: string): Element {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
}
