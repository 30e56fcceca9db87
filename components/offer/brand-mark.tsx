import type { Offer } from "@/lib/offers/offer";
import { markColors, opticalScale } from "@/lib/site/mark";
import styles from "./offer.module.css";

/**
 * A provider's mark on a tile of its colour: its official sign in one colour, or its initials where the icon set has
 * none. It stands beside the name, so it is not read aloud.
 */
export function BrandMark({
  logo,
  color,
  large = false,
}: Pick<Offer, "logo" | "color"> & { large?: boolean }) {
  const { tile, sign } = markColors(color);
  const size = large ? 56 : 40;
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <rect width="48" height="48" rx="12" fill={tile} />
      {"path" in logo ? (
        <path
          d={logo.path}
          fill={sign}
          transform={`translate(24 24) scale(${opticalScale(logo.path)}) translate(-12 -12)`}
        />
      ) : (
        <text x="24" y="31.5" textAnchor="middle" fontSize="22" fontWeight="700" fill={sign}>
          {logo.monogram}
        </text>
      )}
    </svg>
  );
}
