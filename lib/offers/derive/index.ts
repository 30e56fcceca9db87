import type { CalendarDate } from "../../format/dates";
import { categoryOf, claimRouteOf } from "../categories";
import type { Path } from "../field-info";
import type { OfferRecord } from "../offer";
import type { NamedFigure } from "../terms/ask";
import type { Terms } from "../terms/schema";
import { deadlinesOf } from "./deadlines";
import { eligibilityOf } from "./eligibility";
import { headlineOf } from "./headline";
import { landingOf } from "./landing";
import { type Parts, deriveParts } from "./parts";
import { protectionOf } from "./protection";
import { valueOf } from "./value";
import { type Place, placeIn } from "./places";
import { applyWords, type Override } from "./overrides";

/** What follows from an offer's file. */
interface Derived {
  /** The record of the offer, its texts with names of facts in braces, as `recordSchema` reads it once they are filled in. */
  record: OfferRecord;
  overrides: readonly Override[];
  parts: Parts;
  /** Place in the file from which a field of the record comes. */
  placeOf(path: Path): Place;
}

/** Who can be asked for help after the provider: of an investment firm, other than of the other providers of its kind. */
const complaintsOf = (terms: Terms): OfferRecord["complaints"] =>
  claimRouteOf(terms) === "investment" ? ["cnmv", "consumo"] : [...categoryOf(terms.category).complaints];

/** Form in which the benefit comes, as pages speak of it. */
function rewardFormOf({ main, context }: Parts): OfferRecord["reward"] {
  if (context.rewardKind === "discount") return "discount";
  const { money, tiers } = main?.gain ?? {};
  return context.isMoney && (typeof money === "string" || tiers) ? "money" : "other";
}

/** What some figures say of themselves, by their names. */
function byName<Value extends string>(
  figures: readonly NamedFigure[],
  read: (figure: NamedFigure) => Value | undefined,
): Record<string, Value> {
  const entries = figures.flatMap((figure) => {
    const value = read(figure);
    return value === undefined ? [] : [[figure.name, value] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * The record of an offer: every text that its file does not say itself follows from what it asks and gives. `hasInvitation` if
 * the link has an invitation code; `today` tells whether one that nobody has checked still runs by its own dates.
 */
export function derive(terms: Terms, hasInvitation = false, today?: CalendarDate): Derived {
  const parts = deriveParts(terms, hasInvitation);
  const { facts } = parts;
  const { brand, enabled, weight, category, risk, verifiedOn, minutes, campaign, look, who } = terms;
  const sums = Object.values(facts).filter(({ isSum }) => isSum);
  const own = Object.values(facts).filter(({ isSum }) => !isSum);
  const headline = headlineOf(parts, today);
  const { description = headline.description } = Object(terms.words) as { description?: string };
  const record: OfferRecord = {
    facts: byName(own, ({ value }) => value),
    sums: byName(sums, ({ value }) => value),
    factBasis: byName(own, ({ basis }) => basis),
    factNames: { ...byName(own, ({ what }) => what), ...terms.words?.factNames },
    phrases: terms.words?.phrases,
    brand,
    enabled,
    weight,
    category,
    risk,
    reward: rewardFormOf(parts),
    verifiedOn,
    validFrom: campaign?.from,
    validUntil: campaign?.until,
    region: who.opens === "España" ? "ES" : undefined,
    minutes,
    referralUrl: terms.referralUrl ?? terms.officialUrl,
    invitationHosts: terms.invitation.hosts,
    officialUrl: terms.officialUrl,
    sourceUrl: terms.sourceUrl,
    color: look.color,
    logo: { monogram: look.monogram },
    hasHeroImage: look.image ?? false,
    ...headline,
    // Nobody is paid where nobody invites; elsewhere only the owner knows how much.
    pays: terms.pays ?? (terms.invitation.by === "none" ? "none" : "unknown"),
    complaints: terms.complaints ?? complaintsOf(terms),
    claim: { ...terms.claim, route: claimRouteOf(terms) },
    protection: protectionOf(parts),
    deadlines: deadlinesOf(parts),
    eligibility: eligibilityOf(parts),
    value: valueOf(parts),
    landing: landingOf(parts, description),
    history: terms.history,
  };
  const overrides = applyWords(record, terms.words);
  return { record, overrides, parts, placeOf: (path) => placeIn(path, { parts, record, overrides }) };
}
