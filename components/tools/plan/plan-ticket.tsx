import { BrandMark } from "@/components/offer/brand-mark";
import { Advertising, ReferralLink } from "@/components/offer/referral";
import { ShareButton } from "@/components/site/share-button";
import { pagePaths } from "@/lib/config/paths";
import { landingCopy } from "@/lib/copy/landing";
import { longDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { dateWords, deadlineLine } from "@/lib/ground/deadline-words";
import type { Precision, Span } from "@/lib/ground/net-value";
import {
  briefTerms,
  entryFigures,
  insteadWords,
  leftName,
  monthlyWords,
  partsWords,
} from "@/lib/tools/plan/answer-words";
import type { Plan, PlanEntry } from "@/lib/tools/plan/plan";
import { type PlanAnswers, planQueryOf } from "@/lib/tools/plan/input";
import {
  conditionOf,
  mayCost,
  moreWords,
  planCopy,
  planFigure,
  planSentence,
  rangeAloud,
  startsSentence,
  totalWords,
} from "@/lib/tools/plan/words";
import styles from "./plan.module.css";

/** A figure of the plan. A range is «30-90 €» on the screen and read out as «de 30 € a 90 €». */
export function PlanFigure({ span, precision }: { span: Span; precision?: Precision }) {
  const text = planFigure(span, precision);
  if (span.least === span.most || span.least < 0) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span> <span className="visually-hidden">{rangeAloud(span)}</span>
    </>
  );
}

interface Props {
  title: string;
  text?: string;
  entries: readonly PlanEntry[];
  isDated: boolean;
}

/** Offers of the plan as tickets, in their order, under a heading; nothing if there are none. */
export function PlanTickets({ title, text, entries, isDated }: Props) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {text && <p className="hint">{text}</p>}
      <ol className="stack">
        {entries.map((entry) => (
          <Ticket key={entry.offer.id} entry={entry} isDated={isDated} />
        ))}
      </ol>
    </>
  );
}

/** An offer of the plan: what it leaves, what it asks for, its dates, its risk and the button. */
function Ticket({ entry, isDated }: { entry: PlanEntry; isDated: boolean }) {
  const { offer, start, left, precision, deadlines, back } = entry;
  const figures = entryFigures(entry);
  return (
    <li className={classes("ticket ticket-wide", styles.ticket)}>
      <div className="ticket-face">
        <div className={styles.head}>
          <BrandMark offer={offer} />
          <h4 className="brand">{offer.brand}</h4>
        </div>
        <p>
          <span className="hint">{leftName(entry)}</span>{" "}
          <strong className="figure">
            <PlanFigure span={left} precision={precision} />
          </strong>
        </p>
        <p className={styles.asks}>{offer.requirements}</p>
        {monthlyWords(entry).map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ name, figure, isRisk }) => (
              <div key={name}>
                <dt className="hint">{name}</dt>
                <dd className={isRisk ? "risk" : undefined}>{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <div className="stub">
        <ul className={classes("hint", styles.dates)} aria-label={planCopy.dates}>
          {isDated && (
            <li>
              {planCopy.start} <time dateTime={start}>{longDate(start)}</time>
            </li>
          )}
          {deadlines.map((deadline) => (
            <li key={deadline.id}>
              {isDated ? (
                <>
                  {dateWords(deadline).before} <time dateTime={deadline.date}>{longDate(deadline.date)}</time>
                  {dateWords(deadline).after}
                </>
              ) : (
                `${deadlineLine(offer, deadline)}.`
              )}
            </li>
          ))}
          {!back && offer.value.blocked.map(({ what, until }) => <li key={what}>{until}</li>)}
        </ul>
        <Advertising offer={offer}>
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>{" "}
          <p className="hint not-printed">
            <a href={offer.detailPath}>
              {landingCopy.detail}
              <span className="visually-hidden"> ({offer.brand})</span>
            </a>
          </p>
        </Advertising>
      </div>
    </li>
  );
}

/**
 * The plan's figure and what may come on top, as a ticket. «Compartir» is on its stub, in view with the figure and not in
 * the heading, which would be read out with it. That takes the focus: a description would be said before its second line,
 * the figure.
 */
export function PlanTotal({
  plan,
  answers: { input },
  isDated,
}: {
  plan: Plan;
  answers: Pick<PlanAnswers, "input">;
  isDated: boolean;
}) {
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
