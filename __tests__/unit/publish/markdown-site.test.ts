import { changes as changeTexts, changeWords } from "@/lib/copy/changes";
import { comparison } from "@/lib/copy/comparison";
import { deadlineLine } from "@/lib/copy/deadlines";
import { riskLines } from "@/lib/copy/frame";
import { statusWords } from "@/lib/copy/status";
import { glossary, glossaryHead } from "@/lib/copy/glossary";
import { methodology, methodologyHead } from "@/lib/copy/methodology";
import { latestChanges } from "@/lib/site/changes";
import { longDate, madridDate } from "@/lib/format/dates";
import { sitePageMarkdown } from "@/lib/publish/markdown-site";
import { catalogue } from "@/lib/offers";
import { inOrder } from "@/lib/offers/order";
import { site } from "@/lib/config/site";
import { changesPage, comparisonPage, glossaryPage, methodologyPage, sitePages } from "@/lib/site/pages";

const today = madridDate(new Date());
const ordered = inOrder(catalogue.enabled, today);
const blocksOf = (page: (typeof sitePages)[number]) => sitePageMarkdown(page, today).trimEnd().split("\n\n");
const twin = (path: string) => `${site.url}${path}.md`;

test.each(sitePages)("$path ends as every page does", (page) => {
  const [rule, , at] = blocksOf(page).slice(-3);
  expect(rule).toBe("---");
  expect(at?.endsWith(`: ${site.url}${page.path}`)).toBe(true);
});

test("the comparison has every offer with the same lines, in the order of every list", () => {
  const [title, lead, ...blocks] = blocksOf(comparisonPage).slice(0, -3);
  expect([title, lead]).toEqual([`# ${comparison.heading}`, comparison.lead]);
  const { rows } = comparison;
  expect(blocks.filter((_, i) => i % 2 === 0)).toEqual(
    ordered.map(({ brand, detailPath }) => `**[${brand}](${twin(detailPath)})**`),
  );
  ordered.forEach((offer, i) => {
    const lines = blocks[2 * i + 1]?.split("\n") ?? [];
    const names = [rows.benefit, rows.requirements, rows.deadlines, rows.category, rows.risk, rows.verified];
    expect(lines.map((line) => line.slice(2, line.indexOf(":")))).toEqual([...names, rows.official]);
    const deadlines = offer.deadlines.items.map((item) => deadlineLine(offer, item));
    const said = (name: string) =>
      lines.find((line) => line.startsWith(`- ${name}: `))?.slice(name.length + 4);
    expect(said(rows.deadlines)).toBe(deadlines.join("; ") || comparison.noDeadlines);
    expect(said(rows.risk)).toBe(offer.risk ? riskLines[offer.risk] : comparison.noRisk);
    expect(said(rows.benefit)).toBe(offer.benefit);
    expect(said(rows.verified)).toBe(statusWords(offer, today));
    expect(said(rows.official)).toBe(offer.sourceUrl);
  });
});

test("the glossary has every entry, with its source where there is one", () => {
  const [title, intro, entries, ...rest] = blocksOf(glossaryPage);
  expect([title, intro]).toEqual([`# ${glossaryHead.name}`, glossaryHead.intro]);
  const expected = glossary.map(({ term, definition, source }) =>
    [`- **${term}.** ${definition}`, ...(source ? [`[${source.label}](${source.url})`] : [])].join(" "),
  );
  expect(entries?.split("\n")).toEqual(expected);
  expect(rest).toHaveLength(3);
});

test("the method has every section of its page", () => {
  const [title, updated, intro, ...blocks] = blocksOf(methodologyPage);
  const { updated: date } = methodologyHead;
  expect([title, updated, intro]).toEqual([`# ${methodologyHead.title}`, `${date}.`, methodologyHead.intro]);
  const sections = methodology(site, ordered);
  const at = sections.map((section) => blocks.indexOf(`## ${section.title}`));
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  for (const [i, { blocks: own }] of sections.entries()) {
    const text = blocks.slice(at[i], at[i + 1]);
    for (const block of own) if (typeof block === "string") expect(text).toContain(block);
  }
});

test("the changes have every one that the page shows", () => {
  const { changes, more } = latestChanges(catalogue.enabled);
  const list = changes.map((change) => {
    const { brand, detailPath } = change.offer;
    return `- ${longDate(change.date)}. [${brand}](${twin(detailPath)}): ${changeWords(change)}`;
  });
  expect(blocksOf(changesPage).slice(0, -3)).toEqual([
    `# ${changeTexts.title}`,
    changeTexts.intro,
    list.join("\n") || changeTexts.none,
    ...(more ? [changeTexts.older] : []),
  ]);
});
