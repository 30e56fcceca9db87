import { titleAside, titleOf } from "@/lib/ground/offer-names";
import { needsInvitation } from "@/lib/ground/invitation";
import { advertisingLabel, riskLineOf } from "@/lib/ground/offer-words";
import { homeCopy } from "@/lib/copy/home";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { isUnavailable } from "@/lib/offers/status";
import { BrandMark } from "./brand-mark";
import { Benefit } from "./figure";
import { InvitationCode } from "./invitation-code";
import { OfferLabel } from "./offer-label";
import styles from "./offer-card.module.css";
import { CreditNotice, ReferralLink } from "./referral";
import { ButtonLink } from "@/components/ui/button";
import { NotEnded, WhileOpen } from "./while-open";
import { Unconfirmed } from "./authorisation";
import { DraftMark } from "./draft-mark";
import { StatusLine } from "./status";

/**
 * An offer as a ticket: risk, label and the benefit as a button on its face; condition, date and the one button that counts
 * on the stub.
 * The way to its page comes last on every card, as a link; it is the filled button where an invitation is missing, because
 * that page says how to get one. On a phone the condition opens description and requirements in full. Its mark is a copy of
 * the one in `OfferRows`.
 */
export function OfferCard({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const isOver = isUnavailable(offer, today);
  const isAsked = needsInvitation(offer) && !offer.protection.authorisation;
  const detail = (
    <>
      {landingCopy.detail}
      <span className="visually-hidden"> {landingCopy.detailOf(titleOf(offer))}</span>
    </>
  );
  const asked = offer.terms.closed ? landingCopy.did : homeCopy.offers.requirements;
  return (
    <article className={classes("ticket ticket-wide", isOver && "over")}>
      <div className={classes("ticket-face", styles.face)}>
        <div className={styles.name}>
          <BrandMark offer={offer} as="copy" />
          <div>
            <h3>{titleOf(offer)}</h3>
            <OfferLabel offer={offer} today={today} />
          </div>
          <DraftMark offer={offer} />
        </div>
        {isOver && (
          <p>
            <StatusLine offer={offer} today={today} />
          </p>
        )}
        {(offer.risk || offer.protection.authorisation || offer.terms.closed) && (
          <p className="notice">
            <Unconfirmed offer={offer} />
            {/* Without a space at the beginning, beside the triangle. */}
            {(offer.protection.authorisation || offer.terms.closed) && " "}
            {riskLineOf(offer)}
          </p>
        )}
        <CreditNotice offer={offer} />
        <WhileOpen
          offer={offer}
          today={today}
          otherwise={
            <p>
              <Benefit text={offer.benefit} value={offer.value} />
            </p>
          }
        >
          <p className="fine">{advertisingLabel(offer)}</p>
          <InvitationCode offer={offer} />
          <ReferralLink offer={offer} kind="secondary" className={styles.benefit} spoken={titleAside(offer)}>
            <Benefit text={offer.benefit} value={offer.value} isName />
          </ReferralLink>
        </WhileOpen>
      </div>
      <div className={classes("stub", styles.stub)}>
        <NotEnded offer={offer} today={today}>
          <details className={styles.full}>
            <summary className={styles.opens}>
              <span>
                <span className="visually-hidden">{homeCopy.offers.full}: </span>
                {offer.condition}
              </span>
            </summary>
            <p className={styles.words}>{offer.description}</p>
            <p className={styles.words}>
              <b>{asked}:</b> {offer.requirements}
            </p>
          </details>
        </NotEnded>
        {!isOver && (
          <p>
            <StatusLine offer={offer} today={today} />
          </p>
        )}
        <div className={styles.actions}>
          {/* First, right after the label that names it. */}
          <WhileOpen offer={offer} today={today}>
            <ReferralLink offer={offer} spoken={landingCopy.detailOf(titleOf(offer))}>
              {homeCopy.offers.go}
            </ReferralLink>
          </WhileOpen>{" "}
          {isAsked ? (
            <ButtonLink href={offer.detailPath}>{detail}</ButtonLink>
          ) : (
            <a href={offer.detailPath} className={styles.detail}>
              {detail}
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
