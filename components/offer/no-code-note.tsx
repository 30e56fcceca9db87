import { askOf, lacksInvitation } from "@/lib/ground/invitation";
import { offerCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";

/** Once beside a list of offers: what «sin invitación» means there. */
export function NoCodeNote({ offers }: { offers: readonly Pick<Offer, "invitation" | "terms">[] }) {
  const lacking = offers.filter(lacksInvitation);
  return (
    lacking.length > 0 && <p className="hint not-printed">{offerCopy.withoutInvitation(askOf(lacking))}</p>
  );
}
