import { StaleNote } from "@/components/stale-note";
import { Table } from "@/components/ui/table";
import { comparing } from "@/lib/offers/comparison";
import { comparison as words, comparisonHeading } from "@/lib/copy/comparison";
import { frame } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { comparisonRows } from "./comparison-rows";
import styles from "./comparison-page.module.css";

interface Props {
  offers: readonly Offer[];
  /** The day on which the page is read, as far as it is known. */
  today: CalendarDate;
}

/** Some offers side by side: a line a criterion; on a phone, a block a criterion. Its links lead to their own pages. */
export function ComparisonPage({ offers, today }: Props) {
  const brands = offers.map(({ brand }) => brand);
  const heading = comparisonHeading(brands);
  return (
    <article className={styles.page}>
      <nav aria-label={words.trail}>
        <a href={comparing.path}>{words.all}</a>
      </nav>
      <h1 id="titulo">{heading}</h1>
      <Table
        labelledBy="titulo"
        columns={[words.criterion, ...brands]}
        rows={comparisonRows(offers, today)}
      />
      <StaleNote offers={offers} today={today} className={styles.note} />
      <p className={styles.note}>
        {words.order} {frame.newCustomers}
      </p>
      <p>
        <a href={comparing.path}>{words.again}</a>
      </p>
    </article>
  );
}
