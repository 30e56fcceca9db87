// docs/demands.md, D1: what the product does and for whom.
import { longDate, yearOf } from "@/lib/format/dates";
import { checkOf } from "@/lib/offers/never-checked";
import { categories, providersOf } from "@/lib/offers/categories";
import { all, hrefs, plain, words } from "../pages/dom";
import { each, every, full, landings, of, pages } from "../pages/site";

every("every page is in Spanish from Spain", pages, ({ document }) =>
  expect(document.documentElement.lang).toBe("es-ES"),
);

test("it compares friend-invite promotions of banks, brokers, crypto exchanges and telecom providers", () => {
  expect(categories).toEqual(expect.arrayContaining(["finanzas", "crypto", "telecom"]));
  const description = full
    .page("/")
    ?.document.querySelector("meta[name=description]")
    ?.getAttribute("content");
  expect(description).toMatch(/planes amigo/);
  expect(full.page("/metodologia")?.text).toContain(plain(providersOf(full.catalogue.enabled)));
});

every(
  "an offer shows its benefit, its requirements and buttons to the referral link",
  landings,
  (page, { canTake }) => {
    const { offer, text, main } = page;
    // A benefit may end a phrase: «Con el enlace de un cliente: ahorra hasta 60 €».
    for (const sentence of [offer.benefit, offer.requirements])
      expect(text.toLowerCase()).toContain(plain(sentence).toLowerCase());
    const buttons = all("a[data-referral]", main);
    expect(buttons.length > 1).toBe(canTake(offer));
    for (const button of buttons) expect(words(button)).toContain(plain(offer.callToAction));
  },
);

every(
  "promotions are for new customers only; details are on each provider's official site",
  pages,
  ({ document }) =>
    expect(words(document.querySelector("body > footer"))).toMatch(
      /solo para nuevos clientes.*web oficial de cada proveedor/i,
    ),
);

every(
  "the site is independent of the companies, no financial entity, and gives no advice",
  pages,
  ({ document }) => {
    const text = words(document.querySelector("body > footer"));
    expect(text).toMatch(
      /independiente.*sin afiliación oficial.*no es una entidad financiera.*ni da asesoramiento/i,
    );
  },
);

every(
  "the disclosure stands word for word on every landing page",
  landings,
  ({ text, offer }, { canTake }) => {
    // Without invitation there is no such link, and the sentence would be false.
    if (offer.terms.invitation.by !== "none")
      expect(text).toContain("Enlazamos con invitación; podemos recibir una comisión. Tu coste no cambia.");
    else if (canTake(offer))
      expect(text).toContain(`Hoy no ganamos nada si te haces cliente de ${offer.brand} desde aquí.`);
    else expect(text).toContain("Esta página ya no lleva botón: no ganamos nada con ella.");
  },
);

every(
  "D1.9: a link without a code is disclosed as such: nothing is earned from it",
  landings,
  ({ text, offer }, { canTake }) => {
    const sentence = `En ${offer.brand} aún no tenemos enlace de invitación: hoy no ganamos nada si te registras desde aquí.`;
    const isLacking = canTake(offer) && !offer.hasInvitation && offer.terms.invitation.by !== "none";
    expect(text.includes(plain(sentence))).toBe(isLacking);
  },
);

every("the home page discloses the commission before the list", of("home"), ({ text }, { catalogue }) => {
  const before = text.split("Ofertas destacadas")[0] ?? "";
  expect(before).toContain("podemos recibir una comisión. Tu coste no cambia.");
  expect(before.includes("hoy no ganamos nada")).toBe(
    catalogue.enabled.some(({ hasInvitation }) => !hasInvitation),
  );
});

every("there is no login, no registration form and no private area", pages, ({ document }) => {
  const asked = "input[type=password], input[type=email], input[type=tel], [autocomplete^=name]";
  expect(all(asked, document)).toEqual([]);
  expect(hrefs(document).filter((href) => /^\/(login|acceso|registro|cuenta|perfil)\b/.test(href))).toEqual(
    [],
  );
});

each("D1.8: the home page's title has the year of the newest check", (build) => {
  const { page, site, contentDate, catalogue } = build;
  // Only the full build shows what nobody has checked: its title cannot call that checked.
  const areChecked = catalogue.enabled.every((offer) => checkOf(offer) !== undefined);
  const what = areChecked ? "promociones verificadas" : "planes amigo y otras promociones";
  expect(page("/")?.document.title).toBe(`${site.brand} ${yearOf(contentDate)}: ${what} en España`);
});

each("D1.8: content is dated by the newest check, whatever the day of the build", ({ page, contentDate }) =>
  expect(page("/")?.text).toContain(plain(longDate(contentDate))),
);

test("D1.8: every offer of the specification was first published in September 2025", () => {
  const first = full.catalogue.all
    .filter(({ id }) => SEED.includes(id))
    .map(({ history }) => history[0]?.date);
  expect(first.filter((date) => !date?.startsWith("2025-09"))).toEqual([]);
});

const SEED = ["trade-republic", "paypal", "binance", "n26", "indexa-capital", "lowi", "revolut"];
