import { Fragment } from "react";
import { Marked, OutwardLink } from "@/components/ui/text";
import { offerCopy, riskLineOf } from "@/lib/ground/offer-words";
import { hostOf } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { ClosedWords } from "./closed-notice";

interface Props {
  offer: Pick<Offer, "protection">;
  /** For a card: the registers by their domains. */
  short?: boolean;
}

/** States that the provider's authorisation is unknown, with links to the registers; for a notice about risk. */
export function Authorisation({ offer: { protection }, short = false }: Props) {
  const { authorisation, sources } = protection;
  if (!authorisation) return null;
  return (
    <span>
      {authorisation} {short ? offerCopy.registersShort : offerCopy.registers}{" "}
      {sources.map(({ label, url }, place) => (
        <Fragment key={url}>
          {place > 0 && (place < sources.length - 1 ? ", " : " y ")}
          <OutwardLink href={url}>{short ? hostOf(url) : label}</OutwardLink>
        </Fragment>
      ))}
      .
    </span>
  );
}

type Risky = Pick<Offer, "brand" | "protection" | "risk" | "terms">;

/**
 * The same before the offer's whole risk statement: the registers are linked there, in its own words (`RiskStatement`),
 * and here only if it does not name them all. Where nobody new is admitted, that.
 */
export function Unconfirmed({ offer }: { offer: Risky }) {
  const { authorisation } = offer.protection;
  if (offer.terms.closed) return <ClosedWords offer={offer} />;
  if (!authorisation) return null;
  const isNamed = registersOf(offer).every(({ words }) => riskLineOf(offer).includes(words));
  return isNamed ? <span>{authorisation}</span> : <Authorisation offer={offer} short />;
}

/** An offer's risk statement. If its provider's authorisation is unknown, the registers that it names are links. */
export const RiskStatement = ({ offer }: { offer: Risky }) => (
  <Marked text={riskLineOf(offer)} links={registersOf(offer)} rel="noopener noreferrer" />
);

/** The registers by their short names: «ESMA» of «ESMA: registro de MiCA». */
function registersOf({ protection: { authorisation, sources } }: Risky) {
  return authorisation ? sources.map(({ label, url }) => ({ words: label.replace(/:.*/, ""), url })) : [];
}
