import { Authorisation } from "./authorisation";
import { DraftMark } from "./draft-mark";
import { ReferralLink } from "./referral-link";
import { StatusLine } from "./status-line";
import { Callout } from "@/components/ui/callout";
import { WhileOpen } from "./while-open";
import { advertisingLabel, riskLines } from "@/lib/copy/frame";
import type { HomeWords } from "@/lib/copy/home";
import { landing } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { splitBenefit } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark } from "./brand-mark";
import styles from "./offer.module.css";

interface Props {
  offer: Offer;
  today: CalendarDate;
  words: HomeWords["offers"];
}

/** An offer as a card: figure, condition, date, risk and button, aligned with its neighbours. */
export function OfferCard({ offer, today, words }: Props) {
  const ofBrand = <span className="visually-hidden"> {landing.detailOf(offer.brand)}</span>;
  const detail = (
    <a href={offer.detailPath} className={styles.detail}>
      {words.detail}
      {ofBrand}
    </a>
  );
  const benefit = <Benefit text={offer.benefit} />;
  return (
    <article className={styles.card} aria-labelledby={`oferta-${offer.id}`}>
      <header className={styles.cardHeader}>
        <BrandMark logo={offer.logo} color={offer.color} />
        <div>
          <h3 id={`oferta-${offer.id}`}>{offer.brand}</h3>
          <DraftMark offer={offer} />
          <WhileOpen offer={offer} today={today}>
            <p className={styles.advertising}>{advertisingLabel(offer)}</p>
          </WhileOpen>
        </div>
      </header>
      <WhileOpen offer={offer} today={today} otherwise={<p className={styles.benefit}>{benefit}</p>}>
        <div className={styles.cardRisk}>
          <Authorisation offer={offer} />
          {offer.risk && <Callout>{riskLines[offer.risk]}</Callout>}
        </div>
        <ReferralLink offer={offer} kind="text" className={styles.benefit}>
          {benefit}
          <span className="visually-hidden"> ({offer.brand})</span>
        </ReferralLink>
      </WhileOpen>
      <p className={styles.cardWords}>
        {offer.description} <b>{words.requirements}:</b> {offer.requirements}
      </p>
      <p className={styles.cardDate}>
        <StatusLine offer={offer} today={today} />
      </p>
      <WhileOpen offer={offer} today={today} otherwise={<div className={styles.actions}>{detail}</div>}>
        <div className={styles.actions}>
          <ReferralLink offer={offer}>
            {words.go}
            {ofBrand}
          </ReferralLink>
          {detail}
        </div>
      </WhileOpen>
    </article>
  );
}

/** A benefit with its amount set large; screen readers read one phrase. */
export function Benefit({ text }: { text: string }) {
  const { before, amount, after } = splitBenefit(text);
  return (
    <>
      {before}
      {amount && <strong className={styles.amount}>{amount}</strong>}
      {after}
    </>
  );
}
