import { isBacked, protectionFacts, usGain, youGain } from "@/lib/ground/offer-words";
import { type ToolId, toolPath } from "@/lib/config/paths";
import { checkNote } from "@/lib/copy/status";
import { longDate } from "@/lib/format/dates";
import { phaseOf } from "@/lib/offers/status";
import { asSentence } from "@/lib/format/format";
import { claimCaseQuery } from "@/lib/tools/claim/addresses";
import { all, hrefs, isBefore, plain, section, words } from "./dom";
import { checkedWords, every, heroOf, landings, RISKS, says } from "./site";

says(
  "an offer's page states its lead, its badges, its reasons and its time",
  landings,
  (page, { canTake, today }) => {
    const { landing, minutes, validUntil } = page.offer;
    const reasons = landing.sections.flatMap((section) => (section.kind === "reasons" ? section.points : []));
    const { lead, badges = [] } = heroOf(page) ?? {};
    const time = minutes ? `${minutes} minuto` : undefined;
    // The badges stand below the button.
    return [
      // Of a promotion that is over, in the past.
      validUntil && phaseOf(page.offer, today) === "ended" ? `terminó el ${longDate(validUntil)}` : lead,
      ...(canTake(page.offer) && !page.offer.terms.closed ? badges : []),
      ...reasons.map(({ text }) => text),
      time,
    ];
  },
);

says("an offer's page says when it was checked", landings, ({ offer }, { today }) => [
  checkedWords(offer, today),
]);

says("an offer's page states who the provider is and what protects the money", landings, ({ offer }) => {
  const { protection } = offer;
  if (!isBacked(offer)) return [];
  return [protection.title, ...protectionFacts(protection).map(({ text }) => text), protection.note];
});

every("an offer's page says once that its check is old, and only if it is", landings, (page, { today }) => {
  const note = checkNote([page.offer], today);
  const seen = all("[data-checked]", page.main).filter((element) => !element.hidden);
  expect(seen.map(words)).toEqual(note ? [plain(note)] : []);
});

every(
  "that nobody new is admitted comes first in the ticket, with its source",
  landings,
  ({ main, offer }) => {
    const { closed } = offer.terms;
    const [first, second] = all("#oferta p", main);
    if (!closed) return expect(words(first)).not.toBe("No admite clientes nuevos");
    expect(words(first)).toBe("No admite clientes nuevos");
    return expect(second ? hrefs(second) : []).toEqual([closed.source]);
  },
);

every("a doubt about authorisation precedes the first button", landings, ({ main, offer }) => {
  if (offer.terms.closed) return;
  const { authorisation, sources } = offer.protection;
  const [button] = all("a[data-referral]", main);
  if (!authorisation || !button) return;
  const [sentence] = all("p", main).filter((element) => words(element).startsWith(plain(authorisation)));
  expect(sentence ? hrefs(sentence) : []).toEqual(sources.map(({ url }) => url));
  expect(isBefore(sentence ?? button, button)).toBe(true);
});

every("an offer's page cites the sources of its protection facts", landings, (page) => {
  const { title, sources } = page.offer.protection;
  if (!isBacked(page.offer)) return;
  expect(hrefs(section(page, title))).toEqual(expect.arrayContaining(sources.map(({ url }) => url)));
});

every(
  "the top of an offer's page links to its safety, and to the dates and the claim of who has signed up",
  landings,
  ({ main, offer }) => {
    const ways = hrefs(main.querySelector("[data-layout]") ?? main);
    expect(ways).toContain(`${toolPath(offer, "claim")}?${claimCaseQuery("no-llega")}`);
    expect(ways.includes("#proteccion")).toBe(isBacked(offer));
    expect(ways.includes(toolPath(offer, "deadlines"))).toBe(offer.deadlines.items.length > 0);
  },
);

every("an offer's page has its parts in the order of a decision", landings, ({ main, offer }) => {
  const { landing, protection } = offer;
  const parts = all("section", main).map((part) => words(part.querySelector("h2")));
  const inOrder = [
    "Cómo funciona",
    "Cómo funcionaba",
    protection.title,
    "Tus herramientas",
    "Preguntas frecuentes",
    "Letra pequeña",
    ...parts.filter((title) => /^Lo que .* (no publica|no hemos encontrado)/.test(title)),
    ...landing.sections.map(({ title }) => title),
    "Historial",
    "Promos relacionadas",
  ]
    .map(plain)
    .filter((title) => parts.includes(title));
  expect(parts.filter((title) => inOrder.includes(title))).toEqual(inOrder);
});

every(
  "the tools of an offer stand in two groups, before and, also once it is over, after signing up",
  landings,
  ({ main, offer }, { today }) => {
    const groups = all("#herramientas h3", main).map((title) => [
      words(title),
      hrefs(title.parentElement ?? main),
    ]);
    const paths = (ids: readonly ToolId[]) => ids.map((id) => toolPath(offer, id));
    const before = ["Antes", paths(["eligibility", "value", "proof"])];
    expect(groups).toEqual([
      ...(phaseOf(offer, today) === "ended" ? [] : [before]),
      [
        offer.category === "tarjetas" ? "Ya pedí la tarjeta" : "Ya me di de alta",
        paths(["deadlines", "claim"]),
      ],
    ]);
  },
);

every("each change of an offer has its date, its note and an anchor", landings, ({ document, offer }) => {
  for (const [i, { date, summary }] of offer.history.entries())
    for (const text of [asSentence(longDate(date)), summary])
      expect(words(document.getElementById(`cambio-${i + 1}`))).toContain(plain(text));
});

every("the correction e-mail names offer, version and page", landings, ({ main, offer }, { site }) => {
  const [address] = hrefs(main, "a[href^=mailto]");
  // Nobody reads the example address: there is no link to write to it.
  expect(address === undefined).toBe(site.contactEmail === "contacto@planamigo.example");
  if (!address) return;
  const letter = new URL(address);
  expect(letter.pathname).toBe(site.contactEmail);
  const { brand, id, verifiedOn, history, detailPath } = offer;
  // A draft was never checked or published.
  const dates = history.length > 0 ? [verifiedOn, history.at(-1)?.date] : [];
  for (const part of [brand, id, ...dates, site.url + detailPath])
    expect(decodeURIComponent(letter.search)).toContain(part);
});

every("who gains what, and how lists are ordered, is stated before the first button", landings, (page) => {
  const [button] = all("a[data-referral]", page.main);
  if (!button) return;
  // Nobody new gets anything where nobody new is admitted.
  expect(page.text.includes(plain(youGain(page.offer)))).toBe(!page.offer.terms.closed);
  expect(page.text).toContain(plain(usGain(page.offer)));
  const order = page.main.querySelector("a[href='/metodologia#orden']") ?? button;
  expect(isBefore(order, button)).toBe(true);
});

every("an offer's page states its own risk, and no other", landings, ({ text, offer }) => {
  const shown = Object.entries(RISKS).filter(([, line]) => text.includes(line));
  expect(shown.map(([risk]) => risk)).toEqual(offer.risk ? [offer.risk] : []);
});
