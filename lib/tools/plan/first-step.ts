import { type CalendarDate, dayAndMonth } from "../../format/dates";
import { present } from "../../format/format";
import { needsInvitation } from "../../ground/invitation";
import { requestCopy } from "../../ground/offer-words";
import type { Offer } from "../../offers/offer";
import type { Plan } from "./plan";

/** What has to be got before an offer can begin, and the words that lead to how; undefined where nothing is missing. */
export function askFirst(offer: Offer): { path: string; words: string } | undefined {
  if (!needsInvitation(offer)) return undefined;
  return {
    path: `${offer.detailPath}#${requestCopy.id}`,
    words: `Pide la invitación de ${offer.brand}`,
  };
}

/**
 * The first thing to do, and the words that lead to it: «Primer paso: Trade Republic, hoy»; where its invitation is missing,
 * to ask for it.
 */
export function firstStep(
  { entries, extras }: Pick<Plan, "entries" | "extras">,
  today: CalendarDate | undefined,
): { path: string; words: string } | undefined {
  const [entry] = [...entries, ...extras];
  if (!entry) return undefined;
  const { offer, start } = entry;
  const missing = askFirst(offer);
  if (missing) return { ...missing, words: "Primer paso: pide la invitación" };
  const day = today && (start === today ? "hoy" : `el ${dayAndMonth(start)}`);
  return {
    path: `${offer.detailPath}#oferta`,
    words: `Primer paso: ${present([offer.brand, day]).join(", ")}`,
  };
}
