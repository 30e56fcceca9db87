import { Fragment } from "react";
import { QuestionChoice, QuestionField, Tick } from "@/components/tools/question-field";
import { Marked } from "@/components/ui/text";
import { sourcesOf } from "@/lib/offers/citations";
import { Button } from "@/components/ui/button";
import { Pill } from "@/components/ui/pill";
import { pagePaths, planAmounts, planNames, planOptions } from "@/lib/config/paths";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, euros } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import {
  askedOf,
  formCopy,
  formerLabel,
  NO,
  planQuestions,
  unreadTexts,
  YES,
} from "@/lib/tools/plan/questions";
import { asksForSpending, firstFault, type PlanAnswers } from "@/lib/tools/plan/input";
import { askedMeans } from "@/lib/tools/plan/sort";
import { titleOf } from "@/lib/tools/plan/words";
import styles from "./plan.module.css";

/** What each question of the plan's form knows. */
interface PlanDetails {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Offer[];
  /** What was answered before. */
  answers: PlanAnswers;
  today: CalendarDate;
}

/** The target of `#respuesta` if an answer is wrong: the first wrong question. */
const wrong = { id: "respuesta", tabIndex: -1 };

/** The form's anchor. */
export const planFormId = "tus-respuestas";
/** The anchor of its questions whose answer may not have been understood. */
export const planUnreadId = "afinar";

/**
 * The form of «Mi plan». Its answer is a page of its own; the site's script shows that answer in the element that
 * `data-in-place` names.
 */
export function PlanForm({ details, isAnswered }: { details: PlanDetails; isAnswered?: boolean }) {
  return (
    <form
      id={planFormId}
      action={`${pagePaths.plan}#respuesta`}
      className={classes("not-printed", styles.form)}
      aria-label={formCopy.title}
      data-in-place="mi-plan"
    >
      <MoneyQuestion {...details} />
      <MeansQuestions {...details} />
      <Refinements {...details} />
      <Button type="submit" kind={isAnswered ? "secondary" : undefined}>
        {formCopy.submit}
      </Button>
      <p className={classes("fine", styles.kept)}>{formCopy.kept}</p>
    </form>
  );
}

