import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { site } from "@/lib/config/site";
import { advertising, advertisingLabel, frame, riskLines, shortRisk } from "@/lib/copy/frame";
import { landing } from "@/lib/copy/landing";
import { notOpen } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { isOpen, statusOn } from "@/lib/offers/status";
import { enrich } from "@/lib/privacy/tracking";
import { OfferFigure } from "./figure";
import styles from "./offer.module.css";

interface LinkProps {
  offer: Pick<Offer, "id" | "referralUrl">;
  /** Whether it looks like the text around it instead of a button. */
  plain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The link to the provider. The server's HTML already carries this site's `refsrc`, so that it works without script.
 * The site's script adds the visit's tracking parameters and replaces that default, but not a `refsrc` of the owner's
 * own link.
 */
export function ReferralLink({ offer, plain = false, className, children }: LinkProps) {
  const href = enrich(offer.referralUrl, { refsrc: site.slug });
  const Link = plain ? "a" : ButtonLink;
  return (
    <Link
      className={className}
      href={href}
      target="_blank"
      rel="nofollow sponsored noopener noreferrer"
      data-referral={offer.id}
      data-own-refsrc={href === offer.referralUrl ? "" : undefined}
    >
      {children}
      <span className="visually-hidden"> {frame.opensNewTab}</span>
    </Link>
  );
}

interface AdvertisingProps {
  offer: Pick<Offer, "brand" | "invitation" | "risk">;
  /** The referral links below it. */
  children: ReactNode;
}

/** The advertising label and the risk line that precede a referral link. */
export function Advertising({ offer, children }: AdvertisingProps) {
  return (
    <div className={classes("stack", styles.advertising)}>
      {offer.risk && <p className="notice">{riskLines[offer.risk]}</p>}
      <p className="fine">{advertisingLabel(offer)}</p>
      {children}
    </div>
  );
}

interface OpenProps {
  offer: Offer;
  today: CalendarDate;
  /** Shown instead before the promotion begins and after it has ended. */
  otherwise?: ReactNode;
  /** The content that leads to the provider. */
  children: ReactNode;
}

/**
 * Content that is shown only while a visitor can take the offer. If its last day is known, the site's script switches
 * to `otherwise` after that day.
 */
export function WhileOpen({ offer, today, otherwise, children }: OpenProps) {
  if (!isOpen(offer, today)) return otherwise;
  if (!offer.validUntil) return children;
  return (
    <>
      <div className={styles.open} data-until={offer.validUntil}>
        {children}
      </div>
      {otherwise && (
        <div hidden data-after={offer.validUntil}>
          {otherwise}
        </div>
      )}
    </>
  );
}

/** Why there is no button: the promotion has not begun, or is over. */
export function NotOpen({ offer, today }: Pick<OpenProps, "offer" | "today">) {
  return <p>{statusOn(offer, today) === "upcoming" ? notOpen.upcoming : notOpen.ended}</p>;
}

/**
 * On a phone: figure, risk and a button, while no other button is in view. If money is at risk, it leads to the last
 * button, so that the whole risk statement comes before the referral link.
 */
export function OfferBar({ offer }: { offer: Offer }) {
  return (
    <div className={styles.bar} role="group" aria-label={landing.quickAction}>
      <p className="fine">{offer.risk ? shortRisk : `${advertising} · ${offer.brand}`}</p>
      <OfferFigure offer={offer} className={styles.barFigure} />
      {offer.risk ? (
        <ButtonLink href="#cierre" className={styles.barButton}>
          {landing.riskFirst}
        </ButtonLink>
      ) : (
        <ReferralLink offer={offer} className={styles.barButton}>
          {offer.callToAction}
        </ReferralLink>
      )}
    </div>
  );
}
