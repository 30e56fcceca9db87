import { createElement } from "react";
import { dateText, lapseText } from "@/lib/copy/deadlines";
import { datedDeadlines } from "@/lib/offers/dated-deadlines";
import { daysBetween } from "@/lib/format/dates";
import * as files from "@/lib/offers/registry";
import { all, type BuiltSite, buildSite, everyOffer, words } from "./site";
import { plain } from "../offers/texts";

jest.mock("@/lib/offers/registry", () =>
  jest.requireActual<typeof import("../offers/lasting")>("../lib/offers/lasting").lastingOffers(),
);

const today = "2026-11-21";
const offers = Object.values(files);
const dated = offers.filter(({ deadlines }) => deadlines.items.length > 0);
const undated = offers.filter(({ deadlines }) => deadlines.items.length === 0);

let site: BuiltSite;

beforeAll(async () => {
  // In Madrid it is the 21st already.
  jest.useFakeTimers({
    now: new Date("2026-11-20T23:30:00Z"),
    doNotFake: ["nextTick", "setImmediate", "queueMicrotask"],
  });
  site = await buildSite(everyOffer);
});
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const answerPage = () => import("@/app/[slug]/plazos/fechas/page");

const asked = (slug: string, alta?: string | string[]) => ({
  params: Promise.resolve({ slug }),
  searchParams: Promise.resolve(alta === undefined ? {} : { alta }),
});

async function answer(slug: string, alta?: string | string[]) {
  const { default: Page } = await answerPage();
  const { renderPage } = await import("../../render");
  await renderPage(createElement(Page, asked(slug, alta)));
}

/** Expects the answer's page to be missing. */
async function expectMissing(slug: string) {
  const { default: Page } = await answerPage();
  await expect(Page(asked(slug, today))).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
}

const input = () => document.querySelector<HTMLInputElement>("input[type=date]")!;
const items = () => all("main ol > li").filter((item) => item.querySelector("h3"));

describe.each(dated)("$id", ({ id, brand, deadlines }) => {
  test("the page asks for the day, and says each deadline from there on", async () => {
    await site.show(`/${id}/plazos`);
    expect(words(document.querySelector("h1"))).toBe(`Tus plazos con ${brand}`);
    const form = input().form!;
    expect(form.getAttribute("action")).toBe(`/${id}/plazos/fechas`);
    expect(form.method).toBe("get");
    expect(words(input().labels?.[0])).toBe("Día del alta");
    expect([input().name, input().required, input().value]).toEqual(["alta", true, ""]);
    for (const name of input().getAttribute("aria-describedby")!.split(" "))
      expect(words(document.getElementById(name))).not.toBe("");
    expect(items().map((item) => words(item.querySelector("strong")))).toEqual(
      deadlines.items.map(({ after }) => plain(lapseText(after))),
    );
    expect(all("a[href*='.ics'], time")).toEqual([]);
    expect(words(document.querySelector("main"))).toContain(plain(deadlines.note));
  });

  test("the answer: each deadline by date, how far it is, and the calendar", async () => {
    await answer(id, today);
    const expected = datedDeadlines(deadlines.items, today);
    expect(all("time").map((time) => [time.getAttribute("datetime"), words(time)])).toEqual(
      expected.map(({ date }) => [date, plain(dateText(date, daysBetween(today, date)))]),
    );
    expect(items().map((item) => words(item.querySelector("h3")))).toEqual(
      expected.map(({ title }) => plain(title)),
    );
    for (const { text } of expected) expect(words(document.querySelector("main"))).toContain(plain(text));
    expect(words(document.querySelector("h2"))).toBe("Tus fechas si el alta es el 21 de noviembre de 2026");
    expect(input()).toHaveValue(today);
    expect(input()).not.toHaveAttribute("aria-invalid");
    expect(document.querySelector("a[href*='.ics']")).toHaveAttribute(
      "href",
      `/${id}/plazos/calendario.ics?alta=${today}`,
    );
  });

  test.each<[alta: string | string[] | undefined, fault: RegExp]>([
    [undefined, /^Elige el día del alta\.$/],
    ["", /^Elige el día del alta\.$/],
    ["ayer", /^No entendemos esa fecha\. .*2026-11-21/],
    [["2026-11-21", "2026-11-22"], /^No entendemos esa fecha\./],
    ["2026-02-31", /^El día 2026-02-31 no existe en el calendario\./],
    ["0001-01-01", /^Elige el \d+ de \p{L}+ de \d{4} o un día posterior\.$/u],
    ["9999-12-31", /^Elige el \d+ de \p{L}+ de \d{4} o un día anterior\.$/u],
    ["x".repeat(9000), /^No entendemos esa fecha\./],
  ])("%p: the field says what is wrong, and nothing is dated", async (alta, fault) => {
    await answer(id, alta);
    expect(input()).toHaveAttribute("aria-invalid", "true");
    const [first = ""] = input().getAttribute("aria-describedby")!.split(" ");
    expect(words(document.getElementById(first))).toMatch(fault);
    expect(input()).toHaveValue("");
    expect(all("time, a[href*='.ics']")).toEqual([]);
    expect(words(document.querySelector("main"))).not.toContain("xxx");
  });

  test("the answer stays out of search results, under its own address", async () => {
    const { generateMetadata } = await answerPage();
    expect(await generateMetadata(asked(id))).toMatchObject({
      robots: { index: false },
      alternates: { canonical: `/${id}/plazos/fechas` },
    });
  });
});

test.each(undated)("$id: no deadline is known, so no day is asked for", async ({ id, deadlines }) => {
  await site.show(`/${id}/plazos`);
  expect(all("main form, main time")).toEqual([]);
  expect(words(document.querySelector("main"))).toContain(plain(deadlines.note));
  await expectMissing(id);
  await site.show(`/${id}`);
  const link = document.querySelector(`a[href="/${id}/plazos"]`);
  expect(words(link?.closest("li"))).toMatch(/^Tus plazosNo conocemos ninguno en esta promoción/);
});

test("an offer that is not there has no deadlines", async () => {
  await expectMissing("nada");
  expect((await answerPage()).dynamic).toBe("force-dynamic");
});
