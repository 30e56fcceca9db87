import { toConfirmMeaning as words } from "@/lib/copy/frame";
import { type CalendarDate, isOver } from "@/lib/format/dates";
import { isOpen, lastFreshDay, type Validity } from "@/lib/offers/status";

interface Props {
  /** The offers of a list, or the one of a page. */
  offers: readonly Validity[];
  today: CalendarDate;
  className?: string | undefined;
}

/**
 * Explains «por confirmar» once per page, if an offer on it has that tag. If one will get it later, the text is
 * present but hidden, and the site's script shows it in time.
 */
export function StaleNote({ offers, today, className }: Props) {
  const freshDays = offers.filter((offer) => isOpen(offer, today)).map(lastFreshDay);
  const [first] = freshDays.sort();
  const last = freshDays.at(-1);
  if (!first || !last) return null;
  const whole = offers.length > 1 ? words.all : words.one;
  if (isOver(last, today)) return <p className={className}>{whole}</p>;
  return (
    <>
      {first < last && (
        <p className={className} data-after={first} data-until={last} hidden={!isOver(first, today)}>
          {words.some}
        </p>
      )}
      <p className={className} data-after={last} hidden>
        {whole}
      </p>
    </>
  );
}
