import { QuestionChoice, QuestionField } from "@/components/tools/question-field";
import { titleOf } from "@/lib/ground/offer-names";
import type { ComponentProps } from "react";
import { OfferNames, offerNamesId } from "@/components/tools/offer-names";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { areMany } from "@/lib/catalogue";
import { pagePaths, planAmounts, planNames } from "@/lib/config/paths";
import { classes, euros } from "@/lib/format/format";
import { offerNamesCopy } from "@/lib/ground/question-words";
import {
  formCopy,
  formerLabel,
  NO,
  otherMoneyLabel,
  planQuestions,
  unknownNames,
  unreadText,
  YES,
} from "@/lib/tools/plan/questions";
import { firstFault, hasFault } from "@/lib/tools/plan/input";
import { areSuppositionsChanged, faultTarget, PlanCosts, type PlanFormData, Tick } from "./plan-costs";
import styles from "./plan.module.css";

/** The form's anchor. */
export const planFormId = "tus-respuestas";
/** The anchor of its questions whose answer may not have been understood. */
export const planUnreadId = "afinar";

/**
 * The form of «Mi plan». Its answer is a page of its own; the site's script shows that answer in the element that
 * `data-in-place` names.
 */
export function PlanForm({ details, isAnswered }: { details: PlanFormData; isAnswered?: boolean }) {
  return (
    <form
      id={planFormId}
      action={`${pagePaths.plan}#respuesta`}
      className={classes("not-printed", styles.form)}
      aria-label={formCopy.title}
      data-in-place="mi-plan"
    >
      <MoneyQuestion {...details} />
      <LineQuestion {...details} />
      <Refinements {...details} />
      <Button type="submit" kind={isAnswered ? "secondary" : undefined}>
        {formCopy.submit}
      </Button>
    </form>
  );
}

function MoneyQuestion({ answers: { input, faults, otherMoney }, amounts, today }: PlanFormData) {
  const money = input.money;
  const fault = faults[planNames.money];
  const isOther = fault !== undefined || !planAmounts.some((amount) => amount === money);
  const offered = amounts.offered.map((amount) => [String(amount), euros(amount)] as const);
  const options = [...offered.map(([value]) => value), planNames.otherMoney];
  return (
    <QuestionChoice
      question={{ ...planQuestions.money, options }}
      labels={{ ...Object.fromEntries(offered), [planNames.otherMoney]: <OtherMoney /> }}
      chosen={isOther ? planNames.otherMoney : String(money)}
      className={classes("fitted", styles.question)}
      {...(fault && faultTarget)}
    >
      <div className={styles.other}>
        <QuestionField
          question={planQuestions.otherMoney}
          answer={fault ?? (isOther ? { euros: money } : undefined)}
          today={today}
          label={<span className="visually-hidden">{planQuestions.otherMoney.label}</span>}
          {...(!isOther && { defaultValue: otherMoney })}
        />
        {otherMoney && <p className="fine">{formCopy.otherUnread(otherMoney, money)}</p>}
      </div>
    </QuestionChoice>
  );
}

/** Whether the visitor changes the mobile phone line, if some offer asks for it. */
function LineQuestion({ answers: { questions, input } }: PlanFormData) {
  if (!questions.open.includes(planQuestions.line)) return null;
  return (
    <Tick name={planNames.line} value={YES} isTicked={input.line}>
      {planQuestions.line.label}
    </Tick>
  );
}

/** What the visitor can move besides money. */
const movable = ["salary", "bills"] as const;

/** Payroll and bills, if some offer asks for them. */
function MeansQuestions(details: PlanFormData) {
  const { questions, input } = details.answers;
  return movable
    .filter((resource) => questions.refine.includes(planQuestions[resource]))
    .map((resource) => {
      const given = input[resource];
      const answer = resource === "bills" ? { count: given ?? 0 } : { euros: given ?? 0 };
      return (
        <FieldQuestion
          key={resource}
          details={details}
          question={planQuestions[resource]}
          answer={given === undefined ? undefined : answer}
        />
      );
    });
}

interface FieldProps extends Pick<ComponentProps<typeof QuestionField>, "question" | "answer"> {
  details: PlanFormData;
}

