import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { dayField, faultText } from "@/lib/copy/deadlines";
import { plan as words, planAmounts, planFaults } from "@/lib/copy/plan";
import { pagePaths } from "@/lib/config/paths";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, decimal, euros, inSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { type PlanAnswers, USUAL_MONEY } from "@/lib/answers/plan";
import styles from "./plan.module.css";

interface Details {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Pick<Offer, "id" | "brand" | "deadlines">[];
  /** What was answered before. */
  answers: PlanAnswers;
  today: CalendarDate;
}

/**
 * The form of «Mi plan». Its answer is a page of its own; the site's script shows that answer in the element that
 * `data-in-place` names. Without `details`, the form has only the first question.
 */
export function PlanForm({ details }: { details?: Details }) {
  return (
    <form
      action={`${pagePaths.plan}#respuesta`}
      className={styles.form}
      aria-label={words.form.title}
      data-in-place={details && "mi-plan"}
    >
      <MoneyQuestion answers={details?.answers} />
      {details && (
        <>
          <CustomerQuestion {...details} />
          <StartQuestion answers={details.answers} />
          <Assumptions anyway={details.answers.input.anyway} />
        </>
      )}
      <Button type="submit">{words.form.submit}</Button>
    </form>
  );
}

/** The target of `#respuesta` if an answer is wrong: the first wrong question. */
const wrong = { id: "respuesta", tabIndex: -1 };

function MoneyQuestion({ answers }: { answers: PlanAnswers | undefined }) {
  const money = answers?.input.money ?? USUAL_MONEY;
  const fault = answers?.faults.dinero;
  const isOther = fault !== undefined || !planAmounts.some((amount) => amount === money);
  return (
    <fieldset className={classes("stack", styles.question)} {...(fault && wrong)}>
      <legend>{words.form.money}</legend>
      <div className="row">
        {planAmounts.map((amount) => (
          <Pill
            key={amount}
            type="radio"
            name="dinero"
            value={amount}
            defaultChecked={!isOther && amount === money}
            label={euros(amount)}
          />
        ))}
        <Pill type="radio" name="dinero" value="otro" defaultChecked={isOther} label={words.form.other} />
      </div>
      <div className={styles.other}>
        <Field
          name="otro"
          label={<span className="visually-hidden">{words.form.other}</span>}
          hint={words.form.otherHint}
          fault={fault && planFaults[fault.fault]}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={fault?.typed ?? (isOther ? decimal(money) : undefined)}
        />
      </div>
    </fieldset>
  );
}

/** Asks for the day of signing up of each promotion that the visitor has joined, to show its dates. */
function CustomerQuestion({ offers, answers: { input, faults }, today }: Details) {
  return (
    <fieldset className="stack" {...(!faults.dinero && faults.joined && wrong)}>
      <legend>{words.form.customer}</legend>
      <div className="row">
        {offers.map((offer) => {
          const { id, brand } = offer;
          const fault = faults.joined?.[id];
          return (
            <div key={id} className={styles.customer}>
              <Pill
                type="checkbox"
                name="cliente"
                value={id}
                defaultChecked={input.customerOf.includes(id)}
                label={brand}
              />
              {offer.deadlines.items.length > 0 && (
                <div className={styles.other}>
                  <Field
                    type="date"
                    name={id}
                    label={`${brand}: ${inSentence(dayField(offer))}, ${words.form.joined}`}
                    fault={fault && faultText(fault.fault, today)}
                    defaultValue={input.joined?.[id]}
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

function StartQuestion({ answers: { input, faults } }: { answers: PlanAnswers }) {
  return (
    <div className="stack" {...(faults.inicio && !faults.dinero && !faults.joined && wrong)}>
      <Field
        type="date"
        name="inicio"
        label={<span className="brand">{words.form.start}</span>}
        hint={words.form.startHint}
        fault={faults.inicio && planFaults[faults.inicio.fault]}
        defaultValue={input.start}
      />
    </div>
  );
}

/** Assumptions of the figures that no other question covers. */
function Assumptions({ anyway }: Pick<PlanAnswers["input"], "anyway">) {
  return (
    <details open={anyway}>
      <summary>{words.form.suppose}</summary>
      <label className={styles.assumption}>
        <input type="checkbox" name="gasto" value="igual" defaultChecked={anyway} /> {words.form.anyway}
      </label>
    </details>
  );
}
