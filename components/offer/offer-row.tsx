import { offerView as words, verifiedShort } from "@/lib/copy/offer-view";
import type { CalendarDate } from "@/lib/format/dates";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import { BrandMark } from "./brand-mark";
import styles from "./offer.module.css";

/** An offer in one line of a list: figure, condition, date and risk. All of it is the link to its page. */
export function OfferRow({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const figure = figureOf(offer.value);
  const unconfirmed = statusOn(offer, today) === "unverified";
  return (
    <li className={styles.row} data-unconfirmed={unconfirmed || undefined}>
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
        <span className={styles.date}>{verifiedShort(offer.verifiedOn)}</span>
        {offer.risk && <span className={styles.risk}>{words.risk}</span>}
      </p>
    </li>
  );
}
