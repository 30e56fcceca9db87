import { OutwardLink } from "@/components/ui/text";
import { closedWords } from "@/lib/copy/status";
import { hostOf } from "@/lib/format/format";
import { closedLookUp, closedShort } from "@/lib/offers/status";
import type { Offer } from "@/lib/offers/offer";

/** Notice that the provider of an offer admits no new clients, with its source; nothing if it does. `short`: beside others. */
export function ClosedWords({ offer, short = false }: { offer: Offer; short?: boolean }) {
  const { source } = offer.terms.closed ?? {};
  if (!source) return null;
  return (
    <span className="linked">
      {short ? `${closedShort}. ${closedLookUp}` : closedWords(offer)}{" "}
      <OutwardLink href={source}>{hostOf(source)}</OutwardLink>
      {short && "."}
    </span>
  );
}

/** The state in large words, and what is known of it: the first thing of a ticket. */
export function ClosedState({ offer }: { offer: Offer }) {
  return (
    <div className="tight stack">
      <p className="brand">{closedShort}</p>
      <p>
        <ClosedWords offer={offer} />
      </p>
    </div>
  );
}
