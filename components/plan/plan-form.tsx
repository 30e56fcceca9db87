import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { plan as words, planAmounts, planFaultText } from "@/lib/copy/plan";
import { pagePaths } from "@/lib/config/paths";
import { LARGEST } from "@/lib/format/amount";
import { decimal, euros } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { type PlanAnswers, USUAL_MONEY } from "@/lib/offers/plan";
import styles from "./plan.module.css";

interface Props {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Pick<Offer, "id" | "brand">[];
  /** What was answered before. */
  answers?: PlanAnswers | undefined;
}

/** The three questions. A plain form: its answer is the page at the address that it makes. */
export function PlanForm({ offers, answers }: Props) {
  const { money, customerOf = [], start } = answers?.input ?? { money: USUAL_MONEY };
  const { dinero, inicio } = answers?.faults ?? {};
  const isOther = dinero !== undefined || !planAmounts.some((amount) => amount === money);
  return (
    <form action={`${pagePaths.plan}#respuesta`} className={styles.form} aria-label={words.form.title}>
      <fieldset className={styles.question}>
        <legend>{words.form.money}</legend>
        <div className={styles.choices}>
          {planAmounts.map((amount) => (
            <label key={amount} className={styles.choice}>
              <input
                type="radio"
                name="dinero"
                value={amount}
                defaultChecked={!isOther && amount === money}
                className="visually-hidden"
              />
              {euros(amount)}
            </label>
          ))}
          <label className={styles.choice}>
            <input
              type="radio"
              name="dinero"
              value="otro"
              defaultChecked={isOther}
              className="visually-hidden"
            />
            {words.form.other}
          </label>
        </div>
        <label className={styles.other}>
          <span className="visually-hidden">{words.form.other}. </span>
          <span className={styles.hint}>{words.form.otherHint}</span>
          <input
            name="otro"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={dinero?.typed ?? (isOther ? decimal(money) : undefined)}
            aria-invalid={dinero ? true : undefined}
            className={styles.field}
          />
        </label>
        {dinero && <Callout>{planFaultText(dinero.fault, LARGEST)}</Callout>}
      </fieldset>
      <fieldset className={styles.question}>
        <legend>{words.form.customer}</legend>
        <div className={styles.choices}>
          {offers.map(({ id, brand }) => (
            <label key={id} className={styles.choice}>
              <input
                type="checkbox"
                name="cliente"
                value={id}
                defaultChecked={customerOf.includes(id)}
                className="visually-hidden"
              />
              {brand}
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.question}>
        <label htmlFor="inicio" className={styles.label}>
          {words.form.start}
        </label>
        <p id="inicio-ayuda" className={styles.hint}>
          {words.form.startHint}
        </p>
        {inicio && <Callout>{planFaultText(inicio.fault, LARGEST)}</Callout>}
        <input
          type="date"
          id="inicio"
          name="inicio"
          defaultValue={start ?? inicio?.typed}
          aria-describedby="inicio-ayuda"
          aria-invalid={inicio ? true : undefined}
          className={styles.field}
        />
      </div>
      <Button type="submit">{words.form.submit}</Button>
    </form>
  );
}
