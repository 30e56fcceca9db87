import { RankingLine } from "@/components/ranking-line";
import { StaleNote } from "@/components/stale-note";
import { Section } from "@/components/ui/section";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import { categories } from "@/lib/offers/offer";
import { RESULTS_PER_PAGE, type Results } from "@/lib/site/results";
import { CategoryFilter } from "./category-filter";
import { KindLinks } from "./kind-links";
import { OfferCard } from "./offer-card";
import { PageLinks } from "./page-links";
import styles from "./offer-list.module.css";

interface Props {
  results: Results;
  today: CalendarDate;
  words: HomeWords["offers"];
}

/**
 * A page of the enabled offers, one card each, or that there is none. Where one page holds them all, the kinds of
 * provider are a filter within it; else each kind has pages of its own.
 */
export function OfferList({ results, today, words }: Props) {
  const { offers } = results;
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={words.title} sunken>
        <p className={styles.none}>{words.none}</p>
      </Section>
    );
  }
  const whole = results.total <= RESULTS_PER_PAGE && results.category === undefined;
  const empty = categories.filter((category) => !offers.some((offer) => offer.category === category));
  return (
    <Section id="ofertas" title={words.title} sunken>
      <RankingLine />
      <StaleNote offers={offers} today={today} className={styles.note} />
      {whole ? (
        <CategoryFilter offers={offers} words={words} />
      ) : (
        <KindLinks results={results} words={words} />
      )}
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id} data-kind={categories.indexOf(offer.category)}>
            <OfferCard offer={offer} today={today} words={words} />
          </li>
        ))}
      </ul>
      {whole &&
        empty.map((category) => (
          <p key={category} data-empty={categories.indexOf(category)} className={styles.empty}>
            <strong>{words.categories[category].none}</strong> {words.chooseOther}
          </p>
        ))}
      <PageLinks results={results} />
    </Section>
  );
}
