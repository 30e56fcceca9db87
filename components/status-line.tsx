import { statusWords } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { statusOn, statusStamp } from "@/lib/offers/status";

interface Props {
  offer: Offer;
  today: CalendarDate;
  /** Words that say more than the status while it is current. */
  current?: string | undefined;
}

/** The status of an offer in words; the site's script corrects them on a page that is read on a later day. */
export function StatusLine({ offer, today, current }: Props) {
  const status = statusOn(offer, today);
  const words = status === "current" && current ? current : statusWords(status, offer);
  return <span data-status={statusStamp(offer, today)}>{words}</span>;
}
