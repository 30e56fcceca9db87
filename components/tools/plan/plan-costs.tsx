import { Fragment, type ReactNode } from "react";
import { QuestionField } from "@/components/tools/question-field";
import { Marked } from "@/components/ui/text";
import { areMany } from "@/lib/catalogue";
import { planNames } from "@/lib/config/paths";
import { classes } from "@/lib/format/format";
import { sourcesOf } from "@/lib/offers/citations";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { asksForSpending, firstFault, hasFault, type PlanAnswers } from "@/lib/tools/plan/input";
import type { PlanAmounts } from "@/lib/tools/plan/amounts";
import type { Plan } from "@/lib/tools/plan/plan";
import { askedCostOf, costField, formCopy, planQuestions } from "@/lib/tools/plan/questions";
import styles from "./plan.module.css";

/** What each question of the plan's form knows. */
export interface PlanFormData {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Offer[];
  /** What was answered before. */
  answers: PlanAnswers;
  amounts: PlanAmounts;
  /** The plan for them; undefined if one of them is wrong. */
  plan?: Plan | undefined;
  today: CalendarDate;
}

/** The target of `#respuesta` if an answer is wrong: the first wrong question. */
export const faultTarget = { id: "respuesta", tabIndex: -1 };

interface TickProps {
  name: string;
  value: string;
  isTicked: boolean | undefined;
  children: ReactNode;
}

/** A box to tick, with its words. */
export function Tick({ name, value, isTicked, children }: TickProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" name={name} value={value} defaultChecked={isTicked} /> {children}
    </label>
  );
}

/** Whether what the figures suppose was changed, or is wrong. */
export function areSuppositionsChanged({ answers: { questions, input, faults } }: PlanFormData) {
  const changed = [...Object.keys(input.costs), ...input.spentAnyway];
  return changed.length > 0 || hasFault(questions.suppose, faults);
}

/** The offers whose costs the form asks about: all that count or, if they are many, those that matter to the plan. */
function offersInPlan({ offers, answers: { input }, plan }: PlanFormData): readonly Offer[] {
  const counted = offers.filter(({ id }) => !input.customerOf.includes(id));
  if (!areMany(offers)) return counted;
  const planned = plan ? [...plan.entries, ...plan.extras].map(({ offer }) => offer.id) : [];
  const own = new Set([...planned, ...input.spentAnyway, ...Object.keys(input.costs)]);
  return counted.filter(({ id }) => own.has(id));
}

/** What the figures suppose, to be changed: what an offer's costs are, and which of them the visitor has anyway. */
export function PlanCosts(details: PlanFormData) {
  const {
    offers,
    answers: { questions, input, faults },
  } = details;
  const counted = offersInPlan(details);
  // A wrong figure is shown, to be corrected, even if it would not count.
  const asked = offers.filter(
    (offer) => askedCostOf(offer) && (counted.includes(offer) || faults[costField(offer.id)]),
  );
  const spending = counted.filter(asksForSpending);
  const isWrong = questions.suppose.some(({ name }) => name === firstFault(faults));
  if (asked.length + spending.length === 0) return null;
  return (
    <details open={areSuppositionsChanged(details)} {...(isWrong && faultTarget)}>
      <summary className={styles.summary}>{formCopy.suppose}</summary>
      <div className={classes("stack", styles.suppositions)}>
        {asked.map((offer) => {
          const question = planQuestions.cost(offer);
          const each = input.costs[offer.id] ?? askedCostOf(offer)?.euros ?? 0;
          return (
            question && (
              <div key={offer.id} className="stack">
                <QuestionField
                  question={question}
                  answer={faults[question.name] ?? { euros: each }}
                  today={details.today}
                  hint={question.hint && <Marked text={question.hint} links={sourcesOf(offer)} />}
                />
              </div>
            )
          );
        })}
        {spending.length > 0 && (
          <fieldset className="stack">
            <legend>{planQuestions.spent(spending).label}</legend>{" "}
            {spending.map((offer) => (
              <Fragment key={offer.id}>
                <Tick name={planNames.spent} value={offer.id} isTicked={input.spentAnyway.includes(offer.id)}>
                  {formCopy.spentOn(offer)}
                </Tick>{" "}
              </Fragment>
            ))}
          </fieldset>
        )}
      </div>
    </details>
  );
}
