import { titleAside } from "@/lib/ground/offer-names";
import { toolsOf } from "@/lib/tools";
import { Fragment, type ReactNode } from "react";
import { WhileOpen } from "@/components/offer/while-open";
import { DueDate } from "@/components/offer/due-date";
import { RiskMarks } from "@/components/offer/risk-mark";
import { StatusLine } from "@/components/offer/status";
import { OutwardLink } from "@/components/ui/text";
import { comparisonCopy } from "@/lib/tools/comparison/words";
import {
  arrivalLine,
  lapseNote,
  lengthOf,
  countedDelay,
  isOneOf,
  lengthsOf,
  lastDayOf,
  unknownLapse,
  shortestDay,
} from "@/lib/ground/deadline-words";
import { landingCopy, landingNames } from "@/lib/copy/landing";
import { assumptionOf, isUntaxed } from "@/lib/ground/net-value";
import { creditWordsOf } from "@/lib/ground/offer-words";
import { netCopy, type FigureWords, netWords, needsWords } from "@/lib/ground/value-words";
import { categoryOf } from "@/lib/offers/categories";
import { statusWords } from "@/lib/copy/status";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { asSentence, classes, hostOf, inSentence } from "@/lib/format/format";
import { minutes as minutesText } from "@/lib/format/quantity";
import { leadingDeadlines, shortestOf } from "@/lib/ground/deadlines";
import type { Offer } from "@/lib/offers/offer";
import type { ToolProps } from "@/lib/tools/tool";
import { isUnavailable, phaseOf, statusStamp } from "@/lib/offers/status";
import styles from "./comparison-rows.module.css";

type Criterion = keyof typeof comparisonCopy.rows;

interface Row {
  /** The content of an offer's cell; empty if there is nothing to say. */
  show(offer: Offer, today: CalendarDate): ReactNode;
  /** Text to compare. A row whose text is equal for all offers is folded; one without (undefined) never is. */
  comparable?(offer: Offer, today: CalendarDate): string | undefined;
  /** What an empty cell says if another offer's cell has something. Without it, the row is shown only if no cell is empty. */
  missing?: string;
}

/** The criteria in their order, what one keeps before what one puts in; figure, risk and button stand in the head. Every value known is a figure. */
const rows: Record<Criterion, Row> = {
  requirements: {
    show: (offer, today) =>
      isUnavailable(offer, today)
        ? `${landingNames(offer, today)[1]}: ${inSentence(offer.requirements)}`
        : offer.requirements,
  },
  // Uses the minimum deposit, like the rows below.
  left: {
    show: (offer, today) =>
      isUnavailable(offer, today) ? (
        <NotLeft offer={offer} today={today} />
      ) : (
        <Figure words={leftWords(offer)} />
      ),
    comparable: (offer, today) =>
      isUnavailable(offer, today) ? undefined : JSON.stringify(leftWords(offer)),
  },
  needs: {
    show: (offer, today) => <Figure words={neededWords(offer, today)} />,
    comparable: (offer, today) => JSON.stringify(neededWords(offer, today)),
  },
  due: {
    show: (offer, today) =>
      leadingDeadlines(offer).length > 0 ? <Limits offer={offer} today={today} /> : lastDayOf(offer),
    missing: unknownLapse,
  },
  arrival: { show: arrivalLine, comparable: arrivalLine, missing: comparisonCopy.unseen },
  validUntil: {
    show: ({ validUntil }) => validUntil && <FigureText text={longDate(validUntil)} />,
    missing: comparisonCopy.unknown,
  },
  minutes: {
    show: ({ minutes }) => minutes && <FigureText text={minutesText(minutes)} />,
    comparable: ({ minutes }) => (minutes ? minutesText(minutes) : undefined),
  },
  risk: {
    show: (offer) => {
      const credit = asSentence(creditWordsOf(offer) ?? "");
      if (!offer.risk) return credit || comparisonCopy.noRisk;
      return (
        <>
          <RiskMarks offer={offer} />
          {credit && ` ${credit}`}
        </>
      );
    },
    comparable: (offer) => (offer.risk ? undefined : (creditWordsOf(offer) ?? comparisonCopy.noRisk)),
  },
  verified: {
    show: (offer, today) => <StatusLine offer={offer} today={today} />,
    comparable: (offer, today) => `${statusWords(offer, today)} ${statusStamp(offer, today)}`,
  },
  category: {
    show: ({ category }) => categoryOf(category).name,
    comparable: ({ category }) => category,
  },
  pages: { show: (offer) => <Tools offer={offer} /> },
  official: {
    show: ({ sourceUrl }) => (
      <>
        <OutwardLink href={sourceUrl}>{landingCopy.source}</OutwardLink>
        <span className="only-printed"> {hostOf(sourceUrl)}</span>
      </>
    ),
  },
};

