import { askOf, lacksInvitation } from "@/lib/ground/invitation";
import { offerCopy, youGain } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";

/** Once beside a list of offers: that a button without a code does not give what the offer promises. */
export function NoCodeNote({ offers }: { offers: readonly Pick<Offer, "invitation" | "terms">[] }) {
  const lacking = offers.filter(lacksInvitation);
  const [before = "", after] = offerCopy.withoutCode(askOf(lacking)).split(offerCopy.withoutCodeStress);
  return (
    lacking.length > 0 && (
      <p className="hint not-printed">
        {before}
        <b>{offerCopy.withoutCodeStress}</b>
        {after}
      </p>
    )
  );
}

/** That a link without a code gives nothing, and what to do about it: what a visitor has to know before the button. */
export function WithoutGift({ offer }: { offer: Pick<Offer, "reward" | "invitation" | "terms"> }) {
  if (!lacksInvitation(offer) || offer.terms.closed) return null;
  const [fact, advice] = youGain(offer).split(/(?<=:)/);
  return (
    <p className="tight">
      <b>{fact}</b>
      {advice}
    </p>
  );
}
