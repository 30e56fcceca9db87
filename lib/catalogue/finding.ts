import { mistake } from "../config/validators";
import type { Parts } from "../offers/derive/parts";
import type { Place } from "../offers/derive/places";
import type { Path } from "../offers/field-info";
import type { Override } from "../offers/derive/overrides";
import type { OfferRecord } from "../offers/offer";
import type { Terms } from "../offers/terms/schema";

/** The folders that editors fill, from the root of the repository. */
export const folders = { offers: "content/offers", heroes: "public/heroes" } as const;

/** Something wrong in the offers or the settings, for an editor. */
export interface Finding {
  /** An error stops the build; a warning is for a person to look at. */
  level: "error" | "warning";
  /** The place: a file, from the root of the repository, or a setting. */
  file: string;
  /** The line in the file, from 1, if known. */
  line?: number | undefined;
  /** The path of the field, with places from 0: `landing.faq.2.answer`; empty for the whole file. */
  field: string;
  /** The value found; undefined if the field is missing. */
  found: unknown;
  /** The correct value, or what to do. */
  right: string;
}

/** A text, number or boolean of an offer's file, with its path. */
export interface Leaf {
  path: Path;
  value: unknown;
  /** The comment behind it, if there is one. */
  comment?: string | null | undefined;
  line: number | undefined;
}

/** The file of an offer and the record that follows from it. Paths are those of the record, unless said otherwise. */
export interface OfferDocument {
  id: string;
  /**
   * The record before facts are filled in. Of a file with a mistake in its form, what the file itself says; undefined if it
   * cannot be parsed.
   */
  data?: Record<string, unknown>;
  /** What the file says, what its texts follow from, and the same record as `data`, if its form is right. */
  terms?: Terms;
  parts?: Parts;
  record?: OfferRecord;
  /** Whether the owner's link or code, or the link of the file, is an invitation. */
  hasInvitation: boolean;
  /** The texts that the file says in its own way. */
  overrides: readonly Override[];
  /** Values in the order of the record; `isOwn` of what the file says itself, and not what follows from it. */
  leaves: readonly (Leaf & { isOwn: boolean })[];
  /** Values in the order of the file, with its paths. */
  written: readonly Leaf[];
  /** The place of a field in the file. */
  placeOf: (path: Path) => Place;
  /** The line of a field, from 1: that of what it follows from; the line of its parent if the field is missing. */
  lineOf: (path: Path) => number | undefined;
  findings: readonly Finding[];
}

/** A mistake in an offer: path, value found, correct value, and the line where `path` does not give it. */
export type Fault = [path: Path, found: unknown, right: string, line?: number | undefined];

/** An error at a path of an offer's document. */
export function errorAt(
  { id, lineOf, placeOf }: Pick<OfferDocument, "id" | "lineOf"> & Partial<Pick<OfferDocument, "placeOf">>,
  path: Path,
  found: unknown,
  right: string,
  line = lineOf(path),
): Finding {
  const { path: place, isExact } = placeOf?.(path) ?? { path, isExact: true };
  return { level: "error", file: fileOf(id), line, field: (isExact ? place : path).join("."), found, right };
}

/** The file of an offer, from the root of the repository. */
export function fileOf(id: string): string {
  return `${folders.offers}/${id}.yaml`;
}

/** A finding for an editor: file, line, field, value found, correct value. */
export function findingText({ file, line, field, found, right }: Finding): string {
  const place = [line ? `${file}, línea ${line}` : file, field && `${field}${listPlaces(field)}`];
  return mistake(place.filter(Boolean).join(" · "), cut(shownOf(found)), right);
}

/** Findings one below the other. */
export const findingsText = (findings: readonly Finding[]) => findings.map(findingText).join("\n");

/** A warning: a person should look at it, but it stops nothing. */
export function warning(file: string, field: string, found: unknown, right: string, line?: number): Finding {
  return { level: "warning", file, line, field, found, right };
}

/** A warning at a path of an offer's document. */
export const warningAt = (...at: Parameters<typeof errorAt>): Finding => ({
  ...errorAt(...at),
  level: "warning",
});

/** An error of a file as a whole, or of a setting. */
export function errorIn(file: string, found: unknown, right: string): Finding {
  return { level: "error", file, field: "", found, right };
}

function shownOf(found: unknown): string {
  if (found === undefined || found === null) return "nada";
  if (Array.isArray(found)) return `${found.length} ${found.length === 1 ? "elemento" : "elementos"}`;
  return typeof found === "string"
    ? `«${found.replace(/\n+$/, "").replace(/\s*\n\s*/g, " ")}»`
    : JSON.stringify(found);
}

function cut(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** Places in lists, counted from 1: « (n.º 3 de faq)» for `landing.faq.2.answer`. */
function listPlaces(field: string): string {
  const steps = [...field.matchAll(/(\w+)\.(\d+)/g)].map(
    ([, list, place]) => `n.º ${Number(place) + 1} de ${list}`,
  );
  return steps.length > 0 ? ` (${steps.join(", ")})` : "";
}

/** The mistakes in these files, and those elsewhere that were not there before, such as a weight used twice. */
export function newMistakes(now: readonly Finding[], before: readonly Finding[], files: readonly string[]) {
  const known = before.map(findingText);
  return now.filter((finding) => files.includes(finding.file) || !known.includes(findingText(finding)));
}
