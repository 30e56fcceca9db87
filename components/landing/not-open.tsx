import { notOpen as words } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import { Alternatives } from "@/components/alternatives";
import styles from "./not-open.module.css";

interface Props {
  offer: Offer;
  /** What a visitor can take instead. */
  alternatives: readonly Offer[];
  today: CalendarDate;
}

/** What stands in place of a promotion's button before it begins and once it is over. */
export function NotOpen({ offer, alternatives, today }: Props) {
  const text = statusOn(offer, today) === "upcoming" ? words.upcoming : words.ended;
  return (
    <div>
      <p className={styles.text}>{text}</p>
      <Alternatives intro={words.alternatives} offers={alternatives} />
    </div>
  );
}
