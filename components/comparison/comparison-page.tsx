import { BrandMark } from "@/components/offer/brand-mark";
import { StaleNote } from "@/components/offer/stale-note";
import { comparison as words } from "@/lib/copy/comparison";
import { frame } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { comparing } from "@/lib/offers/comparison";
import type { Offer } from "@/lib/offers/offer";
import { comparisonRows } from "./comparison-rows";
import styles from "./comparison.module.css";

interface Props {
  offers: readonly Offer[];
  /** Today, or the day of the build on a prerendered page. */
  today: CalendarDate;
}

/**
 * Two or three offers side by side: one row per criterion under a sticky header. Rows in which all offers are equal
 * are folded.
 */
export function ComparisonPage({ offers, today }: Props) {
  const { rows, equal } = comparisonRows(offers, today);
  return (
    <article className={styles.page}>
      <nav aria-label={words.trail}>
        <a href={comparing.path}>{words.all}</a>
      </nav>
      <h1 id="titulo">{words.headingOf(offers.map(({ brand }) => brand))}</h1>
      <div className={styles.scroller}>
        {/* The roles are written out because browsers drop them when a table is laid out otherwise. */}
        <table
          role="table"
          aria-labelledby="titulo"
          className={classes(styles.table, offers.length === 2 ? styles.pair : styles.trio)}
        >
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className="visually-hidden">{words.criterion}</span>
              </th>
              {offers.map(({ id, brand, detailPath, logo, color }) => (
                <th key={id} role="columnheader" scope="col">
                  <a href={detailPath} className={styles.brand}>
                    <BrandMark logo={logo} color={color} />
                    {brand}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, name, values }) => (
              <tr key={key} role="row">
                <th role="rowheader" scope="row">
                  {name}
                </th>
                {values.map((value, place) => (
                  <td key={offers[place]?.id} role="cell">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {equal.length > 0 && (
        <details className={styles.fold}>
          <summary>{words.equal}</summary>
          <dl className={styles.equal}>
            {equal.map(({ key, name, values }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{values}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
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
