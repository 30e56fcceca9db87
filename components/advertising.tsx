import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import { advertising, advertisingLabel, riskLines } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";
import styles from "./advertising.module.css";

interface Props {
  offer: Pick<Offer, "brand" | "invitation" | "risk">;
  /** Near a first one: only the word, for the risk has been told. */
  brief?: boolean;
  /** The referral links that it announces. */
  children: ReactNode;
}

/** What must be known before a referral link: that it is advertising and, where money is at risk, that it is. */
export function Advertising({ offer, brief = false, children }: Props) {
  return (
    <div className={styles.advertising}>
      {offer.risk && !brief && <Callout>{riskLines[offer.risk]}</Callout>}
      <p className={styles.label}>{brief ? advertising : advertisingLabel(offer)}</p>
      {children}
    </div>
  );
}
