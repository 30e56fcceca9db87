import { BrandMark } from "@/components/offer/brand-mark";
import { RiskMark } from "@/components/status-line";
import { Card } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { compareWith } from "@/lib/copy/comparison";
import { detailOf, landing as words } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./related-promos.module.css";

interface Props {
  offers: readonly Offer[];
  /** Where the page's own offer stands beside them; nothing where it is over. */
  comparison?: string | undefined;
}

/** Other offers, with the way to their pages and to the table of all of them. */
export function RelatedPromos({ offers, comparison }: Props) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={words.related}>
      <ul className={styles.list}>
        {offers.map((other) => (
          <Card as="li" key={other.id} className={styles.promo}>
            <BrandMark logo={other.logo} color={other.color} />
            <h3 className={styles.brand}>{other.brand}</h3>
            <p className={styles.benefit}>{other.benefit}</p>
            <RiskMark offer={other} />
            <a href={other.detailPath}>
              {words.detail}
              <span className="visually-hidden"> {detailOf(other.brand)}</span>
            </a>
          </Card>
        ))}
      </ul>
      {comparison && (
        <p>
          <a href={comparison}>{compareWith(offers.map(({ brand }) => brand))}</a>
        </p>
      )}
    </Section>
  );
}
