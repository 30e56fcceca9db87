/** @jest-environment node */
import { isAddress } from "../../../../../scripts/offers/links/address.mjs";
import { checkLinks, linksOf } from "../../../../../scripts/offers/links/health.mjs";
import { badServer } from "./bad-server";

let server: Awaited<ReturnType<typeof badServer>>;
beforeEach(async () => (server = await badServer()));
afterEach(() => server.close());

const link = (url: string) => ({ url, places: [{ id: "x", field: "sourceUrl" }] });
const options = { userAgent: "planamigo-link-check", delayMs: 0, retryMs: 0, secure: () => true };

test("every address of an offer is found, once, with its fields", () => {
  const offer = {
    id: "x",
    referralUrl: "https://a.es/?c=1",
    officialUrl: "https://a.es/",
    sourceUrl: "https://a.es/",
    benefit: "Nada de https://b.es/ aquí",
    landing: { sections: [{ url: "https://c.es/" }] },
  };
  expect(linksOf([offer, { id: "y", officialUrl: "https://c.es/" } as { id: string }])).toEqual([
    { url: "https://a.es/?c=1", places: [{ id: "x", field: "referralUrl" }] },
    {
      url: "https://a.es/",
      places: [
        { id: "x", field: "officialUrl" },
        { id: "x", field: "sourceUrl" },
      ],
    },
    {
      url: "https://c.es/",
      places: [
        { id: "x", field: "landing.sections.0.url" },
        { id: "y", field: "officialUrl" },
      ],
    },
  ]);
});

test("a host is asked one thing at a time, with a pause, by who says who it is", async () => {
  const links = ["/polite", "/good", "/moved", "/no-head"].map((path) => link(server.url(path)));
  const seen: string[] = [];
  const result = await checkLinks(links, {
    ...options,
    delayMs: 50,
    onVisit: (done, all) => seen.push(`${done}/${all}`),
  });
  expect(result.visits.map(({ visit }) => visit.state)).toEqual(["good", "good", "good", "good"]);
  expect(seen).toEqual(["1/4", "2/4", "3/4", "4/4"]);
  expect(server.mostAtOnce()).toBe(1);
  expect(new Set(server.asked.map(({ agent }) => agent))).toEqual(new Set(["planamigo-link-check"]));
  const pauses = server.asked.slice(1).map(({ at }, i) => at - (server.asked[i]?.at ?? 0));
  // A timer may ring a millisecond early.
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(48);
});

test("not more than a few hosts at once", async () => {
  const addresses = await server.onOtherPorts(8);
  const result = await checkLinks(
    addresses.map((address) => link(`${address}/polite`)),
    { ...options, concurrency: 3 },
  );
  expect(new Set(result.visits.map(({ visit }) => visit.state))).toEqual(new Set(["good"]));
  expect(server.mostAtOnce()).toBe(3);
});

test("no network is not eight broken links", async () => {
  const dead = ["http://a.invalid/", "http://b.invalid/"].map(link);
  expect((await checkLinks(dead, { ...options, online: async () => false })).network).toBe(false);
  expect((await checkLinks(dead, { ...options, online: async () => true })).network).toBe(true);
  const never = async () => {
    throw new Error("asked in vain");
  };
  expect(
    (await checkLinks([...dead, link(server.url("/missing"))], { ...options, online: never })).network,
  ).toBe(true);
  expect((await checkLinks([], { ...options, online: never })).network).toBe(true);
});

test.each([
  ["https://www.mibanco.es/", true],
  ["https://a.es/?c=1#x", true],
  ["http://a.es/", false],
  ["https://localhost/", false],
  ["https://10.0.0.1/", false],
  ["https://a.es/con espacio", false],
  ["a.es", false],
  ["https://", false],
])("%s is an address: %s", (text, right) => {
  expect(isAddress(text)).toBe(right);
});
