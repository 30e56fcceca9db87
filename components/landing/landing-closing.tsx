import { Advertising, ReferralLink } from "@/components/offer/referral";
import { WhileOpen } from "@/components/offer/while-open";
import { ShareButton } from "@/components/site/share-button";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { disclosureOf } from "@/lib/copy/frame";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import styles from "./landing-closing.module.css";

/** The end of the page: the button while the promotion runs, a link to all offers, and how the site earns. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ended = statusOn(offer, today) === "ended";
  const { title, endedTitle, endedText } = landingCopy.closing;
  return (
    <Section id="cierre" title={(ended ? endedTitle : title)(offer.brand)} className="band stack">
      {ended && <p>{endedText}</p>}
      <div className={styles.actions}>
        <WhileOpen offer={offer} today={today}>
          <Advertising offer={offer}>
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        </WhileOpen>
        <ButtonLink kind="secondary" href="/#ofertas">
          {landingCopy.allOffers}
        </ButtonLink>
        <ShareButton path={offer.detailPath} />
      </div>
      <p className="fine measure">{disclosureOf(offer)}</p>
    </Section>
  );
}
