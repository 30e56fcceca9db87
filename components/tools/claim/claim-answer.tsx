import { ClosedWords } from "@/components/offer/closed-notice";
import { Button, ButtonLink } from "@/components/ui/button";
import { Disclosure, Section } from "@/components/ui/section";
import { Marked, OutwardLink } from "@/components/ui/text";
import { claimRoute, routeOf } from "@/lib/tools/claim/routes";
import { periodWords } from "@/lib/offers/claim-periods";
import { claimFilePath } from "@/lib/tools/claim/addresses";
import { type Claim, isTooEarly } from "@/lib/tools/claim/claim";
import type { Grievance } from "@/lib/tools/claim/grievances";
import { blankPattern, claimLetter } from "@/lib/tools/claim/letter";
import { claimAnswer, claimReason } from "@/lib/tools/claim/answer-words";
import { claimCopy, mayBeOrder, routeWords, stepDay, stepsAhead, stepWords } from "@/lib/tools/claim/words";
import { complaintsCopy } from "@/lib/tools/claim/complaints";
import { toolPageCopy } from "@/lib/copy/tool-page";
import { classes, present } from "@/lib/format/format";
import { isDiscount } from "@/lib/ground/net-value";
import { sourcesOf } from "@/lib/offers/citations";
import type { ToolProps } from "@/lib/tools/tool";
import { claimFormId } from "./claim-form";
import styles from "./claim-answer.module.css";

interface Props extends ToolProps {
  claim: Claim;
}

/** The answer as a ticket, then the line of time, where its days come from, and the letter. */
export function ClaimAnswer({ offer, claim, today }: Props) {
  const { route } = claim;
  const routes = mayBeOrder(offer, claim) ? [route, routeOf("investment")] : [route];
  const sources = [...new Set(routes.flatMap(({ sources }) => sources))];
  const firstEdition = offer.history[0]?.date;
  const { before, figure, after, isOver } = claimAnswer(offer, claim, today);
  const calendar = claimFilePath(offer, "calendar", claim);
  const reminder = !isOver && isTooEarly(claim, today) && (claim.askOn ?? claim.writeFrom);
  return (
    <>
      <section id="fechas" className="stack">
        <div className={classes("ticket", isOver && "over")}>
          <h2 id="fechas-titulo" tabIndex={-1} className="ticket-face">
            {figure ? (
              <>
                {before && <span className="brand">{before} </span>}
                <span className="figure headline-figure">{figure}</span>{" "}
                {after && <span className="brand">{after}</span>}
              </>
            ) : (
              before
            )}
          </h2>
          <div className="stub">
            {/* Before the letter's day, that day is what to keep. */}
            {reminder && (
              <ButtonLink href={calendar} className="not-printed" rel="nofollow">
                {claimCopy.remind(reminder)}
              </ButtonLink>
            )}{" "}
            {/* Filled on the days on which the letter is what to do. */}
            <ButtonLink
              kind={isOver || !claim.isAssumed || reminder ? "secondary" : undefined}
              href="#carta"
              className="not-printed"
            >
              {claimCopy.letter.open} <span aria-hidden="true">↓</span>
            </ButtonLink>
            <p className="tight">{claimReason(offer, claim, today)}</p>
            <p className="tight narrow-only">
              <a href={`#${claimFormId}`}>{claimCopy.change}</a>
            </p>
          </div>
        </div>
        {claim.isEarly && offer.validFrom && (
          <p className="notice">{claimCopy.early(offer, claim.signUp, offer.validFrom)}</p>
        )}
        {claim.isAfterClosing && (
          <p className="notice">
            <ClosedWords offer={offer} /> {claimCopy.afterClosing(claim.signUp)}
          </p>
        )}
        {claim.isLate && offer.validUntil && (
          <p className="notice">{claimCopy.late(offer, claim.signUp, offer.validUntil)}</p>
        )}
        {offer.terms.closed?.clients && isDiscount(offer) && (
          <p className="notice">
            <Marked text={offer.terms.closed.clients} links={sourcesOf(offer)} /> {claimCopy.closed}
          </p>
        )}
        <Timeline offer={offer} claim={claim} today={today} />
        {!reminder && (
          <p className={classes("not-printed", styles.actions)}>
            <a className="pill" href={calendar} rel="nofollow">
              {claimCopy.calendar}
            </a>
          </p>
        )}
        <div>
          <Disclosure summary={claimCopy.evidence}>
            {claim.isAssumed && <p>{claimCopy.assumed(claim)}</p>}
            {claim.isAssumed && route.write?.far && <p>{claimCopy.refusal(periodWords(route.write))}</p>}
            {claim.steps.map(({ id }) => {
              const { more } = stepWords(offer, claim, id);
              return more && <p key={id}>{more}</p>;
            })}
            {sources.map(({ label, url }) => (
              <p key={label}>
                {claimCopy.source}: <OutwardLink href={url}>{label}</OutwardLink>
              </p>
            ))}
            {!claim.conditions && !claim.isLate && firstEdition && (
              <p>{claimCopy.unknownEdition(firstEdition)}</p>
            )}
            <p>{claimCopy.noPromise}</p>
          </Disclosure>
        </div>
      </section>
      <Letter offer={offer} claim={claim} today={today} />
    </>
  );
}

