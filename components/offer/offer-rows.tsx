import { Table } from "@/components/ui/table";
import { offerColumns } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark, OfferFigure } from "./figure";
import styles from "./offer.module.css";
import { RiskMark, StatusLine } from "./status";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  /** The id of the heading above. */
  labelledBy: string;
}

/** Offers in a table, one line each: figure, condition, date and risk. Each line is a link to the offer's page. */
export function OfferRows({ offers, today, labelledBy }: Props) {
  return (
    <Table
      labelledBy={labelledBy}
      className={styles.rows}
      columns={offerColumns}
      rows={offers.map((offer) => ({
        key: offer.id,
        cells: [
          <>
            <BrandMark offer={offer} />
            <a href={offer.detailPath}>{offer.brand}</a>
          </>,
          <OfferFigure key="figure" offer={offer} />,
          <>
            {offer.condition}
            <p className={styles.meta}>
              <StatusLine offer={offer} today={today} short />
              <RiskMark offer={offer} />
            </p>
          </>,
        ],
      }))}
    />
  );
}

/** Offers in a table that stays one on a phone: promotion, benefit with its risk, condition, in their shortest form. */
export function OfferTable({ offers, labelledBy }: Omit<Props, "today">) {
  return (
    <Table
      labelledBy={labelledBy}
      brief
      columns={offerColumns}
      rows={offers.map((offer) => ({
        key: offer.id,
        cells: [
          <a key="brand" href={offer.detailPath}>
            {offer.brand}
          </a>,
          <>
            {offer.shortBenefit}
            {offer.risk && (
              <p>
                <RiskMark offer={offer} />
              </p>
            )}
          </>,
          offer.condition,
        ],
      }))}
    />
  );
}
