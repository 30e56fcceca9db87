import { titleAside, titleOf } from "@/lib/ground/offer-names";
import { BrandMark } from "@/components/offer/brand-mark";
import { MissingInvitation } from "@/components/offer/missing-invitation";
import { Advertising, ReferralLink } from "@/components/offer/referral";
import { StaleNote } from "@/components/offer/status";
import { ShareButton } from "@/components/site/share-button";
import { ButtonLink } from "@/components/ui/button";
import { pagePaths } from "@/lib/config/paths";
import { landingCopy } from "@/lib/copy/landing";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { checkOf } from "@/lib/offers/never-checked";
import { classes } from "@/lib/format/format";
import { dateWords, deadlineLine } from "@/lib/ground/deadline-words";
import type { Precision, Span } from "@/lib/ground/net-value";
import { insteadWords, leadingInterest } from "@/lib/tools/plan/words/uncounted";
import { firstStep } from "@/lib/tools/plan/first-step";
import { entryFigures, netLabel, monthlyWords } from "@/lib/tools/plan/words/entry";
import { afterTaxWords } from "@/lib/tools/plan/words/assumptions";
import { firstDateWords, firstGiftWords } from "@/lib/tools/plan/words/timeline";
import {
  totalBreakdown,
  planCopy,
  figureConditions,
  conditionOf,
  confirmWords,
  mayLoseMoney,
  extraWords,
  planFigure,
  planSentence,
  resaleCost,
  spokenRange,
  totalWords,
  uncheckedWords,
  ticketId,
} from "@/lib/tools/plan/words/plan";
import type { Plan, PlanEntry } from "@/lib/tools/plan/plan";
import { type PlanAnswers, planQueryOf } from "@/lib/tools/plan/input";
import styles from "./plan.module.css";

/** A figure of the plan. A range is «30-90 €» on the screen and read out as «de 30 € a 90 €». */
export function PlanFigure({ span, precision }: { span: Span; precision?: Precision }) {
  const text = planFigure(span, precision);
  if (span.least === span.most || span.least < 0) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span> <span className="visually-hidden">{spokenRange(span)}</span>
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

/** How many characters of a figure fit its column. */
const COLUMN = 12;

/** An offer of the plan: what it leaves, what it asks for, its dates, its risk and the button. */
function Ticket({ entry, isDated }: { entry: PlanEntry; isDated: boolean }) {
  const { offer, start, net, precision, deadlines, back } = entry;
  const figures = entryFigures(entry);
  return (
    <li id={ticketId(offer)} className={classes("ticket ticket-wide", styles.ticket)}>
      <div className="ticket-face">
        <div className="row">
          <BrandMark offer={offer} />
          <h4 className="brand">{titleOf(offer)}</h4>
        </div>
        {checkOf(offer) === undefined && <p className="hint">{planCopy.unchecked}</p>}
        <p className={styles.net}>
          <span className="hint">{netLabel(entry)}</span>{" "}
          <strong className="figure">
            <PlanFigure span={net} precision={precision} />
          </strong>
        </p>
        <p className="tight">{offer.requirements}</p>
        {monthlyWords(entry).map((text) => (
          <p key={text} className="hint">
            {text}
          </p>
        ))}
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ name, figure, isRisk }) => (
              <div key={name} className={figure.length > COLUMN ? styles.words : undefined}>
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
        <Advertising
          offer={offer}
          terms={<MissingInvitation offer={offer} page={offer.detailPath} isRepeated />}
        >
          <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>{" "}
          <p className="hint not-printed">
            <a href={offer.detailPath}>
              {landingCopy.detail}
              <span className="visually-hidden"> {titleAside(offer)}</span>
            </a>
          </p>
        </Advertising>
      </div>
    </li>
  );
}

/**
 * The plan's ticket, the same in every state: on its face the figure that is sure and beside it what may come on top, with
 * the sum that makes it; on its stub the first date, the risk and the first step as a button, then what else matters. The heading takes the focus: a
 * description would be said before its second line, the figure.
 */
