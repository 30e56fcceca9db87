import { frame } from "@/lib/copy/frame";
import { type HomeWords, newestCheckWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { newestChecked } from "@/lib/offers";
import type { Offer } from "@/lib/offers/offer";
import styles from "./home.module.css";
import { PlanQuestion } from "./plan-question";
import { QuickComparison } from "./quick-comparison";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords;
}

/**
 * The first screen: every offer in one row, what the site is, and the first question of «Mi plan». In the order that
 * a phone shows, so that nothing moves while the page arrives.
 */
export function HomeHero({ offers, today, words }: Props) {
  return (
    <div className={styles.hero}>
      <h1>{words.hero.title}</h1>
      <QuickComparison offers={offers} today={today} words={words.comparison} />
      <div className={styles.about}>
        <p className={styles.lead}>{words.hero.lead}</p>
        <p className={styles.note}>
          {newestChecked && newestCheckWords(newestChecked)} {frame.disclosure}
        </p>
      </div>
      {offers.length > 0 && <PlanQuestion />}
    </div>
  );
}
