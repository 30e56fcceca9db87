import { Advertising } from "@/components/advertising";
import { BrandMark } from "@/components/offer/brand-mark";
import { RiskMark } from "@/components/status-line";
import { ReferralLink } from "@/components/referral-link";
import { Bullets } from "@/components/ui/bullets";
import { ButtonLink } from "@/components/ui/button-link";
import { calendarPath } from "@/lib/config/paths";
import { datedTitle, lapseText } from "@/lib/copy/deadlines";
import { leftWords, misfitText, notTogetherText, plan as words, planTitle, totalText } from "@/lib/copy/plan";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { euros } from "@/lib/format/format";
import { startAfter } from "@/lib/offers/dated-deadlines";
import type { Offer } from "@/lib/offers/offer";
import type { Plan, PlanEntry, PlanInput } from "@/lib/offers/plan";
import styles from "./plan.module.css";

/** The offers that fit, in their order, with dates and money; those that do not, with the one reason. */
export function PlanAnswer({ plan, input }: { plan: Plan; input: PlanInput }) {
  const { entries, misfits, total } = plan;
  const depending = entries.filter(({ left, together }) => !left && together).map(({ offer }) => offer.brand);
  const dated = entries.filter(({ deadlines }) => deadlines.length > 0);
  const calendar = input.start && dated.length > 0 ? calendarPath(daysFrom(input.start, dated)) : undefined;
  return (
    <section id="respuesta" aria-labelledby="respuesta-titulo" className={styles.answer}>
      <h2 id="respuesta-titulo" tabIndex={-1}>
        {planTitle(input)}
      </h2>
      {entries.length === 0 && <p>{words.none}</p>}
      {entries.length > 0 && (
        <>
          <ol className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={entry.offer.id} entry={entry} money={input.money} />
            ))}
          </ol>
          <p className={styles.total}>
            {words.total}, {totalText(total, depending)}
          </p>
          <p className={styles.hint}>{words.order}</p>
        </>
      )}
      {calendar && (
        <div className={styles.calendar}>
          <ButtonLink kind="secondary" href={calendar} rel="nofollow">
            {words.calendar}
          </ButtonLink>
          <p className={styles.hint}>{words.calendarText}</p>
        </div>
      )}
      {misfits.length > 0 && (
        <>
          <h3>{words.misfits}</h3>
          <ul className={styles.misfits}>
            {misfits.map((misfit) => (
              <li key={misfit.offer.id}>
                <a href={misfit.offer.detailPath}>{misfit.offer.brand}</a>: {misfitText(misfit)}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.assumptions.title}</h3>
      <Bullets items={words.assumptions.items} />
    </section>
  );
}

/** By id, the day from which the deadlines of each offer count. */
function daysFrom(start: CalendarDate, entries: readonly PlanEntry[]): Record<string, CalendarDate> {
  return Object.fromEntries(entries.map(({ offer }) => [offer.id, startAfter(offer, start)]));
}

/** An entry in one line; opened, what to do, by when, the risk and the button. */
function Entry({ entry, money }: { entry: PlanEntry; money: number }) {
  const { offer, unknownCosts, deadlines, together, needs } = entry;
  const { label, figure } = leftWords(entry, money);
  const [first] = deadlines;
  const blocked = offer.value.blocked.filter(({ euros: amount }) => amount !== undefined);
  return (
    <li>
      <details className={styles.entry} name="plan">
        <summary className={styles.summary}>
          <BrandMark logo={offer.logo} color={offer.color} />
          <h3 className={styles.brand}>{offer.brand}</h3>
          <p className={styles.figure}>
            <span className={styles.figureLabel}>{label}</span> {figure}
          </p>
          <p className={styles.condition}>{offer.condition}</p>
          <p className={styles.when}>
            {first && <DeadlineDate offer={offer} deadline={first} />}
            <RiskMark offer={offer} />
            {!together && <span className={styles.risk}>{words.notTogether}</span>}
          </p>
        </summary>
        <div className={styles.more}>
          {unknownCosts.length > 0 && (
            <p>
              <strong>{words.minus}</strong>: {unknownCosts.join("; ")}.
            </p>
          )}
          <p>{offer.requirements}</p>
          {!together && <p>{notTogetherText(needs)}</p>}
          {blocked.map(({ what, euros: amount, until }) => (
            <p key={what}>
              <strong>{words.blocked}</strong>: {typeof amount === "number" ? euros(amount) : what}. {until}
            </p>
          ))}
          {deadlines.length > 0 && (
            <ul className={styles.dates} aria-label={words.dates}>
              {deadlines.map((deadline) => (
                <li key={deadline.id}>
                  <strong>
                    <DeadlineDate offer={offer} deadline={deadline} />
                  </strong>
                  : {deadline.date ? datedTitle(deadline) : deadline.title}
                </li>
              ))}
            </ul>
          )}
          <Advertising offer={offer}>
            <div className={styles.actions}>
              <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
              <a href={offer.detailPath}>
                {words.detail}
                <span className="visually-hidden"> ({offer.brand})</span>
              </a>
            </div>
          </Advertising>
        </div>
      </details>
    </li>
  );
}

interface DateProps {
  offer: Offer;
  deadline: PlanEntry["deadlines"][number];
}

/** The date of a deadline, or how long after signing up it is where that day is not known. */
function DeadlineDate({ offer, deadline: { date, after } }: DateProps) {
  return date ? <time dateTime={date}>{longDate(date)}</time> : lapseText(offer, after);
}
