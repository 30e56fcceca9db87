import { all, isBefore, plain, words } from "./dom";
import { closedWords } from "@/lib/copy/status";
import { citationsOf } from "@/lib/offers/citations";
import { type Build, every, landings, type Page, pages, referralsOf, riskLine } from "./site";

/** The referral links of a page that are advertising: those with an invitation. */
const advertised = (page: Page, build: Build) =>
  referralsOf(page, build).filter(({ offer }) => offer.hasInvitation);

every(
  "the label «Publicidad» precedes a referral link, with only links to registers in between",
  pages,
  (page, build) => {
    for (const { link, offer, part } of advertised(page, build)) {
      const registers = offer.protection.sources.map(({ url }) => url);
      const labels = all("p, p > span", part).filter(
        (element) => words(element).startsWith("Publicidad") && isBefore(element, link),
      );
      const label = labels.at(-1) ?? link;
      expect(words(label)).toContain("Publicidad");
      const between = all<HTMLAnchorElement>("a", part).filter(
        (element) =>
          isBefore(label, element) &&
          isBefore(element, link) &&
          element.dataset.referral !== link.dataset.referral &&
          !registers.includes(element.getAttribute("href") ?? ""),
      );
      expect(between.map(words)).toEqual([]);
    }
  },
);

every("the label of the first link names the provider and the kind of link", pages, (page, build) => {
  const cards = all("article, details", page.main).filter((card) => card.querySelector("[data-referral]"));
  for (const part of cards.length > 0 ? cards : [page.main]) {
    const first = referralsOf(page, build).find(({ link }) => part.contains(link));
    const label = all("p", part).find((element) =>
      /^(Publicidad|Enlace a la web oficial)/.test(words(element)),
    );
    if (!first) continue;
    const { brand, hasInvitation, terms } = first.offer;
    expect(words(label)).toContain(brand);
    if (hasInvitation) expect(words(label)).toMatch(/^Publicidad .*(enlace|código) de invitación/);
    else if (terms.invitation.by !== "none")
      expect(words(label)).toBe(`Enlace a la web oficial de ${plain(brand)}, sin invitación`);
  }
});

const invited = (build: Build) => landings(build).filter(({ offer }) => offer.hasInvitation);

every("the page of an offer with a link of the owner's never says that there is none", invited, ({ text }) =>
  expect(text).not.toMatch(/aún no tenemos|no tengamos|ya tenemos/),
);

const lacking = (build: Build) =>
  landings(build).filter(({ offer }) => !offer.hasInvitation && offer.terms.invitation.by !== "none");

every(
  "a missing invitation is mentioned at most three times, and its cure opens in the panel",
  lacking,
  ({ main, offer }) => {
    const mentions =
      words(main).match(/[Ff]alta la invitación|sin invitación(?!,)|aún no tenemos enlace|no da el/g) ?? [];
    expect(mentions.length).toBeLessThanOrEqual(3);
    const cure = main.querySelector("#oferta details:has(#invitacion)");
    expect(cure === null).toBe(offer.terms.closed !== undefined);
    if (!cure) return;
    expect(words(cure.querySelector("summary"))).toBe("Falta la invitación. Pídela así");
    expect(words(cure.querySelector("#invitacion-mensaje"))).toMatch(
      `¿Eres cliente de ${plain(offer.brand)}?`,
    );
  },
);

every("no page calls a link without a code an invitation", pages, ({ text }, { catalogue }) => {
  for (const offer of catalogue.enabled.filter(({ hasInvitation }) => !hasInvitation))
    expect(text).not.toContain(`enlace de invitación de ${offer.brand}`);
});

const uninvited = ({ pages }: Build) => pages.filter(({ offer }) => offer?.terms.invitation.by === "none");

every(
  "a page of an offer that needs no invitation says nothing of one, and calls its button no advertising",
  uninvited,
  (page, build) => {
    // The frame names the site's other pages, related cards other offers.
    const main = page.main.cloneNode(true) as HTMLElement;
    for (const other of all("#relacionadas, #otras", main)) other.remove();
    expect(words(main)).not.toMatch(/Publicidad|[Ii]nvitaci|[Pp]lan amigo|[Uu]n enlace|enlace de un cliente/);
    for (const { link, offer, part } of referralsOf(page, build).filter(({ link }) =>
      page.main.contains(link),
    )) {
      const before = all("p, p > span", part)
        .filter((element) => isBefore(element, link))
        .map(words);
      const label = new RegExp(`(^Enlace a la web oficial de ${offer.brand}|Web oficial)$`);
      expect(before).toContainEqual(expect.stringMatching(label));
    }
  },
);

const promoting = ({ pages }: Build) => pages.filter(({ path }) => path !== "/cambios");

every("a text that promotes an offer also states its risk", promoting, (page, { catalogue }) => {
  const parts = all("article, li, tr", page.main).filter((element) => !element.closest("#historial"));
  for (const { brand, benefit, shortBenefit } of catalogue.enabled.filter(({ risk }) => risk))
    for (const part of parts.map(words))
      if (part.includes(brand) && [benefit, shortBenefit].some((text) => part.includes(plain(text))))
        expect(part).toMatch(/riesgo/);
});

every("the risk statement precedes the referral link", pages, (page, build) => {
  for (const { link, offer, part } of referralsOf(page, build)) {
    const before = page.document.createRange();
    before.setStart(part, 0);
    before.setEndBefore(link);
    expect(plain(before.toString())).toContain(riskLine(offer));
    const graver = closedWords(offer) ?? offer.protection.authorisation ?? "";
    if (["/", "/plan"].includes(page.path)) expect(plain(before.toString())).toContain(plain(graver));
  }
});

every("an offer's page also has unpaid links to the provider", landings, (page) => {
  const { officialUrl, sourceUrl } = page.offer;
  const unpaid = all("main a[rel~=nofollow]:not([data-referral])", page.document);
  const sources = citationsOf(page.offer).map(({ url }) => url);
  const others = unpaid
    .map((link) => link.getAttribute("href") ?? "")
    .filter((url) => !sources.includes(url));
  expect(new Set([...others, sourceUrl])).toEqual(new Set([officialUrl, sourceUrl]));
  if (page.offer.hasInvitation)
    expect(page.text).toContain(
      page.offer.invitationCode
        ? "Si no escribes nuestro código, no ganamos nada."
        : "Este enlace no lleva invitación: no ganamos nada si lo usas.",
    );
});
