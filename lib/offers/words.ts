import { textFaults } from "../format/typography";
import type { Leaf, OfferDocument, Path } from "./document";

export interface Text {
  path: Path;
  text: string;
}

/** Fields not shown as text; facts and phrases are checked in the texts that they fill in. */
const UNREAD =
  /^(facts|phrases)\b|(^|\.)(\w*[uU]rl|id|color|logo\.\w+|kind|layout|standard|category|risk|region|offerIds\.\d+|complaints\.\d+|detailPath)$/;

const SENTENCE =
  /^(description|requirements|seoDescription)$|\.(lead|answer|imageAlt|summary)$|finePrint|(items|points)\.\d+\.text$/;
const LABEL =
  /^(brand|benefit|shortBenefit|condition|seoTitle|callToAction)$|\.(title|badges\.\d|figure|label)$/;

/** The mark of a text in a new file that its editor has yet to write. */
const PENDING = "PENDIENTE";

/** The texts of an offer's file that are still to be written. */
export function pendingLeaves({ leaves }: OfferDocument): Leaf[] {
  return leaves.filter(({ value }) => String(value).includes(PENDING));
}

/** Every text of a record that somebody reads; dates are left out. */
export function textsOf(record: unknown, path: Path = []): Text[] {
  if (UNREAD.test(path.join("."))) return [];
  if (typeof record === "string") return /^\d{4}-\d{2}/.test(record) ? [] : [{ path, text: record }];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    textsOf(value, [...path, Array.isArray(record) ? Number(key) : key]),
  );
}

/** What would be right in an offer's text: typography, tone, final period. Nothing where it is unfinished. */
export function wordFaults({ path, text }: Text): string[] {
  if (text.includes(PENDING)) return [];
  const field = path.join(".");
  if (SENTENCE.test(field) && !/[.?]$/.test(text))
    return [...textFaults(text), "una frase con su punto final"];
  if (LABEL.test(field) && /\.$/.test(text)) return [...textFaults(text), "un rótulo sin punto final"];
  return textFaults(text);
}
