import { Table } from "@/components/ui/table";
import { comparing } from "@/lib/comparison";
import { comparison as words, comparisonHeading } from "@/lib/copy/comparison";
import { frame } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";
import { comparisonRows } from "./comparison-rows";
import styles from "./comparison-page.module.css";

/** Some offers side by side: a line a criterion; on a phone, a block a criterion. Its links lead to their own pages. */
export function ComparisonPage({ offers }: { offers: readonly Offer[] }) {
  const brands = offers.map(({ brand }) => brand);
  const heading = comparisonHeading(brands);
  return (
    <article className={styles.page}>
      <nav aria-label={words.trail}>
        <a href={comparing.path}>{words.all}</a>
      </nav>
      <h1>{heading}</h1>
      <Table caption={heading} columns={[words.criterion, ...brands]} rows={comparisonRows(offers)} />
      <p className={styles.note}>
        {words.order} {frame.newCustomers}
      </p>
      <p>
        <a href={comparing.path}>{words.again}</a>
      </p>
    </article>
  );
}
