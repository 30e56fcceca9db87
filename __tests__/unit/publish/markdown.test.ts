import { changes, changeWords } from "@/lib/copy/changes";
import { frame, riskLines, shortRisk, taxLine } from "@/lib/copy/frame";
import { gains, usGain, youGain } from "@/lib/copy/gains";
import { home, newestCheckWords } from "@/lib/copy/home";
import { landing as words } from "@/lib/copy/landing";
import { changesOf } from "@/lib/site/changes";
import { longDate, madridDate } from "@/lib/format/dates";
import { homeMarkdown, llmsText, markdownPage, offerMarkdown } from "@/lib/publish/markdown";
import { statusOf } from "@/lib/publish/markdown-results";
import { catalogue, contentDate, newestChecked } from "@/lib/offers";
import type { Section } from "@/lib/offers/landing";
import type { Offer } from "@/lib/offers/offer";
import { inOrder } from "@/lib/offers/order";
import { protectionFacts } from "@/lib/site/protection";
import { firstResults } from "@/lib/site/results";
import { site } from "@/lib/config/site";
import { sitePages } from "@/lib/site/pages";
import { isOpen } from "@/lib/offers/status";

const today = madridDate(new Date());
const ordered = inOrder(catalogue.enabled, today);
const blocksOf = (text: string) => text.trimEnd().split("\n\n");
const headings = (text: string) => blocksOf(text).filter((block) => block.startsWith("#"));
/** The blocks under a heading, up to the next. */
function under(text: string, heading: string): string[] {
  const rest = blocksOf(text).slice(blocksOf(text).indexOf(heading) + 1);
  const end = rest.findIndex((block) => /^#|^---$/.test(block));
  return rest.slice(0, end);
}
const linked = (text: string) => [...text.matchAll(/\]\((.+?)\)/g)].map(([, address]) => address);

describe.each(catalogue.all)("$id in Markdown", (offer) => {
  const text = offerMarkdown(offer, today);
  const { hero, steps, sections, faq, finePrint } = offer.landing;

  test("has the parts of its page, in order", () => {
    expect(headings(text)).toEqual([
      `# ${hero.title}`,
      ...[words.steps, offer.protection.title, ...sections.map(({ title }) => title), words.faq].map(
        (title) => `## ${title}`,
      ),
      ...faq.map(({ question }) => `### ${question}`),
      ...(finePrint ? [`## ${words.finePrint}`] : []),
      `## ${changes.ofOffer}`,
    ]);
  });

  test.each([
    [undefined, undefined],
    ["2020-02", undefined],
    [undefined, "2030-03-04"],
    ["2020-02", "2030-03-04"],
  ])("says in brief what it is, from %s until %s, and who gains what", (validFrom, validUntil) => {
    const dated = { ...offer, validFrom, validUntil };
    const blocks = under(offerMarkdown(dated, today), `# ${hero.title}`);
    const { authorisation } = offer.protection;
    if (authorisation) expect(blocks.shift()).toContain(authorisation);
    const [lead, brief, gain, ...risk] = blocks;
    expect(lead).toBe(hero.lead);
    expect(risk).toEqual(offer.risk ? [`> ${riskLines[offer.risk]}`] : []);
    expect(brief?.split("\n")).toEqual([
      `- ${words.benefit}: ${offer.benefit}`,
      `- ${words.requirements}: ${offer.requirements}`,
      `- ${words.audience}: ${words.newCustomers}`,
      ...(validFrom ? [`- ${words.validFrom}: ${longDate(validFrom)}`] : []),
      ...(validUntil ? [`- ${words.validUntil}: ${longDate(validUntil)}`] : []),
      `- ${words.status}: ${statusOf(dated, today)}`,
      `- ${words.source}: ${offer.officialUrl}`,
    ]);
    expect(gain?.split("\n")).toEqual([
      `- ${gains.you}: ${youGain(dated)}`,
      `- ${gains.us}: ${usGain(dated)} ${gains.order} ${gains.orderLink}.`,
    ]);
  });

  test("numbers its steps", () => {
    const numbered = steps.map((step, i) => `${i + 1}. **${step.title}.** ${step.text}`);
    expect(under(text, `## ${words.steps}`)).toEqual([numbered.join("\n")]);
  });

  test("says who stands behind it, a line each, and where that can be read", () => {
    const { protection } = offer;
    const { facts, missing } = protectionFacts(protection);
    const lines = under(text, `## ${protection.title}`).join("").split("\n");
    expect(lines.slice(0, -1)).toEqual(
      [...facts.map(({ name, text: said }) => `**${name}.** ${said}`), protection.note, missing]
        .filter((line) => line !== undefined)
        .map((line) => `- ${line}`),
    );
    const sources = protection.sources.map(({ label, url }) => `[${label}](${url})`);
    expect(lines.at(-1)?.endsWith(`: ${sources.join(", ")}`)).toBe(true);
  });

  test("has each answer, its fine print where there is some, and its history, newest first", () => {
    for (const { question, answer } of faq) expect(under(text, `### ${question}`)).toEqual([answer]);
    const conditions = finePrint && [...finePrint, taxLine].map((line) => `- ${line}`).join("\n");
    if (conditions) expect(under(text, `## ${words.finePrint}`)).toEqual([conditions]);
    const history = changesOf(offer).map((change) => `- ${longDate(change.date)}: ${changeWords(change)}`);
    expect(under(text, `## ${changes.ofOffer}`)).toEqual([history.join("\n")]);
  });
});

