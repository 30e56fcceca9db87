import { Table } from "@/components/ui/table";
import { offerColumns } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark, OfferFigure } from "./figure";
import styles from "./offer.module.css";
import { RiskMark, StatusLine } from "./status";

interface Props {
  offers: readonly Offer[];
  today: CalendarDate;
  /** The id of the heading above. */
  labelledBy: string;
  /** Whether the benefit also stands in words, in place of the date. */
  inWords?: boolean;
}

/** Offers in a table, one line each: benefit, condition, date and risk. Each line is a link to the offer's page. */
export function OfferRows({ offers, today, labelledBy, inWords = false }: Props) {
  return (
    <Table
      labelledBy={labelledBy}
      className={classes("panel", styles.rows)}
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
            {inWords && `${offer.shortBenefit}. `}
            {offer.condition}
            <p className={classes("fine", styles.meta)}>
              {!inWords && <StatusLine offer={offer} today={today} short />}
              <RiskMark offer={offer} />
            </p>
          </>,
        ],
      }))}
    />
  );
}
