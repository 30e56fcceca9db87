import type { ReactNode } from "react";
import { Callout } from "@/components/ui/callout";
import { advertising, advertisingLabel, riskLines } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";
import styles from "./offer.module.css";

interface Props {
  offer: Pick<Offer, "brand" | "invitation" | "risk">;
  /** Only the word «Publicidad»: a link above has stated the risk. */
  brief?: boolean;
  /** The referral links below it. */
  children: ReactNode;
}

/** The advertising label and the risk line that precede a referral link. */
export function Advertising({ offer, brief = false, children }: Props) {
  return (
    <div className={styles.advertisingNote}>
      {offer.risk && !brief && <Callout>{riskLines[offer.risk]}</Callout>}
      <p className={styles.label}>{brief ? advertising : advertisingLabel(offer)}</p>
      {children}
    </div>
  );
}
