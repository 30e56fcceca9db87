import { Fragment } from "react";
import { OutwardLink } from "@/components/ui/text";
import { site } from "@/lib/config/site";
import { draft } from "@/lib/copy/offer";
import { shortRisk, toConfirmMeaning } from "@/lib/copy/frame";
import { statusWords } from "@/lib/copy/status";
import { type CalendarDate, isOver, longDate } from "@/lib/format/dates";
import { classes, inSentence, listParts } from "@/lib/format/format";
import { dueDate } from "@/lib/answers/deadlines";
import type { Offer } from "@/lib/offers/offer";
import { isOpen, lastFreshDay, statusOn, statusStamp, type Validity } from "@/lib/offers/status";
import styles from "./offer.module.css";

/** The short risk label, for rows and tables. */
export function RiskMark({ offer }: { offer: Pick<Offer, "risk"> }) {
  return offer.risk && <span className="risk">{shortRisk}</span>;
}

interface StatusProps {
  offer: Validity;
  today: CalendarDate;
  /** For a line of a list. */
  short?: boolean;
}

/** The status of an offer in words; the site's script corrects them on a page that is read on a later day. */
export function StatusLine({ offer, today, short }: StatusProps) {
  return (
    <span
      className={classes("fine", styles.status)}
      data-status={statusStamp(offer, today)}
      data-short={short && ""}
      data-state={statusOn(offer, today)}
    >
      {statusWords(offer, today, short)}
    </span>
  );
}

/** The day of a deadline, counted from today; the site's script updates the day on a page read later. */
export function DueDate({ stamp, today }: { stamp: string; today: CalendarDate }) {
  const day = dueDate(stamp, today);
  return (
    <time dateTime={day} data-due={stamp}>
      {longDate(day)}
    </time>
  );
}

interface StaleProps {
  /** The offers of a list, or the one of a page. */
  offers: readonly Validity[];
  today: CalendarDate;
  className?: string | undefined;
}

/**
 * Explains «por confirmar» once per page, if an offer on it has that tag. If one will get it later, the text is
 * present but hidden, and the site's script shows it in time.
 */
export function StaleNote({ offers, today, className }: StaleProps) {
  const freshDays = offers.filter((offer) => isOpen(offer, today)).map(lastFreshDay);
  const [first] = freshDays.sort();
  const last = freshDays.at(-1);
  if (!first || !last) return null;
  const whole = offers.length > 1 ? toConfirmMeaning.all : toConfirmMeaning.one;
  if (isOver(last, today)) return <p className={className}>{whole}</p>;
  return (
    <>
      {first < last && (
        <p className={className} data-after={first} data-until={last} hidden={!isOver(first, today)}>
          {toConfirmMeaning.some}
        </p>
      )}
      <p className={className} data-after={last} hidden>
        {whole}
      </p>
    </>
  );
}

/** States that the provider's authorisation is unknown, with links to the registers. */
export function Authorisation({ offer: { protection } }: { offer: Pick<Offer, "protection"> }) {
  const { authorisation, sources } = protection;
  if (!authorisation) return null;
  return (
    <p className="notice">
      <span>
        {authorisation}{" "}
        {sources.map(({ label, url }, place) => (
          <Fragment key={url}>
            {place > 0 && " · "}
            <OutwardLink href={url}>{label}</OutwardLink>
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** Says to an editor, in `npm run dev` only, that visitors do not see this offer yet. */
export function DraftMark({ offer }: { offer: Pick<Offer, "draft" | "id"> }) {
  if (!offer.draft || site.production) return null;
  return (
    <p className="hint">
      <strong>{draft.label}</strong> {draft.text(offer.id)}
    </p>
  );
}

/** A sentence that leads to other offers: «¿No te encaja? Mira también A y B.» */
export function Alternatives({ intro, offers }: { intro: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  const parts = listParts(offers.map((offer) => offer.brand));
  return (
    <p className={classes("hint", styles.alternatives)}>
      {intro}{" "}
      {parts.map(({ type, value }) => {
        const offer = type === "element" && offers.find(({ brand }) => brand === value);
        return offer ? (
          <Fragment key={offer.id}>
            <a href={offer.detailPath}>{value}</a>
            {offer.risk && ` (${inSentence(shortRisk)})`}
          </Fragment>
        ) : (
          value
        );
      })}
      .
    </p>
  );
}
