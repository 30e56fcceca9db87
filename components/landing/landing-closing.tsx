import { Advertising } from "@/components/advertising";
import { ReferralLink } from "@/components/referral-link";
import { ShareButton } from "@/components/share/share-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { frame } from "@/lib/copy/frame";
import { closingText, closingTitle, landing as words } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./landing-closing.module.css";

/** The last call: the button once more, the way to all offers, and how the site earns. */
export function LandingClosing({ offer }: { offer: Offer }) {
  return (
    <Section id="cierre" title={closingTitle(offer.brand)} sunken>
      <p>{closingText}</p>
      <div className={styles.actions}>
        <Advertising offer={offer}>
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
        </Advertising>
        <ButtonLink kind="secondary" href="/#ofertas">
          {words.allOffers}
        </ButtonLink>
      </div>
      <p className={styles.disclosure}>{frame.disclosure}</p>
      <ShareButton path={offer.detailPath} />
    </Section>
  );
}
