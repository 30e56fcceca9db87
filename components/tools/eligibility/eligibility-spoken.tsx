import { joiningVerb } from "@/lib/ground/invitation";
import type { ReactNode } from "react";
import { eligibilityCopy, verdictWords } from "@/lib/tools/eligibility/words";
import { classes } from "@/lib/format/format";
import { asksForAuthorisation, type Condition, isDoubtful } from "@/lib/offers/conditions";
import type { Offer } from "@/lib/offers/offer";
import styles from "./eligibility-page.module.css";

/**
 * What a screen reader says by itself once an answer decides: the verdict with its reason, in a line. The rules that show
 * a ticket show its line too. Were the tickets live, their lists and links would all be read out. It has no role: empty,
 * it would be announced as a status bar.
 */
export function SpokenVerdict({ offer }: { offer: Offer }) {
  const { answer } = eligibilityCopy;
  const { conditions } = offer.eligibility;
  const parts = conditions.filter(({ optional }) => optional);
  return (
    <p aria-live="polite" aria-atomic="true" className={classes("visually-hidden", styles.spoken)}>
      {conditions.some(asksForAuthorisation) && (
        <Line className={styles.stop}>{verdictWords(answer.unauthorised)}.</Line>
      )}{" "}
      {conditions.some(isDoubtful) && (
        <Line className={styles.perhaps}>
          {verdictWords(answer.doubtful)}. {answer.doubting(joiningVerb(offer))}{" "}
          <Names conditions={conditions} />
        </Line>
      )}
      <Line className={styles.no} verdict="no">
        {verdictWords(answer.failed)}. {answer.failing}{" "}
        <Names conditions={conditions.filter((one) => !isDoubtful(one) && (!one.optional || one.part))} />
        {answer.enough}{" "}
      </Line>
      <Line className={styles.yes} verdict="yes">
        {verdictWords(answer.passed)}.{" "}
        {parts.length > 0 && (
          <span className={styles.without}>
            {answer.without}: <Names conditions={parts} />
          </span>
        )}
        {answer.passedText(offer)}
      </Line>{" "}
      {/* After an answer is taken back: there from the beginning, it is not said before. */}
      <Line className={styles.pending} verdict="pending">
        {answer.pending(conditions.length)}
      </Line>
    </p>
  );
}

interface LineProps {
  className: string | undefined;
  /** The verdict that it is, for `FailedOnly`. */
  verdict?: "no" | "yes" | "pending";
  children: ReactNode;
}

/** One block with one text: each further block would have the line said once more. */
const Line = ({ className, verdict, children }: LineProps) => (
  <span className={classes(styles.outcome, className)} data-verdict={verdict}>
    <span>{children}</span>
  </span>
);

/** The conditions that an answer fails. */
const Names = ({ conditions }: { conditions: readonly Condition[] }) =>
  conditions.map(({ id, name }) => (
    <span key={id} data-condition={id}>
      {name}.{" "}
    </span>
  ));
