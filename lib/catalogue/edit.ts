import { writtenDay } from "../format/dates";
import { meantQuantity, readQuantity, writtenQuantity } from "../format/quantity";
import { type FieldInfo, fieldAt as recordFieldAt, termsFields } from "../offers/field-info";
import { placeOfText } from "../offers/derive/overrides";
import { readDocument } from "./document";
import { hasCode } from "./invitation-link";
import { isPending } from "./text-faults";
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";

const { allFields, fieldAt } = termsFields;

/** An edit of a field in an offer's file: path and value; `undefined` takes the field out. */
type FieldEdit = [
  path: readonly (string | number)[],
  value: string | number | boolean | Readonly<Record<string, unknown>> | readonly unknown[] | undefined,
];

/** One more entry of the history. */
interface Entry {
  date: string;
  summary: string;
  facts: Readonly<Record<string, string>>;
}

/** A value as an offer's file writes it: texts in quotes, everything else without. */
function written(value: FieldEdit[1], quoted = false): Scalar {
  const scalar = new Scalar<unknown>(value);
  const isWord = typeof value === "string" && !/^([\w.%-]+( [\w%]+)?|https:\S+)$/.test(value);
  scalar.type = isWord || quoted ? "QUOTE_DOUBLE" : "PLAIN";
  return scalar;
}

/** Sets a field, or takes it out. A missing one is added in the schema's order; false if the schema has no such field. */
function setField(document: Document, [path, value]: FieldEdit): boolean {
  if (value === undefined) {
    const isGone = document.deleteIn(path);
    const around = document.getIn(path.slice(0, -1));
    // A record that has nothing left goes too.
    return path.length > 1 && isMap(around) && around.items.length === 0
      ? document.deleteIn(path.slice(0, -1))
      : isGone;
  }
  const before = document.getIn(path, true);
  if (typeof value === "object") {
    const record = document.createNode(value) as YAMLMap | YAMLSeq;
    record.flow = true;
    if (before === undefined) return addField(document, path, record);
    document.setIn(path, record);
    return true;
  }
  if (isScalar(before)) {
    const { type } = written(value, before.type === "QUOTE_DOUBLE");
    Object.assign(before, { value, type });
    // A figure that is set is no longer the example's.
    if (isPending(before.comment)) before.comment = null;
    return true;
  }
  if (before === undefined) return addField(document, path, written(value));
  // A word in place of a record.
  document.setIn(path, written(value));
  return true;
}

/** Adds a field in the schema's order, and the record around it if that is missing too. */
function addField(document: Document, path: FieldEdit[0], value: Scalar | YAMLMap | YAMLSeq): boolean {
  const around = path.slice(0, -1);
  const name = path.at(-1);
  const isKnown = around[0] === "words" || fieldAt(path) !== undefined;
  if (typeof name !== "string" || !isKnown) return false;
  const isMissing = around.length > 0 && document.getIn(around) === undefined;
  if (isMissing && !addField(document, around, document.createNode({}) as YAMLMap)) return false;
  const map = around.length > 0 ? document.getIn(around) : document.contents;
  if (!isMap(map) || map.has(name)) return false;
  if (isMissing) map.flow = around[0] !== "words";
  const siblings = allFields(around).filter(({ path: other }) => other.length === path.length);
  const order = siblings.map(({ path: other }) => String(other.at(-1)));
  const placeOf = (key: string) => map.items.findIndex((item) => String(item.key) === key);
  const earlier = order.slice(0, Math.max(0, order.indexOf(name))).findLast((key) => placeOf(key) >= 0);
  const index = earlier ? placeOf(earlier) + 1 : map.items.length;
  map.items.splice(index, 0, document.createPair(name, value));
  return true;
}

/**
 * The text of an offer's file with some edits applied and an entry appended to its history. Comments and order
 * stay. Undefined if a field is missing and cannot be added.
 */
export function applyEdits(text: string, edits: readonly FieldEdit[], entry?: Entry): string | undefined {
  const document = parseDocument(text);
  if (!edits.every((edit) => setField(document, edit))) return undefined;
  const history = document.get("history");
  if (entry && isSeq(history)) {
    const { date, summary } = entry;
    const facts = Object.entries(entry.facts).map(([field, value]) => [field, written(value)]);
    history.flow = false;
    history.add(
      document.createNode({
        date,
        summary: written(summary, true),
        ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      }),
    );
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/**
 * The edits that a new value of a field makes necessary. A referral link without a code is the official address, so that it follows it; else
 * it would pass for an invitation.
 */
export function editsFor(text: string, path: FieldEdit[0], value: FieldEdit[1]): FieldEdit[] {
  const before = Object(parseDocument(text).toJS()) as Record<string, unknown>;
  const follows =
    path.join(".") === "officialUrl" && "referralUrl" in before && !hasCode(before.referralUrl, before);
  return [[path, value], ...(follows ? [[["referralUrl"], value] satisfies FieldEdit] : [])];
}

/**
 * The path in the file of a field as an editor names it: a figure by its name, a text by its own (`landing.hero.title`),
 * all else by its place in the file (`gives.0.money`) or in the record (`validUntil`).
 */
export function fieldPath(text: string, name: string): (string | number)[] {
  const { record, placeOf } = readDocument("", text);
  const isFact = Object.hasOwn(record?.facts ?? {}, name);
  const path = name.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (path[0] === "words" && path.length > 1) return ["words", name.slice("words.".length)];
  const place = placeOf(isFact ? ["facts", name] : path);
  const [top = ""] = path;
  if (isFact || (place.isExact && fieldAt([top]) === undefined))
    return [...place.path] as (string | number)[];
  // A text that follows from the file is set as the offer's own.
  const isText = placeOfText(record, name) !== undefined || recordFieldAt(path) !== undefined;
  return fieldAt(path) === undefined && isText ? ["words", name] : path;
}

/**
 * The value that an editor meant, as the file writes it, by what the schema says of the field: «sí» becomes `true`,
 * «31/12/2026» `2026-12-31`, «20 €» `20 EUR`; a figure alone keeps the fact's unit. In braces it is a record, which one
 * sets whole: `{lapse: 14 days, after: deposit}`; in brackets a list: `[contratos de empresa, autónomos]`.
 */
export function parseFieldValue(
  path: FieldEdit[0],
  before: unknown,
  value: string,
): NonNullable<FieldEdit[1]> {
  if (/^(\{[^{}]*:[^]*\}|\[[^]*\])$/.test(value)) {
    const { contents, errors } = parseDocument(value);
    return errors.length === 0 && isCollection(contents) ? contents.toJSON() : value;
  }
  const info = path[0] === "words" ? recordFieldAt(path.slice(1).join(".").split(".")) : fieldAt(path);
  const unit = typeof before === "string" && readQuantity(before)?.unit;
  return parseSingleValue(info, unit && /^-?[\d.,]+$/.test(value) ? `${value} ${unit}` : value);
}

/** A single value that somebody typed, as the file writes it, by what the schema says of its field. */
export function parseSingleValue({ kind, type }: FieldInfo = {}, value: string): string | number | boolean {
  if (type === "boolean")
    return /^(true|s[ií]?)$/i.test(value) || (/^(false|no?)$/i.test(value) ? false : value);
  if (type === "integer" && /^(0|[1-9]\d*)$/.test(value)) return Number(value);
  if (kind === "date") return writtenDay(value) ?? value;
  if (kind !== "figure") return value;
  const quantity =
    readQuantity(value) ?? readQuantity(value.startsWith("-") ? "" : (meantQuantity(value) ?? ""));
  return quantity ? writtenQuantity(quantity) : value;
}
