import { lacksInvitation } from "@/lib/ground/invitation";
import { toolGroupsOf } from "@/lib/tools";
import { toolIds, toolPath } from "@/lib/config/paths";
import { phaseOf } from "@/lib/offers/status";
import ICAL from "ical.js";
import { bodies as publicBodies } from "@/lib/offers/claim-bodies";
import { lengthOf } from "@/lib/ground/deadline-words";
import { spanWords } from "@/lib/ground/value-words";
import { datedDeadlines } from "@/lib/ground/deadlines";
import { assumptionOf, gainPrecision, netValue } from "@/lib/ground/net-value";
import { readAssumption } from "@/lib/tools/value/questions";
import { addDays, longDate, madridDate } from "@/lib/format/dates";
import { titleOf } from "@/lib/ground/offer-names";
import type { Offer } from "@/lib/offers/offer";
import { ask } from "./crawl";
import { all, hrefs, plain, words } from "./dom";
import { type Build, every, everything, full, isOver, type Landing, landings, type Page, says } from "./site";

/** Selects the pages of one tool, by the end of their address. */
function tool(end: RegExp) {
  return ({ pages }: Build) =>
    pages.filter((page): page is Landing => page.offer !== undefined && end.test(page.address));
}

const questions = tool(/\/me-la-daran$/);
/** Where the questions are asked: a promotion that nobody can take asks none. */
const asking = (build: Build) =>
  questions(build).filter(({ offer }) => phaseOf(offer, build.today) === "open");
const values = tool(/\/valor$/);
const typedValues = tool(/\/valor\?/);
const deadlines = tool(/\/plazos$/);
const dates = tool(/\/fechas\?/);
const proofs = tool(/\/prueba$/);

const typedIn = ({ address }: Page) => Object.fromEntries(new URL(address, "http://x").searchParams);
const fieldOf = ({ main }: Landing) => main.querySelector<HTMLInputElement>("form input:not([type=hidden])");

every("every tool of an offer has its page", landings, ({ offer }, { page }) => {
  for (const id of toolIds) expect([id, page(toolPath(offer, id))?.status]).toEqual([id, 200]);
});

const tools = ({ pages }: Build) =>
  pages.filter((page): page is Landing => page.kind === "tool" && page.offer !== undefined);

every("a tool's page links to the offer and to all its tools, and marks itself as current", tools, (page) => {
  const { main, offer, path } = page;
  const ways = toolGroupsOf(offer).flatMap(({ links }) => links.map(({ path }) => path));
  expect(hrefs(main, "header a")).toEqual([offer.detailPath, ...ways]);
  expect(ways.sort()).toEqual(toolIds.map((id) => toolPath(offer, id)).sort());
  expect(hrefs(main, "header nav [aria-current=page]")).toEqual([path]);
});

const claims = tool(/\/reclamar$/);
/** The questions of an offer whose link has no code: its verdict says to sign up by a customer's link. */
const elsewhere = (build: Build) => questions(build).filter(({ offer }) => offer && lacksInvitation(offer));
const buttonless = (build: Build) => [...claims(build), ...elsewhere(build)];
const forNew = (build: Build) => tools(build).filter((page) => !buttonless(build).includes(page));

says("a tool's page ends with the offer's condition and button", forNew, ({ offer, main }, { canTake }) => {
  const [button] = all<HTMLElement>("#cierre [data-referral]", main);
  expect(button?.dataset.referral).toBe(canTake(offer) ? offer.id : undefined);
  return [offer.condition, canTake(offer) ? offer.callToAction : ""];
});

every("who has signed up, or is to sign up elsewhere, is shown no button", buttonless, ({ main, offer }) => {
  expect(hrefs(main, "[data-referral]")).toEqual([]);
  expect(hrefs(main).at(-1)).toBe(offer.detailPath);
});

says("the eligibility page explains every «no»", asking, ({ offer: { eligibility } }) => [
  ...eligibility.conditions.flatMap(({ question, name, failure }) => [question, name, failure]),
  ...eligibility.remaining,
]);

every("after a «no», no offer with a risk is suggested", questions, ({ main }, { catalogue }) => {
  const shown = hrefs(main, "#respuesta a[href^='/']");
  for (const { detailPath, risk } of catalogue.enabled) if (risk) expect(shown).not.toContain(detailPath);
});

// What is closed has no sum: its page says what the promotion gave and asked.
says("the net value page shows every cost and every assumption", values, ({ offer }) =>
  offer.terms.closed
    ? [offer.benefit, offer.requirements]
    : [
        ...[...offer.value.assumptions, ...offer.value.spend.map(({ what }) => what)],
        ...offer.value.blocked.map(({ until }) => until),
      ],
);

