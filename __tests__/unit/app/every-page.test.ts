import { riskLines } from "@/lib/copy/frame";
import { glossary } from "@/lib/copy/glossary";
import { landing } from "@/lib/copy/landing";
import { offerPages } from "@/lib/copy/offer-pages";
import { madridDate } from "@/lib/format/dates";
import * as records from "@/lib/offers/registry";
import { isOpen } from "@/lib/offers/status";
import { named } from "@/lib/site/results";
import { plain } from "../offers/texts";
import { all, before, builds, type BuiltSite, buildSite, otherSide, words } from "./site";

/** Anchors of other pages that a page may lead to. */
const anchors = [
  "/#ofertas",
  "/metodologia#orden",
  "/metodologia#vigencia",
  ...glossary.map(({ id }) => `/glosario#${id}`),
];

/** Files that a page may lead to. */
const files: string[] = Object.values(landing.openDataFiles).map(({ path }) => path);

const open = Object.values(records).filter((offer) => isOpen(offer, madridDate(new Date())));

/** The comparison of each offer with the first two others that can be taken. */
function triosOf(ids: readonly string[]): string[] {
  const trios = ids.map((id) => {
    const others = ids.filter((other) => other !== id && open.some((one) => one.id === other)).slice(0, 2);
    return `/comparar/${ids.filter((one) => one === id || others.includes(one)).join("-vs-")}`;
  });
  return [...new Set(trios)];
}

