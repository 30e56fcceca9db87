import { Section } from "@/components/ui/section";
import type { HomeWords } from "@/lib/copy/home";
import type { Offer } from "@/lib/offers/offer";
import { OfferCard } from "./offer-card";
import styles from "./offer-list.module.css";

interface Props {
  offers: readonly Offer[];
  words: HomeWords["offers"];
}

/** The enabled offers, one card each, or that there is none. */
export function OfferList({ offers, words }: Props) {
  if (offers.length === 0) {
    return (
      <Section id="ofertas" title={words.title} sunken>
        <p>{words.none}</p>
      </Section>
    );
  }
  return (
    <Section id="ofertas" title={words.title} sunken>
      <p className={styles.order}>{words.order}</p>
      <ul className={styles.list}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
