import { shortRiskParts } from "@/lib/copy/frame";
import { unconfirmed } from "@/lib/copy/offer";
import { asSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

interface RiskProps {
  offer: Pick<Offer, "risk" | "protection">;
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

/** What weighs most, in a place for one line: that nobody has confirmed the provider's authorisation, or its risk. */
export function GravestMark({ offer }: { offer: RiskProps["offer"] }) {
  return offer.protection.authorisation ? <UnconfirmedMark /> : <RiskMark offer={offer} short />;
}

function UnconfirmedMark() {
  return <span className="risk">{asSentence(unconfirmed.short)}</span>;
}

/** The risk, and that nobody has confirmed the provider's authorisation: where an offer is chosen. */
export function RiskMarks({ offer }: { offer: RiskProps["offer"] }) {
  return (
    <>
      <RiskMark offer={offer} short />
      {offer.protection.authorisation && (
        <>
          <span className="visually-hidden">.</span> <UnconfirmedMark />
        </>
      )}
    </>
  );
}
