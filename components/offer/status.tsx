import { Fragment } from "react";
import { OutwardLink } from "@/components/ui/text";
import { site } from "@/lib/config/site";
import { draftCopy } from "@/lib/copy/offer";
import { shortRisk, shortRiskParts } from "@/lib/copy/frame";
import { badgeWords, checkNote, statusWords } from "@/lib/copy/status";
import { type CalendarDate, longDate } from "@/lib/format/dates";
import { inSentence, listParts } from "@/lib/format/format";
import { dueDate } from "@/lib/answers/deadlines";
import type { Offer } from "@/lib/offers/offer";
import { isOpen, statusOn, statusStamp, validityStamp, type Validity } from "@/lib/offers/status";

interface RiskProps {
  offer: Pick<Offer, "risk">;
  /** For a line with little room: on a phone the triangle and two words; screen readers read the whole. */
  short?: boolean;
}

/** The short risk label, for rows and tables. */
export function RiskMark({ offer, short = false }: RiskProps) {
  return (
    offer.risk && (
      <span className="risk">
        {shortRiskParts.short} <span className={short ? "wide-only" : undefined}>{shortRiskParts.rest}</span>
      </span>
    )
  );
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
      className="fine status"
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
 * Says once per page that its checks are old. The server's HTML gives their dates, the site's script their age, on a
 * page that was built earlier too.
 */
export function StaleNote({ offers, today, className }: StaleProps) {
  const open = offers.filter((offer) => isOpen(offer, today));
  if (open.length === 0) return null;
  const note = checkNote(offers, today);
  return (
    <p className={className} data-checked={open.map(validityStamp).join(" ")} hidden={!note}>
      {note}
    </p>
  );
}

/** Whether a promotion runs, among the badges of its page; the site's script corrects it on a later day. */
export function StatusBadge({ offer, today }: { offer: Validity; today: CalendarDate }) {
  return <li data-badge={validityStamp(offer)}>{badgeWords(offer, today)}</li>;
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
export function DraftMark({ offer }: { offer: Pick<Offer, "draft" | "id" | "history"> }) {
  if (!offer.draft || site.production) return null;
  return (
    <p className="hint">
      <strong>{draftCopy.label(offer)}</strong> {draftCopy.text(offer.id)}
    </p>
  );
}

/** A sentence that leads to other offers: «¿No te encaja? Mira también A y B.» */
export function Alternatives({ intro, offers }: { intro: string; offers: readonly Offer[] }) {
  if (offers.length === 0) return null;
  const parts = listParts(offers.map((offer) => offer.brand));
  return (
    <p className="hint alternatives">
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
