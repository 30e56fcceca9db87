import { RiskMark, StatusLine } from "@/components/status-line";
import { offerView as words } from "@/lib/copy/offer-view";
import type { CalendarDate } from "@/lib/format/dates";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark } from "./brand-mark";
import styles from "./offer.module.css";

/** An offer in one line of a table: figure, condition, date and risk. All of it is the link to its page. */
export function OfferRow({ offer, today }: { offer: Offer; today: CalendarDate }) {
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
