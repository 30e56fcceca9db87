import { inSentence, present } from "../../format/format";
import { limitOfGain, rewardNoun, theReward } from "../../ground/offer-words";
import { isDiscount } from "../../ground/net-value";
import type { Offer } from "../../offers/offer";
import { isArrivalStated } from "./grievances";
import { arrives, claimCopy } from "./words";

/** Sentence for a promotion that may give the visitor nothing: on what that depends, and what proves that it does. */
export function ifYours(offer: Offer): string | undefined {
  const limit = limitOfGain(offer);
  return limit && `${limit} Si te dijeron que hay ${rewardNoun(offer)} para ti, guarda ese mensaje.`;
}

/** Sentences on when one may claim, before anything is answered, and what the answer brings. */
export function claimLead(offer: Offer): string {
  const { deadlines, terms } = offer;
  const from =
    isArrivalStated(offer) && deadlines.arrives
      ? `${theReward(offer)} ${deadlines.arrives}. Si ya ha pasado y no lo tienes, puedes reclamar hoy por escrito; si no sabes qué día te tocaba, pregúntalo primero.`
      : terms.closed && isDiscount(offer)
        ? `Si ya eres cliente, ${inSentence(claimCopy.closed)}`
        : `Si ya has cumplido los pasos, pregunta hoy por escrito qué día ${arrives(offer)}; si no te contestan, reclama.`;
  return present([
    ifYours(offer),
    from,
    "Con lo que contestes, que no se guarda, verás cada fecha y la carta.",
  ]).join(" ");
}
