import { disclosureOf, riskLines } from "@/lib/copy/frame";
import { protectionFacts, usGain, youGain } from "@/lib/copy/offer";
import { landingCopy } from "@/lib/copy/landing";
import { badgeWords, checkNote, statusWords } from "@/lib/copy/status";
import { longDate } from "@/lib/format/dates";
import { all, hrefs, isBefore, plain, section, words } from "./dom";
import { type Build, every, type Landing, landings, says } from "./site";

const heroOf = ({ offer, variant }: Landing) => (variant === "b" ? offer.landing.heroB : offer.landing.hero);

/** The first two other offers that are open. */
const relatedTo = ({ offer }: Landing, { catalogue, canTake }: Build) =>
  catalogue.enabled.filter((other) => other.id !== offer.id && canTake(other)).slice(0, 2);

says("an offer's page states benefit, steps and fine print", landings, (page, { canTake }) => {
  const { benefit, requirements, landing, minutes } = page.offer;
  const reasons = landing.sections.flatMap((section) => (section.kind === "reasons" ? section.points : []));
  const points = [...landing.steps, ...reasons].flatMap(({ title, text }) => [title, text]);
  const { lead, badges = [] } = heroOf(page) ?? {};
  const time = minutes ? `${minutes} minuto` : undefined;
  // The badges stand below the button.
  return [
    lead,
    ...(canTake(page.offer) ? badges : []),
    benefit,
    requirements,
    ...points,
    ...(landing.finePrint ?? []),
    time,
  ];
});

says("an offer's page says when it was checked, and every change since", landings, ({ offer }, { today }) => [
  statusWords(offer, today),
  ...offer.history.flatMap(({ date, summary }) => [longDate(date), summary]),
]);

says("an offer's page states who the provider is and what protects the money", landings, ({ offer }) => {
  const { facts, missing } = protectionFacts(offer.protection);
  return [offer.protection.title, ...facts.map(({ text }) => text), offer.protection.note, missing];
});

every("an offer's page says once that its check is old, and only if it is", landings, (page, { today }) => {
  const note = checkNote([page.offer], today);
  const seen = all("[data-checked]", page.main).filter((element) => !element.hidden);
  expect(seen.map(words)).toEqual(note ? [plain(note)] : []);
});

every("a badge says whether the promotion runs, where its file asks for it", landings, (page, build) => {
  const badges = all("[data-badge]", page.main).map(words);
  const asked = heroOf(page)?.statusBadge && build.canTake(page.offer);
  expect(badges).toEqual(asked ? [plain(badgeWords(page.offer, build.today))] : []);
});

every("a doubt about authorisation precedes the first button", landings, ({ main, offer }) => {
  const { authorisation, sources } = offer.protection;
  const [button] = all("a[data-referral]", main);
  if (!authorisation || !button) return;
  const [sentence] = all("p", main).filter((element) => words(element).startsWith(plain(authorisation)));
  expect(sentence ? hrefs(sentence) : []).toEqual(sources.map(({ url }) => url));
  expect(isBefore(sentence ?? button, button)).toBe(true);
});

every("an offer's page cites the sources of its protection facts", landings, (page) => {
  const { title, sources } = page.offer.protection;
  expect(hrefs(section(page, title))).toEqual(expect.arrayContaining(sources.map(({ url }) => url)));
});

every("an offer's panel links to the protection section and the deadlines", landings, ({ main, offer }) => {
  const ways = hrefs(main.querySelector("#oferta") ?? main);
  expect(ways).toContain("#proteccion");
  expect(ways.includes(`${offer.detailPath}/plazos`)).toBe(offer.deadlines.items.length > 0);
});

