import { titleOf } from "@/lib/ground/offer-names";
import { BrandMark } from "@/components/offer/brand-mark";
import { RiskMarks } from "@/components/offer/risk-mark";
import { StatusLine } from "@/components/offer/status";
import { TicketFace } from "@/components/offer/ticket-face";
import { Section } from "@/components/ui/section";
import { comparisonCopy } from "@/lib/tools/comparison/words";
import { landingCopy } from "@/lib/copy/landing";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { isUnavailable } from "@/lib/offers/status";
import styles from "./related-promos.module.css";

interface RelatedProps {
  offers: readonly Offer[];
  today: CalendarDate;
  /** The comparison of the page's offer with these; undefined if that offer has ended. */
  comparison?: string | undefined;
}

/** Two other offers as cards, with links to their pages and to the comparison with them. */
export function RelatedPromos({ offers, today, comparison }: RelatedProps) {
  if (offers.length === 0) return null;
  return (
    <Section id="relacionadas" title={landingCopy.related} className="stack not-printed">
      <ul className={styles.list}>
        {offers.map((offer) => {
          const isOver = isUnavailable(offer, today);
          const status = <StatusLine offer={offer} today={today} short />;
          return (
            <li key={offer.id} className={classes("ticket", isOver && "over")}>
              <TicketFace offer={offer}>
                <h3 className="row">
                  <BrandMark offer={offer} />
                  {titleOf(offer)}
                </h3>
                {isOver && <p>{status}</p>}
              </TicketFace>
              <div className="stub">
                <p className="row">
                  {!isOver && status}
                  {!isOver && offer.risk && " "}
                  <RiskMarks offer={offer} />
                </p>{" "}
                <a href={offer.detailPath} className="whole">
                  {landingCopy.detail}
                  <span className="visually-hidden"> {landingCopy.detailOf(titleOf(offer))}</span>
                </a>
              </div>
            </li>
          );
        })}
      </ul>
      {comparison && (
        <p>
          <a href={comparison}>{comparisonCopy.withOthers(offers.map(({ brand }) => brand))}</a>
        </p>
      )}
    </Section>
  );
}
