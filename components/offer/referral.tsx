import { lacksInvitation } from "@/lib/ground/invitation";
import type { ReactNode } from "react";
import { InvitationCode } from "./invitation-code";
import { ButtonLink } from "@/components/ui/button";
import { site } from "@/lib/config/site";
import { Unconfirmed } from "./authorisation";
import { frameCopy } from "@/lib/copy/frame";
import {
  advertisingLabel,
  creditLineOf,
  officialLabel,
  riskLineOf,
  riskStress,
} from "@/lib/ground/offer-words";
import type { Offer } from "@/lib/offers/offer";
import { addTracking } from "@/lib/privacy/tracking";

interface LinkProps {
  offer: Offer;
  /** `secondary`: an outline, also where the link gives what the offer promises. */
  kind?: "secondary";
  className?: string | undefined;
  /** -1 for a copy that the keyboard skips. */
  tabIndex?: -1;
  /** What only screen readers read after its words: «de PayPal». */
  spoken?: string;
  children: ReactNode;
}

/**
 * The link to the provider. The server's HTML already carries this site's `refsrc`, so that it works without script.
 * The site's script adds the visit's tracking parameters and replaces that default, but not a `refsrc` of the owner's
 * own link. It is filled only if it gives what the offer promises.
 */
export function ReferralLink({ offer, kind, className, tabIndex, spoken = "", children }: LinkProps) {
  const href = addTracking(offer.referralUrl, { refsrc: site.slug });
  return (
    <ButtonLink
      kind={lacksInvitation(offer) || offer.terms.closed ? "secondary" : kind}
      className={className}
      tabIndex={tabIndex}
      href={href}
      target="_blank"
      rel="nofollow sponsored noopener noreferrer"
      data-referral={offer.id}
      data-own-refsrc={href === offer.referralUrl ? "" : undefined}
    >
      {children}
      <span className="visually-hidden">
        {spoken && ` ${spoken}`} {frameCopy.opensNewTab}
      </span>
    </ButtonLink>
  );
}

/** The risk line as a notice, in its own words. A long one has its most important part in bold. */
function RiskNotice({ offer }: { offer: Offer }) {
  const [before = "", after] = riskLineOf(offer).split(riskStress);
  return (
    <p className="notice">
      {before}
      {after !== undefined && <strong>{riskStress}</strong>}
      {after}
    </p>
  );
}

/** Notice that what is asked for is credit. */
export function CreditNotice({ offer }: { offer: Offer }) {
  const line = creditLineOf(offer);
  return line && <p className="notice">{line}</p>;
}

interface AdvertisingProps {
  offer: Offer;
  /** Whether the warning also says what else speaks against the provider: where nothing above says it. */
  withAuthorisation?: boolean;
  /** Whether the page says right below that there is no invitation. */
  isDisclosed?: boolean;
  /** What the link gives, between the risk line and the label. */
  terms?: ReactNode;
  /** The id of the owner's code, where a button copies it: of one on a page. */
  codeId?: string;
  /** The referral links below it. */
  children: ReactNode;
}

/** The advertising label and the risk line that precede a referral link. */
export function Advertising({
  offer,
  withAuthorisation = false,
  isDisclosed = false,
  terms,
  codeId,
  children,
}: AdvertisingProps) {
  const isUnconfirmed = withAuthorisation && (offer.protection.authorisation || offer.terms.closed);
  return (
    <div className="entry stack advertising">
      {isUnconfirmed ? (
        <p className="notice">
          <Unconfirmed offer={offer} /> {riskLineOf(offer)}
        </p>
      ) : (
        offer.risk && <RiskNotice offer={offer} />
      )}
      <CreditNotice offer={offer} />
      {terms}
      <p className="fine not-printed">
        {isDisclosed && lacksInvitation(offer) ? officialLabel(offer) : advertisingLabel(offer)}
      </p>
      <InvitationCode offer={offer} id={codeId} />
      {children}
    </div>
  );
}
