import type { Value } from "@/lib/offers/value";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { checkedOffers } from "@/lib/catalogue/catalogue";
import { type Catalogue, offerList } from "@/lib/catalogue/offer-list";
import { categories } from "@/lib/offers/categories";
import type { Offer } from "@/lib/offers/offer";
import type { Terms } from "@/lib/offers/terms/schema";
import type { Settings } from "@/lib/catalogue/read-offers";
import type { Sources } from "@/lib/catalogue/read-sources";

export const noSettings: Settings = { referralUrls: {}, offersPreview: [] };

/** The sample offer, as YAML: `muestra.yaml` beside this file, which no editor changes. */
export const sampleText = readFileSync(join(__dirname, "muestra.yaml"), "utf8");

export const sampleFile = { id: "muestra", ...(parse(sampleText) as Terms) };

/** An offer's record as a file: its id and its YAML. */
export function written(file: object): [id: string, text: string] {
  const { id = "muestra", ...record } = file as { id?: string };
  return [id, stringify(record, { lineWidth: 0, aliasDuplicateObjects: false })];
}

/** Offer files as read from disk, without pictures. */
export function sourcesOf(texts: Readonly<Record<string, string>>, more: Partial<Sources> = {}): Sources {
  return { texts, heroes: [], unread: [], ...more };
}

export function catalogueOf(files: readonly object[], settings: Partial<Settings> = {}): Catalogue {
  const sources = sourcesOf(Object.fromEntries(files.map(written)));
  return offerList(checkedOffers(sources, { ...noSettings, ...settings }));
}

const [read] = catalogueOf([sampleFile]).all as [Offer];

export function sampleOffer(changes: Partial<Offer> = {}): Offer {
  return { ...read, ...changes };
}

/** The given number of offers, their categories in turn, by ascending weight: `muestra-1`, `muestra-2` … */
export function sampleOffers(
  amount: number,
  changes: (place: number) => Partial<Offer> = () => ({}),
): Offer[] {
  return Array.from({ length: amount }, (_, i) => {
    const id = `muestra-${i + 1}`;
    const category = categories[i % categories.length] ?? "finanzas";
    const own = { id, detailPath: `/${id}` as const, brand: `Muestra ${i + 1}`, weight: i + 1, category };
    return sampleOffer({ ...own, ...changes(i + 1) });
  });
}

const none = { spend: [], blocked: [], assumptions: ["Nada."] };

export const valued = (id: string, value: Partial<Value>, more: Partial<Offer> = {}) =>
  sampleOffer({ id, value: { ...none, ...value } as Value, ...more });

export const share = {
  kind: "share",
  euros: 60,
  per: 10_000,
  upTo: 15_000,
  period: "al año",
  of: { name: "importe", label: "Cuánto", usual: 10_000, least: { euros: 2000, note: "Mínimo." } },
} as const;

export const ids = (entries: readonly { offer: Offer }[]) => entries.map(({ offer }) => offer.id);

/** A text with ordinary instead of non-breaking spaces. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
