import { type Catalogue, createCatalogue } from "@/lib/offers/catalogue";
import type { OfferFile } from "@/lib/offers/offer";
import * as files from "@/lib/offers/registry";

export type Settings = Parameters<typeof createCatalogue>[1];

export const noSettings: Settings = { referralUrls: {}, offersPreview: [] };

/** The real offers, with some files replaced and some settings made. */
export function catalogueWith(
  changed: Readonly<Record<string, object>> = {},
  settings: Partial<Settings> = {},
): Catalogue {
  // What an editor types is not always what the type asks: the check is for him.
  const typed = { ...files, ...changed } as Record<string, OfferFile>;
  return createCatalogue(typed, { ...noSettings, ...settings });
}

/** Lowi's file with one field, named by its path, set to another value; undefined takes it out. */
export function lowiWith(path: string, value: unknown): object {
  return withField(files.lowi, path.split("."), value);
}

function withField(record: object, [key = "", ...rest]: string[], value: unknown): object {
  const entries = Object.entries(record).filter(([name]) => name !== key);
  const inner: unknown = Object.entries(record).find(([name]) => name === key)?.[1];
  const set = rest.length === 0 ? value : withField(Object(inner), rest, value);
  if (Array.isArray(record)) return record.map((item, i) => (String(i) === key ? set : item));
  return Object.fromEntries(set === undefined ? entries : [...entries, [key, set]]);
}

/** What building a catalogue complains of; nothing where it builds. */
export function complaint(build: () => unknown): string {
  try {
    build();
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
