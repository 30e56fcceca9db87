import { ClosingTicket } from "@/components/offer/closing-ticket";
import { NotEnded, WhileOpen } from "@/components/offer/while-open";
import { ShareButton } from "@/components/site/share-button";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { disclosureOf, endedDisclosure } from "@/lib/copy/frame";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { gainsCopy } from "@/lib/ground/offer-words";
import { phaseOf } from "@/lib/offers/status";
import styles from "./landing-page.module.css";

/** The end of the page: the ticket while the promotion runs and how the site earns, then the way to all offers. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const phase = phaseOf(offer, today);
  const { title, closedTitle } = landingCopy.closing;
  const heading = { upcoming: title, open: title, closed: closedTitle, ended: () => gainsCopy.title }[phase];
  const { others } = landingCopy;
  return (
    <>
      <Section id="cierre" title={heading(offer.brand)} className="band stack not-printed">
        <WhileOpen offer={offer} today={today}>
          <ClosingTicket offer={offer} today={today} isOnPage />
        </WhileOpen>
        <NotEnded
          offer={offer}
          today={today}
          otherwise={<p className="fine measure">{endedDisclosure(offer)}</p>}
        >
          <p className="fine measure">{disclosureOf(offer)}</p>
        </NotEnded>
      </Section>
      <Section id="otras" title={others.title} className={styles.others}>
        <ButtonLink kind="secondary" href="/#ofertas">
          {others.action}
        </ButtonLink>{" "}
        <ShareButton path={offer.detailPath} />
      </Section>
    </>
  );
}
