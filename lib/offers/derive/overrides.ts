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

/** Where a text of a record stands, by its name: places of lists are numbers or the `id` of the entry. */
function placeOfText(record: unknown, name: string): Path {
  let inside: unknown = record;
  return name.split(".").map((step) => {
    const place = Array.isArray(inside)
      ? /^\d+$/.test(step)
        ? Number(step)
        : inside.findIndex((entry) => Object(entry).id === step)
      : step;
    inside = Object(inside)[place];
    return place;
  });
}

/** Puts an editor's texts in their places, and returns them with what they replace. `record` is changed. */
export function applyWords(record: object, words: Readonly<Record<string, unknown>> = {}): Override[] {
  return Object.entries(words).flatMap(([name, text]) => {
    if (unnamedWords.includes(name)) return [];
    const path = placeOfText(record, name);
    const around = valueAt(record, path.slice(0, -1));
    const last = path.at(-1) ?? "";
    if (typeof around !== "object" || around === null || !fieldAt(path)) return [];
    const derived = Object(around)[last];
    Object.assign(around, { [last]: text });
    return [{ name, path, derived, text }];
  });
}
