import { labelOf } from "@/lib/site/offer-labels";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { WhileOpen } from "./while-open";

/** The one reason to choose an offer that its data give, while it can be taken; nothing if there is none. */
export function OfferLabel({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const words = labelOf(offer, today);
  return (
    words && (
      <WhileOpen offer={offer} today={today}>
        <span className="visually-hidden">.</span> <span className="label">{words}</span>
      </WhileOpen>
    )
  );
}
