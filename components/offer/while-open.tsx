import type { ReactNode } from "react";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { isOpen } from "@/lib/offers/status";
import styles from "./offer.module.css";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** Shown instead before the promotion begins and after it has ended. */
  otherwise?: ReactNode;
  /** What leads to the provider. */
  children: ReactNode;
}

/**
 * Content that is shown only while a visitor can take the offer. If its last day is known, the site's script switches
 * to `otherwise` after that day.
 */
export function WhileOpen({ offer, today, otherwise, children }: Props) {
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
