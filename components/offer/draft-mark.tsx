import { Callout } from "@/components/ui/callout";
import { draft as words } from "@/lib/copy/offer";
import type { Offer } from "@/lib/offers/offer";
import { site } from "@/lib/config/site";

/** Says to an editor, in `npm run dev` only, that visitors do not see this offer yet. */
export function DraftMark({ offer }: { offer: Pick<Offer, "draft" | "id"> }) {
  if (!offer.draft || site.production) return null;
  return (
    <Callout>
      <strong>{words.label}</strong> {words.text(offer.id)}
    </Callout>
  );
}
