import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { addDays, firstDay } from "@/lib/format/dates";
import { catalogue, contentDate } from "@/lib/offers";
import { openCatalogueData, openCatalogueSchema } from "@/lib/publish/open-data";

const validator = addFormats(new Ajv({ allErrors: true })).compile(openCatalogueSchema());

test.each([-400, 0, 31, 91, 400])(
  "what is published %i days after the last check fits its schema",
  (days) => {
    const published: unknown = JSON.parse(
      JSON.stringify(openCatalogueData(addDays(firstDay(contentDate), days))),
    );
    validator(published);
    expect(validator.errors).toBeNull();
  },
);

afterEach(() => jest.restoreAllMocks());

test("an entry of the history that records no facts is a date and a summary", () => {
  const entry = { date: contentDate, summary: "Verificada sin cambios." };
  const enabled = catalogue.all.map((offer) => ({ ...offer, history: [entry] }));
  jest.replaceProperty(catalogue, "enabled", enabled);
  const { offers } = openCatalogueData(contentDate);
  expect(offers.map(({ history }) => history)).toEqual(enabled.map(() => [entry]));
});

test("the schema refuses what is none of the data", () => {
  const { offers, ...rest } = openCatalogueData(contentDate);
  expect(validator({ ...rest, offers: [{ ...offers[0], referralUrl: "https://a.example/" }] })).toBe(false);
  expect(validator(rest)).toBe(false);
});
