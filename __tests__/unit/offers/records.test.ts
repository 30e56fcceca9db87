// All that the promotions of promotions.yaml say, kept as records in __snapshots__: a reviewer reads what a change does to the
// words as their diff. Once it is wanted: npx jest --selectProjects unit -- records --updateSnapshot
// What has to hold whatever the words are, the other tests of this folder say.
import { stringify } from "yaml";
import { taxNote } from "@/lib/copy/tax";
import { deadlineLines } from "@/lib/ground/deadline-words";
import { invitationRequest } from "@/lib/ground/invitation";
import { advertisingLabel, gainsSummary, youGain } from "@/lib/ground/offer-words";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { fixtures, promotion } from "./promotion-samples";

/** The first screen, without a lead that says what the description does. */
const withoutLead = ({ lead, ...hero }: Offer["landing"]["hero"], description: string) =>
  lead === description ? hero : { lead, ...hero };

/** What an offer's pages and their links say of it. */
function saidOf(offer: Offer) {
  const { benefit, shortBenefit, description, requirements, condition, callToAction } = offer;
  const { seoTitle, seoDescription, region, reward, pays, eligibility, value, deadlines, landing } = offer;
  const { verdict, guarantee, entity } = offer.protection;
  return {
    ...{ benefit, shortBenefit, description, requirements, condition, callToAction },
    ...{ seoTitle, seoDescription, region, reward, pays, eligibility, value, deadlines },
    landing: { ...landing, hero: withoutLead(landing.hero, description) },
    protection: { verdict, guarantee, entity },
    figure: figureOf(value).text,
    tax: taxNote(offer),
    gain: youGain(offer),
    gains: gainsSummary(offer),
    advertising: advertisingLabel(offer),
    days: deadlineLines(offer),
    request: offer.terms.invitation.by !== "none" && invitationRequest(offer),
  };
}

/** Every text inside a value; a number with its unit, which is the name of its field. */
function leavesOf(value: unknown, name = ""): string[] {
  if (value === undefined || typeof value === "boolean") return [];
  if (typeof value === "number") return [`${value} ${name}`.trimEnd()];
  return typeof value === "object"
    ? Object.entries(Object(value)).flatMap(([key, inner]) => leavesOf(inner, key))
    : [String(value)];
}

/** Each text with its key; a list of words is one, an entry of another list has its `id` as a name, or its first text. */
function textsIn(said: unknown, key = ""): [key: string, text: string][] {
  const at = (name: unknown) => `${key && `${key}.`}${name}`;
  if (!Array.isArray(said))
    return typeof said === "object"
      ? Object.entries(Object(said)).flatMap(([name, inner]) => textsIn(inner, at(name)))
      : leavesOf(said).map((text) => [key, text]);
  if (said.length === 0) return [];
  if (said.every((entry) => typeof entry === "string")) return [[key, said.join(" / ")]];
  return said.map(({ id, ...entry }: { id?: string }) => {
    const [name, ...texts] = id === undefined ? leavesOf(entry) : [id, ...leavesOf(entry)];
    return [at(name), texts.join(" / ")];
  });
}

/** The record of a file. */
const recordOf = (file: object): ReadonlyMap<string, string> => new Map(textsIn(saidOf(promotion(file))));

/** Texts that put words of others into one fixed sentence: the whole records show each once. */
const repeated =
  /^(seo|callToAction|figure|gains|advertising|days|request|deadlines\.arrives|landing\.hero\.(title|box\.figure)|landing\.faq\.¿Qué requisitos)/;

/** What a record says otherwise than another one, and which of its texts it lacks; of what is repeated, nothing. */
function changesFrom(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const isTold = (key: string) => !repeated.test(key);
  const changed = [...after].filter(([key, text]) => isTold(key) && before.get(key) !== text);
  const lacking = [...before.keys()].filter((key) => isTold(key) && !after.has(key));
  return new Map(lacking.length > 0 ? [...changed, ["(without)", lacking.join(", ")]] : changed);
}

expect.addSnapshotSerializer({
  test: (value) => value instanceof Map,
  print: (record) => [...(record as Map<string, string>)].map(([key, text]) => `${key}: ${text}`).join("\n"),
});

describe.each(fixtures)("$what", ({ but, file }) => {
  let record: ReadonlyMap<string, string>;
  beforeAll(() => {
    record = recordOf(file);
  });

  test("says", () => expect(record).toMatchSnapshot());

  for (const change of but)
    test(`with ${stringify(change, { collectionStyle: "flow", lineWidth: 0 }).trim()}`, () =>
      expect(changesFrom(record, recordOf({ ...file, ...change }))).toMatchSnapshot());
});
