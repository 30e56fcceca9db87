import { Fragment } from "react";
import { planCopy } from "@/lib/tools/plan/words";
import { unreadTexts } from "@/lib/tools/plan/fault-words";
import { planOptions } from "@/lib/config/paths";
import { classes } from "@/lib/format/format";
import { asksForSpending, firstFault } from "@/lib/tools/plan/input";
import { askedOf, planQuestions } from "@/lib/tools/plan/questions";
import { sourcesOf } from "@/lib/offers/citations";
import { Marked } from "@/components/ui/text";
import { QuestionField } from "@/components/tools/question-field";
import { type PlanDetails, wrong } from "./plan-details";
import styles from "./plan.module.css";

/** Whether what the figures suppose was changed, or is wrong. */
export function isSupposed({ answers: { input, faults, unread } }: PlanDetails) {
  return (
    Object.keys(input.costs).length > 0 ||
    input.spentAnyway.length > 0 ||
    unread.spent.length > 0 ||
    unread.costs.length > 0 ||
    faults.costs !== undefined
  );
}

/** Says beside a question what was sent for it and does not count. */
export function Unread({ answers, of }: Pick<PlanDetails, "answers"> & { of: keyof typeof unreadTexts }) {
  const typed = answers.unread[of];
  return typed.length > 0 && <p className="error">{unreadTexts[of](typed)}</p>;
}

/** What the figures suppose, to be changed: what an offer's costs are, and which of them the visitor has anyway. */
export function PlanCosts(details: PlanDetails) {
  const {
    offers,
    answers: { input, faults, unread },
  } = details;
  const counted = offers.filter(({ id }) => !input.customerOf.includes(id));
  // A wrong figure is shown, to be corrected, even if it would not count.
  const asked = offers.filter(
    (offer) => askedOf(offer) && (counted.includes(offer) || faults.costs?.[offer.id]),
  );
  const spending = counted.filter(asksForSpending);
  const isWrong = firstFault(faults) === "costs";
  const isEmpty = [...asked, ...spending, ...unread.spent, ...unread.costs].length === 0;
  if (isEmpty) return null;
  return (
    <details open={isSupposed(details)} {...(isWrong && wrong)}>
      <summary className={styles.summary}>{planCopy.form.suppose}</summary>
      <div className={classes("stack", styles.suppositions)}>
        <Unread of="costs" {...details} />
        <Unread of="spent" {...details} />
        {asked.map((offer) => {
          const question = planQuestions.cost(offer);
          const each = input.costs[offer.id] ?? askedOf(offer)?.euros ?? 0;
          return (
            question && (
              <div key={offer.id} className="stack">
                <QuestionField
                  question={question}
                  answer={faults.costs?.[offer.id] ?? { euros: each }}
                  today={details.today}
                  hint={question.hint && <Marked text={question.hint} links={sourcesOf(offer)} />}
                />
              </div>
            )
          );
        })}
        {spending.length > 0 && (
          <fieldset className="stack">
            <legend>{planCopy.form.spent}</legend>{" "}
            {spending.map((offer) => (
              <Fragment key={offer.id}>
                <label className={styles.tick}>
                  <input
                    type="checkbox"
                    name={planOptions.spent}
                    value={offer.id}
                    defaultChecked={input.spentAnyway.includes(offer.id)}
                  />{" "}
                  {planCopy.form.spentOn(offer)}
                </label>{" "}
              </Fragment>
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
