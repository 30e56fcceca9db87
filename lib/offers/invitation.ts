import type { OfferRecord } from "./offer";

type Links = Pick<OfferRecord, "referralUrl" | "officialUrl">;

/** Whether whoever follows an offer's link is invited: it is another address than the provider's own, so it has a code. */
export function hasCode({ referralUrl, officialUrl }: Links): boolean {
  return new URL(referralUrl).href !== new URL(officialUrl).href;
}

/** A text of an offer, with its wording while the offer's link has no code. */
interface Worded<T> {
  withoutCode?: T | undefined;
}

/** Words of an offer that say how one comes to be invited. */
interface InvitingWords {
  landing: { steps: ({ text: string } & Worded<string>)[] };
  eligibility: { conditions: Worded<object>[] };
}

/** An offer in the wording that is true while its link has no code: that a code has to be got first. */
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
