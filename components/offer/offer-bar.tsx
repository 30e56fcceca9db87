import { ButtonLink } from "@/components/ui/button";
import { advertisingShortest } from "@/lib/ground/offer-words";
import { landingCopy } from "@/lib/copy/landing";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { OfferFigure } from "./figure";
import styles from "./offer-bar.module.css";
import { ReferralLink } from "./referral";
import { GravestMark } from "./risk-mark";

/**
 * The ticket on a phone while no other button is in view: figure, risk and a button. If money is at risk, the button
 * leads to the last one, so that the whole risk statement comes before the referral link.
 */
export function OfferBar({ offer }: { offer: Offer }) {
  return (
    <div className={styles.bar} role="group" aria-label={landingCopy.quickAction}>
      <p className={classes("tear", styles.words)}>
        <OfferFigure offer={offer} />{" "}
        {offer.risk ? (
          <GravestMark offer={offer} />
        ) : (
          <span className="fine">{advertisingShortest(offer)}</span>
        )}
      </p>
      {offer.risk ? (
        <ButtonLink href="#cierre" kind="secondary" className={styles.button}>
          {landingCopy.riskFirst}
        </ButtonLink>
      ) : (
        <ReferralLink offer={offer} className={styles.button}>
          {offer.callToAction}
        </ReferralLink>
      )}
    </div>
  );
}