/** A question with a field of its own. */
function FieldQuestion({ details: { answers, today }, question, answer }: FieldProps) {
  const { name, label } = question;
  return (
    <div className="stack" {...(firstFault(answers.faults) === name && faultTarget)}>
      <QuestionField
        question={question}
        answer={answers.faults[name] ?? answer}
        today={today}
        label={<span className="brand">{label}</span>}
      />
    </div>
  );
}

/** «Otra», so that the amounts stand in one line; screen readers read the whole. */
function OtherMoney() {
  return (
    <span>
      {otherMoneyLabel.short}
      <span className="visually-hidden"> {otherMoneyLabel.rest}</span>
    </span>
  );
}

/**
 * The other questions and what the figures suppose, folded: the usual answers serve without them. Open if one of them is
 * answered, or wrong.
 */
function Refinements(details: PlanFormData) {
  const { questions, input, faults, unread } = details.answers;
  const joined = [...input.customerOf, ...(input.formerOf ?? []), ...Object.keys(input.joined)];
  const isMoved = movable.some((resource) => input[resource] !== undefined);
  const isAnswered = isMoved || input.noRisk || input.start !== undefined || joined.length > 0;
  const others = unread.filter(([name]) => name !== planNames.customer);
  const isWrong = hasFault(questions.refine, faults);
  return (
    <details open={isAnswered || isWrong || unread.length > 0 || areSuppositionsChanged(details)}>
      {/* A link to the summary, unlike one to the details, moves the focus. */}
      <summary id={planUnreadId} className={styles.summary}>
        {formCopy.refine}
      </summary>
      <div className={classes("stack", styles.suppositions)}>
        {others.length > 0 && <p className="error">{unreadText(others)}</p>}
        <MeansQuestions {...details} />
        <CustomerQuestion {...details} />
        <FieldQuestion
          details={details}
          question={planQuestions.start(details.today)}
          answer={input.start ? { day: input.start } : undefined}
        />
        <Tick name={planNames.invest} value={NO} isTicked={input.noRisk}>
          {planQuestions.invest.label}
        </Tick>{" "}
        <PlanCosts {...details} />
        <p className="fine">{formCopy.kept}</p>
      </div>
    </details>
  );
}

/**
 * Asks for the day of signing up of each promotion that the visitor has joined, to show its dates. Of many offers, their
 * names are typed, and those that were typed become boxes.
 */
function CustomerQuestion(details: PlanFormData) {
  const {
    offers,
    answers: { input, faults, unread },
    today,
  } = details;
  const isTyped = areMany(offers);
  const unknown = unread.flatMap(([name, typed]) => (name === planNames.customer ? typed : []));
  const first = firstFault(faults);
  const boxed = isTyped ? offers.filter(({ id }) => input.customerOf.includes(id)) : offers;
  return (
    <fieldset className="stack" {...(offers.some(({ id }) => id === first) && faultTarget)}>
      <legend>{planQuestions.customer(offers).label}</legend>
      {unknown.length > 0 && <p className="error">{unknownNames(unknown)}</p>}
      {isTyped && (
        <>
          <Field
            name={planNames.customer}
            label={offerNamesCopy.hint}
            list={offerNamesId}
            defaultValue={unknown.join(", ")}
            autoComplete="off"
          />
          <OfferNames offers={offers} />
        </>
      )}
      <div className="row">
        {boxed.map((offer) => {
          const { id } = offer;
          const day = input.joined[id];
          const former = formerLabel(offer);
          return (
            <div key={id} className={styles.customer}>
              <Pill
                type="checkbox"
                name={planNames.customer}
                value={id}
                defaultChecked={input.customerOf.includes(id)}
                label={titleOf(offer)}
              />
              {former && (
                <div className={styles.other}>
                  <Tick name={planNames.former} value={id} isTicked={input.formerOf?.includes(id)}>
                    {former}
                  </Tick>
                </div>
              )}
              {offer.deadlines.items.length > 0 && (
                <div className={styles.other}>
                  <QuestionField
                    question={planQuestions.joined(offer, today)}
                    answer={faults[id] ?? (day ? { day } : undefined)}
                    today={today}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
