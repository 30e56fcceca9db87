import { OfferTable } from "@/components/offer-table";
import { RankingLine } from "@/components/ranking-line";
import { ButtonLink } from "@/components/ui/button-link";
import { Section } from "@/components/ui/section";
import { comparing } from "@/lib/offers/comparison";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./quick-comparison.module.css";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords["comparison"];
}

/** Every offer in a line. */
export function QuickComparison({ offers, today, words }: Props) {
  if (offers.length === 0) return null;
  return (
    <Section id="comparacion" title={words.title}>
      <RankingLine />
      <OfferTable labelledBy="comparacion-titulo" offers={offers} today={today} brief />
      <p className={styles.actions}>
        <ButtonLink kind="secondary" href="#ofertas">
          {words.action}
        </ButtonLink>
        {offers.length > 1 && <a href={comparing.path}>{words.sideBySide}</a>}
      </p>
    </Section>
  );
}
