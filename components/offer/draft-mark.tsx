import { site } from "@/lib/config/site";
import { draftCopy } from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";

/** Says to an editor, in `npm run dev` only, that visitors do not see this offer yet. */
export function DraftMark({ offer }: { offer: Offer }) {
  if (!offer.draft || site.production) return null;
  return (
    <p className="hint">
      <strong>{draftCopy.label(offer)}</strong> {draftCopy.text(offer.id)}
    </p>
  );
}
