import type { z } from "zod";
import { experiment } from "../config/experiment";
import { mistake } from "../config/mistake";
import { referralVariable } from "../config/settings";
import { type CalendarDate, isOver } from "../format/dates";
import { gapsBetween } from "./conditions";
import { hasCode, wordsWithoutCode } from "./invitation";
import { type Offer, type OfferFile, offerSchema } from "./offer";

/** What the environment decides about offers. */
interface Settings {
  /** Referral links that replace the files' own, by offer id. */
  referralUrls: Readonly<Record<string, string>>;
  /** Disabled offers that this build treats as enabled; `*` stands for all of them. */
  offersPreview: readonly string[];
}

/** The offers and the questions asked of them. */
export interface Catalogue {
  /** Every offer, enabled or not, by ascending weight. */
  all: readonly Offer[];
  /** The offers that the site shows, by ascending weight. */
  enabled: readonly Offer[];
  /** The enabled offer of this id, if there is one. */
  find(id: string): Offer | undefined;
  /** Whether a visitor can take the offer of this id: it is known and enabled. */
  exists(id: string): boolean;
  /** The first two enabled offers other than this one that a visitor can take. */
  related(id: string, canTake: (offer: Offer) => boolean): Offer[];
}

const RELATED = 2;

/** In the list of previews, every disabled offer. */
const EVERY = "*";

/**
 * Checks the offer files and makes the catalogue. `files` maps the registry's names (`tradeRepublic`) to the
 * files' contents. Throws one error that lists every mistake: file, field, value found, what would be right.
 */
export function createCatalogue(files: Readonly<Record<string, OfferFile>>, settings: Settings): Catalogue {
  const faults: string[] = [];
  const all = Object.entries(files)
    .flatMap(([name, file]) => readOffer(name, file, settings, faults))
    .sort((one, other) => one.weight - other.weight);
  const ids = Object.entries(files).map(([name, file]) => idOf(name, file));
  faults.push(...crossReferenceFaults(all, ids), ...settingFaults(settings, ids));
  if (ids.length === 0) faults.push(line("lib/offers/registry.ts", undefined, "una línea por oferta"));
  if (faults.length > 0) {
    throw new Error(`El catálogo de ofertas tiene errores:\n${[...new Set(faults)].join("\n")}`);
  }

  const enabled = all.filter((offer) => offer.enabled);
  const byId = new Map(enabled.map((offer) => [offer.id, offer]));
  const find = (id: string) => byId.get(id);
  return {
    all,
    enabled,
    find,
    exists: (id) => find(id) !== undefined,
    related: (id, canTake) => firstOf(enabled, (offer) => offer.id !== id && canTake(offer)),
  };
}

/** The first few that fit; the rest are not looked at, for every page asks. */
function firstOf(offers: readonly Offer[], fits: (offer: Offer) => boolean): Offer[] {
  const found: Offer[] = [];
  for (const offer of offers) {
    if (found.length === RELATED) break;
    if (fits(offer)) found.push(offer);
  }
  return found;
}

function readOffer(name: string, file: OfferFile, settings: Settings, faults: string[]): Offer[] {
  const id = idOf(name, file);
  const parsed = offerSchema.safeParse(file);
  if (!parsed.success) {
    faults.push(...withoutFollowing(parsed.error.issues).flatMap((issue) => schemaFaults(id, issue, file)));
    return [];
  }
  const offer = parsed.data;
  const previewed = settings.offersPreview.some((shown) => shown === EVERY || shown === offer.id);
  if (offer.id !== id) faults.push(fault(id, "id", offer.id, `el nombre del fichero, «${id}»`));
  const gaps = gapsBetween(offer.requirements, offer.eligibility.conditions);
  faults.push(...gaps.map(({ path, right }) => fault(id, path.join("."), valueAt(offer, path), right)));
  const links = { ...offer, referralUrl: settings.referralUrls[offer.id] ?? offer.referralUrl };
  const invitation = hasCode(links);
  return [
    {
      ...(invitation ? offer : wordsWithoutCode(offer)),
      invitation,
      shortBenefit: offer.shortBenefit ?? offer.benefit,
      sourceUrl: offer.sourceUrl ?? offer.officialUrl,
      enabled: offer.enabled || previewed,
      draft: previewed && !offer.enabled,
      referralUrl: links.referralUrl,
      detailPath: `/${offer.id}`,
    },
  ];
}

