import type { ReactNode } from "react";
import type { Offer } from "@/lib/offers/offer";
import { Benefit } from "./figure";

interface FaceProps {
  offer: Offer;
  /** Its mark and its brand, as a heading or not. */
  children: ReactNode;
}

/** The face of an offer's small ticket: whose it is, figure and condition. */
export function TicketFace({ offer, children }: FaceProps) {
  return (
    <div className="ticket-face">
      {children}
      <p>
        <Benefit text={offer.shortBenefit} value={offer.value} />
      </p>
      <p>{offer.condition}</p>
    </div>
  );
}
