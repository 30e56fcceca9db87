import { Button } from "@/components/ui/button";
import { Pill } from "@/components/ui/pill";
import { dayField, faultText } from "@/lib/copy/deadlines";
import { plan as words, planAmounts, planFaults } from "@/lib/copy/plan";
import { pagePaths } from "@/lib/config/paths";
import type { CalendarDate } from "@/lib/format/dates";
import { classes, decimal, euros, inSentence } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { type PlanAnswers, USUAL_MONEY } from "@/lib/offers/plan-answers";
import styles from "./plan.module.css";

interface Details {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Pick<Offer, "id" | "brand" | "deadlines">[];
  /** What was answered before. */
  answers: PlanAnswers;
  today: CalendarDate;
}

/**
 * The questions of «Mi plan». A plain form: its answer is the page at the address that it makes, which the site's script,
 * where it runs, puts in the place named by `data-in-place`. Without details it asks only the first question, and the
 * page with the answer asks the others.
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

/** Where the address of an answer leads while a question is answered wrongly: to the first such question. */
const wrong = { id: "respuesta", tabIndex: -1 };

function MoneyQuestion({ answers }: { answers: PlanAnswers | undefined }) {
  const money = answers?.input.money ?? USUAL_MONEY;
  const fault = answers?.faults.dinero;
  const isOther = fault !== undefined || !planAmounts.some((amount) => amount === money);
  return (
    <fieldset className={styles.question} {...(fault && wrong)}>
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
      <label className={styles.other}>
        <span className="visually-hidden">{words.form.other}. </span>
        <span className="hint">{words.form.otherHint}</span>
        <input
          name="otro"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={fault?.typed ?? (isOther ? decimal(money) : undefined)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && "otro-error"}
        />
      </label>
      <Fault id="otro-error" text={fault && planFaults[fault.fault]} />
    </fieldset>
  );
}

/** Asks for the day of signing up of each promotion that the visitor has joined, to show its dates. */
function CustomerQuestion({ offers, answers: { input, faults }, today }: Details) {
  return (
    <fieldset className={styles.question} {...(!faults.dinero && faults.joined && wrong)}>
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
                <label className={styles.other}>
                  <span className="hint">
                    {brand}: {inSentence(dayField(offer))}, {words.form.joined}
                  </span>
                  <input
                    type="date"
                    name={id}
                    defaultValue={input.joined?.[id]}
                    aria-invalid={fault ? true : undefined}
                    aria-describedby={fault && `${id}-error`}
                  />
                  <Fault id={`${id}-error`} text={fault && faultText(fault.fault, today)} />
                </label>
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
    <div className={styles.question} {...(faults.inicio && !faults.dinero && !faults.joined && wrong)}>
      <label htmlFor="inicio" className="brand">
        {words.form.start}
      </label>
      <p id="inicio-ayuda" className="hint">
        {words.form.startHint}
      </p>
      <input
        type="date"
        id="inicio"
        name="inicio"
        defaultValue={input.start}
        aria-describedby={classes(faults.inicio && "inicio-error", "inicio-ayuda")}
        aria-invalid={faults.inicio ? true : undefined}
      />
      <Fault id="inicio-error" text={faults.inicio && planFaults[faults.inicio.fault]} />
    </div>
  );
}

/** What is wrong with an answer. */
function Fault({ id, text }: { id: string; text: string | undefined }) {
  return (
    text && (
      <span id={id} className="notice">
        {text}
      </span>
    )
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
