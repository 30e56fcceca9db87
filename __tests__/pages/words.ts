import { checkNote } from "@/lib/copy/status";
import { longDate } from "@/lib/format/dates";
import { asSentence } from "@/lib/format/format";
import { escapeRegExp } from "@/lib/format/pattern";
import { textFaults } from "@/lib/format/typography";
import { inOrder } from "@/lib/catalogue";
import { byOffer, changesIn } from "@/lib/offers/changes";
import { all, hrefs, plain, section, words } from "./dom";
import { at, type Build, every, of, pages } from "./site";

const ordered = ({ catalogue, today }: Build) => inOrder(catalogue.enabled, today);

every("the home page says beside the list, once, that checks are old", of("home"), (page, build) => {
  const note = checkNote(ordered(build), build.today);
  const shown = all("[data-checked]", page.main).filter((element) => !element.hidden);
  expect(shown.map(words)).toEqual(note ? [plain(note)] : []);
  for (const element of shown) expect(section(page, "Ofertas destacadas").contains(element)).toBe(true);
});

// In the content only: the `title` of the home page, fixed by the specification, has the word.
every("no page calls an offer verified", pages, ({ text }) => {
  expect(text).not.toMatch(/\bverificad[ao]s?\b/i);
});

every("the methodology shows the order of the lists", at("/metodologia"), ({ document }, build) => {
  const published = all("#orden li", document).map(words);
  const brands = ordered(build).map(({ brand }) => expect.stringContaining(brand));
  expect(published).toEqual(brands);
});

every(
  "each offer's part of the changes page lists its changes, newest first",
  at("/cambios"),
  (page, build) => {
    const { enabled } = build.catalogue;
    const changes = changesIn(enabled).slice(0, 100);
    for (const { offer, changes: own } of byOffer(changes, enabled)) {
      const part = section(page, offer.brand);
      expect(hrefs(part)).toContain(offer.detailPath);
      // The addresses of single changes are linked to from elsewhere.
      const shown = all("ol > li", part).map((element) => [element.id, words(element)]);
      const expected = own.map(({ date, place, summary }) => [
        `${offer.id}-${place}`,
        expect.stringMatching(plain(`${asSentence(longDate(date))}.*${escapeRegExp(summary)}`)),
      ]);
      expect(shown).toEqual(expected);
    }
  },
);

const BLOCKS = "p, li, h1, h2, h3, h4, dt, dd, th, td, summary, label, legend";

every("every sentence of a page follows the rules of typography and tone", pages, ({ document }) => {
  const blocks = all(BLOCKS, document).filter((element) => !element.querySelector(BLOCKS));
  const texts = blocks.map(({ textContent }) => textContent.trim());
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.flatMap((text) => textFaults(text).map((right) => `${right}: ${text}`))).toEqual([]);
});

const INLINE = ":is(a, b, strong, i, small, span, time, code, label, button)";

// Flexible boxes keep them apart on a screen only: text browsers, screen readers and copied text run them together.
every("neighbouring parts of a line have white space between their words", pages, ({ document }) => {
  const pairs = all(`${INLINE} + ${INLINE}`, document).map(
    (two) => [two.previousElementSibling, two] as const,
  );
  const joined = pairs.filter(
    ([one, two]) =>
      two.previousSibling === one &&
      /[\p{L}\p{N}€%.?!]$/u.test(one?.textContent ?? "") &&
      /^[\p{L}\p{N}¿¡]/u.test(two.textContent),
  );
  expect(joined.map((pair) => pair.map(words).join("|"))).toEqual([]);
});
