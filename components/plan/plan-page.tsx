import { plan as words } from "@/lib/copy/plan";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { catalogue } from "@/lib/catalogue";
import { planFor, readPlan } from "@/lib/answers/plan";
import { PlanAnswer } from "./plan-answer";
import { PlanForm } from "./plan-form";
import styles from "./plan.module.css";

interface Props {
  today: CalendarDate;
  /** The query; undefined on the prerendered page. */
  query?: Readonly<Record<string, string | string[] | undefined>>;
}

/** «Mi plan»: three questions, and the plan; by default for the usual answers. A wrong answer gets no plan. */
export function PlanPage({ today, query }: Props) {
  const offers = catalogue.enabled;
  const answers = readPlan(query ?? {}, offers, today);
  // A page that was built ahead does not know the day on which it is read.
  const input = { ...(query && { start: today }), ...answers.input };
  const isWrong = Object.keys(answers.faults).length > 0;
  return (
    <article id="mi-plan" className={classes("page", styles.page)}>
      <header className="stack measure">
        <h1>{words.name}</h1>
        <p>{words.lead}</p>
      </header>
      <PlanForm details={{ offers, answers, today }} />
      {isWrong ? (
        <p>{words.wrong}</p>
      ) : (
        <PlanAnswer plan={planFor(offers, input, today)} input={input} today={today} />
      )}
    </article>
  );
}
