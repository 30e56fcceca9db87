import type { ReactNode } from "react";
import { notOpenCopy } from "@/lib/copy/status";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";
import { isRunning, phaseOf } from "@/lib/offers/status";

interface OpenProps {
  offer: Offer;
  today: CalendarDate;
  /** Shown instead before the promotion begins and after it has ended. */
  otherwise?: ReactNode;
  /** The content that leads to the provider. */
  children: ReactNode;
}

/**
 * Content that is shown only while a visitor can take the offer. If its last day is known, the site's script switches
 * to `otherwise` after that day.
 */
export function WhileOpen({ offer, today, otherwise, children }: OpenProps) {
  if (!isRunning(offer, today)) return otherwise;
  if (!offer.validUntil) return children;
  return (
    <>
      <div className="while-open" data-until={offer.validUntil}>
        {children}
      </div>
      {/* Text browsers show what is only hidden. */}
      {otherwise && <template data-after={offer.validUntil}>{otherwise}</template>}
    </>
  );
}

/** What an offer promises in the present. Once it has ended: `otherwise`, or that it has. */
export function NotEnded({
  offer,
  today,
  otherwise = <NotOpen offer={offer} today={today} />,
  children,
}: OpenProps) {
  if (phaseOf(offer, today) === "upcoming") return children;
  return (
    <WhileOpen offer={offer} today={today} otherwise={otherwise}>
      {children}
    </WhileOpen>
  );
}

/** Why there is no button: the promotion has not begun, or is over. */
export function NotOpen({ offer, today }: Pick<OpenProps, "offer" | "today">) {
  return <p>{phaseOf(offer, today) === "upcoming" ? notOpenCopy.upcoming : notOpenCopy.ended}</p>;
}
