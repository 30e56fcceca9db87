import { Advertising } from "@/components/advertising";
import { BrandLogo } from "@/components/brand-logo";
import { ReferralLink } from "@/components/referral-link";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { detailOf } from "@/lib/copy/landing";
import type { HomeWords } from "@/lib/copy/home";
import { longDate } from "@/lib/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer-card.module.css";

interface Props {
  offer: Offer;
  words: HomeWords["offers"];
}

/** An offer at a glance: what one gets, what one must do, when it was checked, and both ways on. */
export function OfferCard({ offer, words }: Props) {
  const ofBrand = <span className="visually-hidden"> {detailOf(offer.brand)}</span>;
  return (
    <Card as="article" raised className={styles.card} aria-labelledby={`oferta-${offer.id}`}>
      <header className={styles.header}>
        <BrandLogo logo={offer.logo} color={offer.color} />
        <div>
          <h3 id={`oferta-${offer.id}`}>{offer.brand}</h3>
          <p className={styles.verified}>
            {words.verified} {longDate(offer.verifiedOn)}
          </p>
        </div>
      </header>
      <Advertising offer={offer}>
        <ReferralLink offer={offer} kind="secondary" className={styles.benefit}>
          {offer.benefit}
          {ofBrand}
        </ReferralLink>
      </Advertising>
      <div className={styles.facts}>
        <p>{offer.description}</p>
        <h4 className={styles.label}>{words.requirements}</h4>
        <p>{offer.requirements}</p>
      </div>
      <Advertising offer={offer} brief>
        <div className={styles.actions}>
          <ReferralLink offer={offer}>
            {words.go}
            {ofBrand}
          </ReferralLink>
          <ButtonLink kind="secondary" href={offer.detailPath}>
            {words.detail}
            {ofBrand}
          </ButtonLink>
        </div>
      </Advertising>
    </Card>
  );
}
