import { ClosingTicket } from "@/components/offer/closing-ticket";
import { WhileOpen } from "@/components/offer/while-open";
import { ShareButton } from "@/components/site/share-button";
import { Section } from "@/components/ui/section";
import { disclosureOf } from "@/lib/copy/frame";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";

/** The end of the page: the ticket while the promotion runs, a link to all offers, and how the site earns. */
export function LandingClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const ended = statusOn(offer, today) === "ended";
  const { title, endedTitle, endedText } = landingCopy.closing;
  return (
    <Section id="cierre" title={(ended ? endedTitle : title)(offer.brand)} className="band stack not-printed">
      {ended && <p>{endedText}</p>}
      <WhileOpen offer={offer} today={today}>
        <ClosingTicket offer={offer} today={today} />
      </WhileOpen>
      <div className="row hint">
        <a href="/#ofertas">{landingCopy.allOffers}</a> <ShareButton path={offer.detailPath} />
      </div>
      <p className="fine measure">{disclosureOf(offer)}</p>
    </Section>
  );
}
