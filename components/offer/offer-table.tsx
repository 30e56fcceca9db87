import { Fragment } from "react";
import { Table } from "@/components/ui/table";
import { offerColumns } from "@/lib/copy/frame";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { RiskMark, StatusLine } from "./status-line";

interface Props {
  /** The id of the title over it. */
  labelledBy: string;
  offers: readonly Offer[];
  today: CalendarDate;
  /** Whether benefit and requirements take their shortest form, and the date is left out. */
  brief?: boolean;
}

/** Offers in a table: promotion, benefit with its status, requirements. */
export function OfferTable({ labelledBy, offers, today, brief = false }: Props) {
  return (
    <Table
      labelledBy={labelledBy}
      brief={brief}
      columns={offerColumns}
      rows={offers.map((offer) => ({
        key: offer.id,
        cells: [
          <a key="brand" href={offer.detailPath}>
            {offer.brand}
          </a>,
          <Fragment key="benefit">
            {brief ? offer.shortBenefit : offer.benefit}
            {offer.risk && (
              <p>
                <RiskMark offer={offer} />
              </p>
            )}
            {!brief && (
              <p>
                <StatusLine offer={offer} today={today} />
              </p>
            )}
          </Fragment>,
          brief ? offer.condition : offer.requirements,
        ],
      }))}
    />
  );
}
