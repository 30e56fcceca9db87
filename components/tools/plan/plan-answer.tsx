import { Fragment } from "react";
import { NoCodeNote } from "@/components/offer/no-code-note";
import { Disclosure } from "@/components/ui/section";
import { Bullets } from "@/components/ui/text";
import { calendarPath, pagePaths, planAmounts } from "@/lib/config/paths";
import { apartTitle, apartWords, besideCopy, interestWords, thingWords } from "@/lib/tools/plan/beside-words";
import { misfitText, planCopy, titleOf } from "@/lib/tools/plan/words";
import { investedWords, noneWords, orderWords } from "@/lib/tools/plan/note-words";
import type { CalendarDate } from "@/lib/format/dates";
import { sourcesOf } from "@/lib/offers/citations";
import type { Offer } from "@/lib/offers/offer";
import { classes, euros, present } from "@/lib/format/format";
import type { Plan } from "@/lib/tools/plan/plan";
import { type PlanAnswers, planQueryOf } from "@/lib/tools/plan/input";
import { planAssumptions } from "./plan-assumptions";
import { planFormId } from "./plan-form";
import { CalendarLinks } from "./calendar-links";
import { PlanLine } from "./plan-line";
import { PlanTickets } from "./plan-ticket";
import { PlanTotal } from "./plan-total";
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
export function PlanAnswer({ plan, answers, today, isDated }: Props) {
  const { input } = answers;
  const { entries, more, invested, apart, interest, things, misfits, underway, points, risk, start } = plan;
  const isEmpty = entries.length === 0 && more.length === 0;
  const hasDates = Object.keys(plan.days).length > 0;
  return (
    <section id="respuesta" className={classes("stack", styles.answer)}>
      <PlanTotal plan={plan} answers={answers} isDated={isDated} />
      {isDated && <OtherAmounts input={input} />}
      {isEmpty && <p>{noneWords(plan)}</p>}
      {!plan.isProven && <p className="hint">{planCopy.unproven}</p>}
      <PlanLine points={points} isDated={isDated} />
      {isDated && hasDates && <CalendarLinks path={calendarPath(plan.days)} />}
      {underway.length > 0 && <PlanUnderway underway={underway} today={today} />}
      <NoCodeNote offers={[...entries, ...more, ...invested, ...apart].map(({ offer }) => offer)} />
      <PlanTickets title={planCopy.sure} entries={entries} isDated={isDated} />
      <PlanTickets
        title={entries.length > 0 ? planCopy.more : planCopy.onlyMore}
        entries={more}
        isDated={isDated}
      />
      <PlanTickets
        title={planCopy.invested}
        text={investedWords(plan)}
        entries={invested}
        isDated={isDated}
      />
      <PlanTickets title={apartTitle(plan)} text={apartWords(plan)} entries={apart} isDated={isDated} />
      <Lines title={besideCopy.interest} all={interest} wordsOf={interestWords} />
      <Lines title={besideCopy.things} all={things} wordsOf={thingWords} />
      <Lines title={planCopy.misfits} all={misfits} wordsOf={misfitText} />
      {entries.length > 0 && <p className="hint">{orderWords(plan)}</p>}
      <div className={styles.suppose}>
        <Disclosure level={2} summary={planCopy.assumptions.title}>
          <Bullets
            items={present([
              !isEmpty &&
                planCopy.condition(
                  entries.length + more.length + invested.length,
                  isDated ? planCopy.from(start, today) : undefined,
                ),
              risk > 0 && planCopy.atRisk(risk),
              ...planAssumptions(plan, input),
            ])}
            links={[...entries, ...more, ...invested].flatMap(({ offer }) => sourcesOf(offer))}
          />
        </Disclosure>
      </div>
    </section>
  );
}

/** Offers with what is said of each, a line each, under a heading; nothing if there are none. */
function Lines<One extends { offer: Offer }>({
  title,
  all,
  wordsOf,
}: {
  title: string;
  all: readonly One[];
  wordsOf: (one: One) => string;
}) {
  if (all.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className={classes("hint stack", styles.outside)}>
        {all.map((one) => (
          <li key={one.offer.id}>
            <a href={one.offer.detailPath}>{titleOf(one.offer)}</a>: {wordsOf(one)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same answers with another amount, and the way to the form, which on a phone is far below. */
function OtherAmounts({ input }: { input: PlanAnswers["input"] }) {
  return (
    <div className={classes("row not-printed", styles.amounts)}>
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
