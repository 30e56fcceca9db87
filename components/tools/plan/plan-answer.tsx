import { titleAside, titleOf } from "@/lib/ground/offer-names";
import { Fragment } from "react";
import { NoCodeNote } from "@/components/offer/no-code-note";
import { Dated } from "@/components/tools/deadlines/deadline-list";
import { askFirst } from "@/lib/tools/plan/first-step";
import { planAssumptions } from "@/lib/tools/plan/words/assumptions";
import {
  afterText,
  optionalNote,
  pointParts,
  pointWords,
  urgentWords,
} from "@/lib/tools/plan/words/timeline";
import { emptyPlanWords, bestPlanWords, planCopy, resaleCost, ticketId } from "@/lib/tools/plan/words/plan";
import { planFormId } from "./plan-form";
import { CalendarLinks } from "./calendar-links";
import { PlanAlternatives } from "./plan-alternatives";
import { PlanFigure, PlanTickets, PlanTotal } from "./plan-ticket";
import { Disclosure } from "@/components/ui/section";
import { Bullets } from "@/components/ui/text";
import { calendarPath, deadlineNames, pagePaths, toolAnswerPath, toolPath } from "@/lib/config/paths";
import { toolPageCopy } from "@/lib/copy/tool-page";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { classes, euros, present } from "@/lib/format/format";
import { sourcesOf } from "@/lib/offers/citations";
import type { Plan, PlanPoint } from "@/lib/tools/plan/plan";
import type { PlanAmounts } from "@/lib/tools/plan/amounts";
import { type PlanAnswers, planQueryOf } from "@/lib/tools/plan/input";
import styles from "./plan.module.css";

interface Props {
  plan: Plan;
  answers: PlanAnswers;
  amounts: PlanAmounts;
  today: CalendarDate;
  /** Whether the visitor has asked: then the first day is known. Otherwise it is an example, with the time after it. */
  isDated: boolean;
  /** Whether there are so many offers that all but the plan is folded. */
  isLong?: boolean;
}

/**
 * The plan: its figure, what may come on top, the line of time, the offers in their order, and what stays outside. Of an
 * example, all but the figure and the first step is folded.
 */
export function PlanAnswer({ plan, answers, amounts, today, isDated, isLong = false }: Props) {
  const { input } = answers;
  const {
    entries,
    checked,
    unchecked,
    extras,
    furtherExtras,
    invested,
    unanswered,
    underway,
    points,
    risk,
    start,
  } = plan;
  const isEmpty = entries.length === 0 && extras.length === 0;
  const hasDates = Object.keys(plan.days).length > 0;
  const rest = (
    <>
      {!plan.isProven && <p className="hint">{planCopy.unproven}</p>}
      <Timeline points={points} isDated={isDated} />
      {isDated && hasDates && <CalendarLinks path={calendarPath(plan.days)} />}
      {underway.length > 0 && <Underway underway={underway} today={today} />}
      <NoCodeNote
        offers={[...entries, ...extras, ...furtherExtras, ...invested, ...unanswered].map(
          ({ offer }) => offer,
        )}
      />
      <PlanTickets title={planCopy.sure} entries={checked.entries} isDated={isDated} />
      <PlanTickets title={planCopy.unchecked} entries={unchecked} isDated={isDated} />
      {!(isLong && entries.length > 0) && (
        <PlanTickets
          title={planCopy.extras}
          entries={isLong ? extras : [...extras, ...furtherExtras]}
          isDated={isDated}
        />
      )}
      <PlanAlternatives plan={plan} isLong={isLong} isDated={isDated} today={today} />
      {entries.length > 0 && <p className="hint">{bestPlanWords(plan, isDated ? undefined : input.money)}</p>}
      <div className={styles.suppose}>
        <Disclosure level={2} summary={planCopy.assumptions}>
          <Bullets
            items={present([
              !isEmpty &&
                planCopy.condition(
                  entries.length + extras.length + invested.length,
                  isDated ? planCopy.from(start, today) : undefined,
                ),
              risk > 0 && planCopy.atRisk(risk, resaleCost(entries)),
              ...planAssumptions(plan, input),
            ])}
            links={[...entries, ...extras, ...invested].flatMap(({ offer }) => sourcesOf(offer))}
          />
        </Disclosure>
      </div>
    </>
  );
  return (
    <section id="respuesta" className={classes("stack", styles.answer)}>
      {urgentWords(underway).map((urgent) => (
        <p key={urgent} className="notice">
          {urgent}
        </p>
      ))}
      <PlanTotal plan={plan} answers={answers} today={today} isDated={isDated} />
      {isDated && amounts.enough !== undefined && <p>{planCopy.enough(amounts.enough)}</p>}
      {isDated && <OtherAmounts input={input} amounts={amounts} />}
      {isEmpty && <p>{emptyPlanWords(plan)}</p>}
      {isDated || isEmpty ? (
        rest
      ) : (
        // An example: who has answered nothing yet sees its figure and its first step.
        <div>
          <Disclosure summary={planCopy.wholeExample}>{rest}</Disclosure>
        </div>
      )}
    </section>
  );
}

