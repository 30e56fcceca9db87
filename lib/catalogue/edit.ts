import { writtenDay } from "../format/dates";
import { meantQuantity, readQuantity, writtenQuantity } from "../format/quantity";
import { allFields, fieldAt } from "../offers/field-info";
import { hasCode } from "./invitation-link";
import { isPending } from "./words";
import { type Document, isMap, isScalar, isSeq, parseDocument, Scalar } from "yaml";

/** A field to set in an offer's file: path and value; `undefined` takes the field out. */
type Setting = [path: readonly (string | number)[], value: string | number | boolean | undefined];

/** One more entry of the history. */
interface Entry {
  date: string;
  summary: string;
  facts: Readonly<Record<string, string>>;
}

/** A value as an offer's file writes it: texts in quotes, everything else without. */
function written(value: Setting[1], quoted = false): Scalar {
  const scalar = new Scalar<unknown>(value);
  const isWord = typeof value === "string" && !/^([\w.%-]+( [\w%]+)?|https:\S+)$/.test(value);
  scalar.type = isWord || quoted ? "QUOTE_DOUBLE" : "PLAIN";
  return scalar;
}

/** Sets a field, or takes it out. A missing one is added in the schema's order; false if the schema has no such field. */
function setField(document: Document, [path, value]: Setting): boolean {
  if (value === undefined) return document.deleteIn(path);
  const before = document.getIn(path, true);
  if (isScalar(before)) {
    const { type } = written(value, before.type === "QUOTE_DOUBLE");
    Object.assign(before, { value, type });
    // A figure that is set is no longer the example's.
    if (isPending(before.comment)) before.comment = null;
    return true;
  }
  const around = path.slice(0, -1);
  const name = path.at(-1);
  const map = around.length > 0 ? document.getIn(around) : document.contents;
  if (!isMap(map) || map.has(name) || typeof name !== "string" || !fieldAt(path)) return false;
  const siblings = allFields(around).filter(({ path: other }) => other.length === path.length);
  const order = siblings.map(({ path: other }) => String(other.at(-1)));
  const placeOf = (key: string) => map.items.findIndex((item) => String(item.key) === key);
  const earlier = order.slice(0, order.indexOf(name)).findLast((key) => placeOf(key) >= 0);
  const place = earlier ? placeOf(earlier) + 1 : map.items.length;
  map.items.splice(place, 0, document.createPair(name, written(value)));
  return true;
}

/**
 * The text of an offer's file with some fields set and an entry appended to its history. Comments and order
 * stay. Undefined if a field is missing and cannot be added.
 */
export function edited(text: string, settings: readonly Setting[], entry?: Entry): string | undefined {
  const document = parseDocument(text);
  if (!settings.every((setting) => setField(document, setting))) return undefined;
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
  return document.toString({ lineWidth: 0 });
}

/**
 * What to set for a field's new value. A referral link without a code is the official address, so that it follows it; else
 * it would pass for an invitation.
 */
export function settingsFor(text: string, path: Setting[0], value: Setting[1]): Setting[] {
  const before = Object(parseDocument(text).toJS()) as Record<string, unknown>;
  const follows = path.join(".") === "officialUrl" && !hasCode(before.referralUrl, before);
  return [[path, value], ...(follows ? [[["referralUrl"], value] satisfies Setting] : [])];
}

/** The path of a field as an editor names it: a fact by its name, all else by its place, `landing.hero.title`. */
export function fieldPath(text: string, name: string): (string | number)[] {
  const facts = parseDocument(text).get("facts");
  if (isMap(facts) && facts.has(name)) return ["facts", name];
  return name.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/**
 * The value that an editor meant, as the file writes it, by what the schema says of the field: «sí» becomes `true`,
 * «31/12/2026» `2026-12-31`, «20 €» `20 EUR`; a figure alone keeps the fact's unit.
 */
export function meantValue(path: Setting[0], before: unknown, value: string): NonNullable<Setting[1]> {
  const { kind, type } = fieldAt(path) ?? {};
  if (type === "boolean")
    return /^(true|sí|si)$/i.test(value) || (/^(false|no)$/i.test(value) ? false : value);
  if (type === "integer" && /^(0|[1-9]\d*)$/.test(value)) return Number(value);
  if (kind === "date") return writtenDay(value) ?? value;
  if (kind !== "figure") return value;
  const unit = typeof before === "string" && readQuantity(before)?.unit;
  const whole = unit && /^-?[\d.,]+$/.test(value) ? `${value} ${unit}` : value;
  const quantity =
    readQuantity(whole) ?? readQuantity(whole.startsWith("-") ? "" : (meantQuantity(whole) ?? ""));
  return quantity ? writtenQuantity(quantity) : whole;
}
