import { derive } from "../offers/derive";
import { termsFields } from "../offers/terms/field-info";
import { termsSchema } from "../offers/terms/schema";
import { valuesIn } from "./differences";
import { factFaults, figureFaults } from "./facts";
import { errorAt, type Leaf, type OfferDocument } from "./finding";
import { hasCode } from "./invitation-link";
import { wordsFaults } from "./own-words";
import { schemaFindings } from "./schema-findings";
import { parseFile } from "./yaml-file";

/**
 * Reads an offer's file and makes the record that follows from it. Mistakes of syntax, in the file's form, in its facts and
 * in its own texts are in `findings`, with their line. `own` is the owner's invitation: a link in place of that of the file,
 * or a code; and whether its titles tell the promotion by its name from others of its brand.
 */
export function readDocument(id: string, text: string, own: OwnInvitation = {}): OfferDocument {
  const key = JSON.stringify([text, own.link, own.code, own.isNamed]);
  const known = recent.get(id) ?? [];
  const document = known.find((one) => one.key === key)?.document ?? makeDocument(id, text, own);
  recent.set(id, [{ key, document }, ...known.filter((one) => one.key !== key)].slice(0, KEPT));
  return document;
}

interface OwnInvitation {
  link?: string | undefined;
  code?: string | undefined;
  isNamed?: boolean;
}

/** The last documents of each offer: a check asks for each several times, as it is and as it was. */
const recent = new Map<string, { key: string; document: OfferDocument }[]>();
const KEPT = 3;

function makeDocument(id: string, text: string, own: OwnInvitation): OfferDocument {
  const file = parseFile(id, text);
  const written = file.leaves;
  const asWritten: OfferDocument = {
    ...file,
    overrides: [],
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
  const terms = parsed.data;
  const hasOwnCode = terms.invitation.by === "code" && own.code !== undefined;
  const isInvited = hasOwnCode || hasCode(own.link ?? terms.referralUrl ?? terms.officialUrl, terms);
  const { record, overrides, placeOf } = derive(
    own.isNamed === false ? { ...terms, name: undefined } : terms,
    isInvited,
  );
  const lineOf: OfferDocument["lineOf"] = (path) => file.lineOf(placeOf(path).path);
  const comments = new Map(written.map(({ path, comment }) => [path.join("."), comment]));
  const leaves = valuesIn(record, []).flatMap(({ path, value }): Leaf[] => {
    if (Array.isArray(value)) return [];
    const { path: place, isExact } = placeOf(path);
    const comment = isExact ? comments.get(place.join(".")) : undefined;
    return [{ path, value, comment, line: file.lineOf(place) }];
  });
  const document: OfferDocument = {
    id,
    data: record as unknown as Record<string, unknown>,
    terms,
    overrides,
    leaves,
    written,
    placeOf,
    lineOf,
    findings: [],
  };
  const faults = [...factFaults(document), ...wordsFaults(document)];
  const all = faults.map((fault) => errorAt(document, ...fault));
  // One text of the file may stand in several of the record.
  const isFirst = ({ line, right }: (typeof all)[number], place: number) =>
    all.findIndex((other) => other.line === line && other.right === right) === place;
  return { ...document, findings: all.filter(isFirst) };
}
