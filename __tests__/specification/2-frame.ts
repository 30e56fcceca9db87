// docs/demands.md, D2.1 to D2.3: routes, and the frame that every page shares.
import { toolSegments } from "@/lib/config/paths";
import { yearOf } from "@/lib/format/dates";
import { ask } from "../pages/crawl";
import { all, hrefs, words } from "../pages/dom";
import { each, every, everything, full, madeOn, pages } from "../pages/site";

const ROUTES = ["trade-republic", "indexa-capital", "binance", "revolut", "n26", "paypal", "lowi"];
const footerOf = (document: Document) => document.querySelector("body > footer") ?? document.body;

describe("routes", () => {
  each("/, /legal/terminos and /legal/privacidad are always there; any other path is a 404", ({ page }) =>
    expect(
      ["/", "/legal/terminos", "/legal/privacidad", "/no-existe"].map((path) => page(path)?.status),
    ).toEqual([...[200, 200, 200, 404]]),
  );

  test("each of the seven offers has a landing page once it is enabled", () => {
    const present = ROUTES.filter((id) => full.catalogue.find(id));
    expect(present.map((id) => full.page(`/${id}`)?.status)).toEqual(present.map(() => 200));
  });

  each("a landing page is registered only for an enabled offer", ({ landings, catalogue }) =>
    expect(new Set(landings.map(({ path }) => path))).toEqual(
      new Set(catalogue.enabled.map(({ detailPath }) => detailPath)),
    ),
  );

  each("D2.3: every address of a disabled offer is 404", async ({ name, catalogue }) => {
    const dated = ["plazos/fechas", "plazos/calendario.ics", "valor?importe=1"];
    for (const { id } of catalogue.all.filter((offer) => !catalogue.find(offer.id))) {
      const further = [...Object.values(toolSegments), ...dated].map((one) => `/${id}/${one}`);
      for (const path of [`/${id}`, `/${id}.md`, `/share/${id}.png`, ...further])
        expect([path, (await ask(name, path)).status]).toEqual([path, 404]);
    }
  });

  every(
    "D2.3: no page, feed, sitemap or data names a disabled offer",
    everything,
    (answer, { catalogue }) => {
      if (!/html|json|xml|markdown|plain/.test(answer.headers["content-type"] ?? "")) return;
      for (const { id, brand, detailPath } of catalogue.all)
        if (!catalogue.find(id)) {
          // Another promotion of its brand may be shown.
          if (!catalogue.enabled.some((shown) => shown.brand === brand))
            expect(answer.text).not.toMatch(new RegExp(`\\b${brand}\\b`));
          expect(answer.text).not.toContain(`${detailPath}"`);
        }
    },
  );
});

every("a link that skips to the main content comes first", pages, ({ document, main }) => {
  const [first] = all("a, button, input, summary", document);
  expect([words(first), first?.getAttribute("href")]).toEqual([
    "Saltar al contenido principal",
    `#${main.id}`,
  ]);
  expect(main.getAttribute("tabindex")).toBe("-1");
});

describe("the header", () => {
  every("has the brand, linked to home", pages, ({ document }, { site }) => {
    const [brand] = all("body > header a", document);
    expect([words(brand), brand?.getAttribute("href")]).toEqual([site.brand, "/"]);
  });

  every("lists Inicio and one link per enabled provider, by weight", pages, ({ document }, { catalogue }) => {
    const links = all("body > header li a", document).map((link) => [words(link), link.getAttribute("href")]);
    const offers = catalogue.enabled.slice(0, 7).map(({ brand, detailPath }) => [brand, detailPath]);
    expect(links.slice(0, offers.length + 1)).toEqual([["Inicio", "/"], ...offers]);
  });
});

every("header and footer highlight the current page, and no other", pages, ({ document, path, kind }) => {
  if (kind === "missing" || kind === "answer") return;
  for (const part of ["body > header a", "body > footer a"]) {
    const above = path.startsWith("/comparar/") ? ["/comparar"] : [];
    const marked = new Set(hrefs(document, `${part}[aria-current]`));
    expect([...marked]).toEqual(hrefs(document, part).includes(path) ? [path] : above);
  }
});

describe("the footer", () => {
  every("links to home and to the enabled providers", pages, ({ document }, { catalogue }) => {
    const offers = catalogue.enabled.map(({ detailPath }) => String(detailPath));
    const links = hrefs(footerOf(document));
    expect(links).toContain("/");
    const shown = links.filter((href) => offers.includes(href));
    expect(shown).toEqual(offers.slice(0, Math.max(shown.length, Math.min(offers.length, 7))));
  });

  every("has a copyright line with the current year", pages, (page, build) =>
    expect(words(footerOf(page.document))).toContain(`© ${yearOf(madeOn(page, build))} ${build.site.brand}`),
  );

  every(
    "has the contact address as a mailto link, and links to terms and privacy",
    pages,
    ({ document }, { site }) =>
      expect(hrefs(footerOf(document))).toEqual(
        expect.arrayContaining([`mailto:${site.contactEmail}`, "/legal/terminos", "/legal/privacidad"]),
      ),
  );

  every("has a notice on cookies and analytics", pages, ({ document }) =>
    expect(words(footerOf(document))).toMatch(/(cookies|datos en) tu navegador.*analítica/i),
  );
});
