import type { Offer } from "@/lib/offers/offer";
import { drawMonogram, markColours } from "@/lib/site/mark";

interface Props {
  offer: Offer;
  /** Set in a list above cards: `original` draws the mark; `copy` shows it again, which keeps a page of many offers small. */
  as?: "original" | "copy";
}

/** The id of an original. Offers that look the same share it. */
export const markId = ({ logo, color }: Offer) => `marca-${logo.monogram}-${color.slice(1)}`;

/** A provider's mark: its initials on a tile of its colour. It stands beside the name, so it is not read aloud. */
export function BrandMark({ offer, as }: Props) {
  const { tile, sign } = markColours(offer.color);
  return (
    <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
      {as === "copy" ? (
        <use href={`#${markId(offer)}`} />
      ) : (
        <g id={as && markId(offer)} fill={sign}>
          <rect width="48" height="48" rx="12" fill={tile} />
          <path {...drawMonogram(offer.logo.monogram)} />
        </g>
      )}
    </svg>
  );
}
