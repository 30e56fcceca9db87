import { ReferralLink } from "@/components/referral-link";
import { ButtonLink } from "@/components/ui/button-link";
import { advertisingLabel, riskOpenings } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./sticky-action.module.css";

/**
 * On a phone, the way on while neither the first button nor the last one is in view. Where money is at risk it
 * leads to the last one, so that the risk is told whole before the link.
 */
export function StickyAction({ offer }: { offer: Offer }) {
  return (
    <div className={styles.bar} data-sticky-action="" role="group" aria-label={words.quickAction}>
      <p className={styles.label}>{offer.risk ? riskOpenings[offer.risk] : advertisingLabel(offer)}</p>
      <p className={styles.benefit}>{offer.shortBenefit}</p>
      {offer.risk ? (
        <ButtonLink href="#cierre" className={styles.button}>
          {words.riskFirst}
        </ButtonLink>
      ) : (
        <ReferralLink offer={offer} className={styles.button}>
          {offer.callToAction}
        </ReferralLink>
      )}
    </div>
  );
}
