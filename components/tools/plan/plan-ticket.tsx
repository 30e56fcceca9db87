import { BrandMark } from "@/components/offer/brand-mark";
import { Advertising, ReferralLink } from "@/components/offer/referral";
import { dateWords, deadlineLine } from "@/lib/ground/deadline-words";
import { landingCopy } from "@/lib/copy/landing";
import { planCopy } from "@/lib/tools/plan/words";
import { entryFigures, leftName, monthlyWords } from "@/lib/tools/plan/note-words";
import { longDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { PlanEntry } from "@/lib/tools/plan/plan";
import { PlanFigure } from "./plan-figure";
import styles from "./plan.module.css";

interface Props {
  title: string;
  text?: string;
  entries: readonly PlanEntry[];
  isDated: boolean;
}

/** Offers of the plan as tickets, in their order, under a heading; nothing if there are none. */
export function PlanTickets({ title, text, entries, isDated }: Props) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {text && <p className="hint">{text}</p>}
      <ol className="stack">
        {entries.map((entry) => (
          <Ticket key={entry.offer.id} entry={entry} isDated={isDated} />
        ))}
      </ol>
    </>
  );
}

/** An offer of the plan: what it leaves, what it asks for, its dates, its risk and the button. */
function Ticket({ entry, isDated }: { entry: PlanEntry; isDated: boolean }) {
  const { offer, start, left, precision, deadlines, back } = entry;
  const figures = entryFigures(entry);
  return (
    <li className={classes("ticket ticket-wide", styles.ticket)}>
      <div className="ticket-face">
        <div className={styles.head}>
          <BrandMark offer={offer} />
          <h4 className="brand">{offer.brand}</h4>
        </div>
        <p>
          <span className="hint">{leftName(entry)}</span>{" "}
          <strong className="figure">
            <PlanFigure span={left} precision={precision} />
          </strong>
        </p>
        <p className={styles.asks}>{offer.requirements}</p>
        {monthlyWords(entry).map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ name, figure, isRisk }) => (
              <div key={name}>
                <dt className="hint">{name}</dt>
                <dd className={isRisk ? "risk" : undefined}>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="stub">
        <ul className={classes("hint", styles.dates)} aria-label={planCopy.dates}>
          {isDated && (
            <li>
              {planCopy.start} <time dateTime={start}>{longDate(start)}</time>
            </li>
          )}
          {deadlines.map((deadline) => (
            <li key={deadline.id}>
              {isDated ? (
                <>
                  {dateWords(deadline).before} <time dateTime={deadline.date}>{longDate(deadline.date)}</time>
                  {dateWords(deadline).after}
                </>
              ) : (
                `${deadlineLine(offer, deadline)}.`
              )}
            </li>
          ))}
          {!back && offer.value.blocked.map(({ what, until }) => <li key={what}>{until}</li>)}
        </ul>
        <Advertising offer={offer}>
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>{" "}
          <p className="hint not-printed">
            <a href={offer.detailPath}>
              {landingCopy.detail}
              <span className="visually-hidden"> ({offer.brand})</span>
            </a>
          </p>
        </Advertising>
      </div>
    </li>
  );
}
