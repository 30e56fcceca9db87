import type { CalendarDate } from "../../format/dates";

/** A visitor's answers to the questions of «Mi plan». */
export interface PlanInput {
  /** Euros that the visitor can move. */
  money: number;
  /** Ids of the offers of providers that already have the visitor as a customer. */
  customerOf: readonly string[];
  /** The day from which deadlines count, by offer id, for promotions under way. */
  joined: Readonly<Record<string, CalendarDate>>;
  /** The day of signing up, if given. */
  start?: CalendarDate;
  /** Whether the visitor wants no money at risk at all. */
  noRisk: boolean;
  /** Ids of the offers whose spending the visitor would do without them too. */
  spentAnyway: readonly string[];
  /** The visitor's own answers, in euros, to what an offer asks about its costs, by offer id. */
  costs: Readonly<Record<string, number>>;
  /** Euros a month of the salary that he can move; 0 if none, undefined if he has not said. */
  salary?: number | undefined;
  /** How many bills he can move; undefined if he has not said. */
  bills?: number | undefined;
  /** Whether he can move a line, if he has said so. */
  line?: true | undefined;
}
