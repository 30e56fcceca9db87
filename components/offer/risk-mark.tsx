import { shortRiskParts } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";

interface RiskProps {
  offer: Pick<Offer, "risk">;
  /** For a line with little room: on a phone the triangle and two words; screen readers read the whole. */
  short?: boolean;
}

/** The short risk label, for rows and tables. */
export function RiskMark({ offer, short = false }: RiskProps) {
  return (
    offer.risk && (
      <span className="risk">
        {shortRiskParts.short} <span className={short ? "wide-only" : undefined}>{shortRiskParts.rest}</span>
      </span>
    )
  );
}
