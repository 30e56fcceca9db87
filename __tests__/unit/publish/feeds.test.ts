/** @jest-environment node */
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { catalogue, contentDate } from "@/lib/offers";
import { changesFeed } from "@/lib/publish/feeds";
import { openCatalogueData, openCatalogueSchema } from "@/lib/publish/open-data";
import { sampleOffer } from "../offers/sample";

afterEach(() => jest.restoreAllMocks());

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

test("an amount that the owner fixed stands beside what the history says", () => {
  jest.replaceProperty(catalogue, "enabled", [{ ...sampleOffer(), benefit: "15 € de regalo" }]);
  expect(changesFeed("2026-01-15").json1()).toContain("configuración de este sitio: 15 € de regalo.");
});

const validator = addFormats(new Ajv({ allErrors: true })).compile(openCatalogueSchema());

test("their schema refuses a referral link, and data without offers", () => {
  const { offers, ...rest } = openCatalogueData(contentDate);
  const [offer = { id: "x" }] = offers;
  expect(validator({ ...rest, offers: [{ ...offer, referralUrl: "https://a.example/" }] })).toBe(false);
  expect(validator(rest)).toBe(false);
});
