import { opticalScale } from "@/lib/site/mark";
import type { Offer } from "@/lib/offers/offer";
import styles from "./brand-logo.module.css";

/** A provider's mark on a white tile: its logo, or its initials where no logo is at hand. Beside the name, so not read. */
export function BrandLogo({ logo, color }: Pick<Offer, "logo" | "color">) {
  return (
    <svg className={styles.logo} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect width="48" height="48" rx="12" fill="#fff" />
      {"path" in logo ? (
        <path
          d={logo.path}
          fill={color}
          transform={`translate(24 24) scale(${opticalScale(logo.path)}) translate(-12 -12)`}
        />
      ) : (
        <text x="24" y="31.5" textAnchor="middle" fontSize="21" fontWeight="750" fill={color}>
          {logo.monogram}
        </text>
      )}
    </svg>
  );
}
