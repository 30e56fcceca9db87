import { textFaults } from "../format/typography";
import type { Fault, Leaf, OfferDocument, Path } from "./finding";

/** Fields not shown as text; facts and phrases are checked in the texts that they fill in. */
const UNREAD =
  /^(facts|phrases)\b|(^|\.)(\w*[uU]rl|id|color|logo\.\w+|kind|layout|standard|category|risk|region|offerIds\.\d+|complaints\.\d+|detailPath)$/;

const SENTENCE =
  /^(description|requirements|seoDescription)$|\.(lead|answer|imageAlt|summary)$|finePrint|(items|points)\.\d+\.text$/;
const LABEL =
  /^(brand|benefit|shortBenefit|condition|seoTitle|callToAction)$|\.(title|badges\.\d|figure|label)$/;

/** The marker of an unfinished text in a new file. */
const PENDING = "PENDIENTE";

/** The unfinished texts of an offer's file. */
export function pendingLeaves({ leaves }: OfferDocument): Leaf[] {
  return leaves.filter(({ value }) => String(value).includes(PENDING));
}

/** Every text of a record that somebody reads; dates are left out. */
export function textsOf(record: unknown, path: Path = []): { path: Path; text: string }[] {
  if (UNREAD.test(path.join("."))) return [];
  if (typeof record === "string") return /^\d{4}-\d{2}/.test(record) ? [] : [{ path, text: record }];
  if (typeof record !== "object" || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    textsOf(value, [...path, Array.isArray(record) ? Number(key) : key]),
  );
}

/** Faults of the finished texts of a record: typography, tone, final period. */
export function wordFaults(record: unknown): Fault[] {
  const finished = textsOf(record).filter(({ text }) => !text.includes(PENDING));
  return finished.flatMap(({ path, text }) => {
    const field = path.join(".");
    const rights = textFaults(text);
    // Not a rule for pages, whose text joins adjacent boxes.
    if (/[€%]\p{L}/u.test(text)) rights.push("un espacio detrás de la cifra: «10 € de regalo»");
    if (SENTENCE.test(field) && !/[.?]$/.test(text)) rights.push("una frase con su punto final");
    if (LABEL.test(field) && text.endsWith(".")) rights.push("un rótulo sin punto final");
    return rights.map((right): Fault => [path, text, right]);
  });
}