export function PlanTotal({
  plan,
  answers: { input },
  today,
  isDated,
}: {
  plan: Plan;
  answers: Pick<PlanAnswers, "input">;
  today: CalendarDate;
  isDated: boolean;
}) {
  const { entries, unchecked, extras, furtherExtras, invested, risk } = plan;
  const { total } = plan.checked;
  const leading = leadingInterest(plan);
  const uncounted = [...extras, ...invested, ...(leading ? [leading.interest] : [])];
  const toConfirm = confirmWords(uncounted);
  const offers = [...entries, ...uncounted].map(({ offer }) => offer);
  const [best] = invested;
  // The first of what may come on top, unless it may cost: then it is a sentence.
  const extra = extras.find((entry) => !mayLoseMoney(entry));
  const sum = totalBreakdown(plan);
  const afterTax = afterTaxWords(plan);
  const asked = input.noRisk ? planCopy.uninvested : planCopy.withMoney;
  const title = (isDated ? asked : planCopy.example)(input.money);
  const first =
    firstGiftWords(plan.points, isDated ? today : undefined) ?? firstDateWords(plan.points, isDated);
  const step = firstStep(plan, isDated ? today : undefined);
  return (
    <div className={classes("ticket", styles.total)}>
      <div className={classes("ticket-face", styles.face)}>
        <div className={styles.sums}>
          <h2 id="respuesta-titulo" tabIndex={-1}>
            <span>
              {title}: {planCopy.wins}
            </span>{" "}
            <strong className="figure headline-figure">{totalWords(plan)}</strong>
          </h2>
          {unchecked.map((entry) => (
            <p key={entry.offer.id} className={styles.sum}>
              <span aria-hidden="true">+</span>
              <span className="visually-hidden">{planCopy.apart},</span> {uncheckedWords(entry)}
            </p>
          ))}
          {toConfirm && <p className={styles.sum}>{toConfirm}</p>}
          {extra && (
            <p>
              <span className="figure headline-figure">
                <span aria-hidden="true">+</span> <PlanFigure span={extra.net} />
                <span className="visually-hidden"> {planCopy.onTop}</span>
              </span>{" "}
              {conditionOf(extra)}
            </p>
          )}
          {sum && <p className={styles.sum}>{sum}</p>}
          {afterTax && <p className={styles.sum}>{afterTax}</p>}
          {extras
            .filter((entry) => entry !== extra)
            .map((entry) => (
              <p key={entry.offer.id} className={styles.sum}>
                {extraWords(entry, total)}
              </p>
            ))}
          {furtherExtras.length > 0 && (
            <p className={styles.sum}>{planCopy.furtherExtras(furtherExtras.length)}</p>
          )}
        </div>
      </div>
      <div className="stub">
        <div className={styles.first}>
          {first && <p>{first}</p>}
          {risk > 0 ? (
            <p className="risk">{planCopy.briefRisk(risk, resaleCost(entries), total)}</p>
          ) : (
            <p>{planCopy.noneAtRisk}</p>
          )}
        </div>
        {step && (
          <ButtonLink kind={isDated ? undefined : "secondary"} href={step.path}>
            {step.words} <span aria-hidden="true">→</span>
          </ButtonLink>
        )}
        {leading && (
          <p>
            <b>{leading.words}</b> <a href={leading.path}>{leading.link}</a>
          </p>
        )}
        {best && <p>{insteadWords(best)}</p>}
        <StaleNote offers={offers} today={today} className="fine" />
        <div className="row">
          {offers.length > 0 && <p>{figureConditions(offers, afterTax !== undefined)}.</p>}{" "}
          {isDated && (
            <ShareButton
              isPill
              path={`${pagePaths.plan}?${planQueryOf({ ...input, start: plan.start })}`}
              text={planSentence(plan, input.money)}
            />
          )}
        </div>
      </div>
    </div>
  );
}
