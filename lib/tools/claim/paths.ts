import { type Claim, claimParameter } from "./claim";
import { calendarPath, claimQuery, downloadPath, toolPath } from "../../config/paths";
import type { Offer } from "../../offers/offer";

/** The answers of a claim as a query that gives the same claim again on any later day. */
export function claimQueryOf({ signUp, grievance, fact, written, isAssumed }: Claim): string {
  return String(
    new URLSearchParams({
      [claimQuery.signUp]: signUp,
      [claimQuery.grievance]: grievance,
      ...(fact && { [claimQuery.since]: fact }),
      ...(!isAssumed && { [claimQuery.written]: written }),
    }),
  );
}

/** The address that answers the form whatever its query says: one without any answer gets its mistakes. */
export const claimAnswerPath = (offer: Pick<Offer, "detailPath">) => `${toolPath(offer, "claim")}/fechas`;

/** The address of a claim's letter as plain text. */
export function letterPath(offer: Pick<Offer, "detailPath">, claim: Claim): string {
  return `${toolPath(offer, "claim")}/carta.txt?${claimQueryOf(claim)}`;
}

/** The address of a calendar to download, with a claim's days and the deadlines of its offer. */
export function claimCalendarPath(offer: Pick<Offer, "id" | "deadlines">, claim: Claim): string {
  const [name, value] = claimParameter(offer, claim);
  const signUp = offer.deadlines.items.length > 0 ? { [offer.id]: claim.signUp } : {};
  return downloadPath(calendarPath({ ...signUp, [name]: value }));
}
