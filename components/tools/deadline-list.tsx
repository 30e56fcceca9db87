import { ButtonLink } from "@/components/ui/button";
import { Marked } from "@/components/ui/text";
import { countdown, deadlines as words, kinds, lengthOf, nowText, sinceStart } from "@/lib/copy/deadlines";
import { type CalendarDate, daysBetween, weekdayDate } from "@/lib/format/dates";
import { type DatedDeadline, datedDeadlines, deadlineState } from "@/lib/offers/deadlines";
import { pathOf } from "@/lib/site/tool-pages";
import type { Deadline } from "@/lib/offers/deadlines-schema";
import type { Offer } from "@/lib/offers/offer";
import styles from "./tools.module.css";

interface Props {
  offer: Offer;
  /** The day of signing up, once one is chosen. */
  day: CalendarDate | undefined;
  today: CalendarDate;
}

/** All deadlines of an offer: the time after signing up or, once that day is known, the days left and a calendar. */
export function DeadlineList({ offer, day, today }: Props) {
  const { items } = offer.deadlines;
  const dated = day ? datedDeadlines(items, day) : [];
  return (
    <section aria-labelledby="plazos-titulo" className="stack">
      <h2 id="plazos-titulo" tabIndex={day ? -1 : undefined}>
        {day ? words.answer(offer, day) : words.list}
      </h2>
      <ol className="stack">
        {day
          ? dated.map((item) => <Dated key={item.id} offer={offer} deadline={item} today={today} />)
          : items.map((item) => <Undated key={item.id} offer={offer} deadline={item} />)}
      </ol>
      {dated.some(({ date }) => date >= today) && (
        <>
          <p>
            <ButtonLink
              kind="secondary"
              href={`${pathOf(offer, "plazos")}/calendario.ics?alta=${day}`}
              rel="nofollow"
            >
              {words.download}
            </ButtonLink>
          </p>
          <p className="hint">{words.downloadText}</p>
        </>
      )}
    </section>
  );
}

/*
 * An answer shown in place uses the styles of the static page, which carries only the classes that it uses itself. So
 * `Dated` uses the classes of `Undated`, and its own states are attributes.
 */

function Undated({ offer, deadline }: { offer: Offer; deadline: Deadline }) {
  return (
    <li className={styles.deadline}>
      <h3>{deadline.title}</h3>
      <p className={styles.countdown}>
        <strong className="figure">{lengthOf(deadline.after)}</strong> {sinceStart(offer)}
      </p>
      <p className="hint">
        <Marked text={deadline.text} official={offer.sourceUrl} />
      </p>
    </li>
  );
}

interface DatedProps {
  offer: Offer;
  deadline: DatedDeadline;
  today: CalendarDate;
}

function Dated({ offer, deadline: { kind, title, text, date }, today }: DatedProps) {
  const away = daysBetween(today, date);
  const state = deadlineState(kind, away);
  const { before, figure } = countdown(kind, away);
  const isPast = state === "missed" || state === "over";
  return (
    <li className={styles.deadline} data-state={state}>
      <h3>{title}</h3>
      <p className={styles.countdown}>
        {before} <strong className="figure">{figure}</strong>
      </p>
      <p>
        {kinds[kind]}: <time dateTime={date}>{weekdayDate(date)}</time>
      </p>
      {isPast && (
        <p>
          <b>{words.now}.</b> <Marked text={nowText(kind, offer.brand)} official={offer.sourceUrl} />{" "}
          {state === "missed" && <a href={`${pathOf(offer, "prueba")}#reclamar`}>{words.proof}</a>}
        </p>
      )}
      <p className="hint">
        <Marked text={text} official={offer.sourceUrl} />
      </p>
    </li>
  );
}
