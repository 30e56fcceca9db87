import { OfferRows } from "@/components/offer/offer-rows";
import { ButtonLink } from "@/components/ui/button-link";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./home.module.css";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords["comparison"];
}

/** The quick comparison: every offer in one line. */
export function QuickComparison({ offers, today, words }: Props) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="comparacion" className={styles.quick}>
      <h2 id="comparacion" className={styles.quickTitle}>
        {words.title}
      </h2>
      <OfferRows offers={offers} today={today} labelledBy="comparacion" />
      <p>
        <ButtonLink kind="secondary" href="#ofertas" className={styles.explore}>
          {words.action}
        </ButtonLink>
      </p>
    </section>
  );
}
