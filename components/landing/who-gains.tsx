import { gains as words, usGain, youGain } from "@/lib/copy/gains";
import { ranking } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./who-gains.module.css";

/** What the visitor gets, what the site gets, and whether that affects the order: two lines before the first button. */
export function WhoGains({ offer }: { offer: Offer }) {
  return (
    <dl className={styles.gains} aria-label={words.title}>
      <div>
        <dt className={styles.name}>{words.you}</dt>
        <dd>{youGain(offer)}</dd>
      </div>
      <div>
        <dt className={styles.name}>{words.us}</dt>
        <dd>
          {usGain(offer)} {words.order} <a href={ranking.path}>{words.orderLink}</a>.
        </dd>
      </div>
    </dl>
  );
}
