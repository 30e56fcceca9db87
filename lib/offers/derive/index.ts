/*
 * Words of this folder and of `terms` beside it. The file of an offer is its *terms*; its *record* is what pages read. An
 * *ask* is one thing that the offer asks for (`do` names its verb), an *entry* an ask or its alternatives; a *gain* is one
 * thing that it gives. A *figure* is a quantity or a date of the file; texts name it in braces, «{bonus}», until they are
 * filled in, and *facts* are all figures by these names. A *slot* has the names of one ask's or gain's figures, by field:
 * `slot.money` is «{bonus}». `Parts` is all that the sections of a record are made from, made once. `fits` takes the first
 * of some texts, the best one first, that has room once it is filled in. An *override* is a text of the file's `words` in
 * place of a derived one. In a function, `own` is what the file says itself, or what belongs to one thing alone; `whole` the
 * longest of several texts, `short` and `shorter` those for less room; `said` and `told` are sentences to choose from or to
 * join; `named` is a thing by its name in a text.
 */
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
