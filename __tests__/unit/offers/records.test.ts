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

/** The name and the text of an entry that has no more words than both: a question and its answer, a step. */
const pairIn = ({ question, answer, title, text, ...rest }: Partial<Record<string, string>>) =>
  Object.entries<unknown>(rest).some(([key, value]) => key !== "id" && typeof value !== "boolean")
    ? undefined
    : ((answer && [question, answer]) ?? (text && [title, text]));

/** Each text with its key, `deadlines.items.regalo.title`; entries of lists have their own names where they have one. */
function textsIn(said: unknown, key = ""): [key: string, text: string][] {
  if (said === undefined || typeof said === "boolean") return [];
  if (typeof said !== "object" || said === null) return [[key, String(said)]];
  const at = (name: unknown) => `${key && `${key}.`}${name}`;
  return Object.entries(said).flatMap(([place, inner]): [string, string][] => {
    if (!Array.isArray(said)) return textsIn(inner, at(place));
    const [name, text] = pairIn(Object(inner)) || [];
    const { id, ...rest } = Object(inner);
    return name && text ? [[at(name), text]] : textsIn(id ? rest : inner, at(id ?? place));
  });
}

/** The record of a file; texts of the same key, as those of two steps with one title, are numbered. */
function recordOf(file: object): ReadonlyMap<string, string> {
  const record = new Map<string, string>();
  for (const [key, text] of textsIn(saidOf(promotion(file)))) {
    let name = key;
    for (let count = 2; record.has(name); count += 1) name = `${key} (${count})`;
    record.set(name, text);
  }
  return record;
}

/** What a record says otherwise than another one, and which of its texts it lacks. */
function changesFrom(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const changed = [...after].filter(([key, text]) => before.get(key) !== text);
  const lacking = [...before.keys()].filter((key) => !after.has(key));
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
