import type { PlanAnswers } from "@/lib/tools/plan/input";
import type { CalendarDate } from "@/lib/format/dates";
import type { Offer } from "@/lib/offers/offer";

/** What each question of the plan's form knows. */
export interface PlanDetails {
  /** The offers whose provider one may already be a customer of. */
  offers: readonly Offer[];
  /** What was answered before. */
  answers: PlanAnswers;
  today: CalendarDate;
}

/** The target of `#respuesta` if an answer is wrong: the first wrong question. */
export const wrong = { id: "respuesta", tabIndex: -1 };
