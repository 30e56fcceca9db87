import { type Document, isMap, isScalar, isSeq, parseDocument, Scalar } from "yaml";

/** A field to set in an offer's file: path and value. */
export type Setting = [path: readonly (string | number)[], value: string | number | boolean];

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

/** Sets a field. Adds a missing top-level field after `verifiedOn`; returns false if a nested one is missing. */
function setField(document: Document, [path, value]: Setting): boolean {
  const before = document.getIn(path, true);
  if (isScalar(before)) {
    const { type } = written(value, before.type === "QUOTE_DOUBLE");
    Object.assign(before, { value, type });
    return true;
  }
  const [name] = path;
  if (path.length > 1 || document.has(name) || !isMap(document.contents)) return false;
  const { items } = document.contents;
  const place = items.findIndex(({ key }) => String(key) === "verifiedOn");
  items.splice(place + 1, 0, document.createPair(name, written(value)));
  return true;
}

/**
 * The text of an offer's file with some fields set and an entry appended to its history. Comments, order and line ends
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
        ...{ date, summary: written(summary, true) },
        ...(facts.length > 0 && { facts: Object.fromEntries(facts) }),
      }),
    );
  }
  const changed = document.toString({ lineWidth: 0 });
  return text.includes("\r\n") ? changed.replaceAll("\n", "\r\n") : changed;
}

/** The path of a field as an editor names it: a fact by its name, all else by its place, `landing.hero.title`. */
export function pathOf(text: string, name: string): (string | number)[] {
  const facts = parseDocument(text).get("facts");
  if (isMap(facts) && facts.has(name)) return ["facts", name];
  return name.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
