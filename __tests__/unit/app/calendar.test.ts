/** @jest-environment node */
import ICAL from "ical.js";
import { catalogue } from "@/lib/offers";
import { dynamic, GET } from "@/app/[slug]/plazos/calendario.ics/route";

jest.mock("@/lib/offers/registry", () =>
  jest.requireActual<typeof import("../offers/lasting")>("../lib/offers/lasting").lastingOffers(),
);

/** Every offer is on but one that an editor has switched off, if there is one. */
jest.mock("@/lib/offers", () => {
  const real = jest.requireActual<typeof import("@/lib/offers")>("@/lib/offers");
  const { catalogueWith } = jest.requireActual<typeof import("../offers/sample")>("../lib/offers/sample");
  const off = real.catalogue.all.find(({ enabled }) => !enabled);
  const offersPreview = real.catalogue.all.map(({ id }) => id).filter((id) => id !== off?.id);
  return { ...real, catalogue: catalogueWith({}, { offersPreview }) };
});

const today = "2026-11-21";
const offers = catalogue.enabled.filter(({ deadlines }) => deadlines.items.length > 0);
const others = catalogue.all.filter((offer) => !offers.includes(offer));

const ask = (slug: string, query: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000/${slug}/plazos/calendario.ics${query}`, { headers }), {
    params: Promise.resolve({ slug }),
  });

beforeAll(() => {
  jest.useFakeTimers({ now: new Date(`${today}T12:00:00Z`), doNotFake: ["nextTick", "setImmediate"] });
});
afterAll(() => jest.useRealTimers());

describe.each(offers)("$id", ({ id, deadlines }) => {
  test("its calendar is a file to download", async () => {
    const response = await ask(id, `?alta=${today}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="plazos-${id}-${today}.ics"`,
    );
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    const [, , parts = []] = ICAL.parse(await response.text()) as [string, unknown, unknown[]];
    expect(parts).toHaveLength(deadlines.items.length);
  });

  test("is sent once: 304 for whoever has it", async () => {
    const etag = (await ask(id, `?alta=${today}`)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await ask(id, `?alta=${today}`, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask(id, "?alta=2026-11-20", { "if-none-match": etag })).status).toBe(200);
  });

  test.each([
    "",
    "?alta=",
    "?alta=ayer",
    "?alta=2026-02-31",
    "?alta=0001-01-01",
    "?alta=9999-12-31",
    "?alta=2026-11-21&alta=2026-11-22",
    "?alta=%00%0d%0aX-Header:%201",
    `?alta=${"9".repeat(20_000)}`,
  ])("without a date that can be: 400, in plain words: %.40s", async (query) => {
    const response = await ask(id, query);
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain;charset=utf-8$/i);
    expect(response.headers.has("content-disposition")).toBe(false);
    expect(await response.text()).toMatch(/^(Elige|No entendemos|El día 2026-02-31)[^<]{3,90}\.\n$/);
  });
});

test.each([...others.map(({ id }) => id), "nada", "__proto__"])("%s has no calendar", async (id) => {
  const response = await ask(id, `?alta=${today}`);
  expect([response.status, await response.text()]).toEqual([
    404,
    "Lo sentimos, la página que buscas no existe o ha sido movida.\n",
  ]);
});

test("it is made anew each time", () => expect(dynamic).toBe("force-dynamic"));
