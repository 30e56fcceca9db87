import { advertisingLabel, riskLines } from "@/lib/copy/frame";
import { advertisingShort } from "@/lib/copy/offer";
import { homeCopy } from "@/lib/copy/home";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark } from "./brand-mark";
import { Benefit } from "./figure";
import styles from "./offer-card.module.css";
import { ReferralLink } from "./referral";
import { NotEnded, WhileOpen } from "./while-open";
import { RiskStatement, Unconfirmed } from "./authorisation";
import { DraftMark } from "./draft-mark";
import { StatusLine } from "./status";

/**
 * An offer as a ticket: figure and description on its face; condition, date, risk and button on the stub. The figure is
 * a link to the provider too: who does not see the stub hears label and risk before it. Its mark is a copy of the one in
 * `OfferRows`.
 */
export function OfferCard({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const benefit = <Benefit text={offer.benefit} value={offer.value} />;
  return (
    <article className={"ticket ticket-wide"}>
      <div className={classes("ticket-face", styles.face)}>
        <div className={styles.name}>
          <BrandMark offer={offer} as="copy" />
          <h3>{offer.brand}</h3>
          <DraftMark offer={offer} />
        </div>
        <WhileOpen offer={offer} today={today} otherwise={<p className={styles.benefit}>{benefit}</p>}>
          <div className="visually-hidden">
            <p>{advertisingLabel(offer)}</p>
            {offer.risk && (
              <p>
                {offer.protection.authorisation} {riskLines[offer.risk]}
              </p>
            )}
          </div>
          {!offer.invitation && <p className="fine">{landingCopy.receiveInvited}</p>}
          <ReferralLink offer={offer} plain className={styles.benefit} spoken={`(${offer.brand})`}>
            {benefit}
          </ReferralLink>
        </WhileOpen>
        <NotEnded offer={offer} today={today}>
          <p className={styles.words}>{offer.description}</p>
        </NotEnded>
      </div>
      <div className={classes("stub", styles.stub)}>
        <NotEnded offer={offer} today={today} otherwise={null}>
          <p className={styles.words}>
            <b>{homeCopy.offers.requirements}:</b> {offer.requirements}
          </p>
        </NotEnded>
        <p>
          <StatusLine offer={offer} today={today} />
        </p>
        {(offer.risk || offer.protection.authorisation) && (
          <p className="notice">
            <Unconfirmed offer={offer} />
            {/* Without a space at the beginning, beside the triangle. */}
            {offer.protection.authorisation && " "}
            <RiskStatement offer={offer} />
          </p>
        )}
        <div className={styles.actions}>
          <WhileOpen offer={offer} today={today}>
            <p className="fine">{advertisingShort(offer)}</p>
            <ReferralLink offer={offer} spoken={landingCopy.detailOf(offer.brand)}>
              {homeCopy.offers.go}
            </ReferralLink>
          </WhileOpen>{" "}
          <a href={offer.detailPath} className={styles.detail}>
            {landingCopy.detail}
            <span className="visually-hidden"> {landingCopy.detailOf(offer.brand)}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
