import { countedWords, netValueWords, remainderWords, spanWords } from "@/lib/copy/net-value";
import { assumptionOf, limitsOf, netValue } from "@/lib/offers/net-value";
import type { Value } from "@/lib/offers/value";
import { all, type BuiltSite, buildSite, everyOffer, words } from "./site";
import { plain } from "../offers/texts";

let site: BuiltSite;

beforeAll(async () => {
  site = await buildSite(everyOffer);
});
afterAll(() => jest.restoreAllMocks());

const isAbout = ({ gain }: Value) => gain.kind === "share" && gain.about;

const { figures, heading } = netValueWords("");

/** Shows the page as the address with this query gives it. */
async function show(slug: string, query: Record<string, string | string[]> = {}) {
  const { renderPage } = await import("../../render");
  const { default: Page } = await import("@/app/[slug]/valor/calculo/page");
  const params = Promise.resolve({ slug });
  await renderPage(await Page({ params, searchParams: Promise.resolve(query) }));
}

/** What a line of the account says, by its name. */
const line = (name: string) => {
  const term = all("dt").find((one) => words(one) === name);
  return words(term?.nextElementSibling);
};

test("the static page and the one of an address without an amount are the same", async () => {
  for (const { id } of site.catalogue.enabled) {
    await site.show(`/${id}/valor`);
    const main = words(document.querySelector("main"));
    await show(id);
    expect(words(document.querySelector("main"))).toBe(main);
  }
});

test("every offer has its account, line by line", async () => {
  for (const { id, brand, minutes, value } of site.catalogue.enabled) {
    await site.show(`/${id}/valor`);
    expect(words(document.querySelector("h1"))).toBe(heading.replace("de ?", `de ${brand}?`));
    expect(all("dt").map(words)).toEqual([
      figures.gain,
      figures.spend,
      figures.blocked,
      figures.time,
      figures.remains,
    ]);
    expect(line(figures.time)).toContain(minutes ? `${minutes} minutos` : "Depende");
    expect(line(figures.spend).startsWith("Depende")).toBe(value.spend.some(({ euros }) => !euros));
    expect(line(figures.gain).startsWith("Depende")).toBe(value.gain.kind === "unknown");
    expect(all("form")).toHaveLength(value.gain.kind === "share" ? 1 : 0);
    for (const text of value.assumptions) expect(all("#supuestos + ul li").map(words)).toContain(plain(text));
  }
});

test("what is left: all of it where one would spend anyway, less its price where not", async () => {
  for (const { id, value } of site.catalogue.enabled) {
    await site.show(`/${id}/valor`);
    const { gross, onlyForIt } = netValue(value);
    const said = line(figures.remains);
    if (!gross) expect(said).toBe("Depende");
    else if (value.spend.length === 0) expect(said).toBe(plain(spanWords(gross, isAbout(value))));
    else {
      expect(said).toContain(`de todos modos: ${plain(spanWords(gross, isAbout(value)))}`);
      const alone = onlyForIt ? plain(remainderWords(onlyForIt)) : "depende";
      expect(said).toContain(`solo por la promoción: ${alone}`);
    }
  }
});

const typed: [typed: string | string[], field: string, euros: number | undefined, fault: string][] = [
  ["15.000", "15.000", 15_000, ""],
  ["20 000 €", "20.000", 20_000, ""],
  ["12.000", "12.000", 12_000, ""],
  ["1.500,5", "1.500,5", 1500.5, ""],
  ["2", "2", 2, ""],
  [["3000", "9000"], "3.000", 3000, ""],
  ["abc", "abc", undefined, "No entendemos esa cifra."],
  ["-5", "-5", undefined, "no puede ser negativa"],
  ["1e99", "1e99", undefined, "No entendemos"],
  ["999999999", "999999999", undefined, "no puede pasar de 10.000.000 €"],
  ['"><b>', '"><b>', undefined, "No entendemos"],
];

test.each(typed)("an amount of «%s»", async (given, field, euros, fault) => {
  for (const { id, value } of site.catalogue.enabled) {
    const assumption = assumptionOf(value);
    if (!assumption) continue;
    await show(id, { [assumption.name]: given });
    const input = document.querySelector<HTMLInputElement>("main input")!;
    expect(input.value).toBe(field);
    const gross = netValue(value, euros ?? assumption.usual).gross!;
    expect(line(figures.gain)).toContain(plain(spanWords(gross, isAbout(value))));
    const { promise, counted } = limitsOf(value, euros ?? assumption.usual);
    const bounds = [promise ?? [], counted ? countedWords(counted) : []].flat();
    for (const note of bounds) expect(line(figures.gain)).toContain(plain(note));
    const isLittle = euros !== undefined && assumption.least && euros < assumption.least.euros;
    const notes = all("form p:not([id])").map(words).join(" ");
    expect(notes).toContain(fault || (isLittle ? plain(assumption.least?.note ?? "") : ""));
    expect(notes === "").toBe(!fault && !isLittle);
    expect(input.getAttribute("aria-invalid")).toBe(fault ? "true" : null);
    for (const part of input.getAttribute("aria-describedby")!.split(" "))
      expect(document.getElementById(part)).not.toBeNull();
  }
});

test("an example is called so, an amount of the visitor is not", async () => {
  const example = () => words(document.querySelector("#supuestos + ul")).includes("es solo un ejemplo");
  for (const { id, value } of site.catalogue.enabled) {
    const assumption = assumptionOf(value);
    await show(id);
    expect(example()).toBe(assumption !== undefined);
    if (!assumption) continue;
    await show(id, { [assumption.name]: String(assumption.usual + 1) });
    expect(example()).toBe(false);
  }
});

test("an address that is no offer's has no metadata", async () => {
  const { generateMetadata, dynamic } = await import("@/app/[slug]/valor/calculo/page");
  const searchParams = Promise.resolve({});
  expect(await generateMetadata({ params: Promise.resolve({ slug: "bizum" }), searchParams })).toEqual({});
  for (const { id } of site.catalogue.enabled)
    expect(await generateMetadata({ params: Promise.resolve({ slug: id }), searchParams })).toMatchObject({
      robots: { index: false },
      alternates: { canonical: `/${id}/valor` },
    });
  expect(dynamic).toBe("force-dynamic");
});
