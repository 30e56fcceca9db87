import { Button } from "@/components/ui/button";
import { dayField, deadlines as words, faultText, rangeHint } from "@/lib/copy/deadlines";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { pathOf } from "@/lib/site/offer-pages";
import type { SignUp, SignUpRange } from "@/lib/offers/dated-deadlines";
import type { Offer } from "@/lib/offers/offer";
import styles from "./sign-up-form.module.css";

/** What came back from the form, on the day on which it is answered. */
export interface Answer {
  signUp: SignUp;
  range: SignUpRange;
  today: CalendarDate;
}

interface Props {
  offer: Pick<Offer, "deadlines" | "detailPath" | "validFrom" | "validUntil">;
  answer?: Answer | undefined;
}

/**
 * Asks for the day from which the deadlines count. A plain form: the answer is a page of its own, which the site's script, where it
 * runs, puts in the place named by `data-in-place`.
 */
export function SignUpForm({ offer, answer }: Props) {
  const { signUp, range } = answer ?? {};
  const fault = answer && "fault" in answer.signUp ? faultText(answer.signUp, answer.today) : undefined;
  return (
    <form action={`${pathOf(offer, "plazos")}/fechas`} data-in-place="fechas" className={styles.form}>
      <label htmlFor="alta" className={styles.label}>
        {dayField(offer)}
      </label>
      <p id="alta-ayuda" className={styles.hint}>
        {rangeHint(offer)}
      </p>
      {/* Always there: an answer that comes in place has the styles of the page that asked. */}
      <p id="alta-error" className={styles.fault} hidden={!fault}>
        {fault}
      </p>
      <div className={styles.row}>
        <input
          type="date"
          id="alta"
          name="alta"
          required
          min={range?.first}
          max={range?.last}
          defaultValue={signUp && "day" in signUp ? signUp.day : undefined}
          aria-describedby={classes(fault && "alta-error", "alta-ayuda")}
          aria-invalid={fault ? true : undefined}
          className={styles.input}
        />
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  );
}
