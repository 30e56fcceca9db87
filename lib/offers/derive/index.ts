import { categoryOf } from "../categories";
import type { OfferRecord } from "../offer";
import type { Terms } from "../terms/schema";
import { deadlinesOf } from "./deadlines";
import { eligibilityOf } from "./eligibility";
import { headlineOf } from "./headline";
import { landingOf } from "./landing";
import { type Parts, partsOf, type Path } from "./parts";
import { protectionOf } from "./protection";
import { valueOf } from "./value";
import { applyWords, type Override } from "./words";

/** What follows from an offer's file. */
export interface Derived {
  /** The record of the offer, its texts with names of facts in braces, as `offerSchema` reads it once they are filled in. */
  record: OfferRecord;
  overrides: readonly Override[];
  /** Where a field of the record comes from in the file. */
  placeOf(path: readonly PropertyKey[]): Path;
}

/** In which form the benefit comes, as pages speak of it. */
function rewardOf({ main, context }: Parts): OfferRecord["reward"] {
  if (context.reward === "descuento") return "discount";
  const money = main?.gain.money;
  return money !== undefined && context.isMoney && typeof money === "string" ? "money" : "other";
}

/** The record of an offer: every text that its file does not say itself follows from what it asks and gives. */
export function derive(terms: Terms): Derived {
  const parts = partsOf(terms);
  const { facts, inviter } = parts;
  const { brand, enabled, weight, category, risk, verifiedOn, region, minutes, campaign, look } = terms;
  const { phrases } = terms.words ?? {};
  const has = (record: object) => Object.keys(record).length > 0;
  const record = {
    facts: facts.values,
    ...(has(facts.basis) && { factBasis: facts.basis }),
    factNames: facts.names,
    ...(phrases && { phrases }),
    brand,
    enabled,
    weight,
    category,
    ...(risk && { risk }),
    reward: rewardOf(parts),
    ...(verifiedOn && { verifiedOn }),
    ...(campaign?.from && { validFrom: campaign.from }),
    ...(campaign?.until && { validUntil: campaign.until }),
    ...(region && { region }),
    ...(minutes && { minutes }),
    referralUrl: terms.referralUrl ?? terms.officialUrl,
    ...(terms.invitation.hosts && { invitationHosts: terms.invitation.hosts }),
    officialUrl: terms.officialUrl,
    ...(terms.sourceUrl && { sourceUrl: terms.sourceUrl }),
    color: look.color,
    logo: { monogram: look.monogram },
    hasHeroImage: look.image ?? false,
    ...headlineOf(parts),
    pays: terms.pays ?? inviter?.gap.money ?? "unknown",
    complaints: terms.complaints ?? [...categoryOf(category).complaints],
    ...(terms.claim && { claim: terms.claim }),
    protection: protectionOf(parts),
    deadlines: deadlinesOf(parts),
    eligibility: eligibilityOf(parts),
    value: valueOf(parts),
    landing: landingOf(parts),
    history: terms.history,
  } as OfferRecord;
  const overrides = applyWords(record, terms.words);
  return { record, overrides, placeOf: (path) => placeOf(path, parts, overrides) };
}

/** Fields that have another name in the file. */
const renamed: Readonly<Record<string, Path>> = {
  validFrom: ["campaign", "from"],
  validUntil: ["campaign", "until"],
  invitationHosts: ["invitation", "hosts"],
  color: ["look", "color"],
  logo: ["look"],
  hasHeroImage: ["look", "image"],
};

function placeOf(
  path: readonly PropertyKey[],
  { facts, terms, main }: Parts,
  overrides: readonly Override[],
): Path {
  const [top = "", next = ""] = path.map(String);
  if (top === "facts" || top === "factBasis") return facts.places[next] ?? ["facts", next];
  if (top === "factNames")
    return next in (terms.words?.factNames ?? {})
      ? ["words", "factNames", next]
      : (facts.places[next] ?? [top]);
  if (top === "phrases") return ["words", ...(path as Path)];
  const own = overrides.find(({ path: at }) => at.every((key, i) => String(key) === String(path[i])));
  if (own) return ["words", own.name, ...(path.slice(own.path.length) as Path)];
  const name = renamed[top];
  if (name) return top === "logo" ? ["look", ...(path.slice(1) as Path)] : name;
  if (top in terms) return path as Path;
  const listed = /^landing,(faq|doubts),(\d+),answer$/.exec(path.join());
  const answers: readonly unknown[] = Object(terms.words)[listed?.[1] ?? ""] ?? [];
  const entry: unknown = answers[Number(listed?.[2])];
  if (listed?.[1] && typeof entry === "object")
    return ["words", listed[1], Number(listed[2]), Object.keys(Object(entry))[0] ?? ""];
  if (top === "value" && next === "gain") return main?.path ?? ["gives"];
  if (["benefit", "shortBenefit"].includes(top)) return main?.path ?? ["gives"];
  return top === "deadlines" || top === "eligibility" || top === "requirements" || top === "condition"
    ? ["asks"]
    : [];
}
