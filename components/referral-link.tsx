import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { frame } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";

interface Props {
  offer: Pick<Offer, "id" | "referralUrl">;
  kind?: "primary" | "secondary";
  className?: string | undefined;
  children: ReactNode;
}

/** The way to the provider. It works by itself; the site's script only adds where the visitor came from. */
export function ReferralLink({ offer, kind, className, children }: Props) {
  return (
    <ButtonLink
      kind={kind}
      className={className}
      href={offer.referralUrl}
      target="_blank"
      rel="nofollow sponsored noopener noreferrer"
      data-referral={offer.id}
    >
      {children}
      <span className="visually-hidden"> {frame.opensNewTab}</span>
    </ButtonLink>
  );
}
