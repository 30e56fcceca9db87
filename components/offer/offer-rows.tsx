import { RiskMark, StatusLine } from "./status-line";
import { offerColumns } from "@/lib/copy/frame";
import { offerView as words } from "@/lib/copy/offer";
import type { CalendarDate } from "@/lib/format/dates";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark } from "./brand-mark";
import styles from "./offer.module.css";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  /** The id of the heading above. */
  labelledBy: string;
}

/**
 * Offers in a table, one line each: figure, condition, date and risk. Each line is a link to the offer's page. Browsers
 * drop the roles of table elements that are laid out as a grid, so they are written out.
 */
export function OfferRows({ offers, today, labelledBy }: Props) {
  return (
    <table role="table" aria-labelledby={labelledBy} className={styles.rows}>
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
  );
}

function OfferRow({ offer, today }: { offer: Offer; today: CalendarDate }) {
  return (
    <tr role="row" className={styles.row}>
      <th role="rowheader" scope="row" className={styles.rowName}>
        <BrandMark logo={offer.logo} color={offer.color} />
        <a href={offer.detailPath}>{offer.brand}</a>
      </th>
      <td role="cell">
        <OfferFigure offer={offer} />
      </td>
      <td role="cell" className={styles.condition}>
        {offer.condition}
        <p className={styles.meta}>
          <StatusLine offer={offer} today={today} short />
          <RiskMark offer={offer} />
        </p>
      </td>
    </tr>
  );
}

/** The one figure by which an offer is known. */
export function OfferFigure({ offer }: { offer: Pick<Offer, "value"> }) {
  const figure = figureOf(offer.value);
  return (
    <span className={styles.rowFigure}>
      {figure.atMost && <span className={styles.atMost}>{words.atMost}</span>}
      {figure.text ?? words.depends}
    </span>
  );
}
