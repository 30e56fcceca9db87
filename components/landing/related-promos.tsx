import { BrandLogo } from "@/components/brand-logo";
import { Section } from "@/components/ui/section";
import { comparisonPath } from "@/lib/comparison";
import { compareWith } from "@/lib/copy/comparison";
import { detailOf, landing as words } from "@/lib/copy/landing";
import { catalogue } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import styles from "./related-promos.module.css";

/** Other offers, with the way to their pages and to the table of all of them. */
export function RelatedPromos({ offer, offers }: { offer: Offer; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={words.related}>
      <ul className={styles.list}>
        {offers.map((other) => (
          <li key={other.id} className={styles.promo}>
            <BrandLogo logo={other.logo} color={other.color} />
            <h3 className={styles.brand}>{other.brand}</h3>
            <p className={styles.benefit}>{other.benefit}</p>
            <a href={other.detailPath}>
              {words.detail}
              <span className="visually-hidden"> {detailOf(other.brand)}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={comparisonPath([offer, ...offers], catalogue.enabled)}>
          {compareWith(offers.map(({ brand }) => brand))}
        </a>
      </p>
    </Section>
  );
}
