import { joiningVerb, lacksInvitation, withInvitation } from "@/lib/ground/invitation";
import { Fragment, type ReactNode } from "react";
import { Bullets, Marked, OutwardLink } from "@/components/ui/text";
import { delayWords, isOneOf, keptUntil, lastDayOf, lengthsOf } from "@/lib/ground/deadline-words";
import { landingCopy, landingNames, rankingCopy, validFromWords } from "@/lib/copy/landing";
import { gainsCopy, gainsSummary, usGain, youGain, riskLineOf, theReward } from "@/lib/ground/offer-words";
import { figureNote, isRecommended } from "@/lib/ground/value-words";
import { checkNote, notOpenCopy } from "@/lib/copy/status";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { asSentence, classes, hostOf, inSentence } from "@/lib/format/format";
import { leadingDeadlines, shortestOf } from "@/lib/ground/deadlines";
import { sourcesOf } from "@/lib/offers/citations";
import { checkOf } from "@/lib/offers/never-checked";
import type { Offer } from "@/lib/offers/offer";
import { figureOf, splitAtFigure } from "@/lib/offers/figure";
import { isUnavailable, phaseOf } from "@/lib/offers/status";
import type { Marks } from "@/lib/site/glossary";
import { BrandMark } from "./brand-mark";
import { Benefit } from "./figure";
import { OfferLabel } from "./offer-label";
import { InvitationRequest } from "./invitation-request";
import styles from "./offer-panel.module.css";
import { Advertising, ReferralLink } from "./referral";
import { NotOpen, WhileOpen } from "./while-open";
import { Alternatives } from "./alternatives";
import { DueDate } from "./due-date";
import { StaleNote, StatusLine } from "./status";

export interface PanelProps {
  offer: Offer;
  /** Offers to take instead if this one is not open. */
  alternatives: readonly Offer[];
  today: CalendarDate;
  /** Glossary links in the texts. */
  marks: Marks;
  /** What comes before all else, above the figure. */
  notice?: ReactNode;
  /** Links that follow the button that asks for an invitation. */
  links?: ReactNode;
}

/**
 * The offer's ticket at the top of its page: figure and condition on the face; date, if one is known, risk, who gains what
 * in one line and button on the stub. Where the invitation is missing, the first button opens how one gets it.
 */
export function OfferPanel({ offer, alternatives, today, marks, notice, links }: PanelProps) {
  const face = classes("ticket-face", styles.face);
  const phase = phaseOf(offer, today);
  const [limit] = leadingDeadlines(offer);
  const hasLimit = phase !== "ended" && (limit || lastDayOf(offer));
  const hasDates = hasLimit || offer.validUntil;
  const title = giftTitle(offer, today);
  const isPlain = title === landingCopy.receive && !isPhrase(offer);
  const facts = (
    <>
      <div
        className={classes(
          styles.benefit,
          isPhrase(offer) && styles.phrase,
          phase === "closed" && styles.past,
        )}
      >
        {/* That one receives it, a phone's title has said. */}
        <dt className={classes("fine", isPlain && "wide-only")}>{title}</dt>
        <dd>
          <BrandMark offer={offer} />
          <Benefit text={benefitOf(offer)} value={offer.value} />
        </dd>
      </div>
      <Fact name={landingNames(offer, today)[1]}>
        <Marked text={offer.condition} marks={marks} />
        <OfferLabel offer={offer} today={today} />
      </Fact>
    </>
  );
  const dates = hasDates && (
    <dl>
      {hasLimit && (
        <Fact
          name={limit?.kind === "ends" ? `${theReward(offer)} ${landingCopy.endsAfter}` : landingCopy.limit}
        >
          <Limit offer={offer} today={today} />
        </Fact>
      )}
      {offer.validUntil && <Fact name={landingCopy.validUntil}>{longDate(offer.validUntil)}</Fact>}
    </dl>
  );
  // Under two warnings, the date would push the button off a phone's first screen.
  const { authorisation } = offer.protection;
  return (
    <section id="oferta" aria-label={landingCopy.facts}>
      <div className={classes("ticket ticket-wide", isUnavailable(offer, today) && "over")}>
        {notice ? (
          // Without this name a browser's reader view leaves out the notice, and with it the figure.
          <div className={classes("entry", face)}>
            {notice}
            <dl className="stack">{facts}</dl>
          </div>
        ) : (
          <dl className={face}>{facts}</dl>
        )}
        <div className={classes("entry stub", styles.stub)}>
          {!authorisation && dates}
          <WhileOpen
            offer={offer}
            today={today}
            otherwise={
              <div className="fine">
                {/* The lead of a page that was made after the end has said so. */}
                {phase !== "ended" && <NotOpen offer={offer} today={today} />}
                {offer.risk && <p className="notice">{riskLineOf(offer)}</p>}
                <Alternatives intro={notOpenCopy.alternatives} offers={alternatives} />
                {links}
              </div>
            }
          >
            <Advertising offer={offer} terms={<Gains offer={offer} links={links} />} codeId="codigo">
              <ReferralLink offer={offer}>{offer.callToAction}</ReferralLink>
            </Advertising>
          </WhileOpen>
          {authorisation && dates}
        </div>
      </div>
    </section>
  );
}