/** The same answers with an amount that changes the plan, and the way to the form, which on a phone is far below. */
function OtherAmounts({ input, amounts }: Pick<PlanAnswers, "input"> & Pick<Props, "amounts">) {
  return (
    <div className="row fitted narrow-only">
      <p className="visually-hidden">{planCopy.otherMoney}: </p>
      {amounts.offered.map((money) => (
        <Fragment key={money}>
          <a
            className="pill"
            href={`${pagePaths.plan}?${planQueryOf({ ...input, money })}#respuesta`}
            rel="nofollow"
            aria-current={money === input.money ? "true" : undefined}
          >
            {euros(money)}
          </a>{" "}
        </Fragment>
      ))}
      <a href={`#${planFormId}`} className={styles.change}>
        {toolPageCopy.change}
        <span className="visually-hidden"> {toolPageCopy.changed}</span>
      </a>
    </div>
  );
}

/** What happens at a point, after another of the same day if there is one; what arrives is bold. */
function PointWords({ point, before }: { point: PlanPoint; before: PlanPoint | undefined }) {
  const { link, text, income } = pointParts(point, before);
  return (
    <>
      {link && <a href={`#${ticketId(point.entry.offer)}`}>{link}</a>}
      {text}
      {income && (
        <b className={styles.gain}>
          +<PlanFigure span={income} />
        </b>
      )}
    </>
  );
}

/** The line of time: every day with its points or, if the first day is not known, the time after it. */
function Timeline({ points, isDated }: { points: readonly PlanPoint[]; isDated: boolean }) {
  if (points.length === 0) return null;
  // A gift whose day nobody knows stands under none.
  const undated = points.filter(({ kind }) => kind === "gain");
  // A day with a deadline takes its time from it: «3 meses después de la activación».
  const known = points.filter((point) => !undated.includes(point));
  const dated = [...known, ...known.filter(({ kind }) => kind === "deadline")];
  const days = [...new Map(dated.map((point) => [point.date, point])).values()];
  // What is in no sum comes last.
  const missing = points
    .flatMap(({ kind, entry }) => {
      const asked = kind === "start" && askFirst(entry.offer);
      return asked ? { ...asked, note: optionalNote(entry) } : [];
    })
    .sort((a, b) => a.note.length - b.note.length);
  return (
    <ol className="timeline" aria-label={planCopy.line}>
      {missing.length > 0 && (
        <li>
          <b>{planCopy.before}</b>
          {missing.map(({ path, words, note }) => (
            <p key={path}>
              <a href={path}>{words}</a>
              {note}
            </p>
          ))}
        </li>
      )}
      {days.map((day) => (
        <li key={day.date}>
          {isDated ? <time dateTime={day.date}>{longDate(day.date)}</time> : <b>{afterText(day)}</b>}
          {known
            .filter(({ date }) => date === day.date)
            .map((point, index, ofDay) => (
              <p key={pointWords(point)} className={point.kind === "back" ? "muted" : undefined}>
                <PointWords point={point} before={ofDay[index - 1]} />
              </p>
            ))}
        </li>
      ))}
      {undated.length > 0 && (
        <li>
          <b>{planCopy.undated}</b>
          {undated.map((point) => (
            <p key={pointWords(point)} className="muted">
              <PointWords point={point} before={undefined} />
            </p>
          ))}
        </li>
      )}
    </ol>
  );
}

/** Promotions under way: the days left to each date, and what to do about a date that has passed. */
function Underway({ underway, today }: Pick<Plan, "underway"> & Pick<Props, "today">) {
  return (
    <>
      <h3>{planCopy.underway}</h3>
      <ul className="stack">
        {underway.map(({ offer, day, deadlines }) => (
          <Fragment key={offer.id}>
            {deadlines.map((deadline) => (
              <Dated
                key={deadline.id}
                offer={offer}
                deadline={deadline}
                day={day}
                today={today}
                title={<h4 className="brand">{`${titleOf(offer)} · ${deadline.title}`}</h4>}
              />
            ))}
            <li>
              <a href={`${toolAnswerPath(offer, "deadlines")}?${deadlineNames.signUp}=${day}`} rel="nofollow">
                {planCopy.allDates}
                <span className="visually-hidden"> {titleAside(offer)}</span>
              </a>{" "}
              <a href={`${toolPath(offer, "claim")}?${deadlineNames.signUp}=${day}`} rel="nofollow">
                {planCopy.claim}
                <span className="visually-hidden"> {titleAside(offer)}</span>
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  );
}
