import { BrandMark } from "@/components/offer/figure";
import { Marked } from "@/components/ui/text";
import { countdown, datedTitle, deadlines as deadlineWords, kinds, nowText } from "@/lib/copy/deadlines";
import { plan as words } from "@/lib/copy/plan";
import { weekdayDate } from "@/lib/format/dates";
import { deadlineState } from "@/lib/offers/deadlines";
import type { Offer } from "@/lib/offers/offer";
import type { PlanUnderway as Underway } from "@/lib/offers/plan";
import { pathOf } from "@/lib/site/tool-pages";
import styles from "./plan.module.css";

/** The promotions that the visitor is in the middle of: how many days are left, and what to do about a date that has passed. */
export function PlanUnderway({ underway }: { underway: readonly Underway[] }) {
  return (
    <>
      <h3>{words.underway}</h3>
      <ul className={styles.entries}>
        {underway.map(({ offer, day, deadlines }) => (
          <li key={offer.id}>
            {deadlines.map((deadline) => (
              <Step key={deadline.id} offer={offer} deadline={deadline} />
            ))}
            <p>
              <a href={`${pathOf(offer, "plazos")}/fechas?alta=${day}`} rel="nofollow">
                {words.allDates}
                <span className="visually-hidden"> ({offer.brand})</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

interface StepProps {
  offer: Offer;
  deadline: Underway["deadlines"][number];
}

function Step({ offer, deadline }: StepProps) {
  const { kind, date, away } = deadline;
  const state = deadlineState(kind, away);
  const { before, figure } = countdown(kind, away);
  return (
    <div className={styles.summary} data-state={state}>
      <BrandMark offer={offer} />
      <h4 className="brand">{offer.brand}</h4>
      <p className={styles.figure}>
        <small>{before}</small> {figure}
      </p>
      <p className={styles.condition}>{datedTitle(deadline)}</p>
      <p className={styles.when}>
        <span>
          {kinds[kind]}: <time dateTime={date}>{weekdayDate(date)}</time>
        </span>
      </p>
      {away < 0 && (
        <p className="notice">
          <strong>{deadlineWords.now}.</strong>{" "}
          <Marked text={nowText(kind, offer.brand)} official={offer.sourceUrl} />{" "}
          {state === "missed" && <a href={`${pathOf(offer, "prueba")}#reclamar`}>{deadlineWords.proof}</a>}
        </p>
      )}
    </div>
  );
}
