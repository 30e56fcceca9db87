import { OutwardLink } from "@/components/ui/text";
import { closedWords } from "@/lib/copy/status";
import { hostOf } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

/** That the provider of an offer admits no new clients, with its source; nothing of one that does. */
export function ClosedNotice({ offer }: { offer: Pick<Offer, "brand" | "terms"> }) {
  const words = closedWords(offer);
  const { source } = offer.terms.closed ?? {};
  if (!words || !source) return null;
  return (
    <p className="notice linked">
      {words} <OutwardLink href={source}>{hostOf(source)}</OutwardLink>
    </p>
  );
}
