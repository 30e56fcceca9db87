import { Advertising } from "@/components/advertising";
import { BrandLogo } from "@/components/brand-logo";
import { DraftMark } from "@/components/draft-mark";
import { FurtherPages } from "@/components/further-pages";
import { ReferralLink } from "@/components/referral-link";
import { StatusLine } from "@/components/status-line";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { WhileOpen } from "@/components/while-open";
import { detailOf } from "@/lib/copy/landing";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer-card.module.css";

interface Props {
  offer: Offer;
  today: CalendarDate;
  words: HomeWords["offers"];
}

/** An offer at a glance: what one gets, what one must do, how far to rely on it, and both ways on while it runs. */
export function OfferCard({ offer, today, words }: Props) {
  const ofBrand = <span className="visually-hidden"> {detailOf(offer.brand)}</span>;
  const detail = (
    <ButtonLink kind="secondary" href={offer.detailPath}>
      {words.detail}
      {ofBrand}
    </ButtonLink>
  );
  return (
    <Card as="article" raised className={styles.card} aria-labelledby={`oferta-${offer.id}`}>
      <header className={styles.header}>
        <BrandLogo logo={offer.logo} color={offer.color} />
        <h3 id={`oferta-${offer.id}`}>{offer.brand}</h3>
      </header>
      <DraftMark offer={offer} />
      <WhileOpen offer={offer} today={today} otherwise={<p className={styles.benefit}>{offer.benefit}</p>}>
        <Advertising offer={offer}>
          <ReferralLink offer={offer} kind="secondary" className={styles.benefit}>
            {offer.benefit}
            <span className="visually-hidden"> ({offer.brand})</span>
          </ReferralLink>
        </Advertising>
      </WhileOpen>
      <div className={styles.facts}>
        <p>{offer.description}</p>
        <h4 className={styles.label}>{words.requirements}</h4>
        <p>{offer.requirements}</p>
        <p>
          <StatusLine offer={offer} today={today} />
        </p>
        <FurtherPages offer={offer} className={styles.further} />
      </div>
      <WhileOpen offer={offer} today={today} otherwise={<div className={styles.actions}>{detail}</div>}>
        <Advertising offer={offer} brief>
          <div className={styles.actions}>
            <ReferralLink offer={offer}>
              {words.go}
              {ofBrand}
            </ReferralLink>
            {detail}
          </div>
        </Advertising>
      </WhileOpen>
    </Card>
  );
}
