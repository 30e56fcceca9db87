import { Button } from "@/components/ui/button";
import { dayField, deadlines as words, faultText, otherDay, pickText, rangeHint } from "@/lib/copy/deadlines";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { quickPicks, type SignUp, signUpRange } from "@/lib/offers/dated-deadlines";
import { pathOf } from "@/lib/site/offer-pages";
import type { Offer } from "@/lib/offers/offer";
import styles from "./tools.module.css";

interface Props {
  offer: Pick<Offer, "deadlines" | "detailPath" | "validFrom" | "validUntil">;
  today: CalendarDate;
  /** What came back from the form. */
  signUp: SignUp | undefined;
}

/**
 * Asks for the day from which the deadlines count: a quick pick, or any date. Plain forms: the answer is a page of its own,
 * which the site's script, where it runs, shows in the place named by `data-in-place`. The server works out the date of a
 * quick pick, because the page itself may be cached.
 */
export function SignUpForm({ offer, today, signUp }: Props) {
  const { first, last } = signUpRange(offer, today);
  const fault = signUp && "fault" in signUp ? faultText(signUp, today) : undefined;
  const action = `${pathOf(offer, "plazos")}/fechas`;
  return (
    <div className={styles.form}>
      <div role="group" aria-labelledby="alta-rapida" className={styles.picks}>
        <p id="alta-rapida" className={styles.label}>
          {dayField(offer)}
        </p>
        {quickPicks({ first, last }, today).map((ago) => (
          <form key={ago} action={action} data-in-place="fechas">
            <input type="hidden" name="hace" value={ago} />
            <Button type="submit" kind="secondary">
              {pickText(ago)}
            </Button>
          </form>
        ))}
      </div>
      <form action={action} data-in-place="fechas" className={styles.ask}>
        <label htmlFor="alta">{otherDay(offer)}</label>
        {/* Always in the page, so that an answer shown in place has its styles. */}
        <p id="alta-error" className={styles.fault} hidden={!fault}>
          {fault}
        </p>
        <div className={styles.row}>
          <input
            type="date"
            id="alta"
            name="alta"
            required
            min={signUp && first}
            max={signUp && last}
            defaultValue={signUp && "day" in signUp ? signUp.day : undefined}
            aria-describedby={classes(fault && "alta-error", "alta-ayuda")}
            aria-invalid={fault ? true : undefined}
            className={styles.field}
          />
          <Button type="submit">{words.submit}</Button>
        </div>
        <p id="alta-ayuda" className={styles.hint}>
          {rangeHint(offer)}
        </p>
      </form>
    </div>
  );
}
