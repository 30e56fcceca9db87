/** @jest-environment node */
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { parseFeed } from "feedsmith";
import { addDays, firstDay } from "@/lib/format/dates";
import { catalogue, contentDate } from "@/lib/offers";
import { changesFeed } from "@/lib/publish/feeds";
import { openCatalogueData, openCatalogueSchema } from "@/lib/publish/open-data";
import { sampleOffer, sampleOffers } from "../offers/sample";

afterEach(() => jest.restoreAllMocks());

test.each(["atom1", "json1"] as const)("a feed reader finds each change in %s", (format) => {
  jest.replaceProperty(catalogue, "enabled", sampleOffers(3));
  const { feed } = parseFeed(changesFeed("2026-01-15")[format]()) as {
    feed: { entries?: unknown[]; items?: unknown[] };
  };
  expect(feed.entries ?? feed.items).toHaveLength(3);
});

test("an entry is named for ever by its place in its offer's history", () => {
  jest.replaceProperty(catalogue, "enabled", [sampleOffer()]);
  const { items } = JSON.parse(changesFeed("2026-01-15").json1()) as { items: object[] };
  expect(items).toEqual([
    expect.objectContaining({
      id: "http://localhost:3000/muestra#cambio-1",
      title: "Muestra: Primera publicación.",
      date_published: "2026-01-10T12:00:00.000Z",
    }),
  ]);
});

const validator = addFormats(new Ajv({ allErrors: true })).compile(openCatalogueSchema());

test.each([-400, 0, 31, 91, 400])("open data of %i days after the last check fit their schema", (days) => {
  const data = openCatalogueData(addDays(firstDay(contentDate), days));
  validator(JSON.parse(JSON.stringify(data)));
  expect(validator.errors).toBeNull();
});

test("their schema refuses a referral link, and data without offers", () => {
  const { offers, ...rest } = openCatalogueData(contentDate);
  const [offer = { id: "x" }] = offers;
  expect(validator({ ...rest, offers: [{ ...offer, referralUrl: "https://a.example/" }] })).toBe(false);
  expect(validator(rest)).toBe(false);
});
