// specification.md, part 2: terms, privacy, 404; metadata of every page; preview hosts.
import { madridDate, longDate } from "@/lib/format/dates";
import { ask } from "../pages/crawl";
import { all, hrefs, plain, words } from "../pages/dom";
import { at, every, indexable, madeOn, of } from "../pages/site";

const terms = at("/legal/terminos");
const privacy = at("/legal/privacidad");
const sections = (main: Element) => all("section > h2", main).map(words);

/** Titles begin with what they are about, in this order. */
function expectTitles(main: Element, about: readonly RegExp[]): void {
  const titles = sections(main).filter((title) => about.some((one) => one.test(title)));
  expect(titles).toHaveLength(about.length);
  titles.forEach((title, place) => expect(title).toMatch(about[place] ?? /never/));
}

describe("terms", () => {
  every("have twelve sections, from who we are to contact", terms, ({ main }) =>
    expectTitles(main, [
      ...[/quiénes somos/i, /uso/i, /exactitud/i, /compensación/i, /asesoramiento/i, /enlaces/i],
      ...[/propiedad/i, /privacidad/i, /responsabilidad/i, /modificaciones/i, /ley/i, /contacto/i],
    ]),
  );
  every(
    "say that users must be of age, and that Spanish law and the courts of Madrid apply",
    terms,
    ({ text }) => {
      expect(text).toMatch(/mayor de edad/);
      expect(text).toMatch(/ley española|legislación española/i);
      expect(text).toMatch(/Madrid/);
    },
  );
  every("are «last updated» today, in Spanish long format", terms, (page, build) =>
    expect(
      [longDate(madeOn(page, build)), longDate(madridDate(new Date()))].some((day) =>
        page.text.includes(`Última actualización: ${day}`),
      ),
    ).toBe(true),
  );
  every("link back to the home page and are noindex", terms, ({ main, document }) => {
    expect(hrefs(main)).toContain("/");
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/^noindex/);
  });
});

describe("privacy", () => {
  every("has thirteen sections, from the controller to contact", privacy, ({ main }) =>
    expectTitles(main, [
      ...[
        /responsable/i,
        /datos que/i,
        /finalidades/i,
        /base jurídica/i,
        /analítica|cookies/i,
        /destinatarios/i,
      ],
      ...[/transferencias/i, /conservación/i, /enlaces/i, /seguridad/i, /derechos/i, /cambios/i, /contacto/i],
    ]),
  );
  every(
    "says: no registration, no private area; consent by banner and icon; complaints to the AEPD",
    privacy,
    ({ text }) => {
      for (const said of [
        /formularios de registro/i,
        /áreas? privadas?/i,
        /banner|aviso/i,
        /icono/i,
        /Agencia Española de Protección de Datos/,
      ])
        expect(text).toMatch(said);
    },
  );
  every("is noindex", privacy, ({ document }) =>
    expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/^noindex/),
  );
});

describe("404", () => {
  const missing = of("missing");
  every("says what happened, and leads home and back", missing, ({ main, text }, { site }) => {
    for (const said of [
      "404",
      "Página no encontrada",
      "Lo sentimos, la página que buscas no existe o ha sido movida.",
    ])
      expect(text).toContain(said);
    const home = all("a", main).find((one) => words(one) === "Ir al inicio");
    expect(home?.getAttribute("href")).toBe("/");
    expect(all("button", main).map(words)).toContain("Volver atrás");
    expect(text).toMatch(new RegExp(`ayuda.*${site.brand}`));
  });
  every("is noindex, nofollow", missing, ({ document }) =>
    expect(plain(document.querySelector("meta[name=robots]")?.getAttribute("content") ?? "")).toMatch(
      /^noindex, ?nofollow$/,
    ),
  );
});

describe("metadata", () => {
  every(
    "every indexable page has title, description, canonical, Open Graph and Twitter",
    indexable,
    ({ document }) => {
      expect(document.title.length).toBeGreaterThan(9);
      for (const one of [
        "meta[name=description]",
        "link[rel=canonical]",
        "meta[property='og:title']",
        "meta[property='og:image']",
        "meta[name='twitter:card']",
      ])
        expect([one, document.querySelector(`head > ${one}`) !== null]).toEqual([one, true]);
      expect(document.querySelector("meta[property='og:locale']")?.getAttribute("content")).toBe("es_ES");
    },
  );
  every(
    "every landing page has structured data of page, offer, how-to and questions",
    ({ landings, canTake }) => landings.filter(({ offer }) => canTake(offer)),
    ({ document }) => {
      const text = document.querySelector("script[type='application/ld+json']")?.textContent ?? "";
      for (const type of ["WebPage", "BreadcrumbList", "Offer", "HowTo", "FAQPage"])
        expect(text).toContain(`"${type}"`);
    },
  );
});

test.each(["x.vercel.app", "localhost:3000", "203.0.113.9"])(
  "the preview host %s gets noindex, nofollow",
  async (host) =>
    expect((await ask("full", "/", { headers: { host } })).headers["x-robots-tag"]).toBe("noindex, nofollow"),
);
