import { Fragment, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Pill } from "@/components/ui/pill";
import { Disclosure } from "@/components/ui/section";
import { claimPickPath } from "@/lib/tools/claim/addresses";
import { type Claim } from "@/lib/tools/claim/claim";
import { type ClaimInput, claimQuestions } from "@/lib/tools/claim/questions";
import { type Grievance, grievanceOf, grievances } from "@/lib/tools/claim/grievances";
import { claimNames, toolAnswerPath, toolPath } from "@/lib/config/paths";
import { claimLead } from "@/lib/tools/claim/lead";
import { claimCopy } from "@/lib/tools/claim/words";
import { OTHER_DAY, quickPicks } from "@/lib/tools/deadlines/questions";
import { pickText } from "@/lib/tools/deadlines/words";
import { daysBetween } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { DayQuestion } from "@/lib/ground/questions";
import type { ToolProps } from "@/lib/tools/tool";
import { QuestionChoice, QuestionField } from "@/components/tools/question-field";
import { toolId } from "@/components/tools/tool-page";
import styles from "./claim-form.module.css";

/** The form's anchor. */
export const claimFormId = "tus-datos";

export interface ClaimFormProps extends ToolProps {
  /** What the visitor answered, once something was. */
  answers?: ClaimInput;
  /** What happened, where a link has chosen it and the form is still to be filled in. */
  chosen?: Grievance;
  /** The claim that follows from it; undefined while an answer is missing or wrong. */
  claim?: Claim | undefined;
  /** Whether it stands in a box of something else. */
  isInside?: boolean;
}

/**
 * What happened and the day of signing up; then, once what happened is chosen, since when; folded, the days of
 * having written and of the answer. A wrong answer keeps what was typed and says the cure.
 */
export function ClaimForm({ offer, today, answers, chosen, claim, isInside }: ClaimFormProps) {
  const { signUp, grievance = chosen, since, written, answered } = answers ?? {};
  const signUpQuestion = claimQuestions.signUp(today, offer);
  const { range } = signUpQuestion;
  const asked = grievances.map((id) => [id, claimQuestions.since(offer, id, today, range)] as const);
  /** One of three texts; the style sheet shows the one for what happened. */
  const perGrievance = (text: (question: DayQuestion) => ReactNode) =>
    asked.map(([id, question]) => (
      <span key={id} data-grievance={id}>
        {text(question)}{" "}
      </span>
    ));
  return (
    <form
      id={claimFormId}
      action={toolPath(offer, "claim")}
      data-in-place={toolId}
      // The server's error messages say more than the browser's.
      noValidate
      className={classes("stack", !isInside && "panel", styles.form)}
    >
      {!isInside && <h2 className="visually-hidden">{claimCopy.form}</h2>}
      <QuestionChoice
        question={claimQuestions.grievance}
        labels={Object.fromEntries(grievances.map((id) => [id, grievanceOf(id).name(offer)]))}
        chosen={grievance}
        fault={answers && !grievance ? claimCopy.chooseWhat(answers.unreadGrievance) : undefined}
      />
      <SignUpQuestion offer={offer} question={signUpQuestion} signUp={signUp} today={today} />
      <div className={styles.since}>
        <QuestionField
          question={claimQuestions.since(offer, grievance ?? "no-llega", today, range)}
          answer={since}
          today={today}
          label={perGrievance(({ label }) => <b className="brand">{label}</b>)}
          hint={perGrievance(({ hint }) => hint)}
        />
      </div>
      <Disclosure summary={claimCopy.wroteAlready} isOpen={written !== undefined}>
        <QuestionField question={claimQuestions.written(offer, range)} answer={written} today={today} />
        <QuestionField question={claimQuestions.answered(range)} answer={answered} today={today} />
      </Disclosure>
      <Button
        type="submit"
        kind={claim ? "secondary" : undefined}
        // Always an answer: a form without any gets its error messages there.
        formAction={toolAnswerPath(offer, "claim")}
      >
        {claimCopy.submit}
      </Button>
    </form>
  );
}

/**
 * The start for a gift that has not come: the days of signing up are links to their answers, so that one press shows what to
 * do, without script too. Not today: no gift comes at once. Every other day and case is asked for in the form, folded below.
 */
export function ClaimStart(props: ClaimFormProps) {
  const { offer, today } = props;
  const question = claimQuestions.signUp(today, offer);
  const picks = quickPicks(offer, question.range, today).filter((days) => days > 0);
  return (
    <div className="panel stack" role="group" aria-labelledby="alta-rapida">
      <h2 className="visually-hidden">{claimCopy.form}</h2>
      <p id="alta-rapida" className="brand">
        {claimCopy.start(offer)}
      </p>
      <p className="row fitted">
        {picks.map((days) => (
          <Fragment key={days}>
            <a className="pill" href={claimPickPath(offer, days)} rel="nofollow">
              {pickText(days)}
            </a>{" "}
          </Fragment>
        ))}
        <a className="pill" href={`#${claimFormId}`}>
          {claimCopy.otherDay}
        </a>
      </p>
      <p className="hint">{claimLead(offer)}</p>
      <Disclosure summary={claimCopy.otherCase}>
        <ClaimForm {...props} isInside />
      </Disclosure>
    </div>
  );
}

interface SignUpProps extends ToolProps {
  question: DayQuestion;
  /** The submitted day, or its fault; undefined before the form was sent. */
  signUp: ClaimInput["signUp"] | undefined;
}

/** The day of signing up: one of the quick picks of «Plazos», if any was possible, or any other, which has a field. */
function SignUpQuestion({ offer, question, signUp, today }: SignUpProps) {
  const { label, range } = question;
  const picks = quickPicks(offer, range, today);
  if (picks.length === 0)
    return (
      <QuestionField
        question={question}
        answer={signUp}
        today={today}
        label={<span className="brand">{label}</span>}
        min={signUp && range.first}
        max={signUp && range.last}
      />
    );
  const ago = signUp && "day" in signUp ? daysBetween(signUp.day, today) : undefined;
  return (
    <fieldset className={classes("stack fitted", styles.signUp)}>
      <legend>{label}</legend>
      <div className={classes("row", styles.picks)}>
        {picks.map((days) => (
          <Pill
            key={days}
            type="radio"
            name={claimNames.ago}
            value={days}
            label={pickText(days)}
            defaultChecked={days === ago}
          />
        ))}
        <Pill
          type="radio"
          name={claimNames.ago}
          value={OTHER_DAY}
          label={claimCopy.otherDay}
          // The field keeps a day that was typed, and says which is missing.
          defaultChecked={signUp && !picks.some((days) => days === ago)}
        />
      </div>
      <div className={classes("stack", styles.date)}>
        <QuestionField
          question={question}
          answer={signUp}
          today={today}
          label={<span className="visually-hidden">{label}</span>}
          min={signUp && range.first}
          max={signUp && range.last}
        />
      </div>
    </fieldset>
  );
}
