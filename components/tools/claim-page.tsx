import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { type ClaimAnswers, claimFor, claimRange, expectedDay, grievances } from "@/lib/answers/complaints";
import { claimQuery } from "@/lib/config/paths";
import type { SignUp } from "@/lib/answers/deadlines";
import { claimCopy } from "@/lib/copy/claim";
import { signUpFaultText } from "@/lib/copy/deadlines";
import { type CalendarDate, isDay } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { pathOf } from "@/lib/site/tool-pages";
import { ClaimAnswer, ClaimHelpers } from "./claim-answer";
import { ToolPage } from "./tool-page";
import styles from "./claim-page.module.css";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** What the visitor answered, once something was. */
  answers?: ClaimAnswers;
}

/** «Reclamar»: by when to write to the provider, when it must have answered, where to go then, and the letter. */
export function ClaimPage({ offer, today, answers }: Props) {
  const claim = answers && claimFor(offer, answers, today);
  const form = <ClaimForm offer={offer} today={today} answers={answers} />;
  return (
    <ToolPage offer={offer} page="reclamar" answered={claim !== undefined} today={today}>
      <div id="reclamacion" className="beside">
        {!claim && form}
        {claim && <ClaimAnswer offer={offer} claim={claim} today={today} />}
        <ClaimHelpers offer={offer} grievance={claim?.grievance} />
        {claim && form}
      </div>
    </ToolPage>
  );
}

/** Two questions, and two days that only some cases need. A wrong answer keeps what was typed and says the cure. */
function ClaimForm({ offer, today, answers }: Props) {
  const { first, last } = claimRange(today);
  const { signUp, grievance, since, written } = answers ?? {};
  const hasExpected = expectedDay(offer, today) !== undefined;
  const isUnsaid = answers !== undefined && grievance === undefined;
  return (
    <form action={pathOf(offer, "reclamar")} data-in-place="reclamacion" className="panel stack">
      <h2 className="brand">{claimCopy.form}</h2>
      <Field
        type="date"
        name={claimQuery.signUp}
        label={claimCopy.day}
        hint={claimCopy.dayHint}
        required
        min={answers && first}
        max={answers && last}
        {...givenIn(signUp, today)}
      />
      <fieldset className="stack" aria-describedby={isUnsaid ? "hecho-error" : undefined}>
        <legend className={styles.legend}>{claimCopy.what}</legend>
        {isUnsaid && (
          <p id="hecho-error" className="error">
            {claimCopy.chooseWhat(answers?.unreadGrievance)}
          </p>
        )}
        <div className="row">
          {grievances.map((value) => (
            <Pill
              key={value}
              type="radio"
              name={claimQuery.grievance}
              value={value}
              label={claimCopy.grievances[value]}
              defaultChecked={value === grievance}
              required
            />
          ))}
        </div>
      </fieldset>
      <Field
        type="date"
        name={claimQuery.since}
        label={claimCopy.since}
        hint={claimCopy.sinceHint(hasExpected)}
        {...givenIn(since, today)}
      />
      <Field
        type="date"
        name={claimQuery.written}
        label={claimCopy.written}
        hint={claimCopy.writtenHint}
        {...givenIn(written, today)}
        button={<Button type="submit">{claimCopy.submit}</Button>}
      />
    </form>
  );
}

/** A field's value from an answer and, if it was wrong, its fault. */
function givenIn(answer: SignUp | undefined, today: CalendarDate) {
  if (!answer) return {};
  if ("day" in answer) return { defaultValue: answer.day };
  return {
    // What is no day, a date field cannot show: the error message quotes it.
    defaultValue: "typed" in answer && isDay(answer.typed) ? answer.typed : undefined,
    fault: signUpFaultText(answer, today),
  };
}
