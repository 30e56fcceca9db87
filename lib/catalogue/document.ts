import type { CalendarDate } from "../format/dates";
import { derive } from "../offers/derive";
import { valueAt } from "../offers/derive/facts";
import { termsFields } from "../offers/field-info";
import { type Terms, termsSchema } from "../offers/terms/schema";
import { valuesIn } from "./differences";
import { factFaults, figureFaults } from "./facts";
import { errorAt, type OfferDocument } from "./finding";
import { hasCode } from "./invitation-link";
import { overrideFaults } from "./word-overrides";
import { schemaFindings } from "./schema-findings";
import { parseFile } from "./yaml-file";

/**
 * Reads an offer's file and makes the record that follows from it. Mistakes of syntax, in the file's form, in its facts and
 * in its own texts are in `findings`, with their line.
 */
export function readDocument(id: string, text: string, own: Own = {}): OfferDocument {
  const key = JSON.stringify([text, own]);
  const known = recent.get(id) ?? [];
  const document = known.find((one) => one.key === key)?.document ?? makeDocument(id, text, own);
  recent.set(id, [{ key, document }, ...known.filter((one) => one.key !== key)].slice(0, KEPT));
  return document;
}

/** What the owner's settings and the other offers say of an offer. */
interface Own {
  /** The owner's link, in place of that of the file. */
  link?: string | undefined;
  /** The owner's code. */
  code?: string | undefined;
  /** Values in place of the file's brand and figures, by their names: `{ bonus: "15 EUR", brand: "Mi banco" }`. */
  facts?: Readonly<Record<string, string | undefined>> | undefined;
  /** Whether its titles tell the promotion by its name from others of its brand. */
  isNamed?: boolean;
  /** The day of reading, if the clock matters. */
  today?: CalendarDate | undefined;
}

/** The last documents of each offer: a check asks for each several times, as it is and as it was. */
const recent = new Map<string, { key: string; document: OfferDocument }[]>();
const KEPT = 3;

function makeDocument(id: string, text: string, own: Own): OfferDocument {
  const file = parseFile(id, text);
  const written = file.leaves;
  const asWritten: OfferDocument = {
    ...file,
    hasInvitation: false,
    overrides: [],
    leaves: written.map((leaf) => ({ ...leaf, isOwn: true })),
    written,
    placeOf: (path) => ({ path, isExact: true }),
  };
  if (file.findings.length > 0 || !file.data) return asWritten;
  const figures = figureFaults(written).map((fault) => errorAt(asWritten, ...fault));
  if (figures.length > 0) return { ...asWritten, findings: figures };
  const parsed = termsSchema.safeParse(file.data);
  if (!parsed.success)
    return {
      ...asWritten,
      findings: schemaFindings(asWritten, parsed.error.issues, file.data, termsFields.allFields),
    };
  const terms = withOwn(parsed.data, own);
  const hasOwnCode = terms.invitation.by === "code" && own.code !== undefined;
  const hasInvitation = hasOwnCode || hasCode(terms.referralUrl ?? terms.officialUrl, terms);
  const { record, overrides, parts, placeOf } = derive(
    own.isNamed === false ? { ...terms, name: undefined } : terms,
    hasInvitation,
    own.today,
  );
  const lineOf: OfferDocument["lineOf"] = (path) => file.lineOf(placeOf(path).path);
  const comments = new Map(written.map(({ path, comment }) => [path.join("."), comment]));
  const leaves = valuesIn(record, []).flatMap(({ path, value }): OfferDocument["leaves"] => {
    if (Array.isArray(value)) return [];
    const { path: place, isExact } = placeOf(path);
    const comment = isExact ? comments.get(place.join(".")) : undefined;
    return [{ path, value, comment, line: file.lineOf(place), isOwn: isExact }];
  });
  const document: OfferDocument = {
    id,
    data: record as unknown as Record<string, unknown>,
    terms,
    parts,
    record,
    hasInvitation,
    overrides,
    leaves,
    written,
    placeOf,
    lineOf,
    findings: [],
  };
  const faults = [...factFaults(document), ...overrideFaults(document)];
  const all = faults.map((fault) => errorAt(document, ...fault));
  // One text of the file may stand in several of the record.
  const isFirst = ({ line, right }: (typeof all)[number], index: number) =>
    all.findIndex((other) => other.line === line && other.right === right) === index;
  return { ...document, findings: all.filter(isFirst) };
}

/** What a file says, with the owner's settings in place of it. */
function withOwn(file: Terms, { link = file.referralUrl, facts }: Own): Terms {
  if (!facts) return { ...file, referralUrl: link };
  const { brand = file.brand } = facts;
  // A file is plain data; `structuredClone` is missing where components are tested.
  const terms = JSON.parse(JSON.stringify({ ...file, brand, referralUrl: link })) as Terms;
  const { record, placeOf } = derive(file);
  for (const [name, value] of Object.entries(facts)) {
    if (value === undefined || !Object.hasOwn(record.facts, name)) continue;
    const { path } = placeOf(["facts", name]);
    Object.assign(Object(valueAt(terms, path.slice(0, -1))), { [path.at(-1) ?? ""]: value });
  }
  return terms;
}