const gainOf = ({ offer: { value } }: Landing, euros = assumptionOf(value)?.usual ?? 0) => {
  const { gross } = netValue(value, euros);
  return gross ? plain(spanWords(gross, gainPrecision(value))) : "";
};

every("the net value page uses the typed amount, or says what is wrong with it", typedValues, (page) => {
  const { euros, fault } = readAssumption(page.offer.value, typedIn(page)) ?? {};
  expect(fieldOf(page)?.getAttribute("aria-invalid")).toBe(fault ? "true" : null);
  if (fault) expect(fieldOf(page)?.value).toBe(Object.values(typedIn(page))[0]);
  expect(page.text).toContain(gainOf(page, euros));
});

says("the deadlines page lists every deadline, and its note", deadlines, ({ offer }) => [
  ...offer.deadlines.items.flatMap(({ title, text }) => [title, text]),
  offer.deadlines.note,
]);

/** Expects lengths of time, true on whatever day the page is read; the site's script writes the dates. */
function expectLapses({ offer, main }: Landing) {
  // What is counted from another day than the sign-up says so.
  const { items, delay, start } = offer.deadlines;
  const from = delay ? ` de ${start}` : "";
  // Of one that is over, none counts from a sign-up of today.
  const lapses = isOver(offer) ? [] : items.map(({ after }) => plain(`${lengthOf(after)} después${from}`));
  expect(all("[data-due]", main).map(words)).toEqual(lapses);
}

every("the deadlines page asks for a date if the offer has a deadline", deadlines, (page) => {
  expect(fieldOf(page)?.type).toBe(page.offer.deadlines.items.length > 0 ? "date" : undefined);
  expectLapses(page);
});

every("a quick pick redirects to the address of its date", deadlines, async (page, { name, canTake }) => {
  const form = all<HTMLFormElement>("form", page.main).find((element) => words(element) === "Hace 1 semana");
  // Nobody signs up for an offer that has ended; where there is no deadline there is nothing to pick.
  if (!form) return expect(canTake(page.offer) && page.offer.deadlines.items.length > 0).toBe(false);
  const hace = form.querySelector("input")?.value ?? "";
  const { status, headers } = await ask(
    name,
    `${form.getAttribute("action")}?${new URLSearchParams({ hace })}`,
  );
  const day = addDays(madridDate(new Date(String(headers.date))), -7);
  return expect([status, headers.location]).toEqual([307, `${page.path}/fechas?alta=${day}`]);
});

const eventsOf = (calendar = "") =>
  new ICAL.Component(ICAL.parse(calendar) as unknown[]).getAllSubcomponents("vevent");
const isWrong = (page: Landing) => fieldOf(page)?.getAttribute("aria-invalid") === "true";
const right = (build: Build) => dates(build).filter((page) => !isWrong(page));

every(
  "a valid sign-up date gives every deadline its date, on the page and in a calendar",
  right,
  (page, { answers, today }) => {
    const { id, deadlines } = page.offer;
    const dated = datedDeadlines(deadlines.items, typedIn(page).alta ?? "");
    const shown = all("time", page.main).map((time) => time.getAttribute("datetime"));
    expect(shown).toEqual(expect.arrayContaining(dated.map(({ date }) => date)));
    const [calendar] = hrefs(page.main, "a[href*='.ics']");
    // If all dates have passed, no calendar is offered.
    if (dated.every(({ date }) => date < today)) return expect(calendar).toBeUndefined();
    const file = answers.get(calendar ?? "");
    expect(file?.headers["content-disposition"]).toContain(`attachment; filename="plazos-${id}-`);
    const found = eventsOf(file?.text).map((event) => [
      `${event.getFirstPropertyValue("dtstart")}`,
      String(event),
    ]);
    return expect(found).toEqual(
      dated.map(({ date }) => [date, expect.stringContaining(`SUMMARY:${titleOf(page.offer)} · `)]),
    );
  },
);

says("the proof page has the offer page's conditions, word for word", proofs, ({ offer }, { site }) => {
  const { benefit, requirements, sourceUrl, detailPath, deadlines, history, landing, brand } = offer;
  const address = site.url.startsWith("https:") ? [site.url + detailPath] : [];
  const finePrint = (landing.finePrint ?? []).filter(
    (line) => !isOver(offer) || !line.includes("puede cambiar"),
  );
  const conditions = [benefit, requirements, sourceUrl, ...address, ...finePrint];
  // What usually happens is told with its time; its title is what to do then.
  const titles = deadlines.items.map(({ kind, title, usually, nextMonthUntil }) =>
    kind === "expected" ? (nextMonthUntil ? "el mes siguiente" : usually) : title,
  );
  const dates = [...titles, deadlines.note, history.at(-1)?.summary];
  return [
    ...conditions,
    ...dates,
    "Captura de las condiciones en la web oficial",
    `${brand}: di qué se ofrecía`,
  ];
});

