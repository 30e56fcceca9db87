import type { Lapse } from "../format/dates";
import { days } from "../format/quantity";
import type { ClaimRoute, ComplaintBody } from "./claim-schema";

/** A length of time that somebody has. */
export type Period = Lapse | { workingDays: number };

/** What the period for an answer depends on: a charge, or anything else. */
export type Case = "charge" | "other";

/** How long each has, and who is asked then. */
export interface Periods {
  /** Banks and investment firms must have a service for complaints (SAC), which has to answer before a public body is asked. */
  hasService: boolean;
  /**
   * How long after the fact one may write to the provider. `far`: so long that the day is no date to note.
   */
  write?: { months: number; far?: true };
  /** How long the provider has to answer. */
  reply: Readonly<Record<Case, Period>>;
  /** Whether the time about a charge holds only if it is for a payment service, which a visitor may not know. */
  isPaymentOnly?: true;
  /** Whether that is the longest of the periods that the law may give this provider. */
  isLongest?: true;
  body: ComplaintBody;
  /** How long one may go to that body, and from when: the day of writing, or the end of the provider's time to answer. */
  until?: { months: number; from: "written" | "answer" };
}

const month = { months: 1 } as const;
const ofMonth = { charge: month, other: month } as const;
const year = { months: 12, from: "written" } as const;
const consumer: Periods = {
  hasService: false,
  reply: { charge: { days: 15 }, other: { days: 15 } },
  body: "consumo",
};

/** The law's periods for each way of a claim, and the body to turn to then. Exceptions are worded in `lib/tools/claim/routes.ts`. */
export const claimPeriods: Readonly<Record<ClaimRoute, Periods>> = {
  payment: {
    hasService: true,
    write: { months: 60, far: true },
    reply: { charge: { workingDays: 15 }, other: month },
    isPaymentOnly: true,
    body: "banco-de-espana",
    until: year,
  },
  investment: { hasService: true, reply: ofMonth, body: "cnmv", until: year },
  insurance: { hasService: true, reply: ofMonth, body: "dgsfp", until: year },
  telecom: {
    hasService: false,
    write: month,
    reply: ofMonth,
    body: "teleco",
    until: { months: 3, from: "answer" },
  },
  // 15 calendar days, if Ley 10/2025 does not apply to the firm.
  energy: {
    ...consumer,
    reply: { charge: { workingDays: 5 }, other: { workingDays: 15 } },
    isLongest: true,
  },
  crypto: consumer,
  other: consumer,
};

const numerals = ["", "un", "dos", "tres", "cuatro", "cinco", "seis"];

/** A period in words: «un mes», «tres meses», «un año», «15 días», «15 días hábiles». */
export function periodWords(period: Period | undefined): string {
  if (!period) return "";
  if ("workingDays" in period) return `${days(period.workingDays)} hábiles`;
  if ("days" in period) return days(period.days);
  const inYears = period.months % 12 === 0;
  const figure = inYears ? period.months / 12 : period.months;
  const [singular, plural] = inYears ? ["año", "años"] : ["mes", "meses"];
  return `${numerals[figure] ?? figure} ${figure === 1 ? singular : plural}`;
}

/** How long a provider has to answer what is no charge: «un mes». */
export const replyTime = (route: ClaimRoute) => periodWords(claimPeriods[route].reply.other);
