import type { ComponentPropsWithoutRef } from "react";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { plan as words, planAmounts, planFaultText } from "@/lib/copy/plan";
import { pagePaths } from "@/lib/config/paths";
import { LARGEST } from "@/lib/format/amount";
import { classes, decimal, euros } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { type PlanAnswers, USUAL_MONEY } from "@/lib/offers/plan";
import styles from "./plan.module.css";

type Props =
  | {
      /** Only the first question: the others are asked beside the answer. */
      brief: true;
    }
  | {
      brief?: false;
      /** The offers whose provider one may already be a customer of. */
      offers: readonly Pick<Offer, "id" | "brand">[];
      /** What was answered before. */
      answers: PlanAnswers;
    };

/** The questions of «Mi plan». A plain form: its answer is the page at the address that it makes. */
export function PlanForm(props: Props) {
  return (
    <form
      action={`${pagePaths.plan}#respuesta`}
      className={classes(styles.form, props.brief && styles.brief)}
      aria-label={words.form.title}
    >
      <MoneyQuestion answers={props.brief ? undefined : props.answers} />
      {!props.brief && (
        <>
          <CustomerQuestion offers={props.offers} customerOf={props.answers.input.customerOf} />
          <StartQuestion answers={props.answers} />
        </>
      )}
      <Button type="submit">{words.form.submit}</Button>
    </form>
  );
}

function MoneyQuestion({ answers }: { answers: PlanAnswers | undefined }) {
  const money = answers?.input.money ?? USUAL_MONEY;
  const fault = answers?.faults.dinero;
  const isOther = fault !== undefined || !planAmounts.some((amount) => amount === money);
  return (
    <fieldset className={styles.question}>
      <legend>{words.form.money}</legend>
      <div className={styles.choices}>
        {planAmounts.map((amount) => (
          <Choice
            key={amount}
            type="radio"
            name="dinero"
            value={amount}
            defaultChecked={!isOther && amount === money}
            label={euros(amount)}
          />
        ))}
        <Choice type="radio" name="dinero" value="otro" defaultChecked={isOther} label={words.form.other} />
      </div>
      <label className={styles.other}>
        <span className="visually-hidden">{words.form.other}. </span>
        <span className={styles.hint}>{words.form.otherHint}</span>
        <input
          name="otro"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={fault?.typed ?? (isOther ? decimal(money) : undefined)}
          aria-invalid={fault ? true : undefined}
          className={styles.field}
        />
      </label>
      {fault && <Callout>{planFaultText(fault.fault, LARGEST)}</Callout>}
    </fieldset>
  );
}

interface CustomerProps {
  offers: readonly Pick<Offer, "id" | "brand">[];
  customerOf: readonly string[];
}

function CustomerQuestion({ offers, customerOf }: CustomerProps) {
  return (
    <fieldset className={styles.question}>
      <legend>{words.form.customer}</legend>
      <div className={styles.choices}>
        {offers.map(({ id, brand }) => (
          <Choice
            key={id}
            type="checkbox"
            name="cliente"
            value={id}
            defaultChecked={customerOf.includes(id)}
            label={brand}
          />
        ))}
      </div>
    </fieldset>
  );
}

function StartQuestion({ answers: { input, faults } }: { answers: PlanAnswers }) {
  return (
    <div className={styles.question}>
      <label htmlFor="inicio" className={styles.label}>
        {words.form.start}
      </label>
      <p id="inicio-ayuda" className={styles.hint}>
        {words.form.startHint}
      </p>
      {faults.inicio && <Callout>{planFaultText(faults.inicio.fault, LARGEST)}</Callout>}
      <input
        type="date"
        id="inicio"
        name="inicio"
        defaultValue={input.start ?? faults.inicio?.typed}
        aria-describedby="inicio-ayuda"
        aria-invalid={faults.inicio ? true : undefined}
        className={styles.field}
      />
    </div>
  );
}

/** One of several answers, as a pill around its box, which is not seen. */
function Choice({ label, ...input }: ComponentPropsWithoutRef<"input"> & { label: string }) {
  return (
    <label className={styles.choice}>
      <input {...input} className="visually-hidden" />
      {label}
    </label>
  );
}
