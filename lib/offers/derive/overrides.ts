import { allFields, fieldAt, type Path } from "../field-info";
import { isText } from "../fields";
import { unnamedWords } from "../terms/overrides";
import { valueAt } from "./facts";

/** An editor's own text in place of the derived one. */
export interface Override {
  /** Its name in the file. */
  name: string;
  path: Path;
  derived: unknown;
  text: unknown;
}

/** The names of the texts of an offer. */
export function textNames(): string[] {
  return allFields()
    .filter(({ info: { kind } }) => isText(kind))
    .map(({ path }) => path.join("."));
}

/** Path of a text in a record, by its name: an entry of a list is named by its `id`, never by its place. */
export function placeOfText(record: unknown, name: string): Path | undefined {
  let inside: unknown = record;
  const path = name.split(".").map((step) => {
    const place = Array.isArray(inside) ? inside.findIndex((entry) => Object(entry).id === step) : step;
    inside = Object(inside)[place];
    return place;
  });
  return path.includes(-1) || !fieldAt(path) ? undefined : path;
}

/** The name of a text by its place in a record; of one in a list whose entries have no `id`, that of the whole list. */
export function nameOfText(record: unknown, path: Path): string {
  const steps: string[] = [];
  let inside: unknown = record;
  for (const step of path) {
    const entry: unknown = Object(inside)[step];
    const name = Array.isArray(inside) ? (Object(entry) as { id?: string }).id : String(step);
    if (name === undefined) break;
    steps.push(name);
    inside = entry;
  }
  return steps.join(".");
}

/** Puts an editor's texts in their places, and returns them with what they replace. `record` is changed. */
export function applyWords(record: object, words: Readonly<Record<string, unknown>> = {}): Override[] {
  return Object.entries(words).flatMap(([name, text]) => {
    if (unnamedWords.includes(name)) return [];
    const path = placeOfText(record, name);
    const last = path?.at(-1);
    if (!path || last === undefined) return [];
    const around = valueAt(record, path.slice(0, -1));
    if (typeof around !== "object" || around === null) return [];
    const derived = Object(around)[last];
    Object.assign(around, { [last]: text });
    return [{ name, path, derived, text }];
  });
}
