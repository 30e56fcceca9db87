import { badgeWords, checkNote, statusWords } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import { classes } from "@/lib/format/format";
import { checkOf } from "@/lib/offers/never-checked";
import { type Validity, isUnavailable, phaseOf, statusStamp, validityStamp } from "@/lib/offers/status";

interface StatusProps {
  offer: Validity;
  today: CalendarDate;
  /** Whether it stands in a line of a list. */
  short?: boolean;
}

/** The status of an offer in words; the site's script corrects them on a page that is read on a later day. */
export function StatusLine({ offer, today, short }: StatusProps) {
  const stamp = statusStamp(offer, today);
  return (
    <span
      className={classes(isUnavailable(offer, today) ? "brand" : "fine", "status")}
      data-status={stamp}
      data-short={stamp && short ? "" : undefined}
    >
      {statusWords(offer, today, short)}
    </span>
  );
}

interface StaleProps {
  /** The offers of a list, or the one of a page. */
  offers: readonly Validity[];
  today: CalendarDate;
  className?: string | undefined;
}

/**
 * Says once per page that its checks are old. The server's HTML gives their dates, the site's script their age: on the
 * day of the build the one in `data-aged`, later its own.
 */
export function StaleNote({ offers, today, className }: StaleProps) {
  // What nobody has checked has no age.
  const open = offers.filter((offer) => checkOf(offer) && phaseOf(offer, today) === "open");
  if (open.length === 0) return null;
  const note = checkNote(offers, today);
  return (
    <p
      className={className}
      data-checked={open.map(validityStamp).join(" ")}
      data-aged={note && checkNote(offers, today, true)}
      hidden={!note}
    >
      {note}
    </p>
  );
}

/** Whether a promotion runs, above the button of its page; the site's script corrects it on a later day. */
export function StatusBadge({ offer, today }: { offer: Validity; today: CalendarDate }) {
  const stamp = checkOf(offer) && phaseOf(offer, today) === "open" ? validityStamp(offer) : undefined;
  return <span data-badge={stamp}>{badgeWords(offer, today)}</span>;
}
