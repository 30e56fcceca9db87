import { askOf, lacksInvitation, needsInvitation } from "@/lib/ground/invitation";
import { offerCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";

/** Note beside a list of offers, once: what «sin invitación» means there. */
export function NoCodeNote({ offers }: { offers: readonly Offer[] }) {
  const asked = offers.filter(needsInvitation);
  if (asked.length === 0) return null;
  const closed = offers.filter((offer) => lacksInvitation(offer) && offer.terms.closed);
  return (
    <p className="hint not-printed">
      {offerCopy.withoutInvitation(
        askOf(asked),
        closed.map(({ brand }) => brand),
      )}
    </p>
  );
}
