import type { OfferRecord } from "./offer";

type Links = Pick<OfferRecord, "referralUrl" | "officialUrl">;

/** Whether an offer's link contains an invitation code: then it differs from the provider's official address. */
export function hasCode({ referralUrl, officialUrl }: Links): boolean {
  return new URL(referralUrl).href !== new URL(officialUrl).href;
}

/** A text that may have another wording while the offer's link has no code. */
interface Worded<T> {
  withoutCode?: T | undefined;
}

/** The texts of an offer that say how to be invited. */
interface InvitingWords {
  landing: { steps: ({ text: string } & Worded<string>)[] };
  eligibility: { conditions: Worded<object>[] };
}

/** The offer in its wording for a link without a code: the visitor has to get one first. */
export function wordsWithoutCode<O extends InvitingWords>(offer: O): O {
  const { landing, eligibility } = offer;
  return {
    ...offer,
    landing: {
      ...landing,
      steps: landing.steps.map((step) => ({ ...step, text: step.withoutCode ?? step.text })),
    },
    eligibility: {
      ...eligibility,
      conditions: eligibility.conditions.map((condition) => ({ ...condition, ...condition.withoutCode })),
    },
  };
}
