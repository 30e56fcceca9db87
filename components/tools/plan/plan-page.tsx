import { planCopy } from "@/lib/tools/plan/words/plan";
import { unreadAddressNote } from "@/lib/tools/plan/questions";
import { classes } from "@/lib/format/format";
import { areMany } from "@/lib/catalogue";
import type { AnswerPage } from "@/components/site/answer-handler";
import { planAnswer } from "@/lib/tools/plan/answer";
import { planQueryOf } from "@/lib/tools/plan/input";
import { pagePicture } from "@/lib/site/metadata";
import { planPage } from "@/lib/site/pages";
import { planPictureFor } from "@/lib/site/plan-picture";
import type { SiteQuery } from "@/lib/tools/tool";
import { PlanAnswer } from "./plan-answer";
import { PlanForm, planUnreadId } from "./plan-form";
import styles from "./plan.module.css";

/**
 * «Mi plan»: the questions, and the plan; by default for the usual answers. Once answered, the plan comes first: on a
 * phone it is on the first screen. A wrong answer gets no plan.
 */
export function PlanPage({ data }: { data: ReturnType<typeof planAnswer> }) {
  const { plan, answers, isDated, today } = data;
  const isAnswered = plan !== undefined && isDated;
  const isUnread = answers.unread.length > 0;
  const form = <PlanForm details={data} isAnswered={isAnswered} />;
  return (
    <article id="mi-plan" className={classes("page", styles.page)}>
      <header className="stack measure">
        <h1>{planCopy.name}</h1>
        {!isAnswered && <p className="lead">{planCopy.lead}</p>}
      </header>
      {(answers.isMoneyMissing || isUnread) && (
        <div className={classes("stack", styles.wide)}>
          {answers.isMoneyMissing && <p>{planCopy.noMoney(answers.input.money)}</p>}
          {isUnread && (
            <p>
              {unreadAddressNote.text} <a href={`#${planUnreadId}`}>{unreadAddressNote.link}</a>
            </p>
          )}
        </div>
      )}
      {!isAnswered && form}
      {plan ? (
        <PlanAnswer
          plan={plan}
          answers={answers}
          amounts={data.amounts}
          today={today}
          isDated={isDated}
          isLong={areMany(data.offers)}
        />
      ) : (
        <p className={classes("panel", styles.answer, styles.wrong)}>{planCopy.wrong}</p>
      )}
      {isAnswered && form}
    </article>
  );
}

/** «Mi plan» with the visitor's answers: `/plan?dinero=100`. */
export function answerPlan({ query, today }: SiteQuery): AnswerPage {
  const data = planAnswer(today, query);
  return {
    head: { ...planPage, picture: planPictureFor(data) ?? pagePicture(planPage) },
    query: data.plan && planQueryOf(data.answers.input),
    content: <PlanPage data={data} />,
  };
}
