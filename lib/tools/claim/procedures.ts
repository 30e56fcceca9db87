import type { ComplaintBody } from "../../offers/categories";
import type { ClaimRoute } from "../../offers/claim-schema";
import type { Offer } from "../../offers/offer";

/** A period of a procedure. */
export type Period = { months: number } | { workingDays: number };

/** What a procedure asks of both sides. Sources: `procedureSource` in `lib/tools/claim/words.ts`. */
interface Procedure {
  /**
   * How long after the fact one may write to the provider; the last day is the day before it ends. `far`: so long that
   * the day is no date to note.
   */
  write?: { months: number; far?: true };
  /** How long the provider has to answer: about a charge, and about anything else. */
  answer?: { charge: Period; other: Period };
  /** The body to turn to. */
  body: ComplaintBody;
  /** How long one may go to that body, and from when: the day of writing, or the end of the provider's time to answer. */
  until?: { months: number; from: "written" | "answer" };
}

const month = { months: 1 } as const;

/** The procedures by route; the periods are those of the public bodies named in each. */
const procedures: Readonly<Record<ClaimRoute, Procedure>> = {
  payment: {
    write: { months: 60, far: true },
    answer: { charge: { workingDays: 15 }, other: month },
    body: "banco-de-espana",
    until: { months: 12, from: "written" },
  },
  investment: {
    answer: { charge: month, other: month },
    body: "cnmv",
    until: { months: 12, from: "written" },
  },
  telecom: {
    write: month,
    answer: { charge: month, other: month },
    body: "teleco",
    until: { months: 3, from: "answer" },
  },
  crypto: { body: "consumo" },
  other: { body: "consumo" },
};

/** Whether the days of a claim count from the fact: if the time to write is long or unknown, they count from writing. */
export const countsFromFact = ({ write }: Procedure) => write !== undefined && !write.far;

/** The procedure of an offer; `other` if its file names none. */
export function procedureOf({ claim }: Pick<Offer, "claim">): Procedure & { route: ClaimRoute } {
  const route = claim?.route ?? "other";
  return { route, ...procedures[route] };
}
