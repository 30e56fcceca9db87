import { Advertising } from "@/components/offer/advertising";
import { ReferralLink } from "@/components/offer/referral-link";
import { StatusLine } from "@/components/offer/status-line";
import { WhileOpen } from "@/components/offer/while-open";
import { offerFrame as words } from "@/lib/copy/offer-pages";
import { notOpen } from "@/lib/copy/status";
import { offerView } from "@/lib/copy/offer";
import type { CalendarDate } from "@/lib/format/dates";
import { figureOf } from "@/lib/offers/figure";
import type { Offer } from "@/lib/offers/offer";
import { statusOn } from "@/lib/offers/status";
import styles from "./tools.module.css";

/** The offer at the end of a tool page: figure, condition, date, risk and button. */
export function ToolClosing({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const closed = statusOn(offer, today) === "upcoming" ? notOpen.upcoming : notOpen.ended;
  return (
    <section id="cierre" aria-labelledby="cierre-titulo" className={styles.closing}>
      <h2 id="cierre-titulo">{words.offer(offer.brand)}</h2>
      <p className={styles.closingFigure}>
        <Figure offer={offer} /> {offer.condition}
      </p>
      <p>
        <StatusLine offer={offer} today={today} />
      </p>
      <WhileOpen offer={offer} today={today} otherwise={<p>{closed}</p>}>
        <Advertising offer={offer}>
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
        </Advertising>
      </WhileOpen>
      <p>
        <a href={offer.detailPath}>{words.detail}</a>
      </p>
    </section>
  );
}

/** The offer's key figure, as large as its place allows. */
export function Figure({ offer: { value } }: { offer: Pick<Offer, "value"> }) {
  const { text, atMost } = figureOf(value);
  return (
    <strong className={styles.figure}>
      {atMost && <small>{offerView.atMost}</small>}
      {text ?? offerView.depends}
    </strong>
  );
}