/** The id that an offer's name in the registry stands for: `tradeRepublic` → `trade-republic`. */
function idOf(name: string, file: OfferFile): string {
  const { id } = Object(file);
  // A figure has no capital: of «n26» the name does not tell whether the id is «n-26».
  if (typeof id === "string" && id.replace(/-(.)/g, (_, sign) => sign.toUpperCase()) === name) return id;
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `ids` are those of all files, also of one that has mistakes: it is there all the same. */
function crossReferenceFaults(offers: readonly Offer[], ids: readonly string[]): string[] {
  const places = offers.map((_, place) => place).reverse();
  const firstOfWeight = new Map(places.map((place) => [offers[place]?.weight, place]));
  const firstOfId = new Map(places.map((place) => [offers[place]?.id, place]));
  return offers.flatMap((offer, place) => {
    const twin = firstOfWeight.get(offer.weight) ?? place;
    const repeated = (firstOfId.get(offer.id) ?? place) < place;
    const mentioned = offer.landing.sections.flatMap((section, i) =>
      section.kind === "comparison"
        ? section.offerIds.map((id, j) => ({ id, field: `landing.sections.${i}.offerIds.${j}` }))
        : [],
    );
    return [
      ...(repeated ? [fault(offer.id, "id", offer.id, "un id que ninguna otra oferta use")] : []),
      ...(twin < place
        ? [fault(offer.id, "weight", offer.weight, `un peso libre: ese es de «${offers[twin]?.id}»`)]
        : []),
      ...(offer.landing.heroB && offer.id !== experiment.slug
        ? [
            fault(
              offer.id,
              "landing.heroB",
              offer.landing.heroB,
              `nada: la prueba A/B es la de «${experiment.slug}»`,
            ),
          ]
        : []),
      ...mentioned
        .filter(({ id }) => !ids.includes(id))
        .map(({ id, field }) => fault(offer.id, field, id, `una oferta que exista: ${ids.join(", ")}`)),
    ];
  });
}

function settingFaults(settings: Settings, ids: readonly string[]): string[] {
  const unknown = (id: string) => !ids.includes(id) && id !== EVERY;
  const right = `un id que exista: ${ids.join(", ")}`;
  return [
    ...settings.offersPreview.filter(unknown).map((id) => line("OFFERS_PREVIEW", id, right)),
    ...Object.keys(settings.referralUrls)
      .filter(unknown)
      .map((id) => line(referralVariable(id), id, right)),
  ];
}

/** Without what follows from a value of the wrong kind: a text where a list belongs has no length that would be right. */
function withoutFollowing(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const placeOf = ({ path }: z.core.$ZodIssue) => path.join(".");
  const ofKind = issues.filter(({ code }) => code === "invalid_type");
  const places = new Set(ofKind.map(placeOf));
  return issues.filter((issue) => ofKind.includes(issue) || !places.has(placeOf(issue)));
}

function schemaFaults(id: string, issue: z.core.$ZodIssue, file: OfferFile): string[] {
  if (issue.code !== "unrecognized_keys") {
    return [fault(id, issue.path.join("."), valueAt(file, issue.path), issue.message)];
  }
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    return fault(
      id,
      path.join("."),
      valueAt(file, path),
      "un campo que exista: este sobra o está mal escrito",
    );
  });
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => Object(value)[key], record);
}

function fault(id: string, field: string, found: unknown, right: string): string {
  return line(`lib/offers/${id}.ts${field && ` · ${field}`}${ordinals(field)}`, found, right);
}

/** Lists count from 0, people from 1: «landing.faq.2.answer» is in the third of `faq`. */
function ordinals(field: string): string {
  const steps = [...field.matchAll(/(\w+)\.(\d+)/g)].map(
    ([, list, place]) => `${Number(place) + 1}.º de ${list}`,
  );
  return steps.length > 0 ? ` (${steps.join(", ")})` : "";
}

function line(place: string, found: unknown, right: string): string {
  const shown = found === undefined ? "nada" : JSON.stringify(found);
  return mistake(place, shown.length > 120 ? `${shown.slice(0, 120)}…` : shown, right);
}

/**
 * The order of every list of offers, as `/metodologia` publishes it: by ascending editorial weight, and those
 * that are over after all others. What the site earns is no part of it.
 */
export function inOrder<O extends Pick<Offer, "weight" | "validUntil">>(
  offers: readonly O[],
  today: CalendarDate,
): O[] {
  const over = ({ validUntil }: O) => Number(validUntil !== undefined && isOver(validUntil, today));
  return offers.toSorted((one, other) => over(one) - over(other) || one.weight - other.weight);
}

/** How many offers a list beside the page names (header, footer, share picture) before it leads to all. */
export const NAMED = 7;

/** The offers that a list beside the page names, and whether there are more. */
export function named<O>(offers: readonly O[]): { offers: readonly O[]; more: boolean } {
  return { offers: offers.slice(0, NAMED), more: offers.length > NAMED };
}
