import { calendarPath, claimQuery, downloadPath, toolPath } from "../../config/paths";
import { type CalendarDate, isDay } from "../../format/dates";
import { CLAIM_SUFFIX, startAfter, type UnreadParameter } from "../../ground/deadlines";
import { valuesOf, type Query, writeQuery } from "../../ground/query";
import type { Offer } from "../../offers/offer";
import { type Claim, claimFor } from "./claim";
import { grievances } from "./grievances";

/** The day of the fact if the visitor gave it; the usual day is computed anew each time. */
const givenDay = ({ fact, isUsual }: Claim) => (isUsual ? undefined : fact);

/** The answers of a claim as a query that gives the same claim again on any later day. */
export const claimQueryOf = (claim: Claim) =>
  writeQuery({
    [claimQuery.signUp]: claim.signUp,
    [claimQuery.grievance]: claim.grievance,
    [claimQuery.since]: givenDay(claim),
    [claimQuery.written]: !claim.isAssumed && claim.written,
  });

/** The address that always answers the form: an empty form gets its error messages there. */
export const claimAnswerPath = (offer: Pick<Offer, "detailPath">) => `${toolPath(offer, "claim")}/fechas`;

/** The address of a claim's letter as plain text. */
export function letterPath(offer: Pick<Offer, "detailPath">, claim: Claim): string {
  return `${toolPath(offer, "claim")}/carta.txt?${claimQueryOf(claim)}`;
}

/** The address of a calendar to download, with a claim's days and the deadlines of its offer. */
export function claimCalendarPath(offer: Pick<Offer, "id" | "deadlines">, claim: Claim): string {
  const [name, value] = claimParameter(offer, claim);
  const signUp = offer.deadlines.items.length > 0 ? { [offer.id]: startAfter(offer, claim.signUp) } : {};
  return downloadPath(calendarPath({ ...signUp, [name]: value }));
}

/** In a claim's parameter, the prefix of the day of signing up, where the day of the fact is unknown. */
const SIGNED_UP = "alta-";

/**
 * A claim as a parameter of a calendar's address: `paypal.reclamar=no-llega.2026-12-05`, then the day of writing. Where
 * nobody knows when the benefit is due: `paypal.reclamar=no-llega.alta-2026-11-01`.
 */
export function claimParameter({ id }: Pick<Offer, "id">, claim: Claim): [name: string, value: string] {
  const { grievance, signUp, written, isAssumed } = claim;
  return [
    `${id}${CLAIM_SUFFIX}`,
    [grievance, givenDay(claim) ?? SIGNED_UP + signUp, ...(isAssumed ? [] : [written])].join("."),
  ];
}

/** An offer and a claim about it. */
export interface Claimed {
  offer: Offer;
  claim: Claim;
}

/** The claims that a calendar's address names, of each offer the first one that can be read; and what cannot. */
export function readClaims(query: Query, offers: readonly Offer[], today: CalendarDate) {
  const read: { claims: Claimed[]; unread: UnreadParameter[] } = { claims: [], unread: [] };
  for (const offer of offers) {
    const name = `${offer.id}${CLAIM_SUFFIX}`;
    const values = valuesOf(query, name);
    const claims = values.map((value) => claimIn(value.toLowerCase(), offer, today));
    const first = claims.find((claim) => claim !== undefined);
    if (first) read.claims.push(first);
    for (const [index, value] of values.entries())
      if (!first || claims[index] !== first) read.unread.push([name, value]);
  }
  return read;
}

/** The claim in the parameter of an offer; undefined if it cannot be read. */
function claimIn(value: string, offer: Offer, today: CalendarDate): Claimed | undefined {
  const [code, fact = "", written] = value.split(".");
  const grievance = grievances.find((known) => known === code);
  const since = isDay(fact) ? { day: fact } : undefined;
  const signedUp = fact.startsWith(SIGNED_UP) ? fact.slice(SIGNED_UP.length) : "";
  // Without the day of signing up, that of the fact serves: a calendar shows no conditions.
  const signUp = isDay(signedUp) ? { day: signedUp } : since;
  if (!signUp || (written !== undefined && !isDay(written))) return undefined;
  const writtenAnswer = written === undefined ? undefined : { day: written };
  const claim = claimFor(offer, { signUp, grievance, since, written: writtenAnswer }, today);
  return claim && { offer, claim };
}
