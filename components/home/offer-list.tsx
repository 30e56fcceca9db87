import { RankingLine } from "@/components/offer/ranking-line";
import { StaleNote } from "@/components/offer/stale-note";
import { Section } from "@/components/ui/section";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { categories, type Offer } from "@/lib/offers/offer";
import { CategoryFilter } from "./category-filter";
import { OfferCard } from "@/components/offer/offer-card";
import styles from "./home.module.css";

interface Props {
  /** In the order of `inOrder` (`lib/offers/catalogue.ts`). */
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords["offers"];
}

/** Every enabled offer, one card each, with the filter by kind of provider; or that there is none. */
export function OfferList({ offers, today, words }: Props) {
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={words.title} sunken>
        <p className={styles.none}>{words.none}</p>
      </Section>
    );
  }
  const empty = categories.filter((category) => !offers.some((offer) => offer.category === category));
  return (
    <Section id="ofertas" title={words.title} sunken>
      <RankingLine />
      <StaleNote offers={offers} today={today} className={styles.stale} />
      <CategoryFilter offers={offers} words={words} />
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id} data-kind={categories.indexOf(offer.category)}>
            <OfferCard offer={offer} today={today} words={words} />
          </li>
        ))}
      </ul>
      {empty.map((category) => (
        <p key={category} data-empty={categories.indexOf(category)} className={styles.empty}>
          <strong>{words.categories[category].none}</strong> {words.chooseOther}
        </p>
      ))}
    </Section>
  );
}
