import { OfferRow } from "@/components/offer/offer-row";
import offerStyles from "@/components/offer/offer.module.css";
import { frame } from "@/lib/copy/frame";
import { type HomeWords, newestCheckWords } from "@/lib/copy/home";
import { newestChecked } from "@/lib/offers";
import { offerView } from "@/lib/copy/offer-view";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./home-hero.module.css";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords["hero"];
}

/** Every offer in a line, and what the site is, on the first screen; in the order of a phone, so that nothing moves while it arrives. */
export function HomeHero({ offers, today, words }: Props) {
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{words.title}</h1>
      <ul className={`${offerStyles.rows} ${styles.rows}`} aria-label={offerView.list}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} today={today} />
        ))}
      </ul>
      <div className={styles.about}>
        <p className={styles.lead}>{words.lead}</p>
        <p className={styles.note}>
          {newestChecked && newestCheckWords(newestChecked)} {frame.disclosure}
        </p>
      </div>
    </div>
  );
}
