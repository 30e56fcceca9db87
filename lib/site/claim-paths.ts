import type { Claim } from "../answers/complaints";
import { claimQuery } from "../config/paths";
import type { Offer } from "../offers/offer";
import { pathOf } from "./tool-pages";

/** The answers of a claim as a query that gives the same claim again on any later day. */
function queryOf({ signUp, grievance, fact, written, isAssumed }: Claim): URLSearchParams {
  return new URLSearchParams({
    [claimQuery.signUp]: signUp,
    [claimQuery.grievance]: grievance,
    [claimQuery.since]: fact,
    ...(!isAssumed && { [claimQuery.written]: written }),
  });
}

/** The address of a claim's letter as plain text. */
export function letterPath(offer: Pick<Offer, "detailPath">, claim: Claim): string {
  return `${pathOf(offer, "reclamar")}/carta.txt?${queryOf(claim)}`;
}

/** The address of a claim's days as a calendar. */
export function claimCalendarPath(offer: Pick<Offer, "detailPath">, claim: Claim): string {
  return `${pathOf(offer, "reclamar")}/calendario.ics?${queryOf(claim)}`;
}
