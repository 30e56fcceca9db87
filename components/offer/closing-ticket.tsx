import type { ReactNode } from "react";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { isUnavailable } from "@/lib/offers/status";
import { BrandMark } from "./brand-mark";
import { Benefit } from "./figure";
import { MissingInvitation } from "./missing-invitation";
import { Advertising, ReferralLink } from "./referral";
import { StatusLine } from "./status";
import { NotOpen, WhileOpen } from "./while-open";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** Whether it is on the offer's own page, which has said how to get an invitation. */
  isOnPage?: boolean;
  /** What ends the stub. */
  children?: ReactNode;
}

/**
 * The offer's ticket at the end of a page: figure and condition on its face; date, risk and button on its stub. On the
 * offer's own page, which has said the rest, it is the stub alone while the offer can be taken.
 */
export function ClosingTicket({ offer, today, isOnPage = false, children }: Props) {
  const isOver = isUnavailable(offer, today);
  const isBare = isOnPage && !isOver;
  const status = (
    <p className={isOver ? undefined : "fine"}>
      <StatusLine offer={offer} today={today} />
    </p>
  );
  return (
    <div className={classes(isBare ? "panel measure" : "ticket ticket-wide", isOver && "over")}>
      {!isBare && (
        <div className="ticket-face">
          {/* On its own page, the title above has the name. */}
          {!isOnPage && (
            <p className="row brand">
              <BrandMark offer={offer} />
              {offer.brand}
            </p>
          )}
          {isOver && status}
          <p>
            <Benefit text={offer.shortBenefit} value={offer.value} />
          </p>
          <p>{offer.condition}</p>
        </div>
      )}
      <div className={isBare ? undefined : "stub"}>
        {/* Its own page has said it. */}
        {!isOver && !isOnPage && status}
        <WhileOpen offer={offer} today={today} otherwise={<NotOpen offer={offer} today={today} />}>
          <Advertising
            offer={offer}
            // Its own page has said at length that nobody new is admitted.
            withAuthorisation={!(isOnPage && offer.terms.closed)}
            isDisclosed={isOnPage}
            terms={
              <MissingInvitation
                offer={offer}
                page={isOnPage ? undefined : offer.detailPath}
                isRepeated={isOnPage}
              />
            }
          >
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        </WhileOpen>
        {children}
      </div>
    </div>
  );
}
