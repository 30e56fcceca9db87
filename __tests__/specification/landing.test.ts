// specification.md, part 2: landing pages. Figures come from the offers' files, which editors change.
import { all, hrefs, plain, section, words } from "../pages/dom";
import { every, full, landings } from "../pages/site";

const titled = (main: Element, title: RegExp) =>
  all("section", main).find((one) => title.test(words(one.querySelector("h2"))));

/** Pages of one offer; of both variants, where it has two. None if an editor removed the offer. */
const of = (id: string) => full.landings.filter(({ offer }) => offer.id === id);

const oneOf = (id: string) => {
  const [page] = of(id);
  if (!page) throw new Error(`no page of ${id}`);
  return page;
};

describe("every landing page", () => {
  every("has a hero and numbered steps that say how it works", landings, ({ main, offer }) => {
    expect(all("h1", main)).toHaveLength(1);
    const part = titled(main, /^Cómo funciona/);
    expect(all("ol > li", part ?? main).length).toBeGreaterThanOrEqual(offer.landing.steps.length);
    expect(offer.landing.steps.length).toBeGreaterThanOrEqual(3);
  });

  every(
    "has questions that open one at a time and can be closed, every answer in the page",
    landings,
    ({ main, offer }) => {
      const items = all("#preguntas details[name]", main);
      expect(items).toHaveLength(offer.landing.faq.length);
      expect(new Set(items.map((item) => item.getAttribute("name"))).size).toBe(1);
      for (const item of items)
        expect(words(item).length).toBeGreaterThan(words(item.querySelector("summary")).length);
    },
  );

  every(
    "shows the first two other enabled offers as cards that lead to their pages",
    landings,
    (page, { catalogue, canTake }) => {
      const others = catalogue.enabled
        .filter((other) => other.id !== page.offer.id && canTake(other))
        .slice(0, 2);
      const part = section(page, "Promos relacionadas");
      const cards = all("article, li", part).filter((card) => !card.querySelector("article, li"));
      expect(cards.map((card) => hrefs(card)[0])).toEqual(others.map(({ detailPath }) => detailPath));
      for (const [place, { brand, benefit }] of others.entries())
        for (const text of [brand, benefit]) expect(words(cards[place])).toContain(plain(text));
    },
  );

  every(
    "ends with a call to action, the disclosure, and «Ver todas las ofertas», which leads home to the offers",
    landings,
    ({ main, offer, text }, { canTake }) => {
      const links = all<HTMLAnchorElement>("a", main);
      const everyOffer = links.findLast((one) => words(one) === "Ver todas las ofertas");
      expect(everyOffer?.getAttribute("href")).toBe("/#ofertas");
      if (canTake(offer)) expect(links.findLast((one) => one.dataset.referral === offer.id)).toBeDefined();
      expect(text).toContain("Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.");
    },
  );
});

describe("/trade-republic", () => {
  test("both variants of its hero are prepared: a with a picture, b with three tiles", () => {
    const [a, b] = ["a", "b"].map((variant) => of("trade-republic").find((page) => page.variant === variant));
    expect(all("img", a?.main ?? document.body)).toHaveLength(1);
    expect(all("img", b?.main ?? document.body)).toHaveLength(0);
    expect(b?.offer.landing.heroB).toMatchObject({ layout: "centred" });
    const tiles = b?.offer.landing.heroB?.layout === "centred" ? b.offer.landing.heroB.tiles : [];
    expect(tiles).toHaveLength(3);
    for (const { figure, label } of tiles)
      for (const text of [figure, label]) expect(b?.text).toContain(plain(text));
  });

  test("trust block with the guarantee fund and its limit, small print, five questions or more", () => {
    const { text, main, offer } = oneOf("trade-republic");
    expect(text).toMatch(/Fondo de garantía|fondo de garantía/);
    expect(text).toMatch(/hasta 100\.000 €/);
    expect(titled(main, /^Letra pequeña/)).toBeDefined();
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(5);
  });

  test("decision 3.2: «Comparativa rápida» has a row for each of its four offers that is enabled", () => {
    const page = oneOf("trade-republic");
    const rows = all("tbody tr", section(page, "Comparativa rápida")).map(
      (row) => hrefs(row, "a[href^='/']")[0],
    );
    const enabled = ["indexa-capital", "binance", "n26", "paypal"].filter((id) => full.catalogue.find(id));
    expect(rows).toEqual(enabled.map((id) => `/${id}`));
  });
});

