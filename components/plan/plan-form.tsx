import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { dayField, signUpFaultText } from "@/lib/copy/deadlines";
import { amountFaults } from "@/lib/copy/net-value";
import { planCopy, startFaultText } from "@/lib/copy/plan";
import { pagePaths, planAmounts, planNames, planOptions } from "@/lib/config/paths";
import { type CalendarDate, isDay } from "@/lib/format/dates";
import { classes, decimal, euros, inSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { askedOf, asksForSpending, costField, type PlanAnswers } from "@/lib/answers/plan-input";
import styles from "./plan.module.css";

/** The form's anchor. */
export const planFormId = "tus-respuestas";

interface Details {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Offer[];
  /** What was answered before. */
  answers: PlanAnswers;
  today: CalendarDate;
}

/**
 * The form of «Mi plan». Its answer is a page of its own; the site's script shows that answer in the element that
 * `data-in-place` names.
 */
export function PlanForm({ details }: { details: Details }) {
  return (
    <form
      id={planFormId}
      action={`${pagePaths.plan}#respuesta`}
      className={styles.form}
      aria-label={planCopy.form.title}
      data-in-place="mi-plan"
    >
      <MoneyQuestion {...details} />
      <Refinements {...details} />
      <Button type="submit">{planCopy.form.submit}</Button>
      <p className={classes("fine", styles.kept)}>{planCopy.form.kept}</p>
    </form>
  );
}

/** The target of `#respuesta` if an answer is wrong: the first wrong question. */
const wrong = { id: "respuesta", tabIndex: -1 };

function MoneyQuestion({ answers: { input, faults } }: Details) {
  const money = input.money;
  const fault = faults.dinero;
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
          defaultValue={fault?.typed ?? (isOther ? decimal(money) : undefined)}
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
function Refinements(details: Details) {
  const { input, faults, unread } = details.answers;
  const isAnswered =
    input.noRisk ||
    input.start !== undefined ||
    input.customerOf.length > 0 ||
    Object.keys(input.joined).length > 0;
  const isWrong = (faults.inicio ?? faults.joined ?? unread.invest) !== undefined;
  return (
    <details open={isAnswered || isWrong || isSupposed(details)} className={styles.refine}>
      <summary className={styles.summary}>{planCopy.form.refine}</summary>
      <div className={classes("stack", styles.suppositions)}>
        <CustomerQuestion {...details} />
        <StartQuestion {...details} />
        <label className={styles.tick}>
          <input type="checkbox" name={planOptions.invest} value="no" defaultChecked={input.noRisk} />{" "}
          {planCopy.form.noRisk}
        </label>{" "}
        {unread.invest && <p className="error">{planCopy.form.unreadRisk(unread.invest)}</p>}
        <Assumptions {...details} />
      </div>
    </details>
  );
}

/** Asks for the day of signing up of each promotion that the visitor has joined, to show its dates. */
function CustomerQuestion({ offers, answers: { input, faults }, today }: Details) {
  return (
    <fieldset className="stack" {...(!faults.dinero && faults.joined && wrong)}>
      <legend>{planCopy.form.customer}</legend>
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
                    fault={fault && signUpFaultText(fault.fault, today)}
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

function StartQuestion({ answers: { input, faults }, today }: Details) {
  return (
    <div className="stack" {...(faults.inicio && !faults.dinero && !faults.joined && wrong)}>
      <Field
        type="date"
        name={planNames.start}
        label={<span className="brand">{planCopy.form.start}</span>}
        hint={planCopy.form.startHint}
        fault={faults.inicio && startFaultText(faults.inicio, today)}
        defaultValue={dayOf(faults.inicio?.typed) ?? input.start}
      />
    </div>
  );
}

/** A day that a date field can show again; what else was typed stands in the error message. */
const dayOf = (typed: string | undefined) => (typed && isDay(typed) ? typed : undefined);

/** Whether what the figures suppose was changed, or is wrong. */
function isSupposed({ answers: { input, faults, unread } }: Details) {
  return (
    Object.keys(input.costs).length > 0 ||
    input.spentAnyway.length > 0 ||
    unread.spent.length > 0 ||
    faults.costs !== undefined
  );
}

/** What the figures suppose, to be changed: what an offer's costs are, and which of them the visitor has anyway. */
function Assumptions(details: Details) {
  const {
    offers,
    answers: { input, faults, unread },
  } = details;
  const counted = offers.filter(({ id }) => !input.customerOf.includes(id));
  const asked = counted.filter((offer) => askedOf(offer));
  const spending = counted.filter(asksForSpending);
  const isWrong = faults.costs && !faults.dinero && !faults.joined && !faults.inicio;
  if (asked.length === 0 && spending.length === 0) return null;
  return (
    <details open={isSupposed(details)} {...(isWrong && wrong)}>
      <summary className={styles.summary}>{planCopy.form.suppose}</summary>
      <div className={classes("stack", styles.suppositions)}>
        {asked.map((offer) => {
          const { question, euros: each, note } = askedOf(offer) ?? { question: "", euros: 0 };
          const fault = faults.costs?.[offer.id];
          return (
            <div key={offer.id} className="stack">
              <Field
                name={costField(offer.id)}
                label={question}
                hint={`${planCopy.form.supposed(each)}${note ? `, ${note}` : ""}.`}
                fault={fault && amountFaults[fault.fault]}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={fault?.typed ?? decimal(input.costs[offer.id] ?? each)}
              />
            </div>
          );
        })}
        {spending.length > 0 && (
          <fieldset className="stack">
            <legend>{planCopy.form.spent}</legend>{" "}
            {unread.spent.length > 0 && <p className="error">{planCopy.form.unreadSpent(unread.spent)}</p>}
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
