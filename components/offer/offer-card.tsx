import { advertisingLabel, riskLines } from "@/lib/copy/frame";
import { home } from "@/lib/copy/home";
import { landing } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { Benefit, BrandMark } from "./figure";
import styles from "./offer.module.css";
import { ReferralLink, WhileOpen } from "./referral";
import { Authorisation, DraftMark, StatusLine } from "./status";

/** An offer as a card: figure, condition, date, risk and button, aligned with its neighbours. */
export function OfferCard({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ofBrand = <span className="visually-hidden"> {landing.detailOf(offer.brand)}</span>;
  const benefit = <Benefit text={offer.benefit} value={offer.value} />;
  return (
    <article className={classes("panel", styles.card)} aria-labelledby={`oferta-${offer.id}`}>
      <header>
        <BrandMark offer={offer} />
        <div>
          <h3 id={`oferta-${offer.id}`}>{offer.brand}</h3>
          <DraftMark offer={offer} />
          <WhileOpen offer={offer} today={today}>
            <p className="fine">{advertisingLabel(offer)}</p>
          </WhileOpen>
        </div>
      </header>
      <WhileOpen offer={offer} today={today} otherwise={<p className={styles.benefit}>{benefit}</p>}>
        <div className={styles.cardRisk}>
          <Authorisation offer={offer} />
          {offer.risk && <p className="notice">{riskLines[offer.risk]}</p>}
        </div>
        <ReferralLink offer={offer} plain className={styles.benefit}>
          {benefit}
          <span className="visually-hidden"> ({offer.brand})</span>
        </ReferralLink>
      </WhileOpen>
      <p className={styles.cardWords}>
        {offer.description} <b>{home.offers.requirements}:</b> {offer.requirements}
      </p>
      <p className={styles.cardDate}>
        <StatusLine offer={offer} today={today} />
      </p>
      <div className={classes("row", styles.actions)}>
        <WhileOpen offer={offer} today={today}>
          <ReferralLink offer={offer}>
            {home.offers.go}
            {ofBrand}
          </ReferralLink>
        </WhileOpen>
        <a href={offer.detailPath} className={styles.detail}>
          {landing.detail}
          {ofBrand}
        </a>
      </div>
    </article>
  );
}
