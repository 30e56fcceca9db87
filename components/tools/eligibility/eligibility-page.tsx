import { invitationOf, joiningVerb, lacksInvitation, needsInvitation } from "@/lib/ground/invitation";
import { toolPath } from "@/lib/config/paths";
import type { ReactNode } from "react";
import { Alternatives } from "@/components/offer/alternatives";
import { Authorisation } from "@/components/offer/authorisation";
import { InvitationCode } from "@/components/offer/invitation-code";
import { Advertising, ReferralLink } from "@/components/offer/referral";
import { NotOpen, WhileOpen } from "@/components/offer/while-open";
import { ButtonLink } from "@/components/ui/button";
import { Pill } from "@/components/ui/pill";
import { Section } from "@/components/ui/section";
import { Bullets, Marked, OutwardLink } from "@/components/ui/text";
import { eligibilityCopy, type VerdictParts } from "@/lib/tools/eligibility/words";
import { classes } from "@/lib/format/format";
import { requestCopy } from "@/lib/ground/offer-words";
import { catalogue } from "@/lib/catalogue";
import { asksForAuthorisation, type Condition, conditionIds, isDoubtful } from "@/lib/offers/conditions";
import { citationsOf } from "@/lib/offers/citations";
import type { Offer } from "@/lib/offers/offer";
import type { ToolProps } from "@/lib/tools/tool";
import { isUnavailable, phaseOf } from "@/lib/offers/status";
import { EligibilityOver } from "./eligibility-over";
import { SpokenVerdict } from "./eligibility-spoken";
import { FailedOnly } from "./failed-only";
import { ToolPage } from "@/components/tools/tool-page";
import styles from "./eligibility-page.module.css";

/**
 * «¿Cumplo los requisitos?»: the questions, and the outcome that the style sheet shows as they are answered. Nothing
 * is sent: `method="dialog"` does nothing outside a dialog, whatever key is pressed.
 */
export function EligibilityPage({ offer, today }: ToolProps) {
  const { conditions } = offer.eligibility;
  if (isUnavailable(offer, today)) return <EligibilityOver offer={offer} today={today} />;
  return (
    // Who has a customer's link is to sign up there: a button without a code would only mislead.
    <ToolPage offer={offer} page="eligibility" buttonless={lacksInvitation(offer)} today={today}>
      <form method="dialog" autoComplete="off" className={styles.form}>
        <FailedOnly conditions={conditions} />
        {offer.protection.authorisation && (
          <p className="notice linked">
            <Authorisation offer={offer} />
          </p>
        )}
        <div>
          {conditions.map((condition) => (
            <Question key={condition.id} condition={condition} />
          ))}
        </div>
        <p className={classes("not-printed narrow-only", styles.toAnswer)}>
          <ButtonLink href="#respuesta-titulo">{eligibilityCopy.toAnswer}</ButtonLink>
        </p>
        <EligibilityAnswer offer={offer} today={today} />
        <p className={classes("not-printed", styles.again)}>
          {/* A link and not a reset: the page is read from its top, where the first question stands again. */}
          <a href={toolPath(offer, "eligibility")}>{eligibilityCopy.again}</a>
        </p>
      </form>
    </ToolPage>
  );
}

/**
 * A question with its two answers and, after a «no», what that means. The values say what an answer does, and nobody
 * else reads them: «no» loses the benefit, whatever its word is, «part» a part of it.
 */
function Question({ condition }: { condition: Condition }) {
  const { id, question, failure, lostByYes, optional } = condition;
  const values = { [lostByYes ? "no" : "yes"]: "yes", [lostByYes ? "yes" : "no"]: optional ? "part" : "no" };
  const { answer } = eligibilityCopy;
  return (
    <fieldset
      id={id}
      // The verdict's links lead here, and the question is read out.
      tabIndex={-1}
      className={classes("raised", styles.question)}
      data-question=""
      data-doubt={isDoubtful(condition) ? "" : undefined}
      data-stop={asksForAuthorisation(condition) ? "" : undefined}
    >
      <legend>{question}</legend>
      <div className="row">
        {(["yes", "no"] as const).map((word) => (
          <Pill key={word} type="radio" name={id} value={values[word]} label={eligibilityCopy[word]} />
        ))}
      </div>
      <p className={classes(styles.failure, "hint")}>
        <b className={styles.if}>{lostByYes ? answer.ifYes : answer.ifNo} </b>
        {failure}
      </p>
    </fieldset>
  );
}

/**
 * The outcome: yes, perhaps, not yet or no. All are in the page, each the same ticket filled in; the style sheet shows the
 * one that applies. The verdict with its reason is on the face, what to do next on the stub.
 */