describe("a section in Markdown", () => {
  const [sample] = catalogue.all as [Offer];
  const points = [
    { title: "Uno", text: "Va." },
    { title: "Dos", text: "Viene." },
  ];
  const offerIds = [...catalogue.all.map(({ id }) => id), "nadie"];

  test.each<[day: string, section: Section, blocks: string[]]>([
    [today, { kind: "reasons", title: "T", points }, ["- **Uno.** Va.\n- **Dos.** Viene."]],
    [
      today,
      { kind: "official-link", title: "T", text: "Dice.", label: "Bases", url: "https://a.example/" },
      ["Dice.", "[Bases](https://a.example/)"],
    ],
    ...["2000-01-01", today].map((day): [string, Section, string[]] => [
      day,
      { kind: "comparison", title: "T", offerIds },
      // No block at all where nothing is left to compare with.
      catalogue.enabled.some((offer) => isOpen(offer, day))
        ? [
            catalogue.enabled
              .filter((offer) => isOpen(offer, day))
              .map(
                ({ brand, shortBenefit, risk, requirements }) =>
                  `- ${brand}: ${shortBenefit}. ${risk ? `${shortRisk}. ` : ""}${requirements}`,
              )
              .join("\n"),
          ]
        : [],
    ]),
  ])("on %s: %j", (day, section, blocks) => {
    const offer = { ...sample, landing: { ...sample.landing, sections: [section] } };
    expect(under(offerMarkdown(offer, day), "## T")).toEqual(blocks);
  });
});

test("the home page in Markdown has its parts, in order", () => {
  const { title, hero, offers, benefits, faq } = home(site, contentDate);
  const text = homeMarkdown(today);
  expect(headings(text)).toEqual([
    `# ${title}`,
    `## ${offers.title}`,
    ...firstResults(ordered).offers.map(
      ({ brand, detailPath }) => `### [${brand}](${site.url}${detailPath}.md)`,
    ),
    `## ${benefits.title}`,
    `## ${faq.title}`,
    ...faq.items.map(({ question }) => `### ${question}`),
  ]);
  expect(under(text, `# ${title}`)).toEqual([hero.lead, newestChecked && newestCheckWords(newestChecked)]);
  const points = benefits.points.map((point) => `- **${point.title}.** ${point.text}`);
  expect(under(text, `## ${benefits.title}`)).toEqual([points.join("\n")]);
  for (const { question, answer } of faq.items) expect(text).toContain(`### ${question}\n\n${answer}\n`);
});

test("the index leads to every page in Markdown and to the open data, and to nothing else", () => {
  const text = llmsText(today);
  const twins = [
    "/index",
    ...[...ordered.map(({ detailPath }) => detailPath)],
    ...sitePages.map((page) => page.path),
  ];
  const data = Object.values(words.openDataFiles).map(({ path }) => path);
  expect(linked(text)).toEqual(
    [...twins.map((path) => `${path}.md`), ...data].map((path) => site.url + path),
  );
  for (const offer of ordered)
    expect(text).toContain(
      `: ${offer.benefit}. ${offer.risk ? `${shortRisk}. ` : ""}${statusOf(offer, today)}\n`,
    );
  const { title, description, offers } = home(site, contentDate);
  const parts = [offers.title, frame.about, words.openData].map((part) => `## ${part}`);
  expect(headings(text)).toEqual([`# ${site.brand}`, ...parts]);
  const [summary, said] = under(text, `# ${site.brand}`);
  expect(summary).toBe(`> ${description}`);
  for (const line of [frame.disclosure, frame.newCustomers]) expect(said).toContain(line);
  expect(text).toContain(`.md): ${title}\n`);
  for (const page of sitePages)
    expect(text).toContain(`- [${page.name}](${site.url}${page.path}.md): ${page.description}\n`);
});

test.each([
  "/",
  ...catalogue.enabled.map(({ detailPath }) => detailPath),
  ...sitePages.map(({ path }) => path),
])("the twin of %s says whose it is, at its end too", (path) => {
  const { text = "", canonical } = markdownPage(path.slice(1) || "index", today) ?? {};
  expect(canonical).toBe(site.url + path);
  expect(text.trimEnd().endsWith(` ${site.url}${path}`)).toBe(true);
});

test.each(["", "nada", "ofertas", "__proto__"])("«%s» is the name of no page", (name) => {
  expect(markdownPage(name, today)).toBeUndefined();
});