describe("/indexa-capital", () => {
  test("says the year without management fee, its limit, the recommended minimum and the saving", () => {
    const { text, offer } = oneOf("indexa-capital");
    expect(text).toMatch(/0 % .*comisión/);
    expect(text).toContain("15.000 €");
    expect(text).toMatch(/mínima recomendada.*2\.000 €|2\.000 €.*mínima? recomendad/);
    expect(text).toMatch(/60 €.*10\.000 €|10\.000 €.*60 €/);
    expect([offer.landing.steps.length, offer.landing.faq.length >= 6]).toEqual([3, true]);
  });
});

describe("/binance", () => {
  test("says the lifetime discount, that futures have none since August 2025, KYC, and no minimum deposit", () => {
    const { text, offer } = oneOf("binance");
    for (const said of [
      /10 % .*de por vida|de por vida.* 10 %/,
      /futuros/,
      /agosto de 2025/,
      /KYC/,
      /depósito mínimo/,
    ])
      expect(text).toMatch(said);
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(6);
  });
});

describe("/revolut", () => {
  test("says that the bonus depends on the campaign, the usual deadline, and has six questions", () => {
    const { text, offer } = oneOf("revolut");
    expect(text).toMatch(/según la campaña|depende de (la|cada) campaña/);
    expect(text).toMatch(/30(.90| a 90) días/);
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(6);
  });
});

describe("/n26", () => {
  test("says the account without fees, the bonus for sign-up and a minimum operation; five questions, small print", () => {
    const { text, offer, main } = oneOf("n26");
    expect(text).toMatch(/sin comisi/);
    expect(text).toMatch(/operación mínima|primera compra/);
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(5);
    expect(titled(main, /^Letra pequeña/)).toBeDefined();
  });
});

describe("/paypal", () => {
  test("status badge, intro with links to two alternatives, and the primary button in a new tab", () => {
    const page = oneOf("paypal");
    expect(page.text).toMatch(/Promoción (activa|por confirmar)/);
    const related = full.catalogue.enabled.filter(({ id }) => id !== "paypal").slice(0, 2);
    const intro = all("p", page.main).find((one) =>
      related.every(({ detailPath }) => hrefs(one).includes(detailPath)),
    );
    expect(intro).toBeDefined();
    const button = all<HTMLAnchorElement>('a[data-referral="paypal"]', page.main).find((one) =>
      words(one).startsWith(plain(page.offer.callToAction)),
    );
    expect(button?.target).toBe("_blank");
  });

  test("three steps: sign up with the link, link a card or account, a first purchase in 30 days", () => {
    const { offer } = oneOf("paypal");
    const steps = offer.landing.steps.map(({ title, text }) => `${title} ${text}`);
    expect(steps).toHaveLength(3);
    expect(steps[0]).toMatch(/[Rr]egístra|[Aa]lta/);
    expect(steps[1]).toMatch(/tarjeta|cuenta/);
    expect(steps[2]).toMatch(/compra/);
  });

  test("reasons to choose it: protection, payments by phone, active users", () => {
    const { offer } = oneOf("paypal");
    const reasons = offer.landing.sections.flatMap((one) => (one.kind === "reasons" ? one.points : []));
    const said = reasons.map(({ title, text }) => `${title} ${text}`).join(" ");
    for (const what of [/protección/i, /móvil/, /400 millones/]) expect(said).toMatch(what);
  });

  test("five questions or more, a list of fine print of four, and the button again at the end", () => {
    const { offer, main } = oneOf("paypal");
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(5);
    expect(offer.landing.finePrint?.length).toBeGreaterThanOrEqual(4);
    const buttons = all('a[data-referral="paypal"]', main).filter((one) =>
      words(one).startsWith(plain(offer.callToAction)),
    );
    expect(buttons.length).toBeGreaterThanOrEqual(2);
  });
});

describe("/lowi", () => {
  test("badges for the network, 4G and 5G, no commitment; a picture, or a box with the figure", () => {
    const { text, offer, main } = oneOf("lowi");
    for (const badge of [/[Rr]ed (de )?Vodafone/, /4G y 5G/, /[Ss]in permanencia/])
      expect(text).toMatch(badge);
    if (offer.hasHeroImage) expect(all("img", main).length).toBe(1);
    else
      for (const line of ["30", "90", "Regalo al portar", "Mantener línea 3 meses"])
        expect(text).toContain(line);
  });

  test("three steps, and questions on programme, requirements, network, permanence and porting time", () => {
    const { offer } = oneOf("lowi");
    expect(offer.landing.steps).toHaveLength(3);
    const asked = offer.landing.faq.map(({ question }) => question).join(" ");
    for (const about of [/plan amigo|programa/i, /requisitos/i, /red/i, /permanencia/i, /portabilidad/i])
      expect(asked).toMatch(about);
  });
});
