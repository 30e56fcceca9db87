import { dayAnswerFaultText, amountFaults } from "@/lib/ground/question-words";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { dayField } from "@/lib/ground/deadline-words";
import { planCopy } from "@/lib/tools/plan/words";
import { startFaultText } from "@/lib/tools/plan/fault-words";
import { pagePaths, planAmounts, planNames, planOptions } from "@/lib/config/paths";
import { isDay } from "@/lib/format/dates";
import { classes, decimal, euros, inSentence } from "@/lib/format/format";
import { isSupposed, PlanCosts, Unread } from "./plan-costs";
import { type PlanDetails, wrong } from "./plan-details";
import styles from "./plan.module.css";

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
      aria-label={planCopy.form.title}
      data-in-place="mi-plan"
    >
      <MoneyQuestion {...details} />
      <Refinements {...details} />
      <Button type="submit" kind={isAnswered ? "secondary" : undefined}>
        {planCopy.form.submit}
      </Button>
      <p className={classes("fine", styles.kept)}>{planCopy.form.kept}</p>
    </form>
  );
}

function MoneyQuestion({ answers: { input, faults, otherMoney } }: PlanDetails) {
  const money = input.money;
  const fault = faults.money;
  const isOther = fault !== undefined || !planAmounts.some((amount) => amount === money);
  return (
    <fieldset className={classes("stack", styles.question)} {...(fault && wrong)}>
      <legend>{planCopy.form.money}</legend>
      <div className="row">
        {planAmounts.map((amount) => (
          <Pill
            key={amount}
            type="radio"
            name={planNames.money}
            value={amount}
            defaultChecked={!isOther && amount === money}
            label={euros(amount)}
          />
        ))}
        <Pill
          type="radio"
          name={planNames.money}
          value={planNames.otherMoney}
          defaultChecked={isOther}
          label={<OtherMoney />}
        />
      </div>
      <div className={styles.other}>
        <Field
          name={planNames.otherMoney}
          label={<span className="visually-hidden">{planCopy.form.other}</span>}
          hint={planCopy.form.otherHint}
          fault={fault && amountFaults[fault.fault]}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={fault?.typed ?? (isOther ? decimal(money) : otherMoney)}
        />
      </div>
    </fieldset>
  );
}

/** «Otra», where the amounts stand in one line of a phone. */
function OtherMoney() {
  const [short, ...more] = planCopy.form.other.split(" ");
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
  const isAnswered =
    input.noRisk ||
    input.start !== undefined ||
    input.customerOf.length > 0 ||
    Object.keys(input.joined).length > 0;
  const isWrong =
    (faults.start ?? faults.joined) !== undefined ||
    [...unread.customers, ...unread.days, ...unread.invest].length > 0;
  return (
    <details open={isAnswered || isWrong || isSupposed(details)} className={styles.refine}>
      {/* A link to the summary, unlike one to the details, moves the focus. */}
      <summary id={planUnreadId} className={styles.summary}>{planCopy.form.refine}</summary>
      <div className={classes("stack", styles.suppositions)}>
        <CustomerQuestion {...details} />
        <StartQuestion {...details} />
        <label className={styles.tick}>
          <input type="checkbox" name={planOptions.invest} value="no" defaultChecked={input.noRisk} />{" "}
          {planCopy.form.noRisk}
        </label>{" "}
        <Unread of="invest" {...details} />
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
    <fieldset className="stack" {...(!faults.money && faults.joined && wrong)}>
      <legend>{planCopy.form.customer}</legend>
      <Unread of="customers" {...details} />
      <Unread of="days" {...details} />
      <div className="row">
        {offers.map((offer) => {
          const { id, brand } = offer;
          const fault = faults.joined?.[id];
          return (
            <div key={id} className={styles.customer}>
              <Pill
                type="checkbox"
                name={planNames.customer}
                value={id}
                defaultChecked={input.customerOf.includes(id)}
                label={brand}
              />
              {offer.deadlines.items.length > 0 && (
                <div className={styles.other}>
                  <Field
                    type="date"
                    name={id}
                    label={`${brand}: ${inSentence(dayField(offer))}, ${planCopy.form.joined}`}
                    fault={fault && dayAnswerFaultText(fault.fault, today)}
                    defaultValue={dayOf(fault?.typed) ?? input.joined[id]}
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
  return (
    <div className="stack" {...(faults.start && !faults.money && !faults.joined && wrong)}>
      <Field
        type="date"
        name={planNames.start}
        label={<span className="brand">{planCopy.form.start}</span>}
        hint={planCopy.form.startHint}
        fault={faults.start && startFaultText(faults.start, today)}
        defaultValue={dayOf(faults.start?.typed) ?? input.start}
      />
    </div>
  );
}

/** A day that a date field can show again; what else was typed stands in the error message. */
const dayOf = (typed: string | undefined) => (typed && isDay(typed) ? typed : undefined);
