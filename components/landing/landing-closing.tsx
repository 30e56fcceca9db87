import { Advertising } from "@/components/offer/advertising";
import { OfferRows } from "@/components/offer/offer-rows";
import { ReferralLink } from "@/components/offer/referral-link";
import { ShareButton } from "@/components/site/share-button";
import { ButtonLink } from "@/components/ui/button-link";
import { Callout } from "@/components/ui/callout";
import { Section } from "@/components/ui/section";
import { WhileOpen } from "@/components/offer/while-open";
import { comparison as comparisonWords } from "@/lib/copy/comparison";
import { disclosureOf, riskLines } from "@/lib/copy/frame";
import { landing as words } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import styles from "./landing.module.css";

interface RelatedProps {
  offers: readonly Offer[];
  today: CalendarDate;
  /** Where the page's own offer stands beside them; nothing where it is over. */
  comparison?: string | undefined;
}

/** Other offers, with the way to their pages and to the table of all of them. */
export function RelatedPromos({ offers, today, comparison }: RelatedProps) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={words.related}>
      <OfferRows offers={offers} today={today} labelledBy="relacionadas-titulo" />
      {comparison && (
        <p>
          <a href={comparison}>{comparisonWords.withOthers(offers.map(({ brand }) => brand))}</a>
        </p>
      )}
    </Section>
  );
}

/** The last call: the button once more while the promotion runs, the way to all offers, and how the site earns. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ended = statusOn(offer, today) === "ended";
  const { title, endedTitle, endedText } = words.closing;
  return (
    <Section id="cierre" title={(ended ? endedTitle : title)(offer.brand)} sunken>
      {ended && <p>{endedText}</p>}
      {offer.risk && (
        <WhileOpen offer={offer} today={today}>
          <Callout>{riskLines[offer.risk]}</Callout>
        </WhileOpen>
      )}
      <div className={styles.actions}>
        <WhileOpen offer={offer} today={today}>
          <Advertising offer={offer} brief>
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        </WhileOpen>
        <ButtonLink kind="secondary" href="/#ofertas">
          {words.allOffers}
        </ButtonLink>
        <ShareButton path={offer.detailPath} />
      </div>
      <p className={styles.note}>{disclosureOf(offer)}</p>
    </Section>
  );
}
