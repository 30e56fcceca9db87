import type { Grievance } from "@/lib/tools/claim/grievances";
import { claimFor } from "@/lib/tools/claim/claim";
import { type ClaimInput, readClaim } from "@/lib/tools/claim/questions";
import { claimAnswer, claimReason } from "@/lib/tools/claim/answer-words";
import { claimLetter } from "@/lib/tools/claim/letter";
import { present } from "@/lib/format/format";
import { readQuery } from "@/lib/ground/query";
import type { ClaimRoute } from "@/lib/offers/claim-schema";
import type { Offer } from "@/lib/offers/offer";
import { plain, sampleOffer } from "@/__tests__/unit/offers/sample";

export const TODAY = "2026-11-23";

export const offerOn = (route: ClaimRoute, changes: Partial<Offer> = {}) =>
  sampleOffer({ claim: { route }, ...changes });

/** A line to keep for three months, counted from four days after the sign-up. */
export const tied: Offer["deadlines"] = {
  items: [{ id: "linea", kind: "keep", title: "Mantén", text: "Tres meses.", after: { months: 3 } }],
  delay: 4,
  note: "Nada más.",
};

/** A purchase within so many days. */
export const limit = (days: number) =>
  ({ id: "compra", kind: "before", title: "Compra", text: "Pronto.", after: { days } }) as const;

/** A gift that comes two days after signing up. */
export const expected: Offer["deadlines"] = {
  items: [{ id: "regalo", kind: "expected", title: "Regalo", text: "Llega.", after: { days: 2 } }],
  note: "Nada más.",
};

/** The claim of a visitor who sends these answers. */
export const claimOf = (offer: Offer, query: string, today = TODAY) =>
  claimFor(offer, readClaim(readQuery(query), offer, today), today);

/** What the ticket says, the days, and the reason. */
export const told = (offer: Offer, query: string, today = TODAY) => {
  const claim = claimOf(offer, query, today);
  if (!claim) throw new Error("no claim");
  const { before, figure, after } = claimAnswer(offer, claim, today);
  return {
    claim,
    answer: plain(present([before, figure, after]).join(" ")),
    days: claim.steps.map(({ id, date }) => `${id} ${date}`).join(", "),
    reason: plain(claimReason(offer, claim, today)),
    letter: claimLetter(offer, claim, today),
  };
};

/** Answers as the form reads them, also of years after TODAY. */
export function answered(grievance: Grievance, fact: string, written?: string, signUp = fact): ClaimInput {
  const [signed, since] = [{ day: signUp }, { day: fact }];
  return {
    signUp: signed,
    grievance,
    since,
    written: written ? { day: written } : undefined,
    answered: undefined,
  };
}
