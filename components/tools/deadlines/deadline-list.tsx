import { countdown, deadlinesCopy, nowText } from "@/lib/tools/deadlines/words";
import type { ReactNode } from "react";
import { DueDate } from "@/components/offer/due-date";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Marked } from "@/components/ui/text";
import { deadlineKindNames, lengthOf, sinceStart, countedDelay } from "@/lib/ground/deadline-words";
import { classes, present } from "@/lib/format/format";
import { type CalendarDate, daysBetween, longDate, weekdayDate } from "@/lib/format/dates";
import { allDeadlines, type DatedDeadline, isMissed } from "@/lib/ground/deadlines";
import { writeQuery } from "@/lib/ground/query";
import { citationsOf } from "@/lib/offers/citations";
import type { FixedDay } from "@/lib/offers/deadlines-schema";
import type { Offer } from "@/lib/offers/offer";
import type { ToolProps } from "@/lib/tools/tool";
import { phaseOf } from "@/lib/offers/status";
import { claimNames, deadlineNames, toolFilePath, toolPath } from "@/lib/config/paths";
import styles from "./deadlines-page.module.css";

interface Props extends ToolProps {
  /** The day of signing up, once one is chosen. */
  day: CalendarDate | undefined;
}

/** All deadlines of an offer: the time after signing up or, once that day is known, the days left and a calendar. */
export function DeadlineList({ offer, day, today }: Props) {
  const { items, days = [] } = offer.deadlines;
  const delay = countedDelay(offer);
  const isOver = phaseOf(offer, today) === "ended";
  const dated = day ? allDeadlines(offer, day) : [];
  const calendar = dated.some(({ date }) => date >= today) && (
    <>
      <p>
        <ButtonLink
          className="not-printed"
          href={`${toolFilePath(offer, "deadlines", "calendar")}?${deadlineNames.signUp}=${day}`}
          rel="nofollow"
        >
          {deadlinesCopy.download}
        </ButtonLink>
      </p>
      <p className="hint not-printed">{deadlinesCopy.downloadText}</p>
    </>
  );
  return (
    <Section
      id="plazos"
      title={day ? deadlinesCopy.answer(offer, day) : deadlinesCopy.list}
      isAnswer={day !== undefined}
      describedBy={dated[0] && Object.values(idsOf(offer, dated[0])).join(" ")}
    >
      <ol className="stack">
        {dated.map((item) => (
          <Dated
            key={item.id}
            offer={offer}
            deadline={item}
            day={day}
            today={today}
            title={<h3 className="brand">{item.title}</h3>}
          >
            <p className="hint">
              <Marked text={item.text} links={citationsOf(offer)} />
            </p>
            {dated.length === 1 && calendar}
          </Dated>
        ))}
        {!day &&
          items.map((item) => (
            <Undated
              key={item.id}
              offer={offer}
              item={item}
              // The face says the time where nobody can start today.
              note={present([!isOver && `${lengthOf(item.after)} ${sinceStart(offer)}`, delay]).join(". ")}
            >
              {isOver ? (
                <span className={classes("figure", styles.date)}>
                  {lengthOf(item.after)} {sinceStart(offer)}
                </span>
              ) : (
                <>
                  <span className="needs-script">{deadlinesCopy.ifToday(offer)}: </span>
                  <span className={classes("figure", styles.date)}>
                    <DueDate offer={offer} deadline={item} today={today} short />
                  </span>
                </>
              )}
            </Undated>
          ))}
        {!day && days.map((fixed) => <Fixed key={fixed.id} offer={offer} day={fixed} />)}
      </ol>
      {dated.length > 1 && calendar}
    </Section>
  );
}

interface UndatedProps {
  offer: Offer;
  item: Pick<FixedDay, "title" | "text">;
  note: string;
  /** Its figure. */
  children: ReactNode;
}

/** A deadline without countdown: its figure on the face, and on the stub what it is. */
function Undated({ offer, item: { title, text }, note, children }: UndatedProps) {
  return (
    <li className="ticket">
      <div className="ticket-face">
        <h3 className="brand">{title}</h3>
        <p>{children}</p>
      </div>
      <div className="stub">
        {note && <p>{note}</p>}
        <p className="hint">
          <Marked text={text} links={citationsOf(offer)} />
        </p>
      </div>
    </li>
  );
}

/** A last day that is the same for everybody. */
export function Fixed({ offer, day }: { offer: Offer; day: FixedDay }) {
  return (
    <Undated offer={offer} item={day} note={deadlineKindNames.before}>
      <time className={classes("figure", styles.date)} dateTime={day.on}>
        {longDate(day.on)}
      </time>
    </Undated>
  );
}

interface DatedProps extends Props {
  deadline: Pick<DatedDeadline, "id" | "kind" | "date">;
  /** The heading. */
  title: ReactNode;
  children?: ReactNode;
}

/** The ids of a deadline's countdown and date. */
const idsOf = (offer: Offer, { id }: Pick<DatedDeadline, "id">) => ({
  countdown: `${offer.id}-${id}-cuenta`,
  date: `${offer.id}-${id}-dia`,
});

/**
 * A deadline with its date: the days left or, once it has passed, what to do. In «Mi plan» too.
 */
export function Dated({ offer, deadline, day, today, title, children }: DatedProps) {
  const { kind, date } = deadline;
  const ids = idsOf(offer, deadline);
  const away = daysBetween(today, date);
  const { before, figure } = countdown(kind, away);
  return (
    <li className={classes("ticket", away < 0 && "over")}>
      <div className="ticket-face">
        {title}
        <p id={ids.countdown}>
          {before} <span className="figure headline-figure">{figure}</span>
        </p>
      </div>
      <div className="stub">
        <p id={ids.date}>
          {away < 0 && kind === "ends" ? deadlinesCopy.ended : deadlineKindNames[kind]}:{" "}
          <b>
            <time dateTime={date}>{weekdayDate(date)}</time>
          </b>
        </p>
        {away < 0 && (
          <p>
            <b>{deadlinesCopy.now}.</b>{" "}
            <Marked text={nowText(kind, offer.brand)} links={citationsOf(offer)} />
          </p>
        )}
        {isMissed(kind, away) && (
          <p className="not-printed">
            {/* Filled where the gift is late: where a step may be missing, it comes after reading. */}
            <ButtonLink
              kind={kind === "expected" ? undefined : "secondary"}
              href={`${toolPath(offer, "claim")}?${writeQuery({ [claimNames.signUp]: day, [claimNames.grievance]: "no-llega" })}`}
              rel="nofollow"
            >
              {deadlinesCopy.claim}
            </ButtonLink>
          </p>
        )}
        {children}
      </div>
    </li>
  );
}