function EligibilityAnswer({ offer, today }: ToolProps) {
  const { answer } = eligibilityCopy;
  const { conditions } = offer.eligibility;
  const stop = conditions.find(asksForAuthorisation);
  const hasDoubts = conditions.some(isDoubtful);
  return (
    <Section id="respuesta" title={answer.title} isAnswer>
      {/* Read with what is said by itself (`SpokenVerdict`). */}
      <div className={classes("ticket plain", styles.pending)} data-verdict="pending" aria-hidden="true">
        <div className="ticket-face">
          <span className="figure headline-figure muted" data-out-of={answer.outOf(conditions.length)} />
        </div>
        <p className="stub muted">{answer.pending(conditions.length)}</p>
      </div>
      {stop && (
        <div className={classes("ticket plain", styles.outcome, styles.stop)}>
          <Verdict parts={answer.unauthorised} when={answer.ifUnauthorised}>
            <p>
              <a href={`#${stop.id}`}>{stop.name}</a>. {stop.failure}
            </p>
          </Verdict>
          <div className="stub">
            <ul className="stack">
              {offer.protection.sources.map(({ label, url }) => (
                <li key={url}>
                  <OutwardLink href={url}>{label}</OutwardLink>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {hasDoubts && (
        <div className={classes("ticket plain", styles.outcome, styles.perhaps)}>
          <Verdict parts={answer.doubtful} when={answer.ifDoubt} />
          <div className="stub">
            <p>{answer.doubting(joiningVerb(offer))}</p>
            <Conditions offer={offer} kind="doubtful" />
          </div>
        </div>
      )}
      <div className={classes("ticket plain", styles.outcome, styles.no)} data-verdict="no">
        <Verdict parts={answer.failed} when={hasDoubts || stop ? answer.ifOtherNo : answer.ifAnyNo}>
          <p>{answer.failing}</p>
          <Conditions offer={offer} />
        </Verdict>
        <div className="stub">
          {/* Whoever says no to a condition may be saying no to its risk. */}
          <Alternatives
            intro={answer.others}
            offers={catalogue.related(offer.id, (other) => !other.risk && phaseOf(other, today) === "open")}
          />
          <p className="hint">{answer.failedText}</p>
        </div>
      </div>
      <div className={classes("ticket", styles.outcome, styles.yes)} data-verdict="yes">
        <Verdict parts={answer.passed} when={answer.ifAllYes}>
          {conditions.some(({ optional }) => optional) && (
            <div className={styles.without}>
              <p>
                {answer.without}
                <b className={styles.if}>{answer.ifNoPart}</b>:
              </p>
              <Conditions offer={offer} kind="optional" />
            </div>
          )}
        </Verdict>
        <Passed offer={offer} today={today} />
      </div>
      <SpokenVerdict offer={offer} />
    </Section>
  );
}

interface VerdictProps {
  parts: VerdictParts;
  /** The answers after which the result holds, for a browser that shows all results. */
  when: string;
  /** Its reason. */
  children?: ReactNode;
}

/** A verdict as a heading, its first words as large as a figure. */
function Verdict({ parts: { figure, rest }, when, children }: VerdictProps) {
  return (
    <div className="ticket-face">
      <p className={styles.if}>{when}</p>
      <h3>
        <span className="figure headline-figure">{figure}</span>
        {` ${rest}`}
      </h3>
      {children}
    </div>
  );
}

/**
 * What to do now, the offer's button or, where its link has no code, the proof to keep before signing up elsewhere; then
 * what is left to check.
 */
function Passed({ offer, today }: ToolProps) {
  const { answer } = eligibilityCopy;
  return (
    <div className="stub">
      <WhileOpen offer={offer} today={today} otherwise={<NotOpen offer={offer} today={today} />}>
        {lacksInvitation(offer) ? (
          <>
            <p>{invitationOf(offer).register}</p>
            <p className="not-printed">
              <ButtonLink href={toolPath(offer, "proof")}>{answer.keepProof}</ButtonLink>
            </p>
          </>
        ) : (
          <Advertising offer={offer}>
            <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
          </Advertising>
        )}
      </WhileOpen>
      <p>{answer.checking(joiningVerb(offer))}</p>
      <Bullets items={offer.eligibility.remaining} links={citationsOf(offer)} />
      <p>
        <OutwardLink href={offer.sourceUrl}>{answer.official(offer.brand)}</OutwardLink>
      </p>
      <p className="hint">{answer.passedText(offer)}</p>
    </div>
  );
}

interface ConditionsProps {
  offer: Offer;
  /** Only conditions that an answer leaves in doubt, or that a part of the benefit needs. */
  kind?: "doubtful" | "optional";
}

/**
 * The conditions that an answer fails, each with a link to its question; where the answer decides, also why. The one that
 * stops has a verdict of its own.
 */
function Conditions({ offer, kind }: ConditionsProps) {
  const { conditions } = offer.eligibility;
  // Who lacks an invitation is sent to where the offer's page says how to get one.
  const { invitation } = conditionIds;
  const request = needsInvitation(offer) ? `${offer.detailPath}#${requestCopy.id}` : `#${invitation}`;
  const isListed = (condition: Condition) => {
    if (kind === "optional") return condition.optional;
    // Who gives up a part of the benefit still has the rest, but for one that is all parts.
    if (condition.optional && !condition.part) return false;
    // What is only to be asked or looked up is no requirement that one lacks.
    return isDoubtful(condition) === (kind === "doubtful") && !asksForAuthorisation(condition);
  };
  return (
    <ul className="bullets">
      {conditions.map(
        (condition) =>
          isListed(condition) && (
            <li key={condition.id} data-condition={condition.id}>
              <a href={condition.id === invitation ? request : `#${condition.id}`}>{condition.name}</a>
              {condition.id === invitation && condition.doubt && <InvitationCode offer={offer} />}
              {kind !== "doubtful" && (
                <span className={styles.why}>
                  . <Marked text={condition.failure} links={citationsOf(offer)} />
                </span>
              )}
            </li>
          ),
      )}
    </ul>
  );
}
