import { ButtonLink } from "@/components/ui/button";
import { needsInvitation } from "@/lib/ground/invitation";
import { advertisingShortest, creditLineOf, requestCopy } from "@/lib/ground/offer-words";
import { landingCopy } from "@/lib/copy/landing";
import { shareCopy } from "@/lib/copy/share";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { OfferFigure } from "./figure";
import styles from "./offer-bar.module.css";
import { ReferralLink } from "./referral";
import { GravestMark } from "./risk-mark";

/**
 * The ticket on a phone while no other button is in view: figure, risk and a button. If money is at risk, the button
 * leads to the last one, so that the whole risk statement comes before the referral link; without an invitation, to how
 * one gets it.
 */
export function OfferBar({ offer }: { offer: Offer }) {
  const isLacking = needsInvitation(offer);
  return (
    <div className={styles.bar} role="group" aria-label={landingCopy.quickAction}>
      <p className={classes("tear", styles.words)}>
        <OfferFigure offer={offer} />{" "}
        {offer.risk ? (
          <GravestMark offer={offer} />
        ) : (
          <span className="fine">{isLacking ? shareCopy.invited : advertisingShortest(offer)}</span>
        )}
      </p>
      {offer.risk || creditLineOf(offer) ? (
        <ButtonLink href="#cierre" kind="secondary" className={styles.button}>
          {offer.terms.closed ? landingCopy.whyClosed : landingCopy.riskFirst}
        </ButtonLink>
      ) : isLacking ? (
        <ButtonLink href={`#${requestCopy.id}`} className={styles.button}>
          {requestCopy.action}
        </ButtonLink>
      ) : (
        <ReferralLink offer={offer} className={styles.button}>
          {offer.callToAction}
        </ReferralLink>
      )}
    </div>
  );
}
