import { Fragment } from "react";
import { NoCodeNote } from "@/components/offer/no-code-note";
import { ShareButton } from "@/components/site/share-button";
import { Disclosure } from "@/components/ui/section";
import { Bullets } from "@/components/ui/text";
import { calendarPath, pagePaths, planAmounts } from "@/lib/config/paths";
import { site } from "@/lib/config/site";
import {
  conditionOf,
  mayCost,
  misfitText,
  moreWords,
  planCopy,
  planSentence,
  startsSentence,
  totalWords,
} from "@/lib/copy/plan";
import { insteadWords, investedWords, noneWords, orderWords, partsWords } from "@/lib/copy/plan-notes";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, euros } from "@/lib/format/format";
import type { Plan } from "@/lib/answers/plan";
import { type PlanAnswers, planQueryOf } from "@/lib/answers/plan-input";
import { planAssumptions } from "./plan-assumptions";
import { PlanFigure } from "./plan-figure";
import { planFormId } from "./plan-form";
import { PlanLine } from "./plan-line";
import { PlanTickets } from "./plan-ticket";
import { PlanUnderway } from "./plan-underway";
import styles from "./plan.module.css";

interface Props {
  plan: Plan;
  answers: PlanAnswers;
  today: CalendarDate;
  /** Whether the visitor has asked: then the first day is known. Otherwise it is an example, with the time after it. */
  isDated: boolean;
}

/** The plan: its figure, what may come on top, the line of time, the offers in their order, and what stays outside. */
export function PlanAnswer({ plan, answers: { input }, today, isDated }: Props) {
  const { entries, more, invested, misfits, underway, points, total, risk, start } = plan;
  const isEmpty = entries.length === 0 && more.length === 0;
  const hasDates = Object.keys(plan.days).length > 0;
  const [best] = invested;
  // Without a sum, the first of what may come is the figure.
  const only = total > 0 ? undefined : more[0];
  const beside = only ? more.slice(1) : more;
  const parts = partsWords(plan);
  const hasStub = beside.length > 0 || best !== undefined;
  return (
    <section id="respuesta" className={classes("stack", styles.answer)}>
      <h2
        id="respuesta-titulo"
        tabIndex={-1}
        className={classes("ticket", hasStub && classes("ticket-wide", styles.total))}
      >
        <span className="ticket-face">
          <span className="hint">
            {(isDated ? planCopy.withMoney : planCopy.example)(input.money)}:{" "}
            {(!only || !mayCost(only)) && `${planCopy.leaves(total)} `}
          </span>
          {only ? (
            <>
              <strong className={classes("figure", !mayCost(only) && "headline-figure")}>
                <PlanFigure span={only.left} />
              </strong>{" "}
              <span className={styles.beside}>{conditionOf(only)}</span>
            </>
          ) : (
            <strong className="figure headline-figure">{totalWords(plan)}</strong>
          )}
          {parts && (
            <span className={styles.beside}>
              <span className="visually-hidden">, </span>
              {parts}
            </span>
          )}
          {!isEmpty && (
            <span className={styles.beside}>
              <span className="visually-hidden">, </span>
              {planCopy.brief}
            </span>
          )}
          {risk > 0 && (
            <span className={styles.beside}>
              <span className="visually-hidden">. </span>
              <span className="risk">{planCopy.briefRisk(risk)}</span>
            </span>
          )}
        </span>
        {hasStub && (
          <span className={classes("stub", styles.beside)}>
            {beside.map((entry) => (
              <span key={entry.offer.id}>
                <span className="visually-hidden">. </span>
                {mayCost(entry) ? (
                  moreWords(entry, total)
                ) : (
                  <>
                    <span className="figure">
                      <PlanFigure span={entry.left} />
                      {total > 0 && ` ${planCopy.onTop}`}
                    </span>{" "}
                    {conditionOf(entry)}
                  </>
                )}
              </span>
            ))}
            {best && (
              <span>
                <span className="visually-hidden">. </span>
                {insteadWords(best)}
              </span>
            )}
          </span>
        )}
      </h2>
      {isDated && <OtherAmounts input={input} />}
      {!isEmpty && risk === 0 && <p className="hint">{planCopy.noneAtRisk}</p>}
      {isEmpty && <p>{noneWords(plan)}</p>}
      {!plan.isProven && <p className="hint">{planCopy.unproven}</p>}
      <PlanLine points={points} isDated={isDated} />
      {isDated && <Links path={calendarPath(plan.days)} hasDates={hasDates} plan={plan} input={input} />}
      {isDated && hasDates && <p className="hint">{planCopy.calendarText}</p>}
      {underway.length > 0 && <PlanUnderway underway={underway} today={today} />}
      <NoCodeNote offers={[...entries, ...more, ...invested].map(({ offer }) => offer)} />
      <PlanTickets title={planCopy.sure} entries={entries} isDated={isDated} />
      <PlanTickets title={planCopy.more} entries={more} isDated={isDated} />
      <PlanTickets
        title={planCopy.invested}
        text={investedWords(plan)}
        entries={invested}
        isDated={isDated}
      />
      {misfits.length > 0 && (
        <>
          <h3>{planCopy.misfits}</h3>
          <ul className={classes("hint stack", styles.outside)}>
            {misfits.map((misfit) => (
              <li key={misfit.offer.id}>
                <a href={misfit.offer.detailPath}>{misfit.offer.brand}</a>: {misfitText(misfit)}
              </li>
            ))}
          </ul>
        </>
      )}
      <div>
        <Disclosure level={2} summary={planCopy.assumptions.title}>
          <Bullets
            items={[
              ...(isEmpty ? [] : [planCopy.condition(isDated ? planCopy.from(start, today) : undefined)]),
              ...(risk > 0 ? [planCopy.atRisk(risk)] : []),
              ...planAssumptions(plan, input),
            ]}
          />
        </Disclosure>
      </div>
      {entries.length > 0 && <p className="hint">{orderWords(plan)}</p>}
    </section>
  );
}

/** The same answers with another amount, and the way to the form, which on a phone is far below. */
function OtherAmounts({ input }: { input: PlanAnswers["input"] }) {
  return (
    <div className={classes("row", styles.amounts)}>
      <p className="visually-hidden">{planCopy.otherMoney}: </p>
      {planAmounts.map((money) => (
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
        {planCopy.change}
        <span className="visually-hidden"> {planCopy.changed}</span>
      </a>
    </div>
  );
}

interface LinksProps extends Pick<Props, "plan"> {
  path: string;
  hasDates: boolean;
  input: PlanAnswers["input"];
}

/** Share the plan, subscribe to the calendar of all dates, or download it. */
function Links({ path, hasDates, plan, input }: LinksProps) {
  const query = planQueryOf({ ...input, start: plan.start });
  return (
    <div className={styles.links}>
      <ShareButton
        isPill
        path={`${pagePaths.plan}?${query}`}
        text={`${planSentence(plan, input.money)} ${startsSentence(plan, true)}`.trim()}
      />{" "}
      {hasDates && (
        <>
          <a className="pill" href={`${site.url}${path}`.replace(/^https?:/, "webcal:")} rel="nofollow">
            {planCopy.subscribe}
          </a>{" "}
          <a href={path} rel="nofollow" download>
            {planCopy.calendar}
          </a>
        </>
      )}
    </div>
  );
}
