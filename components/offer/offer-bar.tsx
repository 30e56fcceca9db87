import { ReferralLink } from "./referral-link";
import { ButtonLink } from "@/components/ui/button-link";
import { advertising, shortRisk } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import { offerView } from "@/lib/copy/offer";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer.module.css";

/**
 * On a phone, figure, risk and a button, while neither the first button nor the last one is in view. If money is at
 * risk it leads to the last button, so that the whole risk statement comes before the referral link.
 */
export function OfferBar({ offer }: { offer: Offer }) {
  const figure = figureOf(offer.value);
  return (
    <div className={styles.bar} role="group" aria-label={words.quickAction}>
      <p className={styles.barLabel}>{offer.risk ? shortRisk : `${advertising} · ${offer.brand}`}</p>
      <p className={styles.barFigure}>
        {figure.atMost && <span className={styles.atMost}>{offerView.atMost}</span>}
        {figure.text ?? offerView.depends}
      </p>
      {offer.risk ? (
        <ButtonLink href="#cierre" className={styles.barButton}>
          {words.riskFirst}
        </ButtonLink>
      ) : (
        <ReferralLink offer={offer} className={styles.barButton}>
          {offer.callToAction}
        </ReferralLink>
      )}
    </div>
  );
}
