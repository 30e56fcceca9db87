import { unconfirmed, shortRiskParts } from "@/lib/ground/offer-words";
import { asSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

interface RiskProps {
  offer: Pick<Offer, "risk" | "protection">;
}

/** The short risk label, for rows and tables: on a phone the triangle and two words; screen readers read the whole. */
function RiskMark({ offer }: RiskProps) {
  return (
    offer.risk && (
      <span className="risk">
        {shortRiskParts.short} <span className="wide-only">{shortRiskParts.rest}</span>
      </span>
    )
  );
}

/** What weighs most, in a place for one line: that nobody has confirmed the provider's authorisation, or its risk. */
export function GravestMark({ offer }: RiskProps) {
  return offer.protection.authorisation ? <UnconfirmedMark /> : <RiskMark offer={offer} />;
}

/** That nobody has confirmed the provider's authorisation, in a word. */
function UnconfirmedMark() {
  return <span className="risk">{asSentence(unconfirmed.short)}</span>;
}

/** The risk, and that nobody has confirmed the provider's authorisation: where an offer is chosen. */
export function RiskMarks({ offer }: RiskProps) {
  return (
    <>
      <RiskMark offer={offer} />
      {offer.protection.authorisation && (
        <>
          <span className="visually-hidden">.</span> <UnconfirmedMark />
        </>
      )}
    </>
  );
}
