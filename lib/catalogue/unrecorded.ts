import { unrecordedPromise } from "../offers/history";
import type { OfferRecord } from "../offers/offer";
import { factsIn, fillIn } from "./facts";
import type { OfferDocument } from "./finding";

/**
 * What an offer promises and its history does not record yet, both values. `shortBenefit` counts if it says a fact that
 * `benefit` does not: so that the figure of the net value, which one of them says, never changes unrecorded.
 */
export function unrecordedIn(document: OfferDocument) {
  const { data = {} } = document;
  const promised = factsIn(data, data.benefit);
  const isOwn = factsIn(data, data.shortBenefit).some((fact) => !promised.includes(fact));
  const unrecorded = unrecordedPromise(fillIn(document, {}) as OfferRecord);
  return unrecorded.filter(({ field }) => field !== "shortBenefit" || isOwn);
}
