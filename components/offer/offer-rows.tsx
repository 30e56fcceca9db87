import { titleOf } from "@/lib/ground/offer-names";
import { invitedNote, offerColumns } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { isUnavailable } from "@/lib/offers/status";
import { BrandMark, markId } from "./brand-mark";
import { Benefit, isLong } from "./figure";
import { OfferLabel } from "./offer-label";
import styles from "./offer-rows.module.css";
import { RiskMarks } from "./risk-mark";
import { StatusLine } from "./status";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  /** The id of the heading above. */
  labelledBy: string;
  /**
   * What the order of a list without cards goes by, for each offer, or empty if it is nothing that one reads. Then the row
   * has its offer's label.
   */
  figureOf?: (offer: Offer) => string;
  /** Of a list whose cards stand far below on a phone: there its rows have the labels too. */
  labelled?: "phone";
}

/**
 * Offers in a table, a ticket each: benefit, condition, date and risk; that nobody can take it, beside its name. Each line
 * is a link to the offer's page. The columns' names show where there is room for columns. The roles are written out because
 * browsers drop them when a table is laid out otherwise. Has the original of each mark.
 */
export function OfferRows({ offers, today, labelledBy, figureOf, labelled }: Props) {
  const marks = offers.map(markId);
  const invited = invitedNote(offers);
  return (
    <>
      <table role="table" aria-labelledby={labelledBy} className={styles.rows}>
        <thead role="rowgroup" className="wide-only">
          <tr role="row">
            {offerColumns.map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {offers.map((offer, index) => (
            <tr
              key={offer.id}
              role="row"
              className={classes("ticket", styles.row, isUnavailable(offer, today) && "over")}
            >
              <th role="rowheader" scope="row" className={styles.name}>
                <BrandMark offer={offer} as={marks.indexOf(markId(offer)) === index ? "original" : "copy"} />
                <a href={offer.detailPath}>{titleOf(offer)}</a>
                {isUnavailable(offer, today) && (
                  <>
                    <span className="visually-hidden">,</span>{" "}
                    <StatusLine offer={offer} today={today} short />
                  </>
                )}
              </th>
              <td role="cell" className={classes("tear", styles.benefit, isLong(offer) && styles.long)}>
                <Benefit text={offer.shortBenefit} value={offer.value} />
              </td>
              <td role="cell" className={styles.terms}>
                {offer.condition}
                {labelled && (
                  <div className="narrow-only">
                    <OfferLabel offer={offer} today={today} />
                  </div>
                )}
                {figureOf && <Reason offer={offer} today={today} figure={figureOf(offer)} />}
              </td>
              <td role="cell" className={styles.meta}>
                {!isUnavailable(offer, today) && (
                  <>
                    <StatusLine offer={offer} today={today} short />
                    {offer.risk && <span className="visually-hidden">,</span>}{" "}
                  </>
                )}
                <RiskMarks offer={offer} />
                {/* A cell of a table is never empty. */}
                {isUnavailable(offer, today) && !offer.risk && <span className="visually-hidden">–</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {invited && <p className="fine">{invited}</p>}
    </>
  );
}

/** The figure by which the rows are in their order, if there is one: a label beside it would say it twice. */
function Reason({ offer, today, figure }: { offer: Offer; today: CalendarDate; figure: string }) {
  if (!figure) return <OfferLabel offer={offer} today={today} />;
  return (
    <>
      <span className="visually-hidden">.</span> <b className={styles.order}>{figure}</b>
    </>
  );
}
