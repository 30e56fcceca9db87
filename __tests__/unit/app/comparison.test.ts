import { categoryNames } from "@/lib/copy/categories";
import { comparisonPath, comparisonsBuiltAhead } from "@/lib/offers/comparison";
import { comparison } from "@/lib/copy/comparison";
import { lapseText } from "@/lib/copy/deadlines";
import { riskLines } from "@/lib/copy/frame";
import { expectConsole } from "../../console";
import { all, type BuiltSite, buildSite, words } from "./site";
import { plain } from "../offers/texts";

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite({ OFFERS_PREVIEW: "n26,revolut" });
});
afterAll(() => jest.restoreAllMocks());

const row = (name: string) =>
  all("tbody tr")
    .map((line) => all("th, td", line).map(words))
    .find(([first]) => first === name);

test("every comparison says the same of each offer, in the order of the catalogue", async () => {
  const { enabled } = site.catalogue;
  for (const offers of comparisonsBuiltAhead(enabled)) {
    await site.show(comparisonPath(offers, enabled));
    const { rows, noRisk } = comparison;
    expect(all("thead th").map(words)).toEqual([comparison.criterion, ...offers.map(({ brand }) => brand)]);
    const cells = (name: string) => row(name)?.slice(1);
    expect(cells(rows.benefit)).toEqual(offers.map(({ benefit }) => plain(benefit)));
    expect(cells(rows.requirements)).toEqual(offers.map(({ requirements }) => plain(requirements)));
    const deadlines = offers.map(({ deadlines: { items } }) =>
      items.map(({ title, after }) => plain(`${title}: ${lapseText(after)}`)).join(""),
    );
    expect(cells(rows.deadlines)).toEqual(deadlines.map((text) => text || comparison.noDeadlines));
    expect(cells(rows.category)).toEqual(offers.map(({ category }) => categoryNames[category]));
    expect(cells(rows.risk)).toEqual(offers.map(({ risk }) => (risk ? riskLines[risk] : noRisk)));
    const minutes = offers.map((offer) => (offer.minutes ? `${offer.minutes} minutos` : comparison.unknown));
    expect(cells(rows.minutes)).toEqual(offers.some((offer) => offer.minutes) ? minutes : undefined);
    expect(all("tbody td a[href]").map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining(offers.flatMap(({ detailPath, officialUrl }) => [detailPath, officialUrl])),
    );
    expect(all("a[data-referral]")).toEqual([]);
  }
});

test("the page to choose on offers every one, and every message", async () => {
  await site.show("/comparar");
  const form = document.querySelector("main form")!;
  expect(form).toHaveAttribute("action", "/comparar/elegir");
  expect(all<HTMLInputElement>("input[name=oferta]", form).map(({ value }) => value)).toEqual(
    site.catalogue.enabled.map(({ id }) => id),
  );
  for (const [fault, text] of Object.entries(comparison.faults))
    expect(words(document.getElementById(fault))).toBe(text);
});

test("with fewer than two offers there is nothing to compare", async () => {
  const { renderPage } = await import("../../render");
  const { ChoosePage } = await import("@/components/comparison/choose-page");
  await renderPage(ChoosePage({ offers: site.catalogue.enabled.slice(0, 1) }));
  expect(all("form")).toEqual([]);
  expect(words(document.querySelector("article"))).toContain(comparison.none);
});

test("one that was not built ahead is made when asked for, by the same record", async () => {
  const { enabled } = site.catalogue;
  const { default: Page, generateMetadata, dynamic } = await import("@/app/comparar/otras/[offers]/page");
  const { renderPage } = await import("../../render");
  expect(dynamic).toBe("force-dynamic");
  const params = Promise.resolve({ offers: `${enabled[0]?.id}-vs-${enabled[1]?.id}` });
  await renderPage(await Page({ params }));
  expect(all("thead th").map(words)).toEqual([comparison.criterion, enabled[0]?.brand, enabled[1]?.brand]);
  expect(await generateMetadata({ params })).toMatchObject({ robots: { index: false } });
});

test("an address that compares nothing is not found, and has no metadata", async () => {
  const params = Promise.resolve({ offers: "lowi-vs-bizum" });
  for (const page of [import("@/app/comparar/[offers]/page"), import("@/app/comparar/otras/[offers]/page")]) {
    expect(await (await page).generateMetadata({ params })).toEqual({});
    await expect((await page).default({ params })).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  }
  expectConsole("error", /NEXT_HTTP_ERROR_FALLBACK;404/);
  await expect(site.show("/comparar/paypal")).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});