/** The money that an offer needs; of one that is over, what it needed. */
function neededWords(offer: Offer, today: CalendarDate): FigureWords {
  const { figure, notes } = needsWords(offer.value);
  return { figure, notes: phaseOf(offer, today) === "ended" ? [comparisonCopy.past, ...notes] : notes };
}

/** What is left of an offer that can be taken. */
function leftWords(offer: Offer): FigureWords {
  const words = netWords(offer.value, assumptionOf(offer.value)?.least?.euros);
  return words.figure && isUntaxed(offer)
    ? { ...words, notes: [asSentence(netCopy.beforeTax), ...words.notes] }
    : words;
}

/**
 * One row per criterion: its name, one value per offer, and whether all are equal. A criterion of which too little is known
 * is left out.
 */
export function comparisonRows(offers: readonly Offer[], today: CalendarDate) {
  return (Object.keys(rows) as Criterion[]).flatMap((key) => {
    const { show, comparable, missing } = rows[key];
    const values = offers.map((offer) => show(offer, today));
    if (missing === undefined ? !values.every(Boolean) : !values.some(Boolean)) return [];
    const texts = new Set(offers.map((offer) => comparable?.(offer, today)));
    const isEqual = texts.size === 1 && !texts.has(undefined);
    return [
      {
        key,
        name: comparisonCopy.rows[key],
        values: values.map((value, index) => value || <Unknown key={index} words={missing ?? ""} />),
        isEqual,
      },
    ];
  });
}

/** A range as figures have it: «30-90 €». */
const RANGE = /^\d+-\d+\s€$/;

/** What is known: all in one size and weight. */
const FigureText = ({ text }: { text: string }) => (
  <span className={classes("figure", RANGE.test(text) && styles.range)}>{text}</span>
);

/** What is not, in grey text. */
const Unknown = ({ words }: { words: string }) => <span className="muted">{words}</span>;

/** What the promotion of an offer that nobody can take says, or gave: no sum, which one would compare. */
const NotLeft = ({ offer, today }: { offer: Offer; today: CalendarDate }) => (
  <>
    <Unknown words={comparisonCopy.untakeable} />
    <p>
      {landingNames(offer, today)[0]}: {inSentence(offer.benefit)}
    </p>
  </>
);

function Figure({ words: { figure, notes } }: { words: FigureWords }) {
  return (
    <>
      {figure === undefined ? (
        // The word has the size of the figures beside it, so that its column is not taken for an empty one.
        <span className="figure muted">{netCopy.depends}</span>
      ) : (
        <FigureText text={figure} />
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </>
  );
}

/** The deadlines that the panel of the landing page names, for a visitor who starts today. */
function Limits({ offer, today }: ToolProps) {
  const limits = leadingDeadlines(offer);
  const delay = countedDelay(offer);
  // Only one of several limits is the visitor's: which of them is not known, so the shortest counts.
  const shortest = isOneOf(limits) && shortestOf(offer, limits, today);
  const shown = shortest
    ? [{ deadline: shortest, length: lengthsOf(limits), from: landingCopy.ownLimit, note: shortestDay }]
    : limits.map((deadline) => {
        return { deadline, length: lengthOf(deadline.after), from: lapseNote(offer, deadline), note: delay };
      });
  return shown.map(({ deadline, length, from, note }) => (
    <Fragment key={deadline.id}>
      <FigureText text={length} /> <p>{from}</p>
      <WhileOpen offer={offer} today={today}>
        {/* The date needs the script; the length beside it does not. */}
        <p className={classes("needs-script", styles.due)}>
          <b>
            <DueDate offer={offer} deadline={deadline} today={today} short />
          </b>{" "}
          {landingCopy.ifToday}
        </p>
        {note && <p>{note}</p>}
      </WhileOpen>
    </Fragment>
  ));
}

/** Links to the tools of an offer; screen readers get the brand in each. */
function Tools({ offer }: { offer: Offer }) {
  return (
    <ul className="stack">
      {toolsOf(offer).map(({ id, path, name }) => (
        <li key={id}>
          <a href={path}>
            {name}
            <span className="visually-hidden"> {titleAside(offer)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
