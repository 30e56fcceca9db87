import { Authorisation } from "@/components/offer/authorisation";
import { TextButton } from "@/components/ui/text-button";
import { type EligibilityWords, eligibility } from "@/lib/copy/eligibility";
import type { CalendarDate } from "@/lib/format/dates";
import type { Condition } from "@/lib/offers/conditions";
import type { Offer } from "@/lib/offers/offer";
import { EligibilityAnswer } from "./eligibility-answer";
import { ToolPage } from "./tool-page";
import styles from "./tools.module.css";

/**
 * «¿Cumplo los requisitos?»: the questions, and the outcome that the style sheet shows as they are answered. Nothing
 * is sent: `method="dialog"` does nothing outside a dialog, whatever key is pressed.
 */
export function EligibilityPage({ offer, today }: { offer: Offer; today: CalendarDate }) {
  const words = eligibility(offer.brand);
  const { conditions } = offer.eligibility;
  return (
    <ToolPage offer={offer} page="me-la-daran" title={words.title} lead={words.lead} today={today}>
      <form method="dialog" className={styles.parts} aria-label={words.questions}>
        <Authorisation offer={offer} />
        <div className={styles.part}>
          {conditions.map((condition, place) => (
            <Question key={condition.id} condition={condition} place={place} words={words} />
          ))}
        </div>
        <p className={styles.row}>
          <a href="#respuesta">{words.toAnswer}</a>
          <TextButton type="reset">{words.again}</TextButton>
        </p>
        <EligibilityAnswer offer={offer} words={words} today={today} />
      </form>
    </ToolPage>
  );
}

interface QuestionProps {
  condition: Condition;
  /** Its index, which links it to its condition in the answer. */
  place: number;
  words: EligibilityWords;
}

/** A question with its two answers and, after a «no», what that means. */
function Question({ condition: { id, question, failure, doubt }, place, words }: QuestionProps) {
  return (
    <fieldset id={id} className={styles.question} data-question={place} data-doubt={doubt ? "" : undefined}>
      <legend className={styles.legend}>{question}</legend>
      <div className={styles.row}>
        {(["yes", "no"] as const).map((value) => (
          <label key={value} className={styles.choice}>
            <input type="radio" name={id} value={value} required />
            {words[value]}
          </label>
        ))}
      </div>
      <p className={styles.failure}>
        <span className={styles.ifNo}>{words.answer.ifNo} </span>
        {failure}
      </p>
    </fieldset>
  );
}
