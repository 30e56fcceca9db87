import type { EligibilityWords } from "@/lib/copy/eligibility";
import type { Condition } from "@/lib/offers/conditions";
import styles from "./question.module.css";

interface Props {
  condition: Condition;
  words: EligibilityWords;
}

/** A question with its two answers and, after a «no», what that means. */
export function Question({ condition: { id, question, failure }, words }: Props) {
  return (
    <fieldset id={id} className={styles.question} data-question="">
      <legend className={styles.legend}>{question}</legend>
      <div className={styles.choices}>
        {(["yes", "no"] as const).map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={id} value={value} required />
            {words[value]}
          </label>
        ))}
      </div>
      <p className={styles.failure}>
        <span className={styles.condition}>{words.answer.ifNo} </span>
        {failure}
      </p>
    </fieldset>
  );
}