every("an offer's hero has its title, and a picture, tiles or a text box", landings, (page) => {
  const hero = heroOf(page);
  expect(words(page.main.querySelector("h1"))).toBe(plain(hero?.title ?? "no hero"));
  const pictures = all<HTMLImageElement>("img", page.main).map(({ alt }) => plain(alt));
  if (hero?.layout !== "split") {
    for (const text of hero?.tiles.flatMap(Object.values<string>) ?? [])
      expect(page.text).toContain(plain(text));
    expect(pictures).toEqual([]);
  } else if (page.offer.hasHeroImage) expect(pictures).toEqual([plain(hero.imageAlt)]);
  else for (const text of [hero.box.figure, ...hero.box.lines]) expect(page.text).toContain(plain(text));
});

every("each entry of an offer's history has an anchor of its own", landings, ({ document, offer }) => {
  const entries = offer.history.map((_, i) => words(document.getElementById(`cambio-${i + 1}`)));
  expect(entries).toEqual(offer.history.map(({ summary }) => expect.stringContaining(plain(summary))));
});

every("an offer's own sections link what its file names", landings, (page, { catalogue, canTake }) => {
  for (const found of page.offer.landing.sections) {
    const part = section(page, found.title);
    if (found.kind === "official-link")
      expect(hrefs(part, "a[href^=http]:not([rel~=sponsored])")).toEqual([found.url]);
    if (found.kind !== "comparison") continue;
    const rows = all("tbody tr", part).map((row) => [hrefs(row, "a[href^='/']")[0], words(row)]);
    const compared = found.offerIds.flatMap((id) => catalogue.find(id) ?? []).filter(canTake);
    const expected = compared.map((offer) => [
      offer.detailPath,
      expect.stringContaining(plain(offer.shortBenefit)),
    ]);
    expect(rows).toEqual(expected);
  }
});

every("the correction e-mail names offer, version and page", landings, ({ main, offer }, { site }) => {
  const letter = new URL(hrefs(main, "a[href^=mailto]")[0] ?? "");
  expect(letter.pathname).toBe(site.contactEmail);
  const { brand, id, verifiedOn, history, detailPath } = offer;
  for (const part of [brand, id, verifiedOn, history.at(-1)?.date, site.url + detailPath])
    expect(decodeURIComponent(letter.search)).toContain(part);
});

every("an offer's page links to two others, and compares them", landings, (page, build) => {
  const others = relatedTo(page, build);
  if (others.length === 0) return;
  const links = hrefs(section(page, landingCopy.related));
  expect(links.slice(0, others.length)).toEqual(others.map(({ detailPath }) => detailPath));
  const compared = build.canTake(page.offer) ? [page.offer, ...others] : [];
  for (const { id } of compared) expect(links.at(-1)).toContain(id);
});

every("a hero that names alternatives links them", landings, (page, build) => {
  const { alternatives = "?" } = heroOf(page) ?? {};
  const sentence = all("p", page.main).find((element) => words(element).startsWith(plain(alternatives)));
  const others = relatedTo(page, build).map(({ detailPath }) => detailPath);
  expect(sentence ? hrefs(sentence) : []).toEqual(alternatives === "?" ? [] : others);
});

every("an offer's page has its button if, and only if, the offer is open", landings, (page, { canTake }) => {
  const buttons = all("a[data-referral]", page.main).map(words);
  expect(buttons.length > 1).toBe(canTake(page.offer));
  for (const button of buttons) expect(button).toContain(plain(page.offer.callToAction));
});

every("who gains what, and how lists are ordered, is stated before the first button", landings, (page) => {
  const [button] = all("a[data-referral]", page.main);
  if (!button) return;
  for (const sentence of [youGain(page.offer), usGain(page.offer)])
    expect(page.text).toContain(plain(sentence));
  const order = page.main.querySelector("a[href='/metodologia#orden']") ?? button;
  expect(isBefore(order, button)).toBe(true);
});

says("an offer's page discloses the commission", landings, ({ offer }) => [disclosureOf(offer)]);

every("an offer's page states its own risk, and no other", landings, ({ text, offer }) => {
  const shown = Object.entries(riskLines).filter(([, line]) => text.includes(plain(line)));
  expect(shown.map(([risk]) => risk)).toEqual(offer.risk ? [offer.risk] : []);
});
