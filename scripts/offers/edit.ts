import { isCollection, isMap, isScalar, isSeq, parseDocument, type Scalar } from "yaml";

/** A field to set in an offer's file: path and value. */
export type Setting = [path: readonly (string | number)[], value: string | number | boolean];

/** One more entry of the history. */
export interface Entry {
  date: string;
  summary: string;
  facts: Readonly<Record<string, string>>;
}

/** A value as an offer's file writes it: texts in quotes, everything else without. */
function written(value: Setting[1], before?: Scalar): string {
  const isWord = typeof value === "string" && !/^([\w.%-]+( [\w%]+)?|https:\S+)$/.test(value);
  return isWord || before?.type === "QUOTE_DOUBLE" ? JSON.stringify(value) : String(value);
}

function rangeOf(node: unknown): readonly [start: number, end: number] {
  const [start = 0, end = 0] = (isScalar(node) || isCollection(node) ? node.range : undefined) ?? [];
  return [start, end];
}

/**
 * The text of an offer's file with some fields set and an entry appended to its history. Comments, order and line
 * ends stay. A missing top-level field is added after `verifiedOn`; undefined if another field is missing.
 */
export function edited(text: string, settings: readonly Setting[], entry?: Entry): string | undefined {
  const document = parseDocument(text);
  const isMissing = ([path]: Setting) => !isScalar(document.getIn(path, true));
  if (settings.some((one) => isMissing(one) && (one[0].length > 1 || document.has(one[0][0]))))
    return undefined;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  /** The start of the next line; a whole value may end there already. */
  const nextLine = (at: number) => (text[at - 1] === "\n" ? at : text.indexOf("\n", at) + 1 || text.length);
  const splices = settings.map(([path, value]) => {
    const node = document.getIn(path, true);
    const [from, to] = rangeOf(node);
    if (isScalar(node)) return { from, to, put: written(value, node) };
    const at = nextLine(rangeOf(document.get("verifiedOn", true))[1]);
    return { from: at, to: at, put: `${path[0]}: ${written(value)}${end}` };
  });
  const history = document.get("history");
  if (entry && isSeq(history)) {
    const last = history.items.at(-1);
    const [start, stop] = rangeOf(last ?? history);
    const column = last ? start - text.lastIndexOf("\n", start) - 1 : 4;
    const facts = Object.entries(entry.facts).map(([field, value]) => `  ${field}: ${written(value)}`);
    const lines = [
      `summary: ${JSON.stringify(entry.summary)}`,
      ...(facts.length > 0 ? ["facts:"] : []),
      ...facts,
    ];
    const first = `${" ".repeat(column - 2)}- date: ${entry.date}`;
    const added = [first, ...lines.map((line) => " ".repeat(column) + line)].join(end);
    // An empty list is written as `[]` after its name.
    const at = nextLine(stop);
    if (last) splices.push({ from: at, to: at, put: `${text[at - 1] === "\n" ? "" : end}${added}${end}` });
    else splices.push({ from: text.lastIndexOf(":", start) + 1, to: stop, put: end + added });
  }
  const late = splices.toSorted((one, other) => other.from - one.from);
  return late.reduce((before, { from, to, put }) => before.slice(0, from) + put + before.slice(to), text);
}

/** The path of a field as an editor names it: a fact by its name, all else by its place, `landing.hero.title`. */
export function pathOf(text: string, name: string): (string | number)[] {
  const facts = parseDocument(text).get("facts");
  if (isMap(facts) && facts.has(name)) return ["facts", name];
  return name.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
