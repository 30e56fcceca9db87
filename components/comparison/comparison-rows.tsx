import { FurtherPages } from "@/components/further-pages";
import type { ReactNode } from "react";
import { OutwardLink } from "@/components/outward-link";
import { StatusLine } from "@/components/status-line";
import { comparison as words } from "@/lib/copy/comparison";
import { categoryNames } from "@/lib/copy/categories";
import { deadlineLine } from "@/lib/copy/deadlines";
import { riskLines } from "@/lib/copy/frame";
import { detailOf, landing } from "@/lib/copy/landing";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { minutes as minutesText } from "@/lib/copy/lengths";
import { hostOf } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";

type Criterion = keyof typeof words.rows;

/** What a cell says of an offer; nothing where there is nothing to say. */
const cells: Record<Criterion, (offer: Offer, today: CalendarDate) => ReactNode> = {
  benefit: ({ benefit }) => benefit,
  requirements: ({ requirements }) => requirements,
  deadlines: (offer) => (offer.deadlines.items.length > 0 ? <Deadlines offer={offer} /> : words.noDeadlines),
  validUntil: ({ validUntil }) => validUntil && longDate(validUntil),
  category: ({ category }) => categoryNames[category],
  risk: ({ risk }) => (risk ? riskLines[risk] : words.noRisk),
  minutes: ({ minutes }) => minutes && minutesText(minutes),
  verified: (offer, today) => <StatusLine offer={offer} today={today} />,
  official: (offer) => <Official offer={offer} />,
  pages: (offer) => <FurtherPages offer={offer} />,
  detail: ({ detailPath, brand }) => (
    <a href={detailPath}>
      {landing.detail}
      <span className="visually-hidden"> {detailOf(brand)}</span>
    </a>
  ),
};

/** The rows of the table: a criterion that says nothing of any of the offers is left out. */
export function comparisonRows(offers: readonly Offer[], today: CalendarDate) {
  return (Object.keys(cells) as Criterion[])
    .map((key) => ({ key, values: offers.map((offer) => cells[key](offer, today)) }))
    .filter(({ values }) => values.some(Boolean))
    .map(({ key, values }) => ({
      key,
      cells: [words.rows[key], ...values.map((value) => value || words.unknown)],
    }));
}

function Deadlines({ offer }: { offer: Offer }) {
  return (
    <ul>
      {offer.deadlines.items.map((item) => (
        <li key={item.id}>{deadlineLine(offer, item)}</li>
      ))}
    </ul>
  );
}

function Official({ offer: { sourceUrl } }: { offer: Offer }) {
  return <OutwardLink href={sourceUrl}>{hostOf(sourceUrl)}</OutwardLink>;
}
