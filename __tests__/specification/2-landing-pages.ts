// docs/demands.md, D2.11 to D2.17: the seven landing pages. Figures and texts are content, read from the offers' files. D2.24:
// a page may say more than was asked for, so that the numbers of questions are minimums.
import { quantityWords, readQuantity } from "@/lib/format/quantity";
import { all, hrefs, plain, section, titled, words } from "../pages/dom";
import { full, heroOf, type Landing } from "../pages/site";

/** The pages of an offer, in both variants where it has two; none if an editor removed it. */
function pageOf(
  id: string,
  title: string,
  check: (page: Landing, fact: (name: string) => string) => unknown,
) {
  const own = full.landings.filter(({ offer }) => offer.id === id);
  if (own.length === 0) return;
  test(title, () => {
    for (const page of own) {
      const { facts = {} } = page.offer;
      const fact = (name: string) => {
        const quantity = readQuantity(facts[name] ?? "");
        return plain(quantity ? quantityWords(quantity) : `no fact ${name}`);
      };
      check(page, fact);
    }
  });
}

const sections = ({ offer }: Landing, kind: string) =>
  offer.landing.sections.filter((one) => one.kind === kind);
const textOf = ({ offer: { landing } }: Landing) =>
  JSON.stringify([landing.steps, landing.faq, landing.sections, landing.finePrint]);

describe("/trade-republic", () => {
  pageOf("trade-republic", "shows the gift", (page, fact) => expect(page.text).toContain(fact("bonus")));
  pageOf("trade-republic", "«Cómo funciona» has three steps", ({ offer }) =>
    expect(offer.landing.steps).toHaveLength(3),
  );
  pageOf("trade-republic", "a trust block names the guarantee fund and its limit", (page, fact) => {
    const block = words(section(page, page.offer.protection.title));
    expect(block).toMatch(/[Ff]ondo de garantía/);
    expect(block).toContain(`hasta ${fact("guarantee")}`);
  });
  pageOf(
    "trade-republic",
    "D4.2: «Comparativa rápida» has a row for each of its four offers that is enabled",
    (page) => {
      const [compared] = sections(page, "comparison");
      expect(compared?.kind === "comparison" && compared.offerIds).toEqual([
        "indexa-capital",
        "binance",
        "n26",
        "paypal",
      ]);
      const rows = all("tbody tr", section(page, "Comparativa rápida"));
      // In the order of every list.
      const enabled = ["indexa-capital", "binance", "n26", "paypal"]
        .flatMap((id) => full.catalogue.find(id) ?? [])
        .filter(full.canTake)
        .sort((a, b) => a.weight - b.weight);
      expect(rows.map((row) => hrefs(row, "a[href^='/']")[0])).toEqual(
        enabled.map(({ detailPath }) => detailPath),
      );
      expect(rows.map(words)).toEqual(
        enabled.map(({ shortBenefit }) => expect.stringContaining(plain(shortBenefit))),
      );
    },
  );
  pageOf("trade-republic", "small print, and five questions or more", ({ main, offer }) => {
    expect(titled(main, /^Letra pequeña/)).toBeDefined();
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(5);
  });
});

describe("/indexa-capital", () => {
  pageOf(
    "indexa-capital",
    "0 % management fee for a year, up to a limit, with a recommended minimum and the saving",
    (page, fact) => {
      for (const pattern of [/0\s?% .*comisión|sin comisión/, /un año/]) expect(page.text).toMatch(pattern);
      const { gain } = page.offer.value;
      expect(gain).toMatchObject({ kind: "share", about: true });
      for (const [name, value] of Object.entries(page.offer.facts ?? {}))
        if (value.endsWith(" EUR")) expect(page.text).toContain(fact(name));
      expect(page.text).toMatch(/mínima? recomendad/);
    },
  );
  pageOf("indexa-capital", "three steps, six questions or more", ({ offer: { landing } }) =>
    expect([landing.steps.length, landing.faq.length >= 6]).toEqual([3, true]),
  );
});

describe("/binance", () => {
  pageOf(
    "binance",
    "a lifetime discount on spot and margin fees, none on futures since August 2025",
    ({ text }) => {
      for (const pattern of [/de por vida/, /spot/, /margen|margin/, /futuros/, /agosto de 2025/])
        expect(text).toMatch(pattern);
    },
  );
  pageOf("binance", "needs KYC, no minimum deposit; six questions or more", ({ text, offer }) => {
    for (const pattern of [/KYC/, /[Ss]in depósito mínimo/]) expect(text).toMatch(pattern);
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(6);
  });
});

describe("/revolut", () => {
  pageOf(
    "revolut",
    "the bonus depends on the campaign, with its usual deadline; six questions or more",
    (page, fact) => {
      expect(page.text).toMatch(/según la campaña|depende de (la|cada) campaña/);
      expect(page.text).toContain(
        `${fact("shortestWindow").replace(/ días$/, "")} a ${fact("longestWindow")}`,
      );
      expect(page.offer.landing.faq.length).toBeGreaterThanOrEqual(6);
    },
  );
  pageOf("revolut", "links to the official referral terms", (page) => {
    const [official] = sections(page, "official-link");
    if (official?.kind !== "official-link") throw new Error("no official link");
    expect(hrefs(section(page, official.title), "a[href^=http]:not([rel~=sponsored])")).toEqual([
      expect.stringMatching(/^https:\/\/www\.revolut\.com\/.*\breferrals?-terms\b/),
    ]);
  });
});

