/** @jest-environment node */
import { comparisonPath } from "@/lib/offers/comparison";
import { buildSite, everyOffer } from "./site";

let GET: (request: Request) => Response;
let ids: string[];
let pathOf: (some: readonly string[]) => string;

beforeAll(async () => {
  // Every offer, so that there are four to choose whatever an editor has switched off.
  const { all } = (await buildSite(everyOffer)).catalogue;
  ids = all.map(({ id }) => id);
  pathOf = (some) =>
    comparisonPath(
      all.filter(({ id }) => some.includes(id)),
      all,
    );
  ({ GET } = await import("@/app/comparar/elegir/route"));
});
afterAll(() => jest.restoreAllMocks());

test.each<[why: string, choose: (all: string[]) => string[], fault: string]>([
  ["two", (all) => all.slice(0, 2), ""],
  ["three, in another order", (all) => all.slice(0, 3).reverse(), ""],
  ["none", () => [], "few"],
  ["one twice", ([one = ""]) => [one, one], "few"],
  ["four", (all) => all.slice(0, 4), "many"],
  ["one that is not there", ([one = ""]) => [one, "bizum"], "unknown"],
  ["another host", ([one = ""]) => ["//example.com", one], "unknown"],
])("a choice of %s leads on", (_why, choose, fault) => {
  const chosen = choose(ids);
  const query = chosen.map((id) => `oferta=${encodeURIComponent(id)}`).join("&");
  const response = GET(new Request(`https://planamigo.example/comparar/elegir?${query}`));
  const location = fault ? `/comparar#${fault}` : pathOf(chosen);
  expect([response.status, response.headers.get("location")]).toEqual([303, location]);
});
