import sitemap from "@/app/sitemap";
import * as files from "@/lib/offers/registry";
import { RESULTS_PER_PAGE } from "@/lib/site/results";
import { site } from "@/lib/config/site";
import { type BuiltSite, buildSite } from "./site";

let built: BuiltSite;

beforeAll(async () => {
  built = await buildSite();
});
afterAll(() => jest.restoreAllMocks());

const dates = new Map(
  sitemap().map(({ url, lastModified }) => [url.replace(site.url, ""), String(lastModified)]),
);
const paths = [...dates.keys()];
const offers = Object.values(files);

test("holds every page that may be indexed, and no other", () => {
  const hidden = [...built.further, ...built.comparisons, "/legal/terminos", "/legal/privacidad"];
  const shown = [...built.own, ...built.landings].filter((path) => !hidden.includes(path));
  // Those of the pages of results are compared where there are many offers.
  expect(paths.filter((path) => !path.startsWith("/ofertas/")).sort()).toEqual(shown.sort());
  expect(paths.some((path) => path.startsWith("/ofertas/"))).toBe(built.landings.length > RESULTS_PER_PAGE);
  expect(sitemap()).toHaveLength(dates.size);
});

test.each(paths.filter((path) => !path.startsWith("/ofertas/")))("%s is there", async (path) => {
  await built.show(path);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

test.each([...dates])("%s was last changed on %s, which is past", (_path, date) => {
  expect(date).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
  expect(date <= built.today).toBe(true);
});

test.each(offers)(
  "$id changed on the last day that its file names",
  ({ id, enabled, verifiedOn, history }) => {
    const days = [verifiedOn, ...history.map(({ date }) => date)].sort();
    expect(dates.get(`/${id}`)).toBe(enabled ? days.at(-1) : undefined);
    // The home page shows what is enabled, and changes with it.
    expect(!enabled || (dates.get("/") ?? "") >= (days.at(-1) ?? "")).toBe(true);
  },
);