describe("/n26", () => {
  pageOf(
    "n26",
    "a no-fee account plus a bonus for sign-up and a minimum operation; five questions, small print",
    (page) => {
      expect(page.text).toMatch(/sin comisi/);
      expect(page.text).toMatch(/operación mínima|primera compra/);
      expect(page.offer.landing.faq.length).toBeGreaterThanOrEqual(5);
      expect(titled(page.main, /^Letra pequeña/)).toBeDefined();
    },
  );
});

describe("/paypal", () => {
  pageOf("paypal", "D2.16: the badge is the status of the promotion in the present", (page) => {
    const badges = all("[data-badge]", page.main).map(words);
    const asked = heroOf(page)?.statusBadge && full.canTake(page.offer);
    expect(badges).toEqual(
      asked ? [expect.stringMatching(/^Promoción (activa|por confirmar · \d+ \S+ \d{4})$/)] : [],
    );
    expect(page.offer.landing.hero.statusBadge).toBe(true);
  });
  pageOf("paypal", "headline, and an intro with links to two related promos", (page) => {
    expect(words(page.main.querySelector("h1"))).toContain("PayPal");
    if (!full.canTake(page.offer)) return;
    const { alternatives = "none" } = page.offer.landing.hero;
    const intro = all("p", page.main).find((one) => words(one).startsWith(plain(alternatives)));
    expect(intro ? hrefs(intro) : []).toEqual(
      full.catalogue.related(page.offer.id, full.canTake).map(({ detailPath }) => detailPath),
    );
  });
  pageOf(
    "paypal",
    "three steps: sign up with the link; link a card or account; a first purchase in time",
    ({ offer }, fact) =>
      expect(offer.landing.steps.map(({ title, text }) => plain(`${title} ${text}`))).toEqual([
        expect.stringMatching(/[Rr]egístrate con (el|un) enlace/),
        expect.stringMatching(/tarjeta o cuenta/),
        expect.stringContaining(`${fact("minimumPurchase")} en ${fact("window")}`),
      ]),
  );
  pageOf("paypal", "«Why choose»: protection, mobile payments, over 400 million users", (page) => {
    const reasons = words(section(page, "Por qué elegir PayPal"));
    for (const what of [/comprador y del vendedor/, /móvil/, /de 400 millones/])
      expect(reasons).toMatch(what);
  });
  pageOf("paypal", "five questions or more: programme, requirements, how long, safe, costs", ({ offer }) => {
    const asked = offer.landing.faq.map(({ question }) => question).join(" ");
    for (const about of [/plan amigo|programa/i, /requisitos/i, /tarda/, /segur/, /cost|comisi|cuesta/])
      expect(asked).toMatch(about);
    expect(offer.landing.faq.length).toBeGreaterThanOrEqual(5);
  });
  pageOf(
    "paypal",
    "fine print: new customers in Spain; minimum purchase in time; terms may vary; promotions may change",
    (page, fact) => {
      const print = plain((page.offer.landing.finePrint ?? []).join(" "));
      for (const pattern of [/nuevos clientes.*España/, /condiciones .*pueden variar/, /puede cambiar/])
        expect(print).toMatch(pattern);
      for (const name of ["minimumPurchase", "window"]) expect(print).toContain(fact(name));
      expect(page.offer.landing.finePrint?.length).toBeGreaterThanOrEqual(4);
    },
  );
  pageOf(
    "paypal",
    "the primary button «Crear cuenta PayPal» is repeated in the closing call to action",
    ({ main, offer }) => {
      expect(offer.callToAction).toBe("Crear cuenta PayPal");
      if (!full.canTake(offer)) return;
      const buttons = all('a[data-referral="paypal"]', main).filter((one) =>
        words(one).startsWith(plain(offer.callToAction)),
      );
      expect(buttons.length).toBeGreaterThanOrEqual(2);
      expect(main.querySelector("#cierre")?.contains(buttons.at(-1) ?? null)).toBe(true);
    },
  );
});

describe("/lowi", () => {
  pageOf(
    "lowi",
    "the headline says the gift's range on porting; the button is «Ver tarifas Lowi»",
    ({ main, offer }, fact) => {
      const headline = words(main.querySelector("h1"));
      for (const name of ["least", "most"]) expect(headline).toContain(fact(name).replace(/ €$/, ""));
      expect(headline).toMatch(/traer|portar|portabilidad/);
      expect(offer.callToAction).toBe("Ver tarifas Lowi");
    },
  );
  pageOf("lowi", "badges: Vodafone network, 4G and 5G, no commitment", ({ offer }) => {
    const badges = offer.landing.hero.badges.join(" ");
    for (const badge of [/Red (de )?Vodafone/, /4G y 5G/, /[Ss]in permanencia/])
      expect(badges).toMatch(badge);
  });
  pageOf(
    "lowi",
    "three steps: access by the link; port the number or take a line; receive the discount",
    ({ offer }) =>
      expect(offer.landing.steps.map(({ title }) => title)).toEqual(
        [/enlace/, /número|línea/, /regalo|descuento/].map((one) => expect.stringMatching(one)),
      ),
  );
  pageOf(
    "lowi",
    "questions: programme, requirements, network, permanence, porting time of one or two days",
    (page) => {
      const asked = page.offer.landing.faq.map(({ question }) => question).join(" ");
      for (const about of [/plan amigo|programa/i, /requisitos/i, /red/i, /permanencia/i, /portabilidad/i])
        expect(asked).toMatch(about);
      expect(textOf(page).replace(/\s/g, " ")).toMatch(/1 (o|a) 2 días laborables/);
    },
  );
});
