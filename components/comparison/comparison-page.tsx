import { BrandMark } from "@/components/offer/figure";
import { StaleNote } from "@/components/offer/status";
import { Table } from "@/components/ui/table";
import { comparison as words } from "@/lib/copy/comparison";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { comparing } from "@/lib/answers/comparison";
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
  const rows = comparisonRows(offers, today);
  const different = rows.filter(({ isEqual }) => !isEqual);
  const equal = rows.filter(({ isEqual }) => isEqual);
  return (
    <article className="page">
      <nav aria-label={words.trail}>
        <a href={comparing.path}>{words.all}</a>
      </nav>
      <h1 id="titulo">{words.headingOf(offers.map(({ brand }) => brand))}</h1>
      <Table
        labelledBy="titulo"
        className={classes("panel", styles.table, offers.length > 2 && styles.trio)}
        columns={[
          <span key="criterion" className="visually-hidden">
            {words.criterion}
          </span>,
          ...offers.map((offer) => (
            <a key={offer.id} href={offer.detailPath} className={classes("row brand", styles.brand)}>
              <BrandMark offer={offer} />
              {offer.brand}
            </a>
          )),
        ]}
        rows={different.map(({ key, name, values }) => ({ key, cells: [name, ...values] }))}
      />
      {equal.length > 0 && (
        <details className="panel">
          <summary className="brand">{words.equal}</summary>
          <dl className={classes("tiles", styles.equal)}>
            {equal.map(({ key, name, values }) => (
              <div key={key}>
                <dt className="muted">{name}</dt>
                <dd>{values[0]}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      <StaleNote offers={offers} today={today} className="hint measure" />
      <p className="hint measure">{words.order}</p>
    </article>
  );
}
