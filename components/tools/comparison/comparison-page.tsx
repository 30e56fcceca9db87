import { needsInvitation } from "@/lib/ground/invitation";
import { titleAside, titleOf, withTitle } from "@/lib/ground/offer-names";
import { BrandMark } from "@/components/offer/brand-mark";
import { Benefit, isLong, OfferFigure } from "@/components/offer/figure";
import { ReferralLink } from "@/components/offer/referral";
import { WhileOpen } from "@/components/offer/while-open";
import { GravestMark, RiskMarks } from "@/components/offer/risk-mark";
import { StaleNote } from "@/components/offer/status";
import { ButtonLink } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/section";
import { Table } from "@/components/ui/table";
import { differenceSentences } from "@/lib/tools/comparison/difference";
import { comparisonCopy, shortLimit } from "@/lib/tools/comparison/words";
import { advertisingShort, advertisingShortest, requestCopy } from "@/lib/ground/offer-words";
import { homeCopy } from "@/lib/copy/home";
import { landingCopy } from "@/lib/copy/landing";
import { statusWords } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import { breakable, classes } from "@/lib/format/format";
import { comparisonForm, unavailableLast } from "@/lib/tools/comparison/comparison";
import type { Offer } from "@/lib/offers/offer";
import { closedShort, isRunning, isUnavailable, phaseOf } from "@/lib/offers/status";
import { BeforeTickets, isUnconfirmed } from "./before-tickets";
import { comparisonRows } from "./comparison-rows";
import styles from "./comparison-page.module.css";

interface Props {
  offers: readonly Offer[];
  /** What was chosen too, and does not fit. */
  leftOut?: readonly Offer[];
  /** Today, or the day of the build on a prerendered page. */
  today: CalendarDate;
}

/** The requirements: in short on the tickets, in full under «Más detalles». */
const IN_SHORT = "requirements";

/** How many characters of a summary fit two lines of a phone. */
const TWO_LINES = 80;

/** How many rows stand open: those that differ, in their order. */
const OPEN_ROWS = 4;

/**
 * Two or three offers side by side: a ticket each as head, with figure, condition and button, then the first rows that
 * differ. Further differences and, apart, what is equal are folded. Once the tickets have scrolled out, a low bar is left
 * of them, over the folded parts too.
 */
