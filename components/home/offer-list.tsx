import { RankingLine } from "@/components/ranking-line";
import { Section } from "@/components/ui/section";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/dates";
import type { Offer } from "@/lib/offers/offer";
import { OfferCard } from "./offer-card";
import styles from "./offer-list.module.css";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords["offers"];
}

/** The enabled offers, one card each, or that there is none. */
export function OfferList({ offers, today, words }: Props) {
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={words.title} sunken>
        <p>{words.none}</p>
      </Section>
    );
  }
  return (
    <Section id="ofertas" title={words.title} sunken>
      <RankingLine />
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} today={today} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