/** What stands above the figure: what it promised, or how one gets it. Of what nobody has checked, it promises nothing. */
function giftTitle(offer: Offer, today: CalendarDate): string {
  if (isUnavailable(offer, today)) return landingNames(offer, today)[0];
  if (lacksInvitation(offer)) return asSentence(withInvitation(offer));
  return checkOf(offer) ? landingCopy.receive : landingCopy.wouldReceive;
}

/**
 * The benefit as the figure shows it. The short one of a share of the visitor's money, whose figure is for the amount that
 * the condition names; and of a range, whose words say what the condition beneath says.
 */
function benefitOf(offer: Offer): string {
  if (hasShortBenefit(offer)) return offer.shortBenefit;
  return isPhrase(offer) ? inSentence(offer.benefit) : offer.benefit;
}

const hasShortBenefit = ({ value }: Offer) => isRecommended(value) || value.gain.kind === "range";

/** Whether words precede the figure: «Ahorra hasta 60 €». Those of a range are only read out. */
function isPhrase({ benefit, value }: Offer): boolean {
  const { before, amount } = splitAtFigure(benefit, figureOf(value).text);
  if (isRecommended(value)) return false;
  return before !== "" && amount !== "" && value.gain.kind !== "range";
}

/** How one gets a missing invitation; who gains what, in one line that opens the rest. */
function Gains({ offer, links }: Pick<PanelProps, "offer" | "links">) {
  return (
    <>
      <InvitationRequest offer={offer} />
      {links}
      <details className="fine">
        <summary className={styles.gains}>
          <span>
            {gainsCopy.title}: {gainsSummary(offer)}
          </span>
        </summary>
        <p>
          {!offer.terms.closed && `${gainsCopy.you}: ${youGain(offer)} `}
          {gainsCopy.us}: {usGain(offer)} {gainsCopy.order(offer)}{" "}
          <a href={rankingCopy.path}>{gainsCopy.orderLink}</a>.
        </p>
      </details>
    </>
  );
}

/**
 * Small print under the ticket: what is given by its parts, and when the offer was checked (once: if that is long ago, in
 * the sentence that says so). Folded: benefit and requirements in full, what the date supposes, and where the provider
 * says it itself.
 */
export function PanelNote({ offer, today, marks }: Pick<PanelProps, "offer" | "today" | "marks">) {
  const [benefitName, requirementsName] = landingNames(offer, today);
  const delay = phaseOf(offer, today) !== "ended" && delayWords(offer);
  const rests = !isUnavailable(offer, today) && figureNote(offer.value);
  return (
    <div className="entry fine measure">
      {offer.landing.gains && (
        <>
          <b>{landingCopy.parts}:</b>
          <Bullets items={offer.landing.gains} />
        </>
      )}
      {/* That nobody new is admitted is said first of all. */}
      {!offer.terms.closed && !checkNote([offer], today) && (
        <p>
          <StatusLine offer={offer} today={today} />.{" "}
          {!checkOf(offer) && phaseOf(offer, today) === "open" && landingCopy.unchecked(joiningVerb(offer))}
        </p>
      )}
      <StaleNote offers={[offer]} today={today} />{" "}
      {rests && (
        <p>
          <Marked text={rests} links={sourcesOf(offer)} />
        </p>
      )}
      <details>
        <summary className={styles.gains}>{landingCopy.inFull}</summary>
        {hasShortBenefit(offer) && (
          <p>
            <b>{benefitName}:</b> {offer.benefit}.
          </p>
        )}
        <p>
          <b>{requirementsName}:</b> <Marked text={offer.requirements} marks={marks} />{" "}
        </p>
        <p>
          {delay && `${delay} `}
          {offer.validFrom && `${validFromWords(offer.validFrom, today)} `}
          {landingCopy.source}:{" "}
          <OutwardLink href={offer.officialUrl} rel="nofollow noopener">
            {hostOf(offer.officialUrl)}
          </OutwardLink>
          .{offer.hasInvitation && ` ${offer.invitationCode ? landingCopy.uncoded : landingCopy.unpaid}`}
        </p>
      </details>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes("tight", styles.fact)}>
      <dt className="fine">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The deadline of a visitor who starts today. */
function Limit({ offer, today }: Pick<PanelProps, "offer" | "today">) {
  const limits = leadingDeadlines(offer);
  const [first] = limits;
  if (!first) return `${lastDayOf(offer)}.`;
  const shortest = isOneOf(limits) && shortestOf(offer, limits, today);
  if (shortest)
    return (
      <>
        {lengthsOf(limits)}, {landingCopy.ownLimit}. {landingCopy.shortestLimit}{" "}
        <DueDate offer={offer} deadline={shortest} today={today} before={landingCopy.untilDay} ends />
      </>
    );
  // «Plazo» or «El descuento acaba» needs no more words before its date.
  const isNamed = first.kind === "before" || first.kind === "ends";
  const dates = limits.map((limit, index) => (
    <Fragment key={limit.id}>
      {index > 0 && ` ${landingCopy.or} `}
      <DueDate
        offer={offer}
        deadline={limit}
        today={today}
        before={isNamed ? undefined : landingCopy.onDay}
        isCountSupposed={first.kind === "ends" || limit.isStartSupposed}
        ends={index === limits.length - 1}
      />
    </Fragment>
  ));
  return isNamed ? (
    <b>{dates}</b>
  ) : (
    <>
      {keptUntil(first)} {dates}
    </>
  );
}
