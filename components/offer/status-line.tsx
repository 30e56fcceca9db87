import { shortRisk } from "@/lib/copy/frame";
import { statusWords } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn, statusStamp, type Validity } from "@/lib/offers/status";
import styles from "./offer.module.css";

interface Props {
  offer: Validity;
  today: CalendarDate;
  /** For a line of a list. */
  short?: boolean;
}

/** The short risk label, for rows and tables. */
export function RiskMark({ offer }: { offer: Pick<Offer, "risk"> }) {
  return offer.risk && <span className={styles.risk}>{shortRisk}</span>;
}

/** The status of an offer in words; the site's script corrects them on a page that is read on a later day. */
export function StatusLine({ offer, today, short }: Props) {
  return (
    <span
      className={styles.status}
      data-status={statusStamp(offer, today)}
      data-short={short && ""}
      data-state={statusOn(offer, today)}
    >
      {statusWords(offer, today, short)}
    </span>
  );
}