function MoneyQuestion({ answers: { input, faults, otherMoney }, today }: PlanDetails) {
  const money = input.money;
  const fault = faults.money;
  const isOther = fault !== undefined || !planAmounts.some((amount) => amount === money);
  const amounts = planAmounts.map((amount) => [String(amount), euros(amount)] as const);
  return (
    <QuestionChoice
      question={planQuestions.money}
      labels={{ ...Object.fromEntries(amounts), [planNames.otherMoney]: <OtherMoney /> }}
      chosen={isOther ? planNames.otherMoney : String(money)}
      className={styles.question}
      {...(fault && wrong)}
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

/** What the visitor can move besides money, if some offer asks for it. */
function MeansQuestions({ offers, answers: { input, faults }, today }: PlanDetails) {
  const asked = askedMeans(offers, today);
  return (
    <>
      {(["salary", "bills"] as const)
        .filter((resource) => asked.includes(resource))
        .map((resource) => {
          const amount = input[resource];
          return (
            <div key={resource} className="stack" {...(firstFault(faults) === resource && wrong)}>
              <QuestionField
                question={planQuestions[resource]}
                answer={faults[resource] ?? (amount === undefined ? undefined : { euros: amount })}
                today={today}
                label={<span className="brand">{planQuestions[resource].label}</span>}
              />
            </div>
          );
        })}
      {asked.includes("line") && (
        <Tick className={styles.tick} name={planOptions.line} value={YES} isTicked={input.line}>
          {planQuestions.line.label}
        </Tick>
      )}
    </>
  );
}

/** «Otra», where the amounts stand in one line of a phone. */
function OtherMoney() {
  const [short, ...more] = planQuestions.otherMoney.label.split(" ");
  return (
    <span>
      {short}
      <span className="wide-only"> {more.join(" ")}</span>
    </span>
  );
}

/**
 * The other questions and what the figures suppose, folded: the usual answers serve without them. Open if one of them is
 * answered, or wrong.
 */
function Refinements(details: PlanDetails) {
  const { input, faults, unread } = details.answers;
  const joined = [...input.customerOf, ...(input.formerOf ?? []), ...Object.keys(input.joined)];
  const isAnswered = input.noRisk || input.start !== undefined || joined.length > 0;
  const isWrong =
    (faults.start ?? faults.joined) !== undefined ||
    [...unread.customers, ...unread.days, ...unread.invest, ...unread.means, ...unread.line].length > 0;
  return (
    <details open={isAnswered || isWrong || isSupposed(details)} className={styles.refine}>
      {/* A link to the summary, unlike one to the details, moves the focus. */}
      <summary id={planUnreadId} className={styles.summary}>
        {formCopy.refine}
      </summary>
      <div className={classes("stack", styles.suppositions)}>
        <CustomerQuestion {...details} />
        <StartQuestion {...details} />
        <Tick className={styles.tick} name={planOptions.invest} value={NO} isTicked={input.noRisk}>
          {planQuestions.invest.label}
        </Tick>{" "}
        <Unread of="invest" {...details} />
        <Unread of="means" {...details} />
        <Unread of="line" {...details} />
        <PlanCosts {...details} />
      </div>
    </details>
  );
}

/** Asks for the day of signing up of each promotion that the visitor has joined, to show its dates. */
function CustomerQuestion(details: PlanDetails) {
  const {
    offers,
    answers: { input, faults },
    today,
  } = details;
  return (
    <fieldset className="stack" {...(firstFault(faults) === "joined" && wrong)}>
      <legend>{planQuestions.customer(offers).label}</legend>
      <Unread of="customers" {...details} />
      <Unread of="days" {...details} />
      <div className="row">
        {offers.map((offer) => {
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
                  <Tick
                    className={styles.tick}
                    name={planOptions.former}
                    value={id}
                    isTicked={input.formerOf?.includes(id)}
                  >
                    {former}
                  </Tick>
                </div>
              )}
              {offer.deadlines.items.length > 0 && (
                <div className={styles.other}>
                  <QuestionField
                    question={planQuestions.joined(offer, today)}
                    answer={faults.joined?.[id] ?? (day ? { day } : undefined)}
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

function StartQuestion({ answers: { input, faults }, today }: PlanDetails) {
  const question = planQuestions.start(today);
  return (
    <div className="stack" {...(firstFault(faults) === "start" && wrong)}>
      <QuestionField
        question={question}
        answer={faults.start ?? (input.start ? { day: input.start } : undefined)}
        today={today}
        label={<span className="brand">{question.label}</span>}
      />
    </div>
  );
}

/** Whether what the figures suppose was changed, or is wrong. */
function isSupposed({ answers: { input, faults, unread } }: PlanDetails) {
  const changed = [...Object.keys(input.costs), ...input.spentAnyway, ...unread.spent, ...unread.costs];
  return changed.length > 0 || faults.costs !== undefined;
}

/** Says beside a question what was sent for it and does not count. */
function Unread({ answers, of }: Pick<PlanDetails, "answers"> & { of: keyof typeof unreadTexts }) {
  const typed = answers.unread[of];
  return typed.length > 0 && <p className="error">{unreadTexts[of](typed)}</p>;
}

/** What the figures suppose, to be changed: what an offer's costs are, and which of them the visitor has anyway. */
function PlanCosts(details: PlanDetails) {
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
      <summary className={styles.summary}>{formCopy.suppose}</summary>
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
            <legend>{planQuestions.spent(spending).label}</legend>{" "}
            {spending.map((offer) => (
              <Fragment key={offer.id}>
                <Tick
                  className={styles.tick}
                  name={planOptions.spent}
                  value={offer.id}
                  isTicked={input.spentAnyway.includes(offer.id)}
                >
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
