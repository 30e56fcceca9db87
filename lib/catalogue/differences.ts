import { isDeepStrictEqual } from "node:util";
import type { Path } from "../offers/field-info";

/** A field whose value differs; `undefined` where there is none. */
export interface Difference {
  path: Path;
  before: unknown;
  after: unknown;
}

/** The fields of an offer's file, facts in place. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a record: neither a list nor a single value. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The single values of a record with their paths; an empty list counts as one. */
export function valuesIn(value: unknown, path: Path): { path: Path; value: unknown }[] {
  const entries = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isFields(value)
      ? Object.entries(value)
      : [];
  if (entries.length === 0) return value === undefined ? [] : [{ path, value }];
  return entries.flatMap(([key, item]) => valuesIn(item, [...path, key]));
}

/** Every difference of two values: those of records field by field, those of lists entry by entry. */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after))
    return aligned(before, after).flatMap(([from, to]) =>
      differences(before[from ?? -1], after[to ?? -1], [...path, to ?? from ?? 0]),
    );
  const [was, is] = [valuesIn(before, path), valuesIn(after, path)];
  if (was.length === 1 && is.length === 1) return [{ path, before, after }];
  return [
    ...was.map(({ path: at, value }) => ({ path: at, before: value, after: undefined })),
    ...is.map(({ path: at, value }) => ({ path: at, before: undefined, after: value })),
  ];
}

/** Whether two entries of a list are the same: those that have an `id` by it. */
function isSame(one: unknown, other: unknown): boolean {
  const { id } = Object(one) as { id?: unknown };
  return id === undefined ? isDeepStrictEqual(one, other) : id === Object(other).id;
}

/** Places of the entries of two lists that belong together: the same ones first, then those between them in order. */
function aligned(before: readonly unknown[], after: readonly unknown[]): [from?: number, to?: number][] {
  const from = before.findIndex((item) => after.some((other) => isSame(item, other)));
  const to = from < 0 ? -1 : after.findIndex((item) => isSame(item, before[from]));
  const [ends, starts] = from < 0 ? [before.length, after.length] : [from, to];
  const gap = Array.from({ length: Math.max(ends, starts) }, (_, i): [number?, number?] => [
    i < ends ? i : undefined,
    i < starts ? i : undefined,
  ]);
  if (from < 0) return gap;
  const rest = aligned(before.slice(from + 1), after.slice(to + 1));
  const shift = (place: number | undefined, by: number) => (place === undefined ? undefined : place + by);
  return [
    ...gap,
    [from, to],
    ...rest.map(([a, b]): [number?, number?] => [shift(a, from + 1), shift(b, to + 1)]),
  ];
}
