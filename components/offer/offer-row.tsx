import { RiskMark, StatusLine } from "@/components/status-line";
import { offerView as words } from "@/lib/copy/offer-view";
import type { CalendarDate } from "@/lib/format/dates";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { BrandMark } from "./brand-mark";
import styles from "./offer.module.css";

/** An offer in one line of a list: figure, condition, date and risk. All of it is the link to its page. */
export function OfferRow({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const figure = figureOf(offer.value);
  return (
    <li className={styles.row}>
      <BrandMark logo={offer.logo} color={offer.color} />
      <a href={offer.detailPath} className={styles.rowName}>
        {offer.brand}
      </a>
      <p className={styles.rowFigure}>
        {figure.atMost && <span className={styles.atMost}>{words.atMost}</span>}
        {figure.text ?? words.depends}
      </p>
      <p className={styles.condition}>{offer.condition}</p>
      <p className={styles.meta}>
        <StatusLine offer={offer} today={today} short />
        <RiskMark offer={offer} />
      </p>
    </li>
  );
}