every("the proof page names no address that only this machine can open", proofs, ({ text }) => {
  expect(text).not.toContain("localhost");
});

every("the proof page links to the public bodies for complaints, in order", proofs, ({ main, offer }) => {
  const dataAgency = "https://www.aepd.es/";
  const urls = [...offer.complaints.map((body): string => publicBodies[body].url), dataAgency];
  expect(hrefs(main).filter((href) => urls.includes(href))).toEqual(urls);
});

const calendars = (build: Build) => everything(build).filter(({ address }) => address.includes(".ics"));

every("a calendar file has events, and is not indexed", calendars, ({ headers, text }) => {
  expect(eventsOf(text).length).toBeGreaterThan(0);
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(headers["x-robots-tag"]).toContain("noindex");
});

/** The path of a tool of the first offer with something of its own. */
const pathOf = (id: string, has: (offer: Offer) => unknown) =>
  `${full.catalogue.enabled.find(has)?.detailPath}/${id}`;
const ofAmount = pathOf("valor", ({ value }) => assumptionOf(value)?.name === "importe");
const ofNone = pathOf("valor", ({ value }) => !assumptionOf(value));
const ofDays = pathOf("plazos", (offer) => offer.deadlines.items.length > 0);

test.each([
  ["/plan?dinero=500&amp;cliente=caixa", /Tu plan con 500 €.*ninguna promoción de hoy con el nombre «caixa»/],
  ["/plan?dinero=100&otro=250", /cuenta 100 €, la cantidad elegida, y no lo que has escrito, «250»/],
  ["/comparar?oferta=caixa", /No tenemos ninguna promoción de «caixa»/],
  ["/plan?utm_source=boletin&amp;dinero=500", /Tu plan con 500 €/],
  ["/plan?dinero=1&dinero=2", /Hay más de una cifra: deja una sola/],
  [`${ofAmount}?utm_source=boletin&amp;importe=%EF%BC%95000`, /Con 5\.000 €/],
  [`${ofAmount}?comisiones=7`, /la cifra «7» de otra pregunta/],
  [`${ofNone}?importe=70`, /la cifra «70», y las cuentas de esta promoción no dependen/],
  [`${ofDays}?alta=2026-11-01&amp;hace=7`, /Hay más de un día/],
  ["/comparar/elegir?oferta=caixa,Caixa Bank", /No tenemos ninguna promoción de «caixa» y «Caixa Bank»/],
])("%s is answered as it was meant, or says what it is not", async (address, said) => {
  const { status, document } = await open(address.replaceAll(" ", "%20"));
  expect([status, words(document.querySelector("main"))]).toEqual([200, expect.stringMatching(said)]);
});

const now = madridDate(new Date());
const signUp = addDays(now, -40);
const since = addDays(now, -5);
const answered = `alta=${signUp}&hecho=denegado&desde=${since}&escrito=${since}`;

const open = async (address: string) => {
  const answer = await ask("full", address);
  return { ...answer, document: new DOMParser().parseFromString(answer.text, "text/html") };
};

test("each offer's claim begins with its answer, then has its days in order, a source and a letter", async () => {
  for (const { id, detailPath, brand } of full.catalogue.enabled) {
    const { status, headers, document } = await open(`${detailPath}/reclamar?${answered}`);
    expect([id, status, headers["cache-control"]?.includes("public")]).toEqual([id, 200, false]);
    const part = document.querySelector("#herramienta");
    expect(part?.querySelector("h2")?.id).toBe("fechas-titulo");
    const days = all("ol time", part ?? document).map((day) => day.getAttribute("datetime") ?? "");
    expect(days.length).toBeGreaterThanOrEqual(2);
    expect(days).toEqual([...days].sort());
    expect(hrefs(part ?? document)).toContainEqual(
      expect.stringMatching(`^${detailPath}/reclamar/calendario\\.ics\\?.*hecho=denegado&desde=${since}`),
    );
    for (const text of [brand, longDate(signUp), "si cumplo las condiciones"])
      expect(words(document.querySelector("#carta-texto"))).toContain(plain(text));
  }
});

test("a claim's letter and calendar are files; without answers, the letter's address explains", async () => {
  const [offer] = full.catalogue.enabled;
  const path = `${offer?.detailPath}/reclamar/carta.txt`;
  const letter = await ask("full", `${path}?${answered}`);
  expect([letter.status, letter.headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const calendar = await ask("full", `${offer?.detailPath}/reclamar/calendario.ics?${answered}`);
  expect(calendar.text).toContain("Reclamación");
  const { status, headers, text } = await ask("full", path);
  expect([status, headers["cache-control"], headers["content-type"]]).toEqual([
    ...[400, "no-store", "text/html; charset=utf-8"],
  ]);
  expect(text).toMatch(/<h1>[^<]{10}/);
});
