import { Table } from "@/components/ui/table";
import { offerColumns } from "@/lib/copy/frame";
import type { Offer } from "@/lib/offers/offer";

interface Props {
  caption: string;
  offers: readonly Offer[];
  /** Whether the benefit takes its shortest form. */
  short?: boolean;
}

/** Offers in a table: promotion, benefit, requirements. */
export function OfferTable({ caption, offers, short = false }: Props) {
  return (
    <Table
      caption={caption}
      columns={offerColumns}
      rows={offers.map((offer) => ({
        key: offer.id,
        cells: [
          <a key="brand" href={offer.detailPath}>
            {offer.brand}
          </a>,
          short ? offer.shortBenefit : offer.benefit,
          offer.requirements,
        ],
      }))}
    />
  );
}