export function ComparisonPage({ offers: chosen, leftOut = [], today }: Props) {
  const offers = unavailableLast(chosen, today);
  const rows = comparisonRows(offers, today);
  const equal = rows.filter(({ isEqual }) => isEqual);
  const isFolded = equal.length > 1;
  const open = rows.filter(({ isEqual, key }) => !isEqual && key !== IN_SHORT).slice(0, OPEN_ROWS);
  const more = rows.filter((row) => !open.includes(row) && !(isFolded && row.isEqual));
  const isTrio = offers.length > 2;
  // A phone then shows only a short summary: under the long warning the banner would cover the buttons.
  const isWarned = offers.some((offer) => isUnconfirmed(offer) && !offer.terms.closed);
  const brands = offers.map(titleOf);
  const rowsOf = (some: typeof rows) =>
    some.map(({ key, name, values }) => ({ key, cells: [name, ...values] }));
  const titled = offers.map(withTitle);
  const [difference, ...conditions] = differenceSentences(
    titled.filter((offer) => phaseOf(offer, today) === "open"),
    titled.flatMap((offer) => {
      const { brand, validUntil } = offer;
      return validUntil && phaseOf(offer, today) === "ended" ? { brand, validUntil } : [];
    }),
  );
  const columns = [<Hidden key="criterion" words={comparisonCopy.criterion} />, ...brands];
  return (
    <article className={classes("page", styles.page)}>
      <h1 id="titulo">{comparisonCopy.headingOf(brands)}</h1>
      {leftOut.length > 0 && (
        <p className="hint">
          {comparisonCopy.leftOut(leftOut.map(({ brand }) => brand))}{" "}
          <a href={comparisonForm.path}>{comparisonCopy.name}</a>
        </p>
      )}
      {difference && (
        <p
          className={classes(
            styles.summary,
            isWarned &&
              ([difference, ...conditions].join(" ").length > TWO_LINES
                ? "wide-only"
                : isTrio && styles.roomy),
          )}
        >
          {difference}
          {conditions.length > 0 && <span> {conditions.join(" ")}</span>}
        </p>
      )}
      <BeforeTickets offers={offers.filter((offer) => isRunning(offer, today))} />
      <div className={classes(styles.frame, isTrio && styles.trio)}>
        <Table
          labelledBy="titulo"
          className={styles.table}
          columns={columns}
          heads={[
            <Hidden key="ticket" words={landingCopy.facts} />,
            ...offers.map((offer) => (
              <Head key={offer.id} offer={offer} today={today} isNarrow={offers.length > 2} />
            )),
          ]}
          rows={rowsOf(open)}
        />
        <StuckHead offers={offers} today={today} />
        <div>
          {more.length > 0 && (
            <Disclosure level={2} summary={comparisonCopy.more}>
              <Table
                caption={comparisonCopy.more}
                className={classes(styles.table, styles.more)}
                columns={columns}
                rows={rowsOf(more)}
              />
            </Disclosure>
          )}
          {isFolded && (
            <Disclosure level={2} summary={comparisonCopy.equal}>
              <dl className={classes("tiles", styles.equal)}>
                {equal.map(({ key, name, values }) => (
                  <div key={key}>
                    <dt className="muted">{name}</dt>
                    <dd>{values[0]}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          )}
        </div>
      </div>
      <StaleNote offers={offers} today={today} className="fine measure" />
      <p className="fine measure not-printed">
        {comparisonCopy.order(offers.some((offer) => isUnavailable(offer, today)))}{" "}
        <a href={comparisonForm.path}>{comparisonCopy.name}</a>
      </p>
    </article>
  );
}

/** The name of what needs none on the screen. */
const Hidden = ({ words }: { words: string }) => <span className="visually-hidden">{words}</span>;

/** The words of the button, as on the cards of a list: of a provider that admits nobody new there is no offer to see. */
const goOf = (offer: Offer, today: CalendarDate) =>
  phaseOf(offer, today) === "closed" ? offer.callToAction : homeCopy.offers.go;

/**
 * Name, figure and button of each ticket in a low bar at the top of the window. It is hidden until the tickets have
 * scrolled away, and takes no room, so that nothing moves. Screen readers and the keyboard have the tickets' own links.
 */
function StuckHead({ offers, today }: Props) {
  return (
    <div className={styles.stuck} aria-hidden="true">
      {offers.map((offer) => (
        <div key={offer.id} className={classes(styles.short, isUnavailable(offer, today) && "over")}>
          <p className={isLong(offer) ? styles.long : undefined}>
            <b>
              <BrandMark offer={offer} /> {titleOf(offer)}
            </b>{" "}
            <OfferFigure offer={offer} />{" "}
            {isRunning(offer, today) ? (
              <GravestMark offer={offer} />
            ) : (
              <span>{statusWords(offer, today, true)}</span>
            )}
          </p>
          <WhileOpen offer={offer} today={today}>
            <div className={styles.foot}>
              <p className="fine">{advertisingShortest(offer)}</p>
              <ReferralLink offer={offer} tabIndex={-1}>
                {goOf(offer, today)}
              </ReferralLink>
            </div>
          </WhileOpen>
        </div>
      ))}
    </div>
  );
}

interface HeadProps extends Pick<Props, "today"> {
  offer: Offer;
  /** Whether a number and its noun may be too long for one line: «3 operaciones» in a third of a phone. */
  isNarrow: boolean;
}

/** An offer's ticket at the head of its column: mark, name, figure and condition; date, risk and button. No label: the rows say it. */
function Head({ offer, today, isNarrow }: HeadProps) {
  const risk = offer.risk && (
    <span className={styles.risk}>
      <RiskMarks offer={offer} />
    </span>
  );
  const stub = classes("stub", styles.stub);
  const isClosed = phaseOf(offer, today) === "closed";
  const otherwise = isRunning(offer, today) ? (
    risk && <div className={stub}>{risk}</div>
  ) : (
    <div className={stub}>
      <p className={styles.state}>{statusWords(offer, today, true)}</p>
      {risk}
    </div>
  );
  return (
    <div className={classes("ticket", styles.head, isUnavailable(offer, today) && "over")}>
      <div className={classes("ticket-face", styles.face)}>
        <a href={offer.detailPath} className={styles.brand}>
          <BrandMark offer={offer} /> {titleOf(offer)}
        </a>{" "}
        <div>
          <span className={classes(styles.benefit, isLong(offer) && styles.long)}>
            <Benefit text={offer.shortBenefit} value={offer.value} />
          </span>
          <span className="visually-hidden">, </span>
          <span className={styles.condition}>{isNarrow ? breakable(offer.condition) : offer.condition}</span>
          {/* On the face, where there is room: the stubs of all tickets are as high as the highest. */}
          {isClosed && (
            <>
              <span className="visually-hidden">.</span> <span className={styles.state}>{closedShort}</span>
            </>
          )}
        </div>
      </div>
      <WhileOpen offer={offer} today={today} otherwise={otherwise}>
        <div className={stub}>
          {!isClosed && <p className={classes("muted", styles.limit)}>{shortLimit(offer)}</p>}
          {risk}{" "}
          {needsInvitation(offer) && (
            <ButtonLink href={`${offer.detailPath}#${requestCopy.id}`} className="not-printed">
              {requestCopy.action}
              <span className="visually-hidden"> {titleAside(offer)}</span>
            </ButtonLink>
          )}
          <p className="fine">{advertisingShort(offer)}</p>
          <ReferralLink offer={offer} {...(!isClosed && { spoken: landingCopy.detailOf(titleOf(offer)) })}>
            {goOf(offer, today)}
          </ReferralLink>
        </div>
      </WhileOpen>
    </div>
  );
}
