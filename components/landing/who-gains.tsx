import { gains as words, usGain } from "@/lib/copy/gains";
import { ranking } from "@/lib/copy/landing";
import type { Offer } from "@/lib/offers/offer";
import styles from "./who-gains.module.css";

/** What the visitor gets, what the site gets, and whether that affects the order: before the first button. */
export function WhoGains({ offer }: { offer: Pick<Offer, "benefit" | "referrerBenefit"> }) {
  return (
    <details className={styles.gains}>
      <summary className={styles.summary}>{words.summary}</summary>
      <dl className={styles.list}>
        <div>
          <dt className={styles.name}>{words.you}</dt>
          <dd>{offer.benefit}.</dd>
        </div>
        <div>
          <dt className={styles.name}>{words.us}</dt>
          <dd>{usGain(offer.referrerBenefit)}</dd>
        </div>
        <div>
          <dt className={styles.name}>{words.order}</dt>
          <dd>
            {words.orderAnswer} <a href={ranking.path}>{words.orderLink}</a>.
          </dd>
        </div>
      </dl>
    </details>
  );
}
