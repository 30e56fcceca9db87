import { Fragment } from "react";
import { OutwardLink } from "@/components/ui/text";
import { offerCopy } from "@/lib/ground/offer-words";
import { needsInvitation } from "@/lib/ground/invitation";
import { hostOf } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { ClosedWords } from "./closed-notice";

interface Props {
  offer: Offer;
  /** Whether it stands on a card, which names the registers by their domains. */
  short?: boolean;
}

/** States that the provider's authorisation is unknown, with links to the registers; for a notice about risk. */
export function Authorisation({ offer, short = false }: Props) {
  const { authorisation, sources } = offer.protection;
  if (!authorisation) return null;
  return (
    <span>
      {authorisation} {short ? offerCopy.registersShort : offerCopy.registers}{" "}
      {sources.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 && (index < sources.length - 1 ? ", " : " y ")}
          <OutwardLink href={url}>{short ? hostOf(url) : label}</OutwardLink>
        </Fragment>
      ))}
      {short && needsInvitation(offer) && ` ${offerCopy.beforeAsking}`}.
    </span>
  );
}

/** Notice before a risk statement on a card or beside other offers: nobody new is admitted, or the authorisation is unknown. */
export function Unconfirmed({ offer }: { offer: Offer }) {
  return offer.terms.closed ? <ClosedWords offer={offer} /> : <Authorisation offer={offer} short />;
}
