import { Marked } from "@/components/marked";
import { ButtonLink } from "@/components/ui/button-link";
import { answerTitle, dateText, deadlines as words, kinds, lapseText } from "@/lib/copy/deadlines";
import { type CalendarDate, daysBetween } from "@/lib/format/dates";
import { datedDeadlines } from "@/lib/offers/dated-deadlines";
import { pathOf } from "@/lib/site/offer-pages";
import type { Deadline } from "@/lib/offers/deadlines";
import type { Offer } from "@/lib/offers/offer";
import styles from "./deadline-list.module.css";

interface Props {
  offer: Offer;
  /** The day of signing up and the day of today, once one is chosen. */
  dated?: { day: CalendarDate; today: CalendarDate } | undefined;
}

/** Every deadline of an offer: how long after signing up or, once that day is known, its date, and the calendar. */
export function DeadlineList({ offer, dated }: Props) {
  const { items } = offer.deadlines;
  return (
    <section aria-labelledby="plazos-titulo" className={styles.deadlines}>
      <h2 id="plazos-titulo" tabIndex={dated && -1} className={styles.heading}>
        {dated ? answerTitle(offer, dated.day) : words.list}
      </h2>
      <ol className={styles.list}>
        {dated
          ? datedDeadlines(items, dated.day).map((item) => (
              <Item key={item.id} deadline={item} official={offer.sourceUrl}>
                <time dateTime={item.date}>{dateText(item.date, daysBetween(dated.today, item.date))}</time>
              </Item>
            ))
          : items.map((item) => (
              <Item key={item.id} deadline={item} official={offer.sourceUrl}>
                {lapseText(offer, item.after)}
              </Item>
            ))}
      </ol>
      {dated && (
        <>
          <p>
            <ButtonLink href={`${pathOf(offer, "plazos")}/calendario.ics?alta=${dated.day}`} rel="nofollow">
              {words.download}
            </ButtonLink>
          </p>
          <p className={styles.note}>{words.downloadText}</p>
        </>
      )}
    </section>
  );
}

interface ItemProps {
  deadline: Deadline;
  /** Where its «web oficial» leads. */
  official: string;
  children: React.ReactNode;
}

function Item({ deadline, official, children }: ItemProps) {
  return (
    <li className={styles.item}>
      <h3>{deadline.title}</h3>
      <p>
        {kinds[deadline.kind]}: <strong>{children}</strong>
      </p>
      <p className={styles.note}>
        <Marked text={deadline.text} official={official} />
      </p>
    </li>
  );
}
