import { OfferRow } from "@/components/offer/offer-row";
import offerStyles from "@/components/offer/offer.module.css";
import { ButtonLink } from "@/components/ui/button-link";
import { offerColumns } from "@/lib/copy/frame";
import type { HomeWords } from "@/lib/copy/home";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import styles from "./home.module.css";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  words: HomeWords["comparison"];
}

/** Every offer in a line: a table whose lines are laid out as links, so the roles that browsers then drop are written out. */
export function QuickComparison({ offers, today, words }: Props) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="comparacion" className={styles.quick}>
      <h2 id="comparacion" className={styles.quickTitle}>
        {words.title}
      </h2>
      <table role="table" aria-labelledby="comparacion" className={offerStyles.rows}>
        <thead role="rowgroup" className="visually-hidden">
          <tr role="row">
            {offerColumns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} today={today} />
          ))}
        </tbody>
      </table>
      <p>
        <ButtonLink kind="secondary" href="#ofertas" className={styles.explore}>
          {words.action}
        </ButtonLink>
      </p>
    </section>
  );
}
