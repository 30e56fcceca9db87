import { brotliCompressSync } from "node:zlib";
import type { Answer } from "../server";
import { headlineFace } from "@/lib/config/theme";
import { all } from "./dom";
import { each, every, type Page, pages } from "./site";

/** A number for some kinds of page. */
type ByKind = Partial<Record<Page["kind"], number>>;

/** What the first round trip of a connection carries: ten packets of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;
/**
 * A page with its headers, of those kinds that may be larger than the first round trip: with some hundred bytes more than
 * they need, since editors write on them.
 */
const larger: ByKind = { home: 16_000, offer: 18_432, legal: 16_000, answer: 18_432 };
/** What each offer after the fifth may add to a page that shows them all; the nightly tests limit home with 50 to 20,000. */
const perOffer: ByKind = { home: 550, own: 200 };

/** Limits of a page: bytes as browsers get them, in brotli, and elements. docs/performance.md gives the reasons. */
const budgets = {
  pageBytes: ({ kind }: Page, offers: number) =>
    (larger[kind] ?? FIRST_FLIGHT) + (perOffer[kind] ?? 0) * Math.max(0, offers - 5),
  nodes: 1500,
  /** The styles of a page, compressed by themselves. */
  cssBytes: 5.75 * 1024,
  /** The entry script, brotli: until a visitor presses something only a page with a form loads more. */
  scriptBytes: 6 * 1024,
  /** A hero picture, at the width that a phone loads. */
  heroBytes: 21 * 1024,
};

/** The size of an answer's headers, as HTTP/1.1 writes them. */
const headBytes = ({ headers }: Answer) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

every("no page weighs more than it may", pages, (page, { catalogue }) => {
  expect(page.headers["content-encoding"]).toBe("gzip");
  const limit = budgets.pageBytes(page, catalogue.enabled.length) - headBytes(page);
  // Brotli is smaller, and takes longer to make here: only where gzip is too large.
  expect(page.sent <= limit ? page.sent : brotliCompressSync(page.html).length).toBeLessThanOrEqual(limit);
  expect(all("*", page.document).length).toBeLessThanOrEqual(budgets.nodes);
});

/** Programs that show a link read no more than the beginning of a page. */
every("the title and the share picture stand in the first 16 KB of a page", pages, ({ html, document }) => {
  const beginning = Buffer.from(html).subarray(0, 16_384).toString();
  expect(beginning).toContain("</title>");
  const picture = document.querySelector("meta[property='og:image']")?.getAttribute("content");
  if (picture) expect(beginning).toContain(`<meta property="og:image" content="${picture}"`);
});

every("a page has its styles and one script inline", pages, ({ document }) => {
  const css = all("style", document).map(({ textContent }) => textContent);
  expect(brotliCompressSync(css.join("\n")).length).toBeLessThanOrEqual(budgets.cssBytes);
  const run = all("script:not([type*=json], [type=speculationrules])", document);
  expect(run.map((element) => [element.getAttribute("src"), "script" in element.dataset])).toEqual([
    [null, true],
  ]);
});

every("a page requests its script, the headline face and at most one picture", pages, ({ document }) => {
  expect(all("link[rel=stylesheet], iframe, video, audio, object", document)).toEqual([]);
  const preloads = all("link[rel$=preload]", document).map((link) => link.getAttribute("href"));
  expect(preloads).toEqual([headlineFace]);
  expect(all("img", document).length).toBeLessThanOrEqual(1);
});

each("every page requests the same script, which exists and is small", ({ pages, at }) => {
  const scripts = pages.flatMap(({ document }) => all("[data-script]", document));
  const entries = [...new Set(scripts.map(({ dataset }) => dataset.script))].map((entry) =>
    at(entry ?? "", "/"),
  );
  expect(entries.map((entry) => entry?.status)).toEqual([200]);
  expect(brotliCompressSync(entries[0]?.text ?? "").length).toBeLessThanOrEqual(budgets.scriptBytes);
});

each("a phone's pictures are small", ({ answers }) => {
  const heroes = [...answers.values()].filter(({ address }) => /^\/heroes\/.*-640\.avif$/.test(address));
  expect(heroes.filter(({ sent }) => sent > budgets.heroBytes).map(({ address }) => address)).toEqual([]);
});
