import { unconfirmed, shortRiskParts } from "@/lib/ground/offer-words";
import { asSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { closedShort } from "@/lib/offers/status";

interface RiskProps {
  offer: Offer;
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

/** What weighs most, in a place for one line: that nobody new is admitted, that nobody has confirmed the provider, or its risk. */
export function GravestMark({ offer }: RiskProps) {
  if (offer.terms.closed) return <span className="brand">{closedShort}</span>;
  return offer.protection.authorisation ? <UnconfirmedMark /> : <RiskMark offer={offer} />;
}

/** The word that nobody has confirmed the provider's authorisation. */
function UnconfirmedMark() {
  return <span className="risk">{asSentence(unconfirmed.short)}</span>;
}

interface RiskMarksProps extends RiskProps {
  /** Whether no status stands beside it: then it begins with that nobody new is admitted. */
  isAlone?: boolean;
}

/** The risk, and that nobody has confirmed the provider's authorisation: where an offer is chosen, beside its status. */
export function RiskMarks({ offer, isAlone = false }: RiskMarksProps) {
  return (
    <>
      {isAlone && offer.terms.closed && (
        <>
          <span className="brand">{closedShort}</span>
          <span className="visually-hidden">.</span>{" "}
        </>
      )}
      <RiskMark offer={offer} />
      {offer.protection.authorisation && !offer.terms.closed && (
        <>
          <span className="visually-hidden">.</span> <UnconfirmedMark />
        </>
      )}
    </>
  );
}