/** Each day of the claim with what to do and why; today's is marked. */
function Timeline({ offer, claim, today }: Props) {
  return (
    <ol className="timeline">
      {claim.steps.map(({ id, date }) => {
        const { title, text } = stepWords(offer, claim, id);
        return (
          <li
            key={id}
            data-state={date < today ? "over" : undefined}
            aria-current={date === today ? "date" : undefined}
            className={styles.day}
          >
            <time dateTime={date}>{stepDay(date, today)}</time>
            <h3 className={styles.step}>{title}</h3>
            {text && <p className="hint">{text}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** The letter, to copy, print, download or send. */
function Letter({ offer, claim, today }: Props) {
  const { letter } = claimCopy;
  const text = claimLetter(offer, claim, today);
  const { email } = offer.claim;
  const isSent = !claim.isAssumed;
  return (
    <Section
      id="carta"
      title={isSent ? letter.sent : claim.askOn ? letter.question : letter.title}
      className={classes("stack", styles.sheet)}
    >
      <p>
        {isSent
          ? letter.sentLead(claim)
          : present([isTooEarly(claim, today) && letter.early, letter.lead]).join(" ")}
      </p>
      <div className={classes("row not-printed", styles.actions)}>
        <Button className="needs-script" data-copy="carta-texto" data-copied={letter.copied}>
          {letter.copy}
        </Button>{" "}
        <button type="button" className="pill needs-script" data-print="carta">
          {letter.print}
        </button>{" "}
        <a className="pill" href={claimFilePath(offer, "letter", claim)} rel="nofollow" download>
          {letter.download}
        </a>{" "}
        {email && !isSent && (
          <a className="pill" href={`mailto:${email}?${new URLSearchParams({ body: text })}`}>
            {letter.mail}
          </a>
        )}
        <span role="status" />
      </div>
      <pre id="carta-texto" className={styles.letter}>
        {text.split(blankPattern).map((part, index) =>
          // Every second part is a blank.
          index % 2 === 0 ? (
            part
          ) : (
            <span key={index} className={styles.blank}>
              {part}
            </span>
          ),
        )}
      </pre>
    </Section>
  );
}

/** The way of a claim before anything is answered, without days: a ticket that waits for its answer. */
export function ClaimPreview({ offer }: Pick<Props, "offer">) {
  const route = claimRoute(offer);
  return (
    <>
      <section id="pasos" className="ticket plain">
        <h2 className="ticket-face">{routeWords(offer, route)}</h2>
        <div className="stub">
          <ol className="timeline">
            {stepsAhead(offer, route).map(({ title, text, onScreen }) => (
              <li key={title}>
                <h3 className={styles.ahead}>{title}</h3>
                <p className="hint">
                  {text}
                  {onScreen && <span className="not-printed"> {onScreen}</span>}
                </p>
              </li>
            ))}
          </ol>
          <p className="hint not-printed">{claimCopy.ahead}</p>
        </div>
      </section>
      <Section id="apuntes" title={toolPageCopy.notes} className={styles.notes}>
        <ul className={styles.lines}>
          {claimCopy.lines(offer).map((line) => (
            <li key={line} className={styles.line}>
              {line}: <span className={styles.toWrite} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

interface HelpersProps extends Pick<Props, "offer"> {
  /** What happened, once that is answered. */
  grievance: Grievance | undefined;
}

/** Who else may decide or help. */
export function ClaimHelpers({ offer, grievance }: HelpersProps) {
  const { abroad, source } = offer.claim;
  const { data } = complaintsCopy;
  return (
    <section id="ayuda" className={styles.helpers}>
      <Disclosure level={2} summary={claimCopy.further}>
        <ul className="stack">
          {abroad && (
            <li>
              {abroad} {claimCopy.finNet}
              {source && (
                <>
                  {" "}
                  <OutwardLink href={source.url}>{source.label}</OutwardLink>
                </>
              )}
            </li>
          )}
          <li>{claimCopy.consumer}</li>
          {grievance === "denegado" && (
            <li>
              <Marked
                text={data.text}
                links={[{ words: data.name, url: data.url }]}
                rel="noopener noreferrer"
              />
            </li>
          )}
        </ul>
      </Disclosure>
    </section>
  );
}
