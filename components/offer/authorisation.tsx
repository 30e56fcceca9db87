import { Fragment } from "react";
import { OutwardLink } from "@/components/ui/text";
import { offerCopy } from "@/lib/copy/offer";
import { hostOf } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

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
          {place > 0 && " · "}
          <OutwardLink href={url}>{short ? hostOf(url) : label}</OutwardLink>
        </Fragment>
      ))}
      .
    </span>
  );
}
