import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { site } from "@/lib/config/site";
import { frame } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";
import { enrich } from "@/lib/privacy/tracking";

interface Props {
  offer: Pick<Offer, "id" | "referralUrl">;
  /** Whether it looks like a button or like the text around it. */
  kind?: "primary" | "secondary" | "text";
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The link to the provider. The server's HTML already carries this site's `refsrc`, so that it works without script.
 * The site's script adds the visit's tracking parameters and replaces that default, but not a `refsrc` of the owner's
 * own link.
 */
export function ReferralLink({ offer, kind, className, children }: Props) {
  const href = enrich(offer.referralUrl, { refsrc: site.slug });
  return (
    <ButtonLink
      kind={kind}
      className={className}
      href={href}
      target="_blank"
      rel="nofollow sponsored noopener noreferrer"
      data-referral={offer.id}
      data-own-refsrc={href === offer.referralUrl ? "" : undefined}
    >
      {children}
      <span className="visually-hidden"> {frame.opensNewTab}</span>
    </ButtonLink>
  );
}
