import { dayQuestion, readDeadlines } from "@/lib/tools/deadlines/questions";
import { deadlinesCopy, startText } from "@/lib/tools/deadlines/words";
import type { AnswerPage } from "@/components/site/answer-handler";
import type { ToolProps, ToolQuery } from "@/lib/tools/tool";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { Marked, OutwardLink } from "@/components/ui/text";
import { dayField, noLapse } from "@/lib/ground/deadline-words";
import { writeQuery } from "@/lib/ground/query";
import { seeOther } from "@/lib/http/answer-headers";
import { toolHead } from "@/lib/site/metadata";
import { deadlineNames, toolAnswerPath, toolPath } from "@/lib/config/paths";
import { citationsOf } from "@/lib/offers/citations";
import { daysBetween } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import type { ParsedDay } from "@/lib/ground/days";
import { DeadlineList, Fixed } from "./deadline-list";
import { QuestionField } from "@/components/tools/question-field";
import { toolId, ToolPage } from "@/components/tools/tool-page";
import styles from "./deadlines-page.module.css";

interface Props extends ToolProps {
  /** The submitted day, or its fault. */
  signUp?: ParsedDay;
}

/** The deadlines of an offer: after the form or, once a day is chosen, with their dates before it. */
export function DeadlinesPage({ offer, today, signUp }: Props) {
  const { items, days = [], note } = offer.deadlines;
  const day = signUp && "day" in signUp ? signUp.day : undefined;
  const unknown = items.length > 0 && (
    <Section id="nota" title={deadlinesCopy.unknown} titleClass="brand">
      <p className="hint">
        {note} <OutwardLink href={offer.sourceUrl}>{deadlinesCopy.official}</OutwardLink>
      </p>
    </Section>
  );
  const form = <SignUpForm offer={offer} today={today} signUp={signUp} />;
  return (
    <ToolPage
      offer={offer}
      page="deadlines"
      answered={day !== undefined || items.length === 0}
      buttonless={day !== undefined && day <= today}
      today={today}
    >
      {items.length > 0 && (
        <div className={classes("beside", styles.dates)}>
          {!day && form}
          <DeadlineList offer={offer} day={day} today={today} />
          {unknown}
          {day && form}
        </div>
      )}
      {items.length === 0 && <NoDeadline offer={offer} />}
      {items.length === 0 && days.length > 0 && (
        <ol className="stack">
          {days.map((fixed) => (
            <Fixed key={fixed.id} offer={offer} day={fixed} />
          ))}
        </ol>
      )}
    </ToolPage>
  );
}

/** The dates, counted from the day in the query. */
export function answerDeadlines({ offer, query, today }: ToolQuery): AnswerPage | Response {
  // Without deadlines there is no question to answer.
  if (offer.deadlines.items.length === 0) return seeOther(toolPath(offer, "deadlines"));
  const read = readDeadlines(query, offer, today);
  if ("address" in read) return seeOther(read.address);
  const { signUp } = read;
  return {
    head: { ...toolHead(offer, "deadlines"), path: toolAnswerPath(offer, "deadlines") },
    query: "day" in signUp ? writeQuery({ [deadlineNames.signUp]: signUp.day }) : undefined,
    content: <DeadlinesPage offer={offer} today={today} signUp={signUp} />,
  };
}

/** The answer where no deadline is known, with what is and where to look. */
function NoDeadline({ offer }: Pick<Props, "offer">) {
  const { deadlines, sourceUrl } = offer;
  return (
    <div className="ticket ticket-wide plain">
      <div className="ticket-face">
        <h2 className="figure headline-figure">{noLapse(offer)}</h2>
      </div>
      <div className="stub">
        <p>
          <Marked text={deadlines.note} links={citationsOf(offer)} />
        </p>
        <p>
          <OutwardLink href={sourceUrl}>{deadlinesCopy.official}</OutwardLink>
        </p>
      </div>
    </div>
  );
}

/**
 * Asks for the day from which the deadlines count: a quick pick, or any date. The answer is a page of its own; the
 * site's script shows that answer in the element that `data-in-place` names. The date of a quick pick is calculated
 * when it is pressed, by the script or else by the server, because this page may come from a cache.
 */
function SignUpForm({ offer, today, signUp }: Props) {
  const { question, picks, mayBeBlank } = dayQuestion(offer, today);
  const action = toolAnswerPath(offer, "deadlines");
  const day = signUp && "day" in signUp ? signUp.day : undefined;
  const chosen = day && daysBetween(day, today);
  return (
    <div className={classes("panel stack", styles.ask)} role="group" aria-labelledby="alta-rapida">
      <p id="alta-rapida" className="brand">
        {dayField(offer)}
      </p>
      <div className={classes("row fitted", styles.picks)}>
        {picks.map((ago) => (
          <form key={ago} action={action} data-in-place={toolId}>
            <input type="hidden" name={deadlineNames.ago} value={ago} data-day={deadlineNames.signUp} />
            <button
              type="submit"
              className="pill"
              aria-current={ago === (signUp ? chosen : 0) ? "true" : undefined}
            >
              {startText(offer, ago)}
            </button>
          </form>
        ))}
      </div>
      <form
        action={action}
        data-in-place={toolId}
        data-blank={mayBeBlank ? deadlineNames.signUp : undefined}
        noValidate
        className={styles.other}
      >
        <QuestionField
          question={question}
          answer={signUp}
          today={today}
          min={signUp && question.range.first}
          max={signUp && question.range.last}
          autoFocus={signUp && "fault" in signUp}
          button={
            <Button type="submit" kind={day ? "secondary" : undefined}>
              {deadlinesCopy.submit}
            </Button>
          }
        />
      </form>
    </div>
  );
}
