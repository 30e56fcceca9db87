import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Pill } from "@/components/ui/pill";
import { Disclosure } from "@/components/ui/section";
import { claimRoute } from "@/lib/tools/claim/routes";
import {
  type ClaimAnswers,
  claimFor,
  claimRange,
  expectedDay,
  type Grievance,
  grievances,
  mayLeaveBlank,
} from "@/lib/tools/claim/claim";
import { claimQuery, toolPath } from "@/lib/config/paths";
import { claimCopy, grievanceNames, sinceWords, submitWords, writtenHint } from "@/lib/tools/claim/words";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { Offer } from "@/lib/offers/offer";
import { claimAnswerPath } from "@/lib/tools/claim/paths";
import { ClaimAnswer, ClaimHelpers, ClaimPreview, claimFormId } from "./claim-answer";
import { dateFieldState } from "@/components/tools/date-field-state";
import { toolId, ToolPage } from "@/components/tools/tool-page";
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
    <ToolPage offer={offer} page="claim" answered={claim !== undefined} buttonless today={today}>
      <div className="beside">
        {!claim && form}
        {!claim && <ClaimPreview offer={offer} />}
        {claim && <ClaimAnswer offer={offer} claim={claim} today={today} />}
        <ClaimHelpers offer={offer} grievance={claim?.grievance} />
        {claim && form}
      </div>
    </ToolPage>
  );
}

/**
 * What happened and the day of signing up; then, once what happened is chosen, since when; folded, the day of having
 * written. A wrong answer keeps what was typed and says the cure.
 */
function ClaimForm({ offer, today, answers }: Props) {
  const { first, last } = claimRange(today);
  const { signUp, grievance, since, written } = answers ?? {};
  const route = claimRoute(offer);
  const isDueKnown = expectedDay(offer, today) !== undefined;
  const isUnsaid = answers !== undefined && grievance === undefined;
  const isAnswered = answers !== undefined && claimFor(offer, answers, today) !== undefined;
  const asked = sinceWords(
    offer,
    mayLeaveBlank(offer, today) ? (isDueKnown ? "usual" : "unknown") : undefined,
  );
  /** One of three texts; the style sheet shows the one for what happened. */
  const perGrievance = (text: (words: (typeof asked)[Grievance]) => ReactNode) =>
    grievances.map((value) => (
      <span key={value} data-grievance={value}>
        {text(asked[value])}{" "}
      </span>
    ));
  const isSinceMissing = grievance && since && "fault" in since && since.fault === "missing";
  return (
    <form
      id={claimFormId}
      action={toolPath(offer, "claim")}
      data-in-place={toolId}
      // The server's error messages say more than the browser's.
      noValidate
      className={classes("panel stack", styles.form)}
    >
      <h2 className="visually-hidden">{claimCopy.form}</h2>
      <fieldset className="stack" aria-describedby={isUnsaid ? "hecho-error" : undefined}>
        <legend>{claimCopy.what}</legend>
        {isUnsaid && (
          <p id="hecho-error" className="error" tabIndex={-1}>
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
              label={grievanceNames(offer)[value]}
              defaultChecked={value === grievance}
            />
          ))}
        </div>
      </fieldset>
      <div className="stack">
        <Field
          type="date"
          name={claimQuery.signUp}
          label={<span className="brand">{claimCopy.day}</span>}
          hint={claimCopy.dayHint}
          min={answers && first}
          max={answers && last}
          {...dateFieldState(signUp, today)}
        />
      </div>
      <div className={styles.since}>
        <Field
          type="date"
          name={claimQuery.since}
          label={perGrievance(({ question }) => <b className="brand">{question}</b>)}
          hint={perGrievance(({ hint }) => hint)}
          {...dateFieldState(since, today)}
          {...(isSinceMissing && { fault: asked[grievance].missing })}
        />
      </div>
      <Disclosure summary={claimCopy.wroteAlready} isOpen={written !== undefined}>
        <Field
          type="date"
          name={claimQuery.written}
          label={claimCopy.written}
          hint={writtenHint(route)}
          {...dateFieldState(written, today)}
        />
      </Disclosure>
      <Button
        type="submit"
        kind={isAnswered ? "secondary" : undefined}
        // Where a form without any answer is answered too.
        formAction={claimAnswerPath(offer)}
      >
        {submitWords(route)}
      </Button>
    </form>
  );
}
