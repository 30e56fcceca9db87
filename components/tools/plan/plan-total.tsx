import { ShareButton } from "@/components/site/share-button";
import { pagePaths } from "@/lib/config/paths";
import {
  conditionOf,
  mayCost,
  moreWords,
  planCopy,
  planSentence,
  startsSentence,
  totalWords,
} from "@/lib/tools/plan/words";
import { briefTerms, insteadWords, partsWords } from "@/lib/tools/plan/note-words";
import { classes } from "@/lib/format/format";
import type { Plan } from "@/lib/tools/plan/plan";
import { type PlanAnswers, planQueryOf } from "@/lib/tools/plan/input";
import { PlanFigure } from "./plan-figure";
import styles from "./plan.module.css";

interface Props {
  plan: Plan;
  answers: PlanAnswers;
  isDated: boolean;
}

/**
 * The plan's figure and what may come on top, as a ticket. «Compartir» is on its stub, in view with the figure and not in
 * the heading, which would be read out with it. That takes the focus: a description would be said before its second line,
 * the figure.
 */
export function PlanTotal({ plan, answers: { input }, isDated }: Props) {
  const { entries, more, invested, total, risk } = plan;
  const isEmpty = entries.length === 0 && more.length === 0;
  const [best] = invested;
  // Without a sum, the first of what may come is the figure.
  const only = total > 0 ? undefined : more[0];
  const beside = only ? more.slice(1) : more;
  const parts = partsWords(plan);
  const hasWords = beside.length > 0 || best !== undefined || only !== undefined;
  const hasStub = hasWords || isDated;
  // Under the figure. Where the figure itself is only what may come on top, on the stub.
  const terms = (
    <>
      <p>{briefTerms(entries.length + more.length + invested.length)}</p>
      {risk > 0 ? <p className="risk">{planCopy.briefRisk(risk)}</p> : <p>{planCopy.noneAtRisk}</p>}
    </>
  );
  return (
    <div className={classes("ticket", hasWords && "ticket-wide", hasWords ? styles.total : styles.bare)}>
      <div className="ticket-face">
        <h2 id="respuesta-titulo" tabIndex={-1}>
          <span>
            {(isDated ? planCopy.withMoney : planCopy.example)(input.money)}:{" "}
            {(!only || !mayCost(only)) && `${planCopy.wins} `}
          </span>
          <strong className={classes("figure", !(only && mayCost(only)) && "headline-figure")}>
            {only ? <PlanFigure span={only.left} /> : totalWords(plan)}
          </strong>
        </h2>
        {!isEmpty && (
          <div className={classes("stack", styles.beside)}>
            {only && <p>{conditionOf(only)}</p>}
            {parts && <p>{parts}</p>}
            {!only && terms}
          </div>
        )}
      </div>
      {hasStub && (
        <div className="stub">
          <div className="row">
            {hasWords && (
              <div className={classes("stack", styles.beside)}>
                {beside.map((entry) => (
                  <p key={entry.offer.id}>
                    {mayCost(entry) ? (
                      moreWords(entry, total)
                    ) : (
                      <>
                        <span className="figure">
                          <PlanFigure span={entry.left} />
                          {total > 0 && ` ${planCopy.onTop}`}
                        </span>{" "}
                        {conditionOf(entry)}
                      </>
                    )}
                  </p>
                ))}
                {best && <p>{insteadWords(best)}</p>}
                {only && terms}
              </div>
            )}{" "}
            {isDated && (
              <ShareButton
                isPill
                path={`${pagePaths.plan}?${planQueryOf({ ...input, start: plan.start })}`}
                text={`${planSentence(plan, input.money)} ${startsSentence(plan, true)}`.trim()}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
