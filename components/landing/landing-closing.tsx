import { Advertising } from "@/components/advertising";
import { Marked } from "@/components/marked";
import { ReferralLink } from "@/components/referral-link";
import { ShareButton } from "@/components/share-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { WhileOpen } from "@/components/while-open";
import { frame } from "@/lib/copy/frame";
import { closingText, closingTitle, endedText, endedTitle, landing as words } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import styles from "./landing-closing.module.css";

/** The last call: the button once more while the promotion runs, the way to all offers, and how the site earns. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ended = statusOn(offer, today) === "ended";
  const { brand } = offer;
  return (
    <Section id="cierre" title={ended ? endedTitle(brand) : closingTitle(brand)} sunken>
      <p>{ended ? endedText : <Marked text={closingText} official={offer.sourceUrl} />}</p>
      <div className={styles.actions}>
        <WhileOpen offer={offer} today={today}>
          <Advertising offer={offer}>
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        </WhileOpen>
        <ButtonLink kind="secondary" href="/#ofertas">
          {words.allOffers}
        </ButtonLink>
      </div>
      <p className={styles.disclosure}>{frame.disclosure}</p>
      <ShareButton path={offer.detailPath} />
    </Section>
  );
}
