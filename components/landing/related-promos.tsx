import { BrandLogo } from "@/components/brand-logo";
import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { detailOf, landing as words } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./related-promos.module.css";

/** Other offers, with the way to their pages. */
export function RelatedPromos({ offers }: { offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={words.related}>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <Card as="li" key={offer.id} className={styles.promo}>
            <BrandLogo logo={offer.logo} color={offer.color} />
            <h3 className={styles.brand}>{offer.brand}</h3>
            <p className={styles.benefit}>{offer.benefit}</p>
            <a href={offer.detailPath}>
              {words.detail}
              <span className="visually-hidden"> {detailOf(offer.brand)}</span>
            </a>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