describe.each(builds)("every page, %s", (_build, env, ids) => {
  let site: BuiltSite;
  const paths = [
    "/",
    "/metodologia",
    "/cambios",
    "/comparar",
    "/glosario",
    "/legal/terminos",
    "/legal/privacidad",
    "/nada",
    ...ids.map((id) => `/${id}`),
    ...ids.flatMap((id) => Object.keys(offerPages).map((page) => `/${id}/${page}`)),
    ...triosOf(ids),
    ...otherSide(ids.map((id) => `/${id}`)),
  ];

  beforeAll(async () => {
    site = await buildSite(env);
  });
  afterAll(() => jest.restoreAllMocks());

  test("there are these pages", () => expect(site.paths).toEqual(paths));

  describe.each(paths)("%s", (path) => {
    const address = path.replace(/\/v\/b$/, "");

    beforeAll(() => site.show(path));

    test("has one h1, and headings that skip no level", () => {
      const levels = all("h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, i) => expect(level - (levels[i - 1] ?? 1)).toBeLessThanOrEqual(1));
      for (const heading of all("h1, h2, h3, h4")) expect(words(heading)).not.toBe("");
    });

    test("has its landmarks once, and begins with the way to the content", () => {
      for (const landmark of ["body > header", "main", "body > footer"])
        expect(all(landmark)).toHaveLength(1);
      const [first] = all("a, button, input, summary");
      expect(first).toHaveAttribute("href", "#contenido");
      expect(document.getElementById("contenido")).toBe(document.querySelector("main"));
      const names = all("nav").map((nav) => nav.getAttribute("aria-label"));
      expect(new Set(names).size).toBe(names.length);
    });

    test("repeats no id and names none that is not there", () => {
      const known = all("[id]").map(({ id }) => id);
      expect(new Set(known).size).toBe(known.length);
      for (const element of all("[aria-labelledby]"))
        expect(known).toContain(element.getAttribute("aria-labelledby"));
    });

    test("leads to pages that exist, at anchors that exist", async () => {
      const known = all("[id]").map(({ id }) => id);
      const targets: string[] = [...site.paths, ...files];
      for (const link of all<HTMLAnchorElement>("a[href^='/'], a[href^='#']")) {
        const [target, anchor] = (link.getAttribute("href") ?? "").split("#");
        if (target) expect(targets).toContain(target);
        else expect(known).toContain(anchor);
        if (target && anchor) expect(anchors).toContain(`${target}#${anchor}`);
      }
    });

    test("lists home and the enabled offers, by weight, in header and footer", () => {
      const { offers, more } = named(site.landings);
      const expected = ["/", ...offers, ...(more ? ["/#ofertas"] : [])];
      for (const list of [all("header nav ul a"), all("footer nav[aria-label=Promociones] a")])
        expect(list.map((link) => link.getAttribute("href"))).toEqual(expected);
      expect(words(document.querySelector("header nav ul a"))).toBe("Inicio");
    });

    test("marks the links to itself, and no other", () => {
      const marked = all("[aria-current]").map((link) => [
        link.getAttribute("aria-current"),
        link.getAttribute("href"),
      ]);
      const inHeader = path === "/" || named(site.landings).offers.some((landing) => landing === address);
      const times = path === "/nada" || (!site.own.includes(path) && !inHeader) ? 0 : inHeader ? 2 : 1;
      // The brand leads home too.
      const brand = path === "/" ? 1 : 0;
      expect(marked).toEqual(Array(times + brand).fill(["page", address]));
    });

    test("ends with all parts of the footer", () => {
      const footer = document.querySelector("footer");
      for (const part of [
        "Las promociones son solo para nuevos clientes.",
        `© ${new Date().toLocaleDateString("es-ES", { timeZone: "Europe/Madrid", year: "numeric" })} PlanAmigo`,
        "contacto@planamigo.example",
        "Metodología",
        "Cambios",
        "Términos y condiciones",
        "Política de privacidad",
        "Este sitio no usa analítica.",
        "PlanAmigo es un comparador independiente. No está afiliado oficialmente a las empresas que aparecen, no es una entidad financiera y no da asesoramiento financiero.",
      ])
        expect(words(footer)).toContain(part);
      expect(footer?.querySelector("a[href^=mailto]")).toHaveAttribute(
        "href",
        "mailto:contacto@planamigo.example",
      );
    });

    test("goes to providers by links that work by themselves, called advertising, after any risk line", () => {
      for (const link of all<HTMLAnchorElement>("a[data-referral]")) {
        const offer = site.catalogue.find(link.dataset.referral ?? "");
        expect(link).toHaveAttribute("href", offer?.referralUrl);
        expect(link).toHaveAttribute("rel", "nofollow sponsored noopener noreferrer");
        expect(link).toHaveAttribute("target", "_blank");
        expect(words(link)).toMatch(/ \(se abre en una pestaña nueva\)$/);
        const holder = link.closest("article, section, main") ?? document.body;
        const labels = all("p", holder).filter((p) =>
          /^Publicidad( · enlace de invitación de .+)?$/.test(words(p)),
        );
        expect(labels.some((label) => before(label, link))).toBe(true);
        if (!offer?.risk) continue;
        const risk = plain(riskLines[offer.risk]);
        expect(all("p", holder).some((p) => words(p) === risk && before(p, link))).toBe(true);
      }
    });

    test("sends nobody elsewhere for money: other outward links carry no «sponsored»", () => {
      for (const link of all<HTMLAnchorElement>("a[href^=http]:not([data-referral])"))
        expect(link.rel).not.toContain("sponsored");
      for (const link of all<HTMLAnchorElement>("a[target=_blank]")) {
        expect(link.rel).toContain("noopener");
        expect(words(link)).toContain("se abre en una pestaña nueva");
      }
    });

    test("closes one question when another opens", () => {
      const names = new Set(all("#preguntas details").map((one) => one.getAttribute("name")));
      expect(names.size).toBeLessThanOrEqual(1);
      expect(names).not.toContain(null);
      for (const one of all("details")) {
        expect(one).not.toHaveAttribute("open");
        expect(words(one.querySelector("summary + *"))).not.toBe("");
      }
    });

    test("says nothing of offers that are not enabled", () => {
      for (const { brand, enabled, detailPath } of site.catalogue.all) {
        if (enabled) continue;
        expect(words(document.body)).not.toMatch(new RegExp(`\\b${brand}\\b`));
        expect(all(`a[href="${detailPath}"]`)).toEqual([]);
      }
    });

    test("has pictures with a size and a description, and marks that are not read", () => {
      for (const picture of all<HTMLImageElement>("img")) {
        expect(picture).toHaveAttribute("alt");
        expect([picture.width, picture.height]).toEqual([320, 240]);
        for (const width of [640, 960, 1280]) expect(picture.srcset).toContain(`-${width}.webp ${width}w`);
      }
      for (const mark of all("svg")) expect(mark).toHaveAttribute("aria-hidden", "true");
    });

    test("has nothing that a strict policy refuses: no inline style or handler", () => {
      const inline = all("body *").filter((element) =>
        element.getAttributeNames().some((name) => name === "style" || name.startsWith("on")),
      );
      expect(inline.map(({ outerHTML }) => outerHTML.slice(0, 99))).toEqual([]);
    });
  });
});
